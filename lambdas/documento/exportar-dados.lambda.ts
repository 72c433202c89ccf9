import { exportarDados } from '#domain/documento/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { reunir } from './reunir.ts'

/** The caller's own data as JSON (LGPD art. 18, V: in a form other services can read). */
export const handler = http(exportarDados, async (_input, { actor, now }) => reunir(actor.perfil, now))
