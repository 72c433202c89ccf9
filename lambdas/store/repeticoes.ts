import { repeticaoKey } from './keys.ts'
import { ConditionFailed, NEW, put, write } from './table.ts'

const DIA = 24 * 60 * 60

/** True the first time a key of this scope is seen within a day; a repeated request answers false. */
export async function primeiraVez(escopo: string, chave: string, agora: Date): Promise<boolean> {
  const ttl = Math.ceil(agora.getTime() / 1000) + DIA
  try {
    await write(put({ ...repeticaoKey(escopo, chave), entidade: 'repeticao', ttl }, NEW))
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
