import { type Atestado, codigoEscrito } from '#domain/documento/atestado.ts'
import { nomeDaPrevia, previaDoDocumento } from '#domain/documento/previa.ts'
import { comporReceita } from '#domain/documento/receita/frase.ts'
import { baixarTexto } from './baixar-texto.ts'
import { itensEscritos } from './receita/digitado.ts'
import type { Valores } from './valores.ts'

interface Contexto {
  /** It would be issued as an addendum. */
  readonly adendo: boolean
  readonly paciente: string | undefined
  readonly medico: { readonly nome: string; readonly registro: string } | undefined
}

/** The document as its fields would have it now, as a text to keep. */
export function baixarPrevia({ tipo, itens, ...valores }: Valores, contexto: Contexto): void {
  if (tipo === '') return
  const agora = new Date()
  const { medicamentos = '' } = comporReceita(itensEscritos(itens), valores.medicamentos)
  baixarTexto(
    nomeDaPrevia(tipo, agora, contexto.paciente),
    previaDoDocumento(
      { ...valores, ...contexto, tipo, medicamentos, atestado: atestadoDigitado(valores) },
      agora,
    ),
  )
}

/** What the fields of a certificate say so far. */
const atestadoDigitado = ({ dias, cid }: Pick<Valores, 'dias' | 'cid'>): Atestado => ({
  ...(Number(dias) > 0 && { dias: Number(dias) }),
  ...(cid.trim() !== '' && { cid: codigoEscrito(cid) }),
})
