import { randomInt, randomUUID } from 'node:crypto'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import { erroDoEmail } from '#domain/base/campos.ts'
import { testarEmail } from '#domain/email/contract.ts'
import { aliasDeTeste, CREDENCIAIS_RECUSADAS, JA_CADASTRADO, type TipoDeTeste } from '#domain/email/teste.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as cognito from '#lambdas/aws/cognito.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import { type Destino, enviar } from '#lambdas/aws/correio.ts'
import { enviarLink } from '#lambdas/acesso/links.ts'
import { env } from '#lambdas/runtime/env.ts'
import type { Request } from '#lambdas/runtime/http.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { segundoFatorDe, semSegundoFator } from '#lambdas/runtime/segundo-fator.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/**
 * Sends a test copy of one of the four messages (D §7.6) to a given address: rate-limited, and outside of a local stage
 * only for an admin.
 */
export const handler = publica(testarEmail, async ({ tipo, email }, { now, request }) => {
  if (env('ESTAGIO') !== 'local') await exigirAdmin(request)
  await exigirLimite(email, now)
  const destinatario = tipo === 'confirmation' ? aliasDeTeste(email, now) : email
  const motivo = erroDoEmail(destinatario)
  if (motivo !== null) throw new DomainError('campos_invalidos', { campos: [{ campo: 'email', motivo }] })
  const destino = await TESTES[tipo](destinatario, now).catch(comoOProvedorDiz)
  if (destino === 'suprimida') throw new DomainError('email_suprimido')
  return { tipo, destinatario }
})

async function exigirAdmin({ headers }: Request): Promise<void> {
  const sessao = await sessaoDe(headers.authorization)
  if (!sessao) throw new DomainError('nao_autenticado')
  const perfil = await usuarios.find(sessao.id)
  if (!perfil || !(await usuarios.isAdmin(sessao.id))) throw new DomainError('sem_permissao')
  const situacao = await segundoFatorDe(sessao, perfil)
  if (!podeAdministrar(situacao)) throw semSegundoFator(situacao)
}

async function exigirLimite(email: string, now: Date): Promise<void> {
  const alvo = { tipo: 'email_teste_destino', quem: await hmac('email', email) }
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.email_teste_destino, now)
}

const TESTES: Readonly<Record<TipoDeTeste, (email: string, now: Date) => Promise<Destino>>> = {
  magic_link: async (email, now) => enviarLink('link', await quem(email, now), 'test', now, randomUUID()),
  recovery: async (email, now) =>
    enviarLink('redefinicao', await quem(email, now), 'test', now, randomUUID()),
  confirmation: cadastroDeTeste,
  twofa: (email) =>
    enviar({
      para: email,
      carta: {
        nome: 'codigo_2fa',
        // The token opens nothing: it is stored nowhere.
        dados: {
          nome: '',
          codigo: String(randomInt(1_000_000)).padStart(6, '0'),
          minutos: minutosDoCodigo(),
        },
      },
      idempotencia: `teste#${randomUUID()}`,
    }),
}

const minutosDoCodigo = (): number => Math.floor(prazo('codigo_2fa') / 60_000)

/**
 * The account of a proven address, so that the link in its test mail works; a link mailed to any other address opens
 * nothing.
 */
async function quem(email: string, now: Date) {
  const id = await unicos.dono('email', email, 'paciente', now)
  const usuario = id === undefined ? undefined : await usuarios.find(id)
  return usuario?.email_confirmado ? usuario : ninguem(email)
}

const ninguem = (email: string) => ({ id: randomUUID(), email, nome: '' })

/** A temporary account without a profile and with an unknown password, deleted as soon as the mail is on its way. */
async function cadastroDeTeste(alias: string, now: Date): Promise<Destino> {
  const login = await cognito.abrirLogin(alias)
  if (!login.novo) throw new DomainError('ja_existe', { detail: JA_CADASTRADO })
  try {
    return await enviarLink('confirmacao', { ...ninguem(alias), id: login.id }, 'test', now, randomUUID())
  } finally {
    await cognito.apagarLogin(login.id)
  }
}

/** What the mail service says of credentials it does not know. */
const SEM_CREDENCIAIS = new Set([
  'AccessDenied',
  'AccessDeniedException',
  'InvalidClientTokenId',
  'SignatureDoesNotMatch',
  'UnrecognizedClientException',
])

/** Whoever tests the set-up must read what is wrong with it. */
function comoOProvedorDiz(error: unknown): never {
  const causa = error instanceof DomainError ? error.cause : undefined
  if (causa instanceof Error && SEM_CREDENCIAIS.has(causa.name))
    throw new DomainError('provedor_indisponivel', { detail: CREDENCIAIS_RECUSADAS })
  throw error
}
