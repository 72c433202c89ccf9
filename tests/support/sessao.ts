import { entrar as entrarOperacao } from '#domain/acesso/contract.ts'
import { type Persona, SENHA } from '#semente/personas.ts'
import type { CloudProcess } from './cloud.ts'
import { api, Recusada, type Resposta } from './http.ts'

export interface Entrada {
  /** The sign-in's `sub`. */
  readonly id: string
  readonly token: string
}

/** A sign-in with what a browser keeps of it. */
interface EntradaDoNavegador extends Entrada {
  /** The cookies as the next request to the sign-in's operations carries them. */
  readonly cookie: string
}

/** Signs a persona in with the password all of them have, and answers what its calls carry. */
export const entrarComo = (cloud: CloudProcess, { usuario }: Persona): Promise<Entrada> =>
  entrar(cloud, usuario.email)

type Nuvem = Pick<CloudProcess, 'origem'>

interface Navegador {
  /** What it kept from before. */
  readonly cookie?: string
  readonly lugar?: string
}

/**
 * Signs in whoever has this address and the personas' password, and the authenticator's code of whoever has one; from
 * an address of its own, as a person at home.
 */
export async function entrar(
  { origem }: Nuvem,
  email: string,
  senha = SENHA,
  codigo?: () => string,
  { cookie, lugar = umLugar() }: Navegador = {},
): Promise<EntradaDoNavegador> {
  const pedir = async (entrada: Readonly<Record<string, unknown>>) => {
    const resposta = await api(origem, undefined, lugar).call(entrarOperacao, entrada, {
      ...(cookie && { cookie }),
    })
    if (resposta.status !== 200) throw new Recusada('entrar', resposta.status, resposta.body)
    return resposta
  }
  const primeira = await pedir({ por: 'senha', email, senha })
  const { passo, desafio } = primeira.body as { passo: string; desafio?: string }
  if (passo === 'dentro') return doNavegador(primeira)
  if (!codigo) throw new Error(`${email} was asked for the authenticator's code`)
  return doNavegador(await pedir({ por: 'codigo', desafio, codigo: codigo() }))
}

function doNavegador({ body, headers }: Resposta): EntradaDoNavegador {
  const { usuario_id, token } = body as Record<'usuario_id' | 'token', string>
  return { id: usuario_id, token, cookie: cookieDe(headers) }
}

/** Name and value of every cookie an answer sets. */
const cookieDe = (headers: Headers): string =>
  headers
    .getSetCookie()
    .map((linha) => linha.split(';')[0] ?? '')
    .join('; ')

let lugares = 0

/** A loopback address that nobody else in this process signs in from. */
function umLugar(): string {
  lugares += 1
  return `127.77.${Math.floor(lugares / 250) % 250}.${(lugares % 250) + 1}`
}

export interface Pool {
  /** The AWS endpoint. */
  readonly endpoint: string
  readonly userPoolId: string
  readonly clientId: string
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
