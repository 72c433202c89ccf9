import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { segredo } from '../aws/segredos.ts'

/** The access token of the CPF registry, cached by the warm function until it expires. */

/** The registry could not be reached: nothing was charged. */
export class CadastroIndisponivel extends Error {
  constructor(motivo: string) {
    super(`The CPF registry could not be asked: ${motivo}`)
    this.name = 'CadastroIndisponivel'
  }
}

const MARGEM_MS = 60_000
const tokenSchema = z.object({ access_token: z.string().check(z.minLength(1)), expires_in: z.number() })

interface Passe {
  readonly token: string
  readonly vale_ate: number
}

let atual: Promise<Passe> | undefined

/** A valid token; concurrent callers share one request for it. @throws CadastroIndisponivel */
export const tokenDoCadastro = (): Promise<string> => passe(({ vale_ate }) => vale_ate > Date.now())

/** A new token in place of one that the registry no longer accepts. @throws CadastroIndisponivel */
export const renovado = (recusado: string): Promise<string> => passe(({ token }) => token !== recusado)

async function passe(serve: (este: Passe) => boolean): Promise<string> {
  const primeiro = atual ?? pedir()
  const este = await primeiro
  if (serve(este)) return este.token
  // A concurrent caller may have asked for a new one already.
  const outro = atual === undefined || atual === primeiro ? pedir() : atual
  return (await outro).token
}

function pedir(): Promise<Passe> {
  const pedido = buscar()
  atual = pedido
  pedido.catch(() => {
    if (atual === pedido) atual = undefined
  })
  return pedido
}

async function buscar(): Promise<Passe> {
  const { chave, segredo: senha } = await segredo('cpf')
  const resposta = await fetch(`${env('URL_CPF')}/token`, {
    method: 'POST',
    headers: {
      authorization: `Basic ${Buffer.from(`${chave}:${senha}`).toString('base64')}`,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'grant_type=client_credentials',
    redirect: 'error',
    signal: AbortSignal.timeout(prazo('tempo_do_cpf')),
  }).catch((error: unknown) => {
    throw new CadastroIndisponivel(error instanceof Error ? error.name : 'network')
  })
  if (!resposta.ok) throw new CadastroIndisponivel(`token, status ${resposta.status}`)
  const lido = z.safeParse(tokenSchema, await resposta.json().catch(() => undefined))
  if (!lido.success) throw new CadastroIndisponivel('token, an unknown answer')
  const { access_token, expires_in } = lido.data
  return { token: access_token, vale_ate: Date.now() + expires_in * 1000 - MARGEM_MS }
}
