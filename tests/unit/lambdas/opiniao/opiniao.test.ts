import { beforeEach, describe, expect, it } from 'vitest'
import { darOpiniao, somaDasOpinioes, verOpiniao } from '#domain/opiniao/contract.ts'
import type { Dita } from '#domain/opiniao/opiniao.ts'
import { handler as dar } from '#lambdas/opiniao/dar-opiniao.lambda.ts'
import { handler as somar } from '#lambdas/opiniao/soma-das-opinioes.lambda.ts'
import * as opinioes from '#lambdas/opiniao/store/opinioes.ts'
import { handler as ver } from '#lambdas/opiniao/ver-opiniao.lambda.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { ANA, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { como, comPessoas, juntos, missing, refused } from '../consulta/cenario.ts'

const BOA: Dita = { nota: 5, duvidas: 'sim' }
const finalizada = { ...juntos, status: 'finished', ended_at: haPouco(1_000) } as const
const opinar = (dita: Dita = BOA, quem: Persona = ANA) => invoke(dar, darOpiniao, como(quem, { ...dita }))
const lida = (quem: Persona = ANA) => invoke(ver, verOpiniao, como(quem))
const daHelena = async () => (await opinioes.soma(HELENA.usuario.id))?.contadas.n

beforeEach(comPessoas)

describe('dar-opiniao', () => {
  it('is given once: the same again is answered, another is refused', async () => {
    await consultar(finalizada)
    expect(await lida()).toMatchObject({ body: { opiniao: null, pode: true } })
    expect(await opinar()).toMatchObject({ status: 200, body: BOA })
    expect(await opinar()).toMatchObject({ status: 200, body: BOA })
    expect(await opinar({ nota: 1, duvidas: 'nao' })).toMatchObject(refused)
    expect(await lida()).toMatchObject({ body: { opiniao: { ...BOA, consulta_id: CONSULTA }, pode: false } })
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
    const respostas = await Promise.all(
      ids.map((id) => invoke(dar, darOpiniao, { como: ANA, entrada: { id, ...BOA } })),
    )
    expect(respostas.map(({ status }) => status)).toEqual(ids.map(() => 200))
    expect(await daHelena()).toBe(n)
    expect(await opinioes.doPaciente(ANA.usuario.id)).toHaveLength(n)
  })

  it('is for finished consultations', async () => {
    await consultar(juntos)
    expect(await lida()).toMatchObject({ body: { opiniao: null, pode: false } })
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

  it('is the patient’s alone: neither the doctor of the consultation nor anybody else reads or gives it', async () => {
    await consultar(finalizada)
    await opinar()
    const outra = {
      ...CARLA,
      usuario: { ...CARLA.usuario, kyc_status: 'approved', access_tier: 'full' },
    } as const
    await write(...itemsOf(outra).map((item) => put(item, ALWAYS)))
    expect(await lida(outra)).toMatchObject(missing)
    expect(await opinar(BOA, outra)).toMatchObject(missing)
    expect((await lida(HELENA)).status).toBe(403)
    expect((await opinar(BOA, HELENA)).status).toBe(403)
  })
})

describe('soma-das-opinioes', () => {
  it('shows the doctor nothing before the first ten, then their sum without a word of whose', async () => {
    const soma = () => invoke(somar, somaDasOpinioes, { como: HELENA })
    for (let i = 10; i < 20; i++) {
      expect((await soma()).body).toEqual({ soma: null })
      const id = `c0000000-0000-4000-8000-0000000000${i}`
      await consultar({ ...finalizada, id })
      await invoke(dar, darOpiniao, { como: ANA, entrada: { id, nota: i % 2 ? 5 : 4, duvidas: 'em_parte' } })
    }
    expect((await soma()).body).toEqual({
      soma: { n: 10, media: 4.5, notas: [0, 0, 0, 5, 5], duvidas: { sim: 0, em_parte: 10, nao: 0 } },
    })
  })
})
