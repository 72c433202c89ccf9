import type * as z from 'zod/mini'
import * as acesso from '#domain/acesso/contract.ts'
import { type Operation, httpPath } from '#domain/base/contrato.ts'
import { TRIAGEM } from '#domain/triagem/textos.ts'
import { correlationId } from '../correlacao.ts'
import { esquecerFotos } from './fotos-guardadas.ts'
import { esquecerRascunhos } from '../rascunho.ts'
import { anunciar, CHAVE_DE_SESSAO, haSessaoGuardada } from './sessao-guardada.ts'
import { marcarUso, tomarUso, vigiarUso } from '../pagina/uso.ts'

type Dentro = z.output<typeof acesso.renovarEntrada.saida>

/** What this page knows of its sign-in: in memory alone, gone with the page, and good for minutes. */
let aberta: { readonly dentro: Dentro; readonly ate: number } | undefined
/** What the pool waits to hear the authenticator's code for. */
let desafio: string | undefined

/** Renewed this long before its end: the call it is for must still arrive. */
const FOLGA = 30_000

/** Who is signed in: id is the sign-in's `sub`. */
export interface UsuarioDaSessao {
  readonly id: string
  readonly email: string | undefined
}

type MotivoDaFalha = 'credenciais' | 'rede' | 'recusado' | 'codigo'

/** A sign-in that was refused, or waits for the authenticator's `codigo`. `mensagem` is the server's own sentence. */
export class FalhaDeLogin extends Error {
  constructor(
    readonly motivo: MotivoDaFalha,
    readonly mensagem: string | undefined,
    /** The server's name of the refusal. */
    readonly codigo?: string,
  ) {
    super(motivo)
    this.name = 'FalhaDeLogin'
  }
}

/** For forms that ask for no code. */
const PEDE_CODIGO = 'Esta conta também pede o código do autenticador. Entre pela página inicial.'

/** Signs in with e-mail and password. @throws FalhaDeLogin */
export async function entrar(email: string, senha: string): Promise<void> {
  const passo = await pedir(acesso.entrar, { por: 'senha', email: email.trim().toLowerCase(), senha })
  if (passo.passo === 'dentro') return abrir(passo)
  desafio = passo.desafio
  throw new FalhaDeLogin('codigo', PEDE_CODIGO)
}

/** Ends a sign-in that waits for the authenticator's code. @throws FalhaDeLogin */
export async function entrarComOCodigo(codigo: string): Promise<void> {
  const passo = await pedir(acesso.entrar, { por: 'codigo', desafio: desafio ?? '', codigo })
  if (passo.passo === 'dentro') await abrir(passo)
}

/** Signs in with the token of a link we mailed. @throws FalhaDeLogin */
export async function entrarComLink(email: string, token: string): Promise<void> {
  const passo = await pedir(acesso.entrar, { por: 'link', email: email.trim().toLowerCase(), token })
  if (passo.passo === 'dentro') await abrir(passo)
}

/** Signs in by an operation that asks for nothing else afterwards. @throws FalhaDeLogin */
export async function entrarPor<I extends z.ZodMiniType>(
  operacao: Pick<
    Operation<Operation['acesso'], I, typeof acesso.renovarEntrada.saida>,
    'metodo' | 'caminho' | 'acesso' | 'saida'
  >,
  corpo: z.input<I>,
): Promise<void> {
  await abrir(await pedir(operacao, corpo))
}

/**
 * Signs out in this browser; nothing of the person stays in the tab. Others are ended by `encerrar-sessoes`.
 * Without a network the server hears of it when there is one again.
 */
export async function sair(): Promise<void> {
  await esquecerPessoa()
  esquecer()
  localStorage.setItem(SAIDA_PENDENTE, 'sim')
  anunciar()
  await dizerAdeus()
}

/** What a page keeps of a person's health while they are here is gone with their sign-in, wherever it was ended. */
async function esquecerPessoa(): Promise<void> {
  esquecerRascunhos()
  localStorage.removeItem(TRIAGEM.chave_local)
  await esquecerFotos()
}

const SAIDA_PENDENTE = 'acolhe-saida'

async function dizerAdeus(): Promise<void> {
  if (localStorage.getItem(SAIDA_PENDENTE) === null) return
  try {
    await pedir(acesso.sair, {})
    localStorage.removeItem(SAIDA_PENDENTE)
  } catch (error) {
    if (!(error instanceof FalhaDeLogin)) throw error
  }
}

/**
 * The token for a call, and what the video's identity pool is shown; renewed when needed, undefined without a session.
 * @throws FalhaDeLogin without a network
 */
export async function token(): Promise<string | undefined> {
  return (await dentroAgora())?.token
}

