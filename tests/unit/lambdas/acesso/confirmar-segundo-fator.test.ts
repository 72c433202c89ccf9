import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import { atosDosAdministradores } from '#domain/admin/contract-atos.ts'
import { usuarioEu } from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/acesso/confirmar-segundo-fator.ts'
import { handler as lerAtos } from '#lambdas/admin/atos-dos-administradores.ts'
import { handler as lerPerfil } from '#lambdas/cadastro/usuario-eu.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as papeis from '#lambdas/store/papeis.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id } = ANA.usuario
const DIA = new Date('2026-11-22T10:00:00.500Z')
const ANTES = new Date('2026-11-22T09:59:00Z')
const NO_MESMO_SEGUNDO = new Date('2026-11-22T10:00:00Z')
const DEPOIS = new Date('2026-11-22T10:00:01Z')
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
const ligar = () => {
  const login = pool.logins.get(id)
  if (login) login.segundoFator = true
}
const confirmar = async (entrouEm = ANTES, como = ANA) => {
  const { status, body } = await invoke(handler, acesso.confirmarSegundoFator, { como, entrouEm })
  return { status, body }
}
const administrar = async (entrouEm: Date, como = ANA) => {
  const entrada = { mes: '2026-11' }
  const { status, body } = await invoke(lerAtos, atosDosAdministradores, { como, entrouEm, entrada })
  return { status, body }
}
const situacao = async (entrouEm: Date) =>
  (await invoke(lerPerfil, usuarioEu, { como: ANA, entrouEm })).body as { segundo_fator?: string }
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
const POR_LIGAR = recusa(
  'Ligue a verificação em duas etapas em /admin/segundo-fator e entre de novo com o código.',
)
const ENTRAR_DE_NOVO = recusa('Saia e entre de novo com a senha e o código do aplicativo autenticador.')

describe('confirmar-segundo-fator', () => {
  it('counts only with an authenticator the pool asks for', async () => {
    expect(await confirmar()).toEqual(
      recusa('O aplicativo ainda não está ligado à conta. Digite o código que ele mostra e tente de novo.'),
    )
    expect(await usuarios.administracao(id)).toEqual({ segundo_fator_desde: undefined })
    expect(pool.logins.get(id)).toMatchObject({ saidas: 0 })
  })

  it.each(['oferecido', 'exigido'])('%s: from then on only a later sign-in administers', async (regra) => {
    vi.stubEnv('SEGUNDO_FATOR', regra)
    ligar()
    expect(await confirmar()).toEqual({ status: 200, body: { segundo_fator_desde: DIA.toISOString() } })
    expect(pool.logins.get(id)).toMatchObject({ saidas: 1 })
    expect(await administrar(ANTES)).toEqual(ENTRAR_DE_NOVO)
    expect(await administrar(NO_MESMO_SEGUNDO)).toEqual(ENTRAR_DE_NOVO)
    expect(await administrar(DEPOIS)).toMatchObject({ status: 200 })
    expect(await situacao(ANTES)).toMatchObject({ segundo_fator: 'entrar_de_novo' })
    expect(await situacao(DEPOIS)).toMatchObject({ segundo_fator: 'em_dia' })
    const [ato] = await atos.doMes('2026-11').then((todos) => todos.filter(({ ator_id }) => ator_id === id))
    expect(ato).toEqual({
      id: ato?.id,
      em: DIA.toISOString(),
      ator_id: id,
      acao: 'segundo_fator_ligar',
      objeto: `papel:admin:${id}`,
      motivo: null,
    })
  })

  it('without it an administrator acts where it is offered, and only sets it up where it is demanded', async () => {
    expect(await administrar(ANTES)).toMatchObject({ status: 200 })
    expect(await situacao(ANTES)).toMatchObject({ segundo_fator: 'desligado' })
    exigir()
    expect(await administrar(ANTES)).toEqual(POR_LIGAR)
    expect(await situacao(ANTES)).toMatchObject({ segundo_fator: 'por_ligar', papeis: ['paciente', 'admin'] })
    ligar()
    expect(await confirmar()).toMatchObject({ status: 200 })
    expect(await administrar(DEPOIS)).toMatchObject({ status: 200 })
  })

  it('is for administrators: anybody else is told so, and has no second factor to speak of', async () => {
    exigir()
    expect(await confirmar(ANTES, BRUNO)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await administrar(ANTES, BRUNO)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    await papeis.mudarAdmin({ usuario_id: id, ativo: false, ator_id: 'operador:rita', motivo: null }, DIA)
    expect(await confirmar()).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await situacao(ANTES)).not.toHaveProperty('segundo_fator')
  })

  it('outlives the role being taken and given back', async () => {
    ligar()
    await confirmar()
    for (const ativo of [false, true])
      await papeis.mudarAdmin({ usuario_id: id, ativo, ator_id: 'operador:rita', motivo: null }, DIA)
    expect(await usuarios.administracao(id)).toEqual({ segundo_fator_desde: DIA.toISOString() })
  })

  it('a stage with another word than the two administers nothing', async () => {
    vi.stubEnv('SEGUNDO_FATOR', 'talvez')
    expect(await administrar(ANTES)).toMatchObject({ status: 500 })
  })
})
