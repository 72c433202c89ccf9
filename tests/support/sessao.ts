import { type Persona, SENHA } from '#semente/personas.ts'
import type { CloudProcess } from './cloud.ts'
import { entrarPorSrp, type Pool } from './srp.ts'

export interface Entrada {
  /** The sign-in's `sub`. */
  readonly id: string
  readonly token: string
}

/** Signs a persona in with the password all of them have, and answers what its calls carry. */
export const entrarComo = (cloud: CloudProcess, { usuario }: Persona): Promise<Entrada> =>
  entrar(cloud, usuario.email)

/** Signs in whoever has this address and the personas' password, and the authenticator's code of who has one. */
export async function entrar(
  cloud: Pick<CloudProcess, 'origem' | 'aws'>,
  email: string,
  senha = SENHA,
  codigo?: () => string,
): Promise<Entrada> {
  const token = await entrarPorSrp(await poolDe(cloud), { email, senha, codigo })
  const [, claims = ''] = token.split('.')
  const { sub } = JSON.parse(Buffer.from(claims, 'base64url').toString('utf8')) as { sub: string }
  return { id: sub, token }
}

const pools = new Map<string, Promise<Pool>>()

/** The pool the site's own configuration names. */
export function poolDe({ origem, aws }: Pick<CloudProcess, 'origem' | 'aws'>): Promise<Pool> {
  const known = pools.get(origem)
  if (known) return known
  const asked = (async () => {
    const response = await fetch(`${origem}/config.json`)
    const { user_pool_id, user_pool_client_id } = (await response.json()) as Record<string, string>
    if (!user_pool_id || !user_pool_client_id) throw new Error('The site does not say which pool it uses')
    return { endpoint: aws, userPoolId: user_pool_id, clientId: user_pool_client_id }
  })()
  pools.set(origem, asked)
  return asked
}
