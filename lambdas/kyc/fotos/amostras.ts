import { env } from '#lambdas/runtime/env.ts'

/** Samples are drawn on one machine, for whoever tries the product there: only there they count like real ones. */
export const amostrasValem = (): boolean => env('ESTAGIO') === 'local'
