import type { Prontuario } from '../prontuario.ts'
import { type Item, LIMITES_DO_ITEM } from './item.ts'

type DoProntuario = Prontuario['documentos'][number]

interface Repetida {
  readonly conteudo: string
  readonly itens: readonly Item[]
  /** Free text. */
  readonly medicamentos: string
}

/** What the doctor with this registration last prescribed to the patient, as it is typed; addenda aside. */
export function ultimaReceita(
  documentos: readonly DoProntuario[],
  { crm, uf }: { readonly crm: string; readonly uf: string },
): Repetida | undefined {
  const ultima = documentos.find(
    ({ tipo, adendo, medico }) => tipo === 'receita' && !adendo && medico.crm === crm && medico.uf === uf,
  )
  if (!ultima) return undefined
  const { conteudo, itens: emitidos, medicamentos = '' } = ultima
  if (!emitidos) return { conteudo, itens: [], medicamentos }
  // Free text beside items was issued as the last of them.
  const livre = emitidos.findIndex(({ medicamento }) => !cabeNoItem(medicamento))
  const itens = emitidos.filter((_, n) => n !== livre).map(({ titulo: _t, modo: _m, ...item }) => item)
  return { conteudo, itens, medicamentos: emitidos[livre]?.medicamento ?? '' }
}

const cabeNoItem = (medicamento: string): boolean =>
  medicamento.length <= LIMITES_DO_ITEM.medicamento && !medicamento.includes('\n')
