import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { segredo } from './segredos.ts'

/** The pass to the CPF registry, kept in the warm function for as long as the registry said. */

/** The registry could not be asked at all: nothing was charged. */
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

/** A pass that still holds; whoever asks at the same moment waits for the same one. @throws CadastroIndisponivel */
export const tokenDoCadastro = (): Promise<string> => passe(({ vale_ate }) => vale_ate > Date.now())

/** Another pass than this one, which the registry does not take any more. @throws CadastroIndisponivel */
export const renovado = (recusado: string): Promise<string> => passe(({ token }) => token !== recusado)

async function passe(serve: (este: Passe) => boolean): Promise<string> {
  const primeiro = atual ?? pedir()
  const este = await primeiro
  if (serve(este)) return este.token
  // Somebody else may have seen it first and asked already.
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
