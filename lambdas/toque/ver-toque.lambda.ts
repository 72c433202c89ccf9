import { verToque } from '#domain/toque/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { chavePublica } from './chave.ts'
import * as aparelhos from './store/aparelhos.ts'

export const handler = semLimite(verToque, async (_input, { actor }) => {
  const [chave, ligados] = await Promise.all([chavePublica(), aparelhos.doUsuario(actor.id)])
  return { chave, aparelhos: ligados }
})
