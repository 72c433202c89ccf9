import { systemManifest } from '#domain/admin/contract.ts'
import { type Construcao, manifestoDe } from '#domain/admin/manifesto.ts'
import { DECLARADAS } from '#domain/declaradas.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'

/** Every function of the registry, with what the build knows about it (D §2.15). */
export const handler = semLimite(systemManifest, async (_entrada, { now }) =>
  manifestoDe(DECLARADAS, JSON.parse(CONSTRUCAO) as Construcao, now.toISOString()),
)
