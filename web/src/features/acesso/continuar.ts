import { destinoAposLogin } from '#domain/acesso/destino.ts'
import { lerPerfil } from '../../lib/perfil.ts'

/** Where whoever is signed in already goes on, as after a sign-in (P §4.4); undefined when they must sign in. */
export async function ondeContinuar(): Promise<string | undefined> {
  try {
    const perfil = await lerPerfil()
    return perfil ? destinoAposLogin(perfil, perfil.tipo) : undefined
  } catch {
    // Signed out meanwhile, or nobody answers: the dialog says which.
    return undefined
  }
}
