import { caminhoDe, type IdDeTela } from '#domain/base/rotas.ts'
import { env } from '#lambdas/runtime/env.ts'

/** Address of a screen, for a mail. */
export const pagina = (tela: IdDeTela, parametros: Readonly<Record<string, string>> = {}): string =>
  new URL(caminhoDe(tela, parametros), env('ORIGEM')).href
