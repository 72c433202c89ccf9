import { beforeEach, describe, expect, it } from 'vitest'
import { MAIS_MENSAGENS } from '#domain/conversa/mensagem.ts'
import { conversaKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { ANA, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, consultar, haPouco } from '../../../support/consulta.ts'
import { comPessoas, iniciada, missing } from '../consulta/cenario.ts'
import { aceitar, dizer, lidas } from './cenario.ts'

const encerrada = { status: 409, body: { codigo: 'prazo_encerrado' } }

beforeEach(comPessoas)

describe('enviar-mensagem', () => {
  it('is for the two of the consultation, and before the acceptance for the patient', async () => {
    await consultar()
    expect(await dizer(ANA, '  Piorou. ')).toMatchObject({
      status: 200,
      body: { sequencia: 1, de: 'paciente', texto: 'Piorou.' },
    })
    for (const outro of [HELENA, IGOR]) expect(await dizer(outro, 'Oi')).toMatchObject(missing)
    await aceitar(HELENA)
    expect(await dizer(HELENA, 'Já vejo.')).toMatchObject({ body: { sequencia: 2, de: 'medico' } })
  })

  it('stores one message for one key of one person, however often it comes', async () => {
    await consultar(iniciada)
    const primeira = await dizer(ANA, 'Uma vez', 'chave-1')
    expect((await dizer(ANA, 'Uma vez', 'chave-1')).body).toEqual(primeira.body)
    const juntas = await Promise.all([1, 2, 3].map(() => dizer(ANA, 'Outra', 'chave-2')))
    expect(juntas.map(({ body }) => body)).toEqual(Array(3).fill(juntas[0]?.body))
    // Another person's key of the same name is another sending.
    expect(await dizer(HELENA, 'Minha', 'chave-1')).toMatchObject({ body: { sequencia: 3 } })
    expect((await lidas(ANA)).body).toMatchObject({
      mensagens: [{ texto: 'Uma vez' }, { texto: 'Outra' }, { texto: 'Minha' }],
    })
  })

  it('numbers without gaps what both send at the same time', async () => {
    await consultar(iniciada)
    const enviadas = await Promise.all(
      Array.from({ length: 8 }, (_, n) => dizer(n % 2 === 0 ? ANA : HELENA, `Mensagem ${n}`)),
    )
    expect(enviadas.map(({ status }) => status)).toEqual(Array(8).fill(200))
    const { mensagens } = (await lidas(ANA)).body as { mensagens: { sequencia: number }[] }
    expect(mensagens.map(({ sequencia }) => sequencia)).toEqual([1, 2, 3, 4, 5, 6, 7, 8])
  })

  it('is closed by Finalizar, and a day after where the call broke', async () => {
    const ambos_conectados_em = haPouco(600_000)
    const fim = { ...iniciada, ambos_conectados_em, ended_at: haPouco(60_000) }
    await consultar({ ...fim, status: 'finished' })
    expect(await dizer(ANA, 'Doutora?')).toMatchObject(encerrada)
    await consultar({ ...fim, status: 'cancelled' })
    expect(await dizer(ANA, 'A chamada caiu')).toMatchObject({ status: 200 })
    await consultar({ ...fim, status: 'cancelled', ended_at: haPouco(25 * 3_600_000) })
    expect(await dizer(HELENA, 'Tarde')).toMatchObject(encerrada)
  })

  it('says which text is none, and that a consultation has enough', async () => {
    await consultar(iniciada)
    for (const texto of ['  ', 'a'.repeat(2001)])
      expect(await dizer(ANA, texto)).toMatchObject({ status: 400, body: { campos: [{ campo: 'texto' }] } })
    await write(put({ ...conversaKey(CONSULTA), entidade: 'conversa', ultima: MAIS_MENSAGENS }, ALWAYS))
    expect(await dizer(ANA, 'Mais uma')).toMatchObject({
      status: 409,
      body: { codigo: 'transicao_invalida' },
    })
  })
})
