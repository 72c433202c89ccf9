import { beforeEach, describe, expect, it } from 'vitest'
import { agirNaConsulta } from '#domain/consulta/contract-casos.ts'
import { handler as agir } from '#lambdas/consulta/agir-na-consulta.lambda.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { HELENA, LUCIA } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { registrar } from '../registro/cenario.ts'
import { consulta, medicoLivre, pacienteLivre, pagamento, refused } from './cenario.ts'
import { cenaDaParada, parada, paradas, voltou } from './parada.ts'

const motivo = 'A médica não atende e o paciente espera.'
const HELENA_ID = HELENA.usuario.id

beforeEach(cenaDaParada)

const fazer = (ato: string, como = LUCIA) =>
  invoke(agir, agirNaConsulta, { como, entrada: { consulta_id: CONSULTA, ato, motivo } })
const feitos = async () =>
  (await atos.doMes(new Date().toISOString().slice(0, 7))).map(
    ({ ator_id, acao, objeto, motivo: porque }) => ({
      ator_id,
      acao,
      objeto,
      motivo: porque,
    }),
  )

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

  it('leaves it to a doctor who came back, and is refused to whoever is no admin', async () => {
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
