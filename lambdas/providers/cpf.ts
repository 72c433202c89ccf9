import * as z from 'zod/mini'
import {
  NAO_CONFERE,
  PROTEGIDO,
  type RespostaDoCadastro,
  type SituacaoDoCpf,
} from '#domain/kyc/decisao/consultario.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { CadastroIndisponivel, renovado, tokenDoCadastro } from './cpf-token.ts'
import { ProvedorDemorou } from './indisponivel.ts'

/**
 * The CPF registry: Serpro's Consulta CPF, version 3. CPF and birth date are part of the request's URL, so no URL may
 * be logged, traced or measured.
 */

/**
 * The request was sent but its answer did not arrive or cannot be used: it may have been charged, so it is not repeated
 * at once (`kyc.asl.json` knows this name).
 */
class CadastroSemResposta extends Error {
  constructor(motivo: string, cause?: unknown) {
    super(`The CPF registry gave no usable answer: ${motivo}`, { cause })
    this.name = 'CadastroSemResposta'
  }
}

const ddmmaaaa = z.string().check(z.regex(/^\d{8}$/))
/** Absent fields are normal (206); whom the CPF names is not one of them. */
const pessoaSchema = z.object({
  ni: z.string(),
  nome: z.string().check(z.minLength(1)),
  situacao: z.object({ codigo: z.string() }),
  nascimento: z.optional(ddmmaaaa),
  nomeSocial: z.optional(z.nullable(z.string())),
})

const SITUACOES: Readonly<Record<string, SituacaoDoCpf>> = {
  '0': 'regular',
  '2': 'suspensa',
  '3': 'falecido',
  '4': 'pendente_de_regularizacao',
  '5': 'cancelada',
  '8': 'nula',
  '9': 'cancelada',
}

/**
 * The person with this CPF (eleven digits) who was born on this day (`AAAA-MM-DD`), or why there is none to tell.
 * @throws CadastroIndisponivel before anything was asked; CadastroSemResposta or ProvedorDemorou after
 */
export const pessoaPorCpf = (cpf: string, nascimento: string): Promise<RespostaDoCadastro> =>
  medirProvedor('cpf', () => perguntar(cpf, nascimento))

async function perguntar(cpf: string, nascimento: string): Promise<RespostaDoCadastro> {
  const token = await tokenDoCadastro()
  const resposta = await consultar(cpf, nascimento, token)
  // A token revoked early is renewed once; a second 401 means that the contract is not accepted.
  const valida = resposta.status === 401 ? await consultar(cpf, nascimento, await renovado(token)) : resposta
  return ler(valida, cpf, nascimento)
}

async function consultar(cpf: string, nascimento: string, token: string): Promise<Response> {
  const caminho = `/consulta-cpf-df/v3/cpf/${cpf}/${paraDdmmaaaa(nascimento)}`
  try {
    return await fetch(`${env('URL_CPF')}${caminho}`, {
      headers: { accept: 'application/json', authorization: `Bearer ${token}` },
      redirect: 'error',
      signal: AbortSignal.timeout(prazo('tempo_do_cpf')),
    })
  } catch (error) {
    throw semResposta(error)
  }
}

async function ler(resposta: Response, cpf: string, nascimento: string): Promise<RespostaDoCadastro> {
  const { status } = resposta
  // 400: what was asked is no CPF or no date of theirs.
  if (status === 400 || status === 404) return NAO_CONFERE
  if (status === 422 || status === 451) return PROTEGIDO
  if (status === 401 || status === 403) {
    logger.error('The CPF registry does not accept the contract', { status })
    throw new CadastroIndisponivel(`status ${status}`)
  }
  if (status !== 200 && status !== 206) throw new CadastroSemResposta(`status ${status}`)
  const lido = z.safeParse(pessoaSchema, await corpo(resposta))
  if (!lido.success || lido.data.ni !== cpf) throw new CadastroSemResposta('an unknown answer')
  const { nome, nomeSocial, situacao, nascimento: dia } = lido.data
  return {
    nome,
    nome_social: nomeSocial ?? undefined,
    // The birth date was part of the question: an answer that leaves it out confirms it.
    data_nascimento: dia === undefined ? nascimento : deDdmmaaaa(dia),
    situacao: SITUACOES[situacao.codigo] ?? 'desconhecida',
  }
}

/** A truncated body counts as no answer. */
async function corpo(resposta: Response): Promise<unknown> {
  try {
    return JSON.parse(await resposta.text())
  } catch (error) {
    throw error instanceof SyntaxError ? new CadastroSemResposta('no JSON') : semResposta(error)
  }
}

/** Drops the `cause`: it may contain the URL, and with it the CPF. */
const semResposta = (error: unknown): Error =>
  error instanceof Error && error.name === 'TimeoutError'
    ? new ProvedorDemorou('The CPF registry', undefined)
    : new CadastroSemResposta('no answer')

const paraDdmmaaaa = (iso: string): string => iso.split('-').toReversed().join('')
const deDdmmaaaa = (dia: string): string => `${dia.slice(4)}-${dia.slice(2, 4)}-${dia.slice(0, 2)}`
