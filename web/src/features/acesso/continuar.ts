import { destinoAposLogin } from '#domain/acesso/destino.ts'
import { lerPerfil } from '../../lib/perfil.ts'

/**
 * Where whoever is signed in already goes on, as after a sign-in (P §4.4); undefined without a profile.
 * @throws ApiError, NetworkError
 */
export async function ondeContinuar(): Promise<string | undefined> {
  const perfil = await lerPerfil()
  return perfil ? destinoAposLogin(perfil, perfil.tipo) : undefined
}
