import { normalizar } from '../base/palavras.ts'
import { MARCAS, type MotivoDeControle, MOTIVOS_DE_CONTROLE, SUBSTANCIAS } from './substancias.ts'

/** A substance found in a prescription. */
interface Controlada {
  /** As written in the text. */
  readonly escrito: string
  readonly substancia: string
  readonly motivo: MotivoDeControle
}

interface Nome {
  readonly palavras: readonly string[]
  readonly substancia: string
  readonly motivo: MotivoDeControle
}

/** Shorter names are only matched exactly: with one letter changed they would match other words. */
const MENOR_COM_ERRO = 7

const NOMES: readonly Nome[] = [
  ...Object.entries(SUBSTANCIAS).flatMap(([motivo, nomes]) =>
    nomes.map(
      (nome): Nome => ({ palavras: nome.split(' '), substancia: nome, motivo: motivo as MotivoDeControle }),
    ),
  ),
  ...Object.entries(MARCAS).map(
    ([marca, substancia]): Nome => ({ palavras: [marca], substancia, motivo: motivoDe(substancia) }),
  ),
]

/**
 * Controlled or retained substances named in a text, each once, in order of appearance. Case and accents are ignored,
 * and in longer names also one wrong, missing, added or swapped letter.
 */
export function controladasEm(texto: string): Controlada[] {
  const escritas = [...texto.matchAll(/[\p{L}\p{M}]+/gu)].map(([palavra]) => palavra)
  const palavras = escritas.map(normalizar)
  const found = palavras.flatMap((_, inicio) => {
    const nome = NOMES.find(({ palavras: nomes }) =>
      nomes.every((parte, passo) => eMesmaPalavra(palavras[inicio + passo] ?? '', parte)),
    )
    if (!nome) return []
    const escrito = escritas.slice(inicio, inicio + nome.palavras.length).join(' ')
    return [{ escrito, substancia: nome.substancia, motivo: nome.motivo }]
  })
  return found.filter(
    ({ substancia }, index) => found.findIndex((other) => other.substancia === substancia) === index,
  )
}

/** The refusal's sentence: what was found and why it cannot be prescribed here. */
export const recusaDeControladas = (encontradas: readonly Controlada[]): string =>
  `Não é possível prescrever por aqui: ${encontradas
    .map(({ escrito, motivo }) => `${escrito} (${MOTIVOS_DE_CONTROLE[motivo]})`)
    .join('; ')}.`

export function eMesmaPalavra(escrita: string, nome: string): boolean {
  return escrita === nome || (nome.length >= MENOR_COM_ERRO && umaLetraDeDiferenca(escrita, nome))
}

/** Whether two words differ by exactly one substitution, insertion, removal or swap of neighbours. */
function umaLetraDeDiferenca(one: string, other: string): boolean {
  if (Math.abs(one.length - other.length) > 1) return false
  const start = Array.from(one).findIndex((letra, index) => letra !== other[index])
  const at = start === -1 ? one.length : start
  const [rest, otherRest] = [one.slice(at), other.slice(at)]
  if (one.length === other.length) {
    if (rest.slice(1) === otherRest.slice(1)) return true
    return rest[0] === otherRest[1] && rest[1] === otherRest[0] && rest.slice(2) === otherRest.slice(2)
  }
  return one.length > other.length ? rest.slice(1) === otherRest : rest === otherRest.slice(1)
}

function motivoDe(substancia: string): MotivoDeControle {
  const found = Object.entries(SUBSTANCIAS).find(([, nomes]) => nomes.includes(substancia))
  if (!found) throw new Error(`Brand of an unlisted substance: ${substancia}`)
  return found[0] as MotivoDeControle
}
