import * as DIAS from '#domain/base/retencao-dias.ts'
import { ttlDe } from '#lambdas/runtime/prazos.ts'
import { repeticaoKey } from './keys.ts'
import { ALWAYS, get, put, remove, write } from './table.ts'

/** Whether a request with this key was started within a day. */
export const vista = async (escopo: string, chave: string): Promise<boolean> =>
  (await get(repeticaoKey(escopo, chave))) !== undefined

/** Remembers that a request was started. */
export const lembrar = (escopo: string, chave: string, agora: Date): Promise<void> =>
  write(
    put(
      {
        ...repeticaoKey(escopo, chave),
        entidade: 'repeticao',
        ttl: ttlDe(DIAS.repeticao, agora),
      },
      ALWAYS,
    ),
  )

/** Forgets a request that was not carried out after all. */
export const esquecer = (escopo: string, chave: string): Promise<void> =>
  write(remove(repeticaoKey(escopo, chave), ALWAYS))
