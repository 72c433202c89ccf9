import { beforeEach, describe, expect, it } from 'vitest'
import { agirNaConsulta, consultasParadas } from '#domain/consulta/contract-casos.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { type Sala, salaDe } from '#domain/sala/sala.ts'
import { handler as agir } from '#lambdas/consulta/agir-na-consulta.lambda.ts'
import { handler as listar } from '#lambdas/consulta/consultas-paradas.lambda.ts'
import { handler as reconciliar } from '#lambdas/consulta/reconciliar.lambda.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as salas from '#lambdas/store/salas.ts'
import { ANA, DIEGO, HELENA, IGOR, LUCIA } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { registrar } from '../registro/cenario.ts'
import { consulta, medicoLivre, pacienteLivre, pagamento, refused } from './cenario.ts'

const motivo = 'A médica não atende e o paciente espera.'
const LIMITE = '2026-12-01T10:00:00.000Z'
const VISTO = haPouco(1_900_000)
const HELENA_ID = HELENA.usuario.id

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR, LUCIA))
  await cadastrarMedicos()
})

/** Both met, and the doctor has not been seen for more than half an hour. */
const parada = (dados: Partial<Consulta> = {}) =>
  consultar(
    {
      status: 'in_progress',
      assigned_to: HELENA_ID,
      assigned_at: haPouco(2_000_000),
      started_at: haPouco(1_990_000),
      ambos_conectados_em: haPouco(1_950_000),
      medico_visto_em: VISTO,
      vence_em: haPouco(1),
      ...dados,
    },
    { capture_before: LIMITE },
  )
const fazer = (ato: string, como = LUCIA) =>
  invoke(agir, agirNaConsulta, { como, entrada: { consulta_id: CONSULTA, ato, motivo } })
const paradas = async (como = LUCIA) => invoke(listar, consultasParadas, { como })
const feitos = async () =>
  (await atos.doMes(new Date().toISOString().slice(0, 7))).map(
    ({ ator_id, acao, objeto, motivo: porque }) => ({
      ator_id,
      acao,
      objeto,
      motivo: porque,
    }),
  )

describe('the list', () => {
  it('says whom to ring, since when, and until when the hold lasts, before and after the reconciler looked', async () => {
    await parada()
    const linha = {
      consulta_id: CONSULTA,
      desde: VISTO,
      capture_before: LIMITE,
      paciente: { nome: ANA.usuario.nome, telefone: ANA.usuario.telefone },
      medico: { nome: HELENA.usuario.nome, telefone: HELENA.usuario.telefone },
      atos: ['abandonar', 'falha_tecnica'],
    }
    expect(await paradas()).toMatchObject({ status: 200, body: { consultas: [linha] } })
    await reconciliar({}, CONTEXT)
    expect(await paradas()).toMatchObject({ status: 200, body: { consultas: [linha] } })
  })

  it('offers to finish only what the doctor wrote down', async () => {
    await parada()
    await registrar()
    const { body } = await paradas()
    expect(body).toMatchObject({ consultas: [{ atos: ['abandonar', 'falha_tecnica', 'finalizar'] }] })
  })

  it.each([
    ['is in the room', { medico_visto_em: haPouco(60_000) }],
    ['never met the patient: it ends by itself', { ambos_conectados_em: undefined }],
  ] as const)('leaves out one whose doctor %s', async (_nome, dados) => {
    await parada(dados)
    expect(await paradas()).toMatchObject({ body: { consultas: [] } })
  })

  it('leaves out one whose doctor beats in the room and was not written yet', async () => {
    await voltou(await parada())
    expect(await paradas()).toMatchObject({ body: { consultas: [] } })
  })

  it('is nothing for who is no admin', async () => {
    expect(await paradas(HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})

const voltou = (antes: Consulta) => salas.entrar(salaDe(antes) as Sala, 'medico', 'da-helena', new Date())

describe('the act', () => {
  it.each([
    ['abandonar', 'abandonada'],
    ['falha_tecnica', 'falha_tecnica'],
  ] as const)('%s ends it, releases the hold, frees both, and is kept once', async (ato, motivo_fim) => {
    await parada()
    for (let vez = 0; vez < 2; vez++)
      expect(await fazer(ato)).toMatchObject({ status: 200, body: { status: 'cancelled' } })
    expect(await consulta()).toMatchObject({ status: 'cancelled', motivo_fim })
    expect(await pagamento()).toBe('a_liberar')
    expect([await medicoLivre(), await pacienteLivre()]).toEqual([true, true])
    const objeto = `consulta:${CONSULTA}`
    expect(await feitos()).toEqual([{ ator_id: LUCIA.usuario.id, acao: `consulta_${ato}`, objeto, motivo }])
  })

  it('ends one whose start was never noted too, and in no other way', async () => {
    await parada({ status: 'assigned', started_at: undefined })
    expect(await paradas()).toMatchObject({ body: { consultas: [{ atos: ['abandonar'] }] } })
    expect(await fazer('falha_tecnica')).toMatchObject(refused)
    expect(await fazer('abandonar')).toMatchObject({ status: 200 })
    expect([await pagamento(), await medicoLivre()]).toEqual(['a_liberar', true])
  })

  it('finishes what the doctor wrote down: the record is closed, the doctor paid', async () => {
    await parada()
    expect(await fazer('finalizar')).toMatchObject({ status: 409, body: { codigo: 'registro_incompleto' } })
    expect(await feitos()).toEqual([])
    await registrar()
    expect(await fazer('finalizar')).toMatchObject({ status: 200, body: { status: 'finished' } })
    expect(await pagamentos.find(CONSULTA)).toMatchObject({ status: 'a_capturar', medico_id: HELENA_ID })
    expect(await registros.find(CONSULTA, HELENA_ID)).toMatchObject({ status: 'fechado' })
    expect((await feitos()).map(({ acao }) => acao)).toEqual(['consulta_finalizar'])
  })

  it('leaves one in which the two never met to its own end', async () => {
    await parada({ ambos_conectados_em: undefined })
    expect(await fazer('abandonar')).toMatchObject(refused)
  })

  it('leaves it to a doctor who came back, and is refused to who is no admin', async () => {
    const antes = await parada()
    expect(await fazer('abandonar', HELENA)).toMatchObject({ status: 403 })
    await voltou(antes)
    expect(await fazer('abandonar')).toMatchObject(refused)
    expect([await consulta(), await pagamento()]).toMatchObject([{ status: 'in_progress' }, 'autorizado'])
    expect(await feitos()).toEqual([])
  })

  it('does not know what is not there', async () => {
    expect(await fazer('abandonar')).toMatchObject({ status: 404 })
  })
})
