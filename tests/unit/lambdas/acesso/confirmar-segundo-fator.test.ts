import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/acesso/confirmar-segundo-fator.lambda.ts'
import { handler as preparar } from '#lambdas/acesso/preparar-autenticador.lambda.ts'
import { handler as lerAtos } from '#lambdas/admin/atos-dos-administradores.lambda.ts'
import { handler as lerPerfil } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import * as papeis from '#semente/papeis.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { CODIGO, poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id } = ANA.usuario
const DIA = new Date('2026-11-22T10:00:00.500Z')
const ANTES = new Date('2026-11-22T09:59:00Z')
const ONTEM = new Date('2026-11-21T10:00:00Z')
let pool: ReturnType<typeof poolVivo>

beforeEach(async () => {
  vi.useFakeTimers({ now: DIA, toFake: ['Date'] })
  tabelaViva()
  segredosVivos()
  pool = poolVivo()
  for (const { usuario } of [ANA, BRUNO]) {
    await contas.criar(usuario, DIA)
    pool.com(usuario.id, usuario.email)
  }
  await papeis.mudarAdmin({ usuario_id: id, ativo: true, ator_id: 'operador:rita', motivo: null }, DIA)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

const exigir = () => vi.stubEnv('SEGUNDO_FATOR', 'exigido')
const comFator = async () => {
  vi.setSystemTime(DIA.getTime() + 1)
  return sessaoGuardada(id, { segundo_fator: true })
}
const confirmar = async (chamada: Parameters<typeof invoke>[2] = {}, codigo = CODIGO) => {
  const entrada = { codigo }
  const { status, body } = await invoke(handler, acesso.confirmarSegundoFator, {
    como: ANA,
    entrouEm: ANTES,
    entrada,
    ...chamada,
  })
  return { status, body }
}
const administrar = async (chamada: Parameters<typeof invoke>[2] = {}) => {
  const entrada = { mes: '2026-11' }
  const { status, body } = await invoke(lerAtos, atosDosAdministradores, {
    como: ANA,
    entrouEm: ANTES,
    entrada,
    ...chamada,
  })
  return { status, body }
}
const situacao = async (chamada: Parameters<typeof invoke>[2] = {}) =>
  (await invoke(lerPerfil, usuarioEu, { como: ANA, entrouEm: ANTES, ...chamada })).body
const recusa = (detail: string) => ({
  status: 403,
  body: {
    type: 'https://acolhe.app/erros/autenticador_necessario',
    title: 'Verificação em duas etapas',
    status: 403,
    detail,
    codigo: 'autenticador_necessario',
    request_id: 'req-1',
  },
})
const POR_LIGAR = recusa('Ligue a verificação em duas etapas em /seguranca e entre de novo com ela.')
const ENTRAR_DE_NOVO = recusa('Saia e entre de novo com o código do autenticador ou a chave de acesso.')
const ENCERRADA = { status: 401, body: expect.objectContaining({ codigo: 'nao_autenticado' }) as unknown }

describe('confirmar-segundo-fator', () => {
  it('counts only from the first right code on', async () => {
    expect(await confirmar({}, '000000')).toMatchObject({ status: 422, body: { codigo: 'codigo_invalido' } })
    expect(await fatores.temFator(ANA.usuario)).toBe(false)
    expect(pool.logins.get(id)).toMatchObject({ saidas: 0 })
  })

  it.each(['oferecido', 'exigido'])(
    '%s: from then on only a sign-in asked for it administers',
    async (regra) => {
      vi.stubEnv('SEGUNDO_FATOR', regra)
      expect(await confirmar()).toEqual({ status: 200, body: { segundo_fator_desde: DIA.toISOString() } })
      expect(pool.logins.get(id)).toMatchObject({ saidas: 1, segundoFator: true })
      expect(await administrar()).toEqual(ENCERRADA)
      // A token of the very second in which the others ended is one of them.
      expect(await administrar({ entrouEm: new Date('2026-11-22T10:00:00Z') })).toEqual(ENCERRADA)
      const depois = { entrouEm: new Date('2026-11-22T10:00:01Z') }
      expect(await administrar(depois)).toEqual(ENTRAR_DE_NOVO)
      expect(await situacao(depois)).toMatchObject({ segundo_fator: 'entrar_de_novo' })
      const sessao = await comFator()
      expect(await administrar({ sessao })).toMatchObject({ status: 200 })
      expect(await situacao({ sessao })).toMatchObject({ segundo_fator: 'em_dia' })
      const [ato] = await atos.doMes('2026-11').then((todos) => todos.filter(({ ator_id }) => ator_id === id))
      expect(ato).toMatchObject({ acao: 'segundo_fator_ligar', objeto: `usuario:${id}`, motivo: null })
    },
  )

  it('without it an administrator acts where it is offered, and only sets it up where it is demanded', async () => {
    expect(await administrar()).toMatchObject({ status: 200 })
    expect(await situacao()).toMatchObject({ segundo_fator: 'desligado' })
    exigir()
    expect(await administrar()).toEqual(POR_LIGAR)
    expect(await situacao()).toMatchObject({ segundo_fator: 'por_ligar', papeis: ['paciente', 'admin'] })
    expect(await confirmar()).toMatchObject({ status: 200 })
  })

  it('anybody may turn one on, in a recent sign-in', async () => {
    expect(await confirmar({ como: BRUNO, entrouEm: ONTEM })).toMatchObject({
      status: 403,
      body: { codigo: 'login_recente_necessario' },
    })
    expect(await confirmar({ como: BRUNO })).toMatchObject({ status: 200 })
    expect(await fatores.temFator(BRUNO.usuario)).toBe(true)
  })

  it('is put in another’s place only by a sign-in that was asked for it, which is what a stolen token was not', async () => {
    await confirmar()
    const entrouEm = new Date('2026-11-22T10:00:01Z')
    expect(await confirmar({ entrouEm })).toEqual(ENTRAR_DE_NOVO)
    const semEle = await invoke(preparar, acesso.prepararAutenticador, { como: ANA, entrouEm })
    expect({ status: semEle.status, body: semEle.body }).toEqual(ENTRAR_DE_NOVO)
    const sessao = await comFator()
    const { body } = await invoke(preparar, acesso.prepararAutenticador, { como: ANA, sessao })
    expect(body).toMatchObject({ chave: expect.stringMatching(/^[A-Z2-7]+$/) as string })
    expect(await confirmar({ sessao })).toMatchObject({ status: 200 })
  })

  it('outlives the role being taken and given back', async () => {
    await confirmar()
    for (const ativo of [false, true])
      await papeis.mudarAdmin({ usuario_id: id, ativo, ator_id: 'operador:rita', motivo: null }, DIA)
    expect(await fatores.temFator(ANA.usuario)).toBe(true)
  })

  it('a stage with another word than the two administers nothing', async () => {
    vi.stubEnv('SEGUNDO_FATOR', 'talvez')
    expect(await administrar()).toMatchObject({ status: 500 })
  })
})
