import { criarDocumento } from '#domain/documento/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { emitir } from './emitir.ts'

/** 'Gerar Documento': with an `Idempotency-Key` header a repeated request answers the document of the first. */
export const handler = http(criarDocumento, (entrada, { actor, now, request }) =>
  emitir({ medico: actor.perfil, entrada, chave: request.headers['idempotency-key'], now }),
)
