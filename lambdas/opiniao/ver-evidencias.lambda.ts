import { verEvidencias } from '#domain/opiniao/contract.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as evidencias from './store/evidencias.ts'

/** Which claims the public pages may make now, and from what. */
export const handler = publica(verEvidencias, async () => ({
  evidencias: (await evidencias.somadas())?.evidencias ?? [],
}))
