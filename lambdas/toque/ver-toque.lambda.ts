import { verToque } from '#domain/toque/contract.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { chavePublica } from './chave.ts'
import * as aparelhos from './store/aparelhos.ts'

export const handler = semLimite(verToque, async (_input, { actor }) => {
  const [chave, { tocam }] = await Promise.all([chavePublica(), aparelhos.separados(actor.id)])
  return { chave, aparelhos: tocam }
})
