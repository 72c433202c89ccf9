import { segredo } from '#lambdas/aws/segredos.ts'
import { comChave } from './hmac.ts'

/**
 * Marks (HMACs) that stay in the table for years. Rotating the key wraps each mark in another HMAC layer: the mark of a
 * mark, which can be computed from the table alone, without the original data. Somebody who learns only an older key
 * cannot test guesses. While a layer is being added both forms are in the table (docs/decisions/028); `npm run chaves`
 * migrates from one to the other.
 */
export interface Formas {
  /** The form in which it is written now. */
  readonly escrita: string
  /** The other form in which it may be stored during a rotation; undefined outside of one. */
  readonly outra: string | undefined
  /** Number of layers that `escrita` has: marks with fewer are still to be migrated. */
  readonly camadas: number
}

export async function guardado(contexto: string, valor: string): Promise<Formas> {
  const { chave, camadas = [], troca } = await segredo('chaves')
  const antiga = camadas.reduce(
    (marca, camada) => comChave(camada, marca),
    comChave(chave, `${contexto}\n${valor}`),
  )
  if (!troca) return { escrita: antiga, outra: undefined, camadas: camadas.length }
  const nova = comChave(troca.camada, antiga)
  return troca.escreve === 'nova'
    ? { escrita: nova, outra: antiga, camadas: camadas.length + 1 }
    : { escrita: antiga, outra: nova, camadas: camadas.length }
}

/** Both forms, the one written now first. */
export const formasDe = ({ escrita, outra }: Formas): readonly string[] =>
  outra === undefined ? [escrita] : [escrita, outra]

/**
 * An HMAC that never changes: the face collection knows a face by it, and without the account's id it reveals nothing
 * about the person.
 */
export async function fixo(contexto: string, valor: string): Promise<string> {
  const { chave } = await segredo('chaves')
  return comChave(chave, `${contexto}\n${valor}`)
}
