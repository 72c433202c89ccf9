import { beforeEach, describe, expect, it } from 'vitest'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco, passarPara } from '../../../support/consulta.ts'
import { comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { aceitar, dizer, lidas } from './cenario.ts'

const leituras = async () => (await auditoria.lista(ANA.usuario.id)).map(({ acao, objeto }) => [acao, objeto])

beforeEach(comPessoas)

describe('ver-mensagens', () => {
  it('gives what came after the last one, in order, to the two alone', async () => {
    await consultar(iniciada)
    for (const texto of ['um', 'dois', 'três']) await dizer(ANA, texto)
    expect(await lidas(ANA, 1)).toMatchObject({
      status: 200,
      body: {
        mensagens: [
          { sequencia: 2, texto: 'dois' },
          { sequencia: 3, texto: 'três' },
        ],
        escreve: true,
        escreve_ate: null,
        restam: 10,
      },
    })
    expect(await lidas(ANA, 3)).toMatchObject({ body: { mensagens: [] } })
    expect(await lidas(IGOR)).toMatchObject(missing)
  })

  it('is nothing of the doctor’s before the acceptance, nor after they gave it back', async () => {
    await consultar()
    await dizer(ANA, 'Olá')
    expect(await lidas(HELENA)).toMatchObject(missing)
    await aceitar(HELENA)
    expect(await lidas(HELENA)).toMatchObject({ body: { mensagens: [{ texto: 'Olá' }] } })
    await passarPara(IGOR)
    expect(await lidas(IGOR)).toMatchObject({ body: { mensagens: [{ texto: 'Olá' }] } })
    expect(await lidas(HELENA)).toMatchObject(missing)
  })

  it('stands in the access log when a doctor reads something, and says nothing of what', async () => {
    await consultar(iniciada)
    await dizer(ANA, 'Segredo')
    await lidas(ANA)
    expect(await leituras()).toEqual([])
    await lidas(HELENA)
    await lidas(HELENA, 1)
    expect(await leituras()).toEqual([['ler', `mensagens:${CONSULTA}`]])
    expect(JSON.stringify(await auditoria.lista(ANA.usuario.id))).not.toContain('Segredo')
  })

  it('is nothing of the doctor’s once it ended before the two met, and stays the patient’s', async () => {
    await consultar(iniciada)
    await dizer(ANA, 'Segredo')
    const fim = { ...iniciada, status: 'cancelled', ended_at: haPouco(1) } as const
    await consultar(fim)
    expect(await lidas(HELENA)).toMatchObject({ status: 200, body: { mensagens: [], escreve: false } })
    expect(await leituras()).toEqual([])
    expect(await lidas(ANA)).toMatchObject({ body: { mensagens: [{ texto: 'Segredo' }] } })
    await consultar({ ...fim, ambos_conectados_em: haPouco(2) })
    expect(await lidas(HELENA)).toMatchObject({ body: { mensagens: [{ texto: 'Segredo' }] } })
  })

  it('says until when one may still write', async () => {
    const caiu = {
      ...iniciada,
      status: 'cancelled',
      ambos_conectados_em: haPouco(1),
      ended_at: haPouco(1),
    } as const
    await consultar(caiu)
    expect(await lidas(ANA)).toMatchObject({
      body: {
        escreve: true,
        escreve_ate: new Date(Date.parse(caiu.ended_at) + 24 * 3_600_000).toISOString(),
      },
    })
  })

  it('knows no place that is no number', async () => {
    await consultar(iniciada)
    expect(await lidas(ANA, -1)).toMatchObject({ status: 400 })
  })
})
