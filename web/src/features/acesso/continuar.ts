import { destinoAposLogin } from '#domain/acesso/destino.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { lerPerfil } from '../../lib/sessao/perfil.ts'

/**
 * Where whoever is signed in already goes on: their home, or what they have to finish first (P §4.4); undefined without
 * a profile.
 * @throws ApiError, NetworkError
 */
export async function ondeContinuar(): Promise<string | undefined> {
  const perfil = await lerPerfil()
  if (!perfil) return undefined
  return perfil.access_tier === 'full' && !perfil.papeis.includes('admin')
    ? caminhoDe('inicio')
    : destinoAposLogin(perfil, perfil.tipo)
}
