import { type IdDeTela, rota } from '#domain/acesso/rotas.ts'
import { env } from '#lambdas/runtime/env.ts'

/** Address of a screen; `id` fills the one parameter some have. */
export const pagina = (tela: IdDeTela, id = ''): string =>
  new URL(rota(tela).caminho.replace(/:id\??$/, id), env('ORIGEM')).href
