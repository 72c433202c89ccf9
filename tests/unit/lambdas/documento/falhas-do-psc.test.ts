import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { certificadoMachine, type SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import {
  certificadoConectar,
  certificadoEncerrar,
  certificadoProvedores,
  certificadoRetorno,
  certificadoSituacao,
} from '#domain/documento/contract-certificado.ts'
import { documentoMachine } from '#domain/documento/machine.ts'
import { FALHA_DA_ASSINATURA, SITUACAO_DO_CERTIFICADO } from '#domain/documento/textos-certificado.ts'
import { handler as assinar } from '#lambdas/documento/assinar.lambda.ts'
import { handler as conectar } from '#lambdas/documento/certificado-conectar.lambda.ts'
import { handler as encerrar } from '#lambdas/documento/certificado-encerrar.lambda.ts'
import { handler as listar } from '#lambdas/documento/certificado-provedores.lambda.ts'
import { handler as retornar } from '#lambdas/documento/certificado-retorno.lambda.ts'
import { handler as situacao } from '#lambdas/documento/certificado-situacao.lambda.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import type { Fault } from '../../../../local/provedores/faults.ts'
import { passarPelaPagina } from '../../../support/certificado.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { comAssinador, conectada, evento, eventoDaSessao, pedida } from './assinador.ts'
import { DOCUMENTO, guardar } from './cenario.ts'

/**
 * A certificate provider that fails at each question it is asked, in each way it can: the doctor's session and the
 * document end in a state of their machines with a sentence of its own, no token stays behind, and the next session
 * signs what waited, once.
 */

vi.mock('#lambdas/documento/fontes.ts', async () => ({ FONTES: (await import('./cenario.ts')).FONTES }))

const assinador = comAssinador()
const { id: medico, cpf } = HELENA.usuario
const { PRAZOS } = process.env
afterEach(() => {
  process.env['PRAZOS'] = PRAZOS
})

const ditos: string[] = []
beforeAll(() => {
  for (const nivel of ['info', 'warn', 'error'] as const)
    vi.spyOn(logger, nivel).mockImplementation((...partes) => void ditos.push(JSON.stringify(partes)))
})
/** What was logged of what opens a door. */
const abertos = () => ditos.splice(0).filter((dito) => /psc_[\w-]{20}|segredo-da-aplicacao/.test(dito))

const FALTAS = {
  'a 400': { kind: 'status', status: 400 },
  'a 401': { kind: 'status', status: 401 },
  'a 403': { kind: 'status', status: 403 },
  'a 404': { kind: 'status', status: 404 },
  'a 429': { kind: 'status', status: 429 },
  'a 500': { kind: 'status', status: 500 },
  'a 503': { kind: 'status', status: 503 },
  nonsense: { kind: 'nonsense' },
  'half an answer': { kind: 'half' },
  'a line cut after the work': { kind: 'drop' },
  silence: { kind: 'hang' },
} as const satisfies Record<string, Fault>
type Falta = keyof typeof FALTAS
const NOMES = Object.keys(FALTAS) as Falta[]
/** The holder, or the application, is not taken any more. */
const RECUSAS: ReadonlySet<Falta> = new Set(['a 400', 'a 401', 'a 403'])
const recusa = (falta: Falta) => RECUSAS.has(falta)

/**
 * The next question at this path ends so. Whoever is not answered at all is not waited for as long as in the product.
 */
function faltar(nome: Falta, path: RegExp): void {
  if (nome === 'silence') process.env['PRAZOS'] = JSON.stringify({ tempo_do_psc: 500 })
  assinador.psc.faults.add({ ...FALTAS[nome], path })
}
function passar(): void {
  process.env['PRAZOS'] = PRAZOS
  assinador.psc.faults.clear()
}

const ver = async () =>
  (await invoke(situacao, certificadoSituacao, { como: HELENA })).body as SituacaoDoCertificado
const pedir = async (entrada: Record<string, unknown>) =>
  (await invoke(conectar, certificadoConectar, { como: HELENA, entrada })).body as {
    situacao: SituacaoDoCertificado
  }
const naPagina = async (url: string, padrao: RegExp): Promise<string> =>
  padrao.exec(await (await fetch(url)).text())?.[1] ?? ''

interface Passo {
  readonly pergunta: string
  readonly path: RegExp
  /** Everything before this question is asked well. */
  readonly antes?: () => Promise<unknown>
  readonly executar: (antes: unknown) => Promise<SituacaoDoCertificado['status']>
  readonly devido: (falta: Falta) => SituacaoDoCertificado['status']
}

const naoAbriu = (falta: Falta) => (recusa(falta) ? 'recusado' : 'indisponivel')

const PASSOS: readonly Passo[] = [
  ...(['token', 'certificate-discovery'] as const).map(
    (pergunta): Passo => ({
      pergunta,
      path: new RegExp(`/${pergunta}$`),
      antes: async () => passarPelaPagina(await pedida()),
      executar: async (volta) => {
        const entrada = Object.fromEntries((volta as URL).searchParams)
        return (
          (await invoke(retornar, certificadoRetorno, { como: HELENA, entrada }))
            .body as SituacaoDoCertificado
        ).status
      },
      devido: naoAbriu,
    }),
  ),
  {
    pergunta: 'authorize, to ring a telephone',
    path: /\/authorize$/,
    executar: async () => (await pedir({ provedor: 'vidaas', modo: 'aviso' })).situacao.status,
    devido: naoAbriu,
  },
  {
    pergunta: 'what became of it',
    path: /\/authentications$/,
    antes: async () => {
      await pedir({ provedor: 'vidaas', modo: 'aviso' })
      const pedido = await naPagina(`${assinador.url}/vidaas/_celular/${cpf}`, /href="([^"]+)"/)
      await fetch(pedido, { method: 'POST', body: new URLSearchParams({ decisao: 'aprovar' }) })
    },
    executar: async () => (await ver()).status,
    // It may know later: the wait has its own end.
    devido: (falta) => (recusa(falta) ? 'recusado' : 'aguardando'),
  },
  {
    pergunta: 'pwd_authorize',
    path: /\/pwd_authorize$/,
    antes: () => naPagina(`${assinador.url}/birdid/_celular/${cpf}`, /agora: (\d{6})/),
    executar: async (codigo) =>
      (await pedir({ provedor: 'birdid', modo: 'codigo', codigo: String(codigo) })).situacao.status,
    devido: naoAbriu,
  },
]

