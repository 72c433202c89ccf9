import { BatchGetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { minhasConsultas } from '#domain/consulta/contract.ts'
import { handler as minhas } from '#lambdas/consulta/minhas-consultas.lambda.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { update, write } from '#lambdas/store/table.ts'
import { pagamentoKey, vinculoKey } from '#lambdas/store/keys.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, DIEGO, HELENA, IGOR } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const SALA = `http://127.0.0.1:4600/chamada/${CONSULTA}`

let tabela: ReturnType<typeof tabelaViva>
beforeEach(async () => {
  segredosVivos()
  tabela = tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
})

describe('minhas-consultas', () => {
  it('lists the caller’s own, newest first, with the doctor’s official name', async () => {
    await consultar({
      id: 'velha',
      status: 'finished',
      assigned_to: HELENA.usuario.id,
      host_url: SALA,
      created_at: haPouco(900_000),
    })
    await consultar()
    await consultar({ id: 'alheia', paciente_id: DIEGO.usuario.id })
    const { body } = await invoke(minhas, minhasConsultas, { como: ANA })
    expect(body).toMatchObject({
      consultas: [
        { id: CONSULTA, medico: null },
        { id: 'velha', medico: { nome_oficial: 'Helena Prado Vasconcelos' } },
      ],
    })
    expect(JSON.stringify(body)).not.toContain('host_url')
  })

  it('tells what is owed, also for a dependant they no longer answer for, and of that one nothing else', async () => {
    const finalizada = { status: 'finished', assigned_to: HELENA.usuario.id } as const
    const recusada = { status: 'falhou', motivo_recusa: 'card_declined' } as const
    const ended_at = haPouco(60_000)
    await semearDependente(TEO, ANA.usuario.id, new Date())
    await write(update(vinculoKey(ANA.usuario.id, TEO.dependente_id), { set: { status: 'encerrado' } }, {}))
    await consultar({ ...finalizada, id: 'paga', ended_at }, { status: 'repassado' })
    await consultar({ ...finalizada, id: 'propria', ended_at, created_at: haPouco(1_000) }, recusada)
    await consultar(
      {
        ...finalizada,
        id: 'do-teo',
        paciente_id: TEO.dependente_id,
        responsavel_id: ANA.usuario.id,
        ended_at,
        created_at: haPouco(2_000),
      },
      recusada,
    )
    const { body } = await invoke(minhas, minhasConsultas, { como: ANA })
    const { consultas, a_pagar } = minhasConsultas.saida.parse(body)
    expect(consultas.map(({ id }) => id)).toEqual(['propria', 'paga'])
    expect(a_pagar).toEqual([
      { id: 'propria', paciente_id: ANA.usuario.id, ended_at },
      { id: 'do-teo', paciente_id: TEO.dependente_id, ended_at },
    ])
  })

  it('reads no payment but those that are owed, and those as they stand now', async () => {
    const finalizada = {
      status: 'finished',
      assigned_to: HELENA.usuario.id,
      ended_at: haPouco(60_000),
    } as const
    for (const id of ['paga-1', 'paga-2', 'paga-3'])
      await consultar({ ...finalizada, id }, { status: 'repassado' })
    await consultar({ ...finalizada, id: 'devida' }, { status: 'falhou', motivo_recusa: 'card_declined' })
    tabela.client.resetHistory()
    const { body } = await invoke(minhas, minhasConsultas, { como: ANA })
    expect(body).toMatchObject({ a_pagar: [{ id: 'devida' }] })
    const lidas = tabela.client
      .commandCalls(BatchGetCommand)
      .flatMap(({ args: [{ input }] }) => Object.values(input.RequestItems ?? {}))
      .flatMap(({ Keys }) => Keys ?? [])
    expect(lidas.filter(({ sk }) => sk === 'PAGAMENTO')).toEqual([pagamentoKey('devida')])
    // The index may still tell of it just after it was paid.
    await write(update(pagamentoKey('devida'), { set: { status: 'capturado' } }, {}))
    expect((await invoke(minhas, minhasConsultas, { como: ANA })).body).not.toHaveProperty('a_pagar')
  })

  it('says which doctor of a finished one is free to talk to again', async () => {
    const finalizada = { status: 'finished', ended_at: haPouco(60_000) } as const
    await consultar({ ...finalizada, id: 'da-helena', assigned_to: HELENA.usuario.id })
    await consultar({ ...finalizada, id: 'do-igor', assigned_to: IGOR.usuario.id })
    await naFila(HELENA)
    const livres = async () => {
      const { consultas } = minhasConsultas.saida.parse(
        (await invoke(minhas, minhasConsultas, { como: ANA })).body,
      )
      return consultas.filter(({ medico }) => medico?.livre).map(({ id }) => id)
    }
    expect(await livres()).toEqual(['da-helena'])
    await write(presencas.aceiteWrite(HELENA.usuario.id, 'clinica_medica', 'outra', new Date()))
    expect(await livres()).toEqual([])
  })
})
