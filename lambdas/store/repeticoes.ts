import { repeticaoKey } from './keys.ts'
import { ALWAYS, get, put, remove, write } from './table.ts'

const DIA = 24 * 60 * 60

/** Whether a request with this key was taken up within a day. */
export const vista = async (escopo: string, chave: string): Promise<boolean> =>
  (await get(repeticaoKey(escopo, chave))) !== undefined

/** Remembers a request that is being taken up. */
export const lembrar = (escopo: string, chave: string, agora: Date): Promise<void> =>
  write(
    put(
      {
        ...repeticaoKey(escopo, chave),
        entidade: 'repeticao',
        ttl: Math.ceil(agora.getTime() / 1000) + DIA,
      },
      ALWAYS,
    ),
  )

/** It was not taken up after all. */
export const esquecer = (escopo: string, chave: string): Promise<void> =>
  write(remove(repeticaoKey(escopo, chave), ALWAYS))
