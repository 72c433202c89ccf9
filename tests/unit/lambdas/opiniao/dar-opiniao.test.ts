import { beforeEach, describe, expect, it } from 'vitest'
import { darOpiniao } from '#domain/opiniao/contract.ts'
import { handler as dar } from '#lambdas/opiniao/dar-opiniao.lambda.ts'
import * as opinioes from '#lambdas/opiniao/store/opinioes.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { como, comPessoas, juntos, missing, refused } from '../consulta/cenario.ts'
import { BOA, finalizada, opinar, outraPaciente } from './cenario.ts'

const daHelena = async () => (await opinioes.soma(HELENA.usuario.id))?.contadas.n

beforeEach(comPessoas)

describe('dar-opiniao', () => {
  it('is given once: the same again is answered, another is refused', async () => {
    await consultar(finalizada)
    expect(await opinar()).toMatchObject({ status: 200, body: BOA })
    expect(await opinar()).toMatchObject({ status: 200, body: BOA })
    expect(await opinar({ nota: 1, duvidas: 'nao' })).toMatchObject(refused)
    expect(await daHelena()).toBe(1)
  })

  it('counts once, however often it is sent at the same moment', async () => {
    await consultar(finalizada)
    const notas = [1, 2, 3, 4, 5] as const
    const respostas = await Promise.all(notas.map((nota) => opinar({ nota, duvidas: 'sim' })))
    expect(respostas.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(respostas.filter(({ status }) => status === 409)).toHaveLength(4)
    expect(await daHelena()).toBe(1)
  })

  it('loses none of those that come at the same moment for one doctor', async () => {
    const n = 5
    const ids = Array.from({ length: n }, (_, i) => `c0000000-0000-4000-8000-00000000001${i}`)
    for (const id of ids) await consultar({ ...finalizada, id })
    const respostas = await Promise.all(ids.map((id) => opinar(BOA, ANA, id)))
    expect(respostas.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(await daHelena()).toBe(n)
    expect(await opinioes.doPaciente(ANA.usuario.id)).toHaveLength(n)
  })

  it('is for finished consultations', async () => {
    await consultar(juntos)
    expect(await opinar()).toMatchObject(refused)
    await consultar({ ...finalizada, status: 'cancelled' })
    expect(await opinar()).toMatchObject(refused)
    expect(await daHelena()).toBeUndefined()
  })

  it.each([
    { nota: 0, duvidas: 'sim' },
    { nota: 6, duvidas: 'sim' },
    { nota: 4.5, duvidas: 'sim' },
    { nota: 5, duvidas: 'talvez' },
    { duvidas: 'sim' },
  ])('takes one to five and one of the answers: not %j', async (dita) => {
    await consultar(finalizada)
    expect(await invoke(dar, darOpiniao, como(ANA, dita))).toMatchObject({ status: 400 })
  })

  it('is the patient’s alone to give', async () => {
    await consultar(finalizada)
    expect(await opinar(BOA, await outraPaciente())).toMatchObject(missing)
    expect((await opinar(BOA, HELENA)).status).toBe(403)
    expect(await daHelena()).toBeUndefined()
  })
})
