import { randomUUID } from 'node:crypto'
import * as sessoes from '#lambdas/store/sessoes.ts'

/** What is kept of somebody's sign-in, as the sign-in itself writes it. @returns its id, for `invoke` */
export async function sessaoGuardada(
  usuario_id: string,
  { em = new Date(), segundo_fator = false }: { readonly em?: Date; readonly segundo_fator?: boolean } = {},
): Promise<string> {
  const id = randomUUID()
  const quando = em.toISOString()
  await sessoes.abrir({
    id,
    usuario_id,
    criada_em: quando,
    usada_em: quando,
    confirmada_em: quando,
    metodo: 'senha',
    segundo_fator,
    aparelho: 'a'.repeat(64),
    navegador: 'Chrome no Windows',
    endereco: '127.0.0.1',
    semente: 'semente',
    vez: 0,
    trocada_em: quando,
  })
  return id
}
