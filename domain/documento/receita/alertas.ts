import type { Ficha } from '../../ficha/ficha.ts'
import { eMesmaPalavra } from '../controle.ts'
import { emPalavras, normalizar } from '../../base/palavras.ts'
import type { ItemEmitido } from './item.ts'
import { CHAMADOS, FAMILIAS } from './familias.ts'

/** Something the doctor must have seen before the prescription is issued. */
interface Alerta {
  /** What it is about; the doctor answers with it that it was seen. */
  readonly chave: string
  readonly texto: string
}

type Escrito = Pick<ItemEmitido, 'medicamento' | 'titulo'>
type Alergias = NonNullable<Ficha['alergias']>['itens']

/** Whether a name stands in the text, word by word, with one wrong letter in the longer words. */
function diz(palavras: readonly string[], nome: string): boolean {
  const partes = emPalavras(nome)
  if (partes.length === 0) return false
  return palavras.some((_, inicio) =>
    partes.every((parte, passo) => eMesmaPalavra(palavras[inicio + passo] ?? '', parte)),
  )
}

const MEMBROS = FAMILIAS.flatMap(({ membros }) => membros)

/** Known substances named in a text, brands by what is in them. */
function substanciasEm(texto: string): string[] {
  const palavras = emPalavras(texto)
  const deMarca = Object.entries(CHAMADOS).flatMap(([marca, nome]) => (diz(palavras, marca) ? [nome] : []))
  return [...new Set([...MEMBROS.filter((nome) => diz(palavras, nome)), ...deMarca])]
}

/**
 * What speaks against these medicines: an allergy of the patient's profile to one of them or to its family, and the
 * same medicine twice among the items. `livres` are the free texts, which may well name one medicine again.
 */
export function alertasDaReceita(
  { itens, livres }: { readonly itens: readonly Escrito[]; readonly livres: readonly string[] },
  alergias: Alergias,
): Alerta[] {
  const alergicos = [...itens.map(({ titulo }) => titulo), ...livres].flatMap((escrito) =>
    alergias.flatMap(({ substancia, reacao }) => {
      const familia = reacaoPossivel(escrito, substancia)
      if (familia === undefined) return []
      const qual = `${substancia}${reacao ? ` (${reacao})` : ''}`
      const texto = familia
        ? `Alergia a ${qual} na ficha, e “${primeiraLinha(escrito)}” é da mesma família: ${familia.rotulo} (${familia.fonte}).`
        : `Alergia a ${qual} na ficha: “${primeiraLinha(escrito)}”.`
      return [{ chave: `alergia:${normalizar(substancia)}:${normalizar(primeiraLinha(escrito))}`, texto }]
    }),
  )
  const repetidas = itens.flatMap((item, n) => repetidasEm(item, itens.slice(0, n)))
  const todos = [...alergicos, ...repetidas]
  return todos.filter(({ chave }, n) => todos.findIndex((outro) => outro.chave === chave) === n)
}

/** null for the substance itself, the family for one of its family, undefined for neither. */
function reacaoPossivel(escrito: string, alergia: string): (typeof FAMILIAS)[number] | null | undefined {
  const palavras = emPalavras(escrito)
  const ditas = substanciasEm(escrito)
  const alergicas = substanciasEm(alergia)
  if (diz(palavras, alergia) || ditas.some((nome) => alergicas.includes(nome))) return null
  const daAlergia = emPalavras(alergia)
  return FAMILIAS.find(
    ({ chamada, membros }) =>
      membros.some((nome) => ditas.includes(nome)) &&
      (membros.some((nome) => alergicas.includes(nome)) || chamada.some((nome) => diz(daAlergia, nome))),
  )
}

function repetidasEm({ medicamento, titulo }: Escrito, antes: readonly Escrito[]): Alerta[] {
  const nome = (texto: string) => emPalavras(primeiraLinha(texto)).join(' ')
  const comuns = substanciasEm(medicamento).filter((dita) =>
    antes.some((outro) => substanciasEm(outro.medicamento).includes(dita)),
  )
  const iguais = antes.some((outro) => nome(outro.medicamento) === nome(medicamento))
  const repetidas = iguais && comuns.length === 0 ? [nome(medicamento)] : comuns
  return repetidas.map((dita) => ({
    chave: `repetida:${dita}`,
    texto: `“${primeiraLinha(titulo)}” aparece mais de uma vez nesta receita.`,
  }))
}

const primeiraLinha = (texto: string): string => (texto.trim().split('\n')[0] ?? '').slice(0, 80)
