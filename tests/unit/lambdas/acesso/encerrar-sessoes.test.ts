import { beforeEach, describe, expect, it } from 'vitest'
import * as acesso from '#domain/acesso/contract.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { emitirBilhete } from '#domain/tempo-real/contract.ts'
import { handler } from '#lambdas/acesso/encerrar-sessoes.lambda.ts'
import { handler as usuarioEu } from '#lambdas/cadastro/usuario-eu.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import { handler as bilhete } from '#lambdas/tempo-real/emitir-bilhete.lambda.ts'
import { ANA, BRUNO } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { sessaoGuardada } from '../../../support/sessao-guardada.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const { id, email } = ANA.usuario
const TODOS = { aparelhos: 'todos' }
const FORA = {
  status: 401,
  body: {
    type: 'https://acolhe.app/erros/nao_autenticado',
    title: 'Erro de autenticação',
    status: 401,
    detail: 'Faça login para continuar.',
    codigo: 'nao_autenticado',
    request_id: 'req-1',
  },
}
let pool: ReturnType<typeof poolVivo>

beforeEach(async () => {
  tabelaViva()
  segredosVivos()
  pool = poolVivo()
  for (const { usuario } of [ANA, BRUNO]) {
    await contas.criar(usuario, new Date())
    pool.com(usuario.id, usuario.email)
  }
})

const sair = async (chamada: Parameters<typeof invoke>[2]) => {
  const { status, body } = await invoke(handler, acesso.encerrarSessoes, { entrada: TODOS, ...chamada })
  return { status, body }
}
const HA_POUCO = new Date(Date.now() - 60_000)
const ler = async (entrouEm: Date, como = ANA) => {
  const { status, body } = await invoke(usuarioEu, cadastro.usuarioEu, { como, entrouEm })
  return { status, body }
}

describe('encerrar-sessoes', () => {
  it('ends every sign-in of the caller at the next call, and nobody else’s', async () => {
    expect(await sair({ como: ANA, entrouEm: HA_POUCO })).toEqual({ status: 200, body: { encerradas: true } })
    expect(pool.logins.get(id)).toMatchObject({ email, saidas: 1 })
    expect(pool.logins.get(BRUNO.usuario.id)).toMatchObject({ saidas: 0 })
    expect(await ler(HA_POUCO)).toEqual(FORA)
    const socket = await invoke(bilhete, emitirBilhete, { como: ANA, entrouEm: HA_POUCO })
    expect({ status: socket.status, body: socket.body }).toEqual(FORA)
    expect(await ler(HA_POUCO, BRUNO)).toMatchObject({ status: 200 })
  })

  it('a new sign-in is good, also within the same second, and says nothing of the stamp', async () => {
    const antes = await sessaoGuardada(id, { em: new Date(Date.now() - 1) })
    await sair({ como: ANA, entrouEm: HA_POUCO })
    const depois = await sessaoGuardada(id, { em: new Date(Date.now() + 1) })
    const de = async (sessao: string) => {
      const { status, body } = await invoke(usuarioEu, cadastro.usuarioEu, { como: ANA, sessao })
      return { status, body }
    }
    expect(await de(depois)).toEqual({
      status: 200,
      body: {
        ...ANA.usuario,
        papeis: ['paciente'],
        segundo_fator: 'desligado',
        etapa_cadastro: 'completo',
      },
    })
    // One from before it is over, also in a token of the very same second.
    expect(await de(antes)).toEqual(FORA)
  })

  it('ends the others and keeps the one that asks', async () => {
    const [minha, outra] = [await sessaoGuardada(id), await sessaoGuardada(id)]
    expect(await sair({ como: ANA, sessao: minha, entrada: { aparelhos: 'outros' } })).toMatchObject({
      status: 200,
    })
    const de = async (sessao: string) =>
      (await invoke(usuarioEu, cadastro.usuarioEu, { como: ANA, sessao })).status
    expect([await de(minha), await de(outra)]).toEqual([200, 401])
  })

  it('of a closed account, whose sign-in is gone, is no fault', async () => {
    pool.logins.delete(id)
    expect(await sair({ como: ANA, entrouEm: HA_POUCO })).toEqual({ status: 200, body: { encerradas: true } })
  })

  it('a sign-in that has ended ends no others', async () => {
    await sair({ como: ANA, entrouEm: HA_POUCO })
    expect(await sair({ como: ANA, entrouEm: HA_POUCO })).toEqual(FORA)
    expect(pool.logins.get(id)).toMatchObject({ saidas: 1 })
  })

  it('works for a sign-in whose profile was never written; asks which devices, and who asks', async () => {
    pool.com('sem-perfil', 'novo@exemplo.com.br')
    expect(await sair({ como: { id: 'sem-perfil' } })).toEqual({ status: 200, body: { encerradas: true } })
    expect(await sair({ como: ANA, entrada: {} })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'aparelhos', motivo: 'Diga de quais aparelhos sair.' }] },
    })
    expect(await sair({})).toEqual(FORA)
  })
})
