import { beforeEach, describe, expect, it } from 'vitest'
import { registrosAbertos } from '#domain/registro/contract.ts'
import { handler as reconciliar } from '#lambdas/consulta/reconciliar.lambda.ts'
import { handler } from '#lambdas/registro/registros-abertos.lambda.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import { registroKey } from '#lambdas/store/keys.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco, passarPara } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { comPessoas, iniciada } from '../consulta/cenario.ts'
import { registrar } from './cenario.ts'

const DIA = 86_400_000
const abertos = async (quem: Persona = HELENA) =>
  (await invoke(handler, registrosAbertos, { como: quem })).body
const registro = () => registros.find(CONSULTA, HELENA.usuario.id)
/** As 24 h after the first save: its due instant is put into the past, and the reconciler runs. */
const umDiaDepois = async () => {
  await write(update(registroKey(CONSULTA, HELENA.usuario.id), { set: { gsi4sk: haPouco(1) } }, ALWAYS))
  await reconciliar({}, CONTEXT)
}

beforeEach(comPessoas)

describe('registros-abertos', () => {
  it('reminds of consultations that ended, not of the one that goes on', async () => {
    await consultar(iniciada)
    await registrar()
    expect(await abertos()).toEqual({ registros: [] })
    const ended_at = haPouco(60_000)
    await consultar({ ...iniciada, status: 'cancelled', ended_at })
    expect(await abertos()).toEqual({
      registros: [
        {
          consulta_id: CONSULTA,
          encerrada_em: ended_at,
          escreve_ate: new Date(Date.parse(ended_at) + DIA).toISOString(),
        },
      ],
    })
    expect(await abertos(IGOR)).toEqual({ registros: [] })
  })
})

describe('the time of an open record', () => {
  it('ends 24 h after the consultation: it stays as it is, and is no longer open', async () => {
    await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(DIA - 60_000) })
    await registrar(HELENA, { conduta: '' })
    await umDiaDepois()
    expect(await registro()).toMatchObject({ status: 'aberto' })
    await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(DIA) })
    await umDiaDepois()
    expect(await registro()).toMatchObject({ status: 'incompleto', queixa: 'Dor de garganta há dois dias.' })
    expect(await abertos()).toEqual({ registros: [] })
  })

  it('does not end while the consultation goes on with its doctor', async () => {
    await consultar(iniciada)
    await registrar()
    await umDiaDepois()
    expect(await registro()).toMatchObject({ status: 'aberto', vence_em: expect.any(String) as string })
  })

  it('ends when the consultation went to another doctor', async () => {
    await consultar(iniciada)
    await registrar()
    await passarPara(IGOR)
    await umDiaDepois()
    expect(await registro()).toMatchObject({ status: 'incompleto' })
  })
})
