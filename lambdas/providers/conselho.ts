import { setTimeout as wait } from 'node:timers/promises'
import * as z from 'zod/mini'
import type { PessoaDoCadastro } from '#domain/kyc/consultario.ts'
import type { RegistroDoConselho } from '#domain/medico/verificacao.ts'
import { env } from '#lambdas/runtime/env.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { DEMOROU } from './indisponivel.ts'
import { cabecalhoDoRastro } from '#lambdas/runtime/rastro.ts'
import { segredo } from './segredos.ts'

/** The registry of people by CPF and of doctors by CRM and UF. */

const TENTATIVAS = 3
const PAUSA_MS = 200

const pessoaSchema = z.object({ nome: z.string(), data_nascimento: z.string(), situacao: z.string() })
const medicoSchema = z.object({
  nome: z.string(),
  situacao: z.string(),
  especialidades: z.array(z.object({ especialidade: z.string(), rqe: z.string() })),
})
const ausenteSchema = z.object({ codigo: z.literal('nao_encontrado') })

/** The registry is away, too slow, or answered what nobody understands. */
export class ConselhoIndisponivel extends Error {
  constructor(motivo: string, cause?: unknown) {
    super(`The registry could not be asked: ${motivo}`, { cause })
    this.name = 'ConselhoIndisponivel'
  }
}

/** The person with this CPF (eleven digits); null when the registry does not know it. @throws ConselhoIndisponivel */
export const pessoaPorCpf = (cpf: string): Promise<PessoaDoCadastro | null> =>
  perguntar(`/cpf/${encodeURIComponent(cpf)}`, pessoaSchema)

/** The doctor with this CRM in this UF; null when the council does not know it. @throws ConselhoIndisponivel */
export const medicoPorCrm = (crm: string, uf: string): Promise<RegistroDoConselho | null> =>
  perguntar(`/medicos/${encodeURIComponent(uf)}/${encodeURIComponent(crm)}`, medicoSchema)

async function perguntar<S extends z.ZodMiniType>(caminho: string, schema: S): Promise<z.output<S> | null> {
  const { chave } = await segredo('conselho')
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await medirProvedor('conselho', () => umaVez(caminho, schema, chave))
    } catch (error) {
      if (!(error instanceof Passageiro)) throw error
      if (tentativa === TENTATIVAS) throw desistencia(error)
      await wait(PAUSA_MS * 2 ** (tentativa - 1))
    }
  }
}

/** May go away by itself. */
class Passageiro extends Error {}

function desistencia({ message, cause }: Passageiro): ConselhoIndisponivel {
  const error = new ConselhoIndisponivel(message, cause)
  if (cause instanceof Error && cause.name === 'TimeoutError') error.name = DEMOROU
  return error
}

async function umaVez<S extends z.ZodMiniType>(
  caminho: string,
  schema: S,
  chave: string,
): Promise<z.output<S> | null> {
  const resposta = await fetch(`${env('URL_CONSELHO')}${caminho}`, {
    headers: { 'x-api-key': chave, accept: 'application/json', ...cabecalhoDoRastro() },
    signal: AbortSignal.timeout(prazo('tempo_do_conselho')),
  }).catch((error: unknown) => {
    throw new Passageiro('no answer', { cause: error })
  })
  if (resposta.status === 429 || resposta.status >= 500) throw new Passageiro(`status ${resposta.status}`)
  const corpo: unknown = await resposta.json().catch(() => undefined)
  // A 404 of anything but the registry itself is a wrong address, not an unknown person.
  if (resposta.status === 404 && z.safeParse(ausenteSchema, corpo).success) return null
  if (!resposta.ok) throw new ConselhoIndisponivel(`status ${resposta.status}`)
  const lido = z.safeParse(schema, corpo)
  if (!lido.success) throw new ConselhoIndisponivel('an unknown answer', lido.error)
  return lido.data
}
