import { beforeEach, describe, expect, it } from 'vitest'
import * as registros from '#lambdas/registro/store/registros.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { ROTINA } from '../../../support/registro.ts'
import { comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { registrar } from './cenario.ts'

const DIA = 86_400_000
const guardado = () => registros.find(CONSULTA, HELENA.usuario.id)

beforeEach(comPessoas)

describe('salvar-registro', () => {
  it('keeps what was typed, each code with the official words', async () => {
    await consultar(iniciada)
    expect(await registrar()).toMatchObject({ status: 200, body: { versao: 1 } })
    expect(await guardado()).toMatchObject({
      ...ROTINA,
      status: 'aberto',
      paciente_id: ANA.usuario.id,
      hipoteses: [{ codigo: 'J029', descricao: 'Faringite aguda não especificada' }],
    })
    expect(await registrar(HELENA, { hipoteses: [], conduta: '' }, 1)).toMatchObject({ body: { versao: 2 } })
    expect(await guardado()).toMatchObject({ versao: 2, hipoteses: [], conduta: '' })
  })

  it('builds on the version that was read: another changes nothing and is told so', async () => {
    await consultar(iniciada)
    await registrar()
    await registrar(HELENA, { conduta: 'Da primeira aba' }, 1)
    for (const versao of [0, 1])
      expect(await registrar(HELENA, { conduta: 'Da segunda aba' }, versao)).toMatchObject({
        status: 409,
        body: {
          codigo: 'conflito',
          detail:
            'Este registro foi mudado em outra aba ou aparelho. Nada do que está nesta tela foi perdido.',
        },
      })
    expect(await guardado()).toMatchObject({ versao: 2, conduta: 'Da primeira aba' })
  })

  it('answers a repeated save like the first', async () => {
    await consultar(iniciada)
    const first = await registrar()
    const [second] = [await registrar()]
    expect(second.body).toEqual(first.body)
    expect((await guardado())?.versao).toBe(1)
  })

  it('refuses a code that is not in the CID-10, and too many hypotheses', async () => {
    await consultar(iniciada)
    expect(await registrar(HELENA, { hipoteses: ['Z998X'] })).toMatchObject({ status: 400 })
    expect(await registrar(HELENA, { hipoteses: ['J0299'] })).toMatchObject({ status: 400 })
    expect(await registrar(HELENA, { hipoteses: ['A079', 'W999', 'E999'] })).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'hipoteses', motivo: expect.stringMatching(/^Não há o código/) as string }] },
    })
    expect(await registrar(HELENA, { hipoteses: ['J029', 'J029'] })).toMatchObject({ status: 400 })
    expect(await guardado()).toBeUndefined()
  })

  it('is open for 24 h after the end, and not a moment longer', async () => {
    await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(DIA - 60_000) })
    expect((await registrar()).status).toBe(200)
    await consultar({ ...iniciada, status: 'cancelled', ended_at: haPouco(DIA) })
    expect(await registrar(HELENA, { conduta: 'Tarde' }, 1)).toMatchObject({
      status: 409,
      body: { codigo: 'prazo_encerrado' },
    })
  })

  it('is its doctor’s alone', async () => {
    await consultar(iniciada)
    expect(await registrar(IGOR)).toMatchObject(missing)
    expect(await registrar(ANA)).toMatchObject({ status: 403 })
  })
})