describe.each(PASSOS)('while it is asked: $pergunta', ({ path, antes, executar, devido }) => {
  it.each(NOMES)('%s', async (nome) => {
    const preparado = await antes?.()
    faltar(nome, path)
    const status = await executar(preparado)
    expect(status).toBe(devido(nome))
    expect(certificadoMachine.statuses).toContain(status)
    expect(SITUACAO_DO_CERTIFICADO[status].texto).not.toBe('')
    const guardada = await sessoes.find(medico)
    expect(guardada).not.toHaveProperty('token')
    expect('verificador' in (guardada ?? {})).toBe(status === 'aguardando')
    passar()
    expect(await conectada()).toMatchObject({ status: 'conectado' })
    expect(abertos()).toEqual([])
  })
})

it.each(NOMES)('user-discovery answered with %s: nobody knows where the certificate is', async (nome) => {
  faltar(nome, /^\/safeid.*user-discovery$/)
  const { status, body } = await invoke(listar, certificadoProvedores, { como: HELENA })
  const { provedores } = body as { provedores: { provedor: string; encontrado: boolean | null }[] }
  expect(status).toBe(200)
  expect(Object.fromEntries(provedores.map(({ provedor, encontrado }) => [provedor, encontrado]))).toEqual({
    vidaas: true,
    birdid: true,
    safeid: null,
    serproid: true,
  })
})

it.each(NOMES)('revoke answered with %s: the session is over all the same', async (nome) => {
  await conectada()
  faltar(nome, /\/revoke$/)
  expect(await invoke(encerrar, certificadoEncerrar, { como: HELENA })).toMatchObject({
    status: 200,
    body: { status: 'encerrado' },
  })
  expect(await sessoes.find(medico)).not.toHaveProperty('token')
})

it('a token that opened nothing is given back, also when its certificate could not be had', async () => {
  const volta = await passarPelaPagina(await pedida())
  assinador.psc.faults.add({ kind: 'status', status: 503, path: /certificate-discovery$/ })
  const entrada = Object.fromEntries(volta.searchParams)
  await invoke(retornar, certificadoRetorno, { como: HELENA, entrada })
  expect(assinador.asked.filter(({ path }) => path.endsWith('/revoke'))).toHaveLength(1)
})

describe('while it signs', () => {
  const esperado = (nome: Falta) => {
    if (nome === 'a 400') return { falha: 'recusada', sessao: 'conectado' } as const
    return recusa(nome)
      ? ({ falha: 'sem_sessao', sessao: 'encerrado' } as const)
      : ({ falha: 'indisponivel', sessao: 'conectado' } as const)
  }

  it.each(NOMES)('%s: the document waits, and is signed once when it is asked again', async (nome) => {
    await conectada()
    const id = `${DOCUMENTO}-f`
    await guardar({ id })
    faltar(nome, /\/signature$/)
    expect(await assinar(evento(id), CONTEXT)).toEqual({ batchItemFailures: [] })
    const { falha, sessao } = esperado(nome)
    const waiting = await documentos.find(id)
    expect(waiting).toMatchObject({ status: 'created', file_url: 'temp_url', falha })
    expect(documentoMachine.statuses).toContain(waiting?.status)
    expect(FALHA_DA_ASSINATURA[falha]).not.toBe('')
    expect((await sessoes.find(medico))?.status).toBe(sessao)
    expect([...assinador.files.keys()].some((chave) => chave.endsWith(`/${id}.pdf`))).toBe(false)
    passar()
    if (sessao === 'encerrado') await conectada()
    await assinar(eventoDaSessao(), CONTEXT)
    await assinar(evento(id), CONTEXT)
    expect(await documentos.find(id)).toMatchObject({ status: 'signed' })
    expect(await auditoria.lista(ANA.usuario.id)).toHaveLength(1)
    expect(abertos()).toEqual([])
  })

  it('a 401 between two calls of one go: nothing of it is signed in halves', async () => {
    const ids = Array.from({ length: 7 }, (_, i) => `${DOCUMENTO}-m${i}`)
    for (const id of ids) await guardar({ id, codigo: id })
    await conectada({ provedor: 'serproid' })
    const path = /\/signature$/
    assinador.psc.faults.add({ kind: 'delay', ms: 0, path })
    assinador.psc.faults.add({ kind: 'status', status: 401, path })
    await assinar(eventoDaSessao(), CONTEXT)
    for (const id of ids)
      expect(await documentos.find(id)).toMatchObject({ status: 'created', falha: 'sem_sessao' })
    await conectada({ provedor: 'birdid' })
    await assinar(eventoDaSessao(), CONTEXT)
    for (const id of ids) expect(await documentos.find(id)).toMatchObject({ status: 'signed' })
    expect(await auditoria.lista(ANA.usuario.id)).toHaveLength(7)
  })
})