/** Who is signed in in this browser; undefined when nobody is. */
export async function usuarioAtual(): Promise<UsuarioDaSessao | undefined> {
  const dentro = await dentroAgora()
  return dentro && { id: dentro.usuario_id, email: dentro.email }
}

async function dentroAgora(): Promise<Dentro | undefined> {
  if (!haSessaoGuardada()) return undefined
  const dono = localStorage.getItem(CHAVE_DE_SESSAO)
  if (aberta && aberta.ate > Date.now() && aberta.dentro.usuario_id === dono) return aberta.dentro
  await renovar()
  return aberta?.dentro
}

/** How often a page that is looked at asks whether its sign-in still holds, in milliseconds. */
const CONFERIR_A_CADA = 60_000
let conferida = 0

/**
 * Notices a sign-in that was ended from elsewhere ('Sair de todos os aparelhos'): when the page opens and when somebody
 * comes back to it, without waiting for a call to be refused. Returns how to stop.
 */
export function vigiarSessao(): () => void {
  const conferir = () => {
    if (document.visibilityState !== 'visible' || Date.now() - conferida < CONFERIR_A_CADA) return
    conferida = Date.now()
    void dizerAdeus().then(tentarRenovar)
  }
  conferir()
  const pararDeVerOUso = vigiarUso()
  document.addEventListener('visibilitychange', conferir)
  return () => {
    pararDeVerOUso()
    document.removeEventListener('visibilitychange', conferir)
  }
}

/** The server refused this sign-in: whether it ended is asked at once. */
export const sessaoRecusada = (): Promise<void> => tentarRenovar()

async function tentarRenovar(): Promise<void> {
  try {
    await renovar()
  } catch {
    // Asked again the next time.
  }
}

let renovando: Promise<void> | undefined

/**
 * One renewal at a time, however many calls wait for it. Only the server's word that nobody is signed in ends the
 * sign-in here: silence, and a refusal for another reason (too many at once), say nothing of it.
 */
const renovar = (): Promise<void> =>
  (renovando ??= renovarAgora().finally(() => {
    renovando = undefined
  }))

async function renovarAgora(): Promise<void> {
  if (!haSessaoGuardada()) return
  const usada = tomarUso()
  try {
    await abrir(await pedir(acesso.renovarEntrada, usada ? {} : { parada: true }), 'em silencio')
  } catch (error) {
    if (usada) marcarUso()
    if (!(error instanceof FalhaDeLogin)) throw error
    if (error.codigo !== 'nao_autenticado') throw new FalhaDeLogin('rede', undefined)
    await esquecerPessoa()
    esquecer()
    anunciar()
  }
}

/** A renewal is no news, unless it brings somebody else: then nothing of the person before stays here. */
async function abrir(dentro: Dentro, como?: 'em silencio'): Promise<void> {
  const deOutro = haSessaoGuardada() && localStorage.getItem(CHAVE_DE_SESSAO) !== dentro.usuario_id
  if (deOutro) await esquecerPessoa()
  desafio = undefined
  aberta = { dentro, ate: Date.now() + dentro.vale_por * 1000 - FOLGA }
  localStorage.removeItem(SAIDA_PENDENTE)
  if (localStorage.getItem(CHAVE_DE_SESSAO) !== dentro.usuario_id)
    localStorage.setItem(CHAVE_DE_SESSAO, dentro.usuario_id)
  if (!como || deOutro) anunciar()
}

function esquecer(): void {
  aberta = undefined
  desafio = undefined
  localStorage.removeItem(CHAVE_DE_SESSAO)
}

/** @throws FalhaDeLogin */
async function pedir<I extends z.ZodMiniType, O extends z.ZodMiniType>(
  operacao: Pick<Operation<Operation['acesso'], I, O>, 'metodo' | 'caminho' | 'acesso' | 'saida'>,
  corpo: z.input<I>,
): Promise<z.output<O>> {
  try {
    const response = await fetch(httpPath(operacao), {
      method: operacao.metodo,
      headers: { 'content-type': 'application/json', 'x-correlation-id': correlationId },
      body: JSON.stringify(corpo),
    })
    const dito = (await response.json()) as { readonly codigo?: string; readonly detail?: string }
    if (response.ok) return dito as z.output<O>
    if (response.status >= 500) throw new FalhaDeLogin('rede', undefined)
    const { codigo, detail } = dito
    const motivo = codigo === 'credenciais_invalidas' ? 'credenciais' : 'recusado'
    throw new FalhaDeLogin(motivo, motivo === 'credenciais' ? undefined : detail, codigo)
  } catch (error) {
    if (error instanceof FalhaDeLogin) throw error
    throw new FalhaDeLogin('rede', undefined)
  }
}
