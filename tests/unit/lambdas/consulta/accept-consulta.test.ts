import { TransactWriteCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { handler } from '#lambdas/consulta/accept-consulta.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ANA, HELENA, IGOR, JULIA, type PersonaMedica } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, consultar, haPouco, naFila } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

let tabela: ReturnType<typeof tabelaViva>

beforeEach(async () => {
  tabela = tabelaViva(itemsOf(ANA, HELENA, IGOR, JULIA))
  await cadastrarMedicos()
})

const accept = (medico: PersonaMedica, medico_id = medico.usuario.id) =>
  invoke(handler, acceptConsulta, { como: medico, entrada: { consulta_id: CONSULTA, medico_id } })

describe('accept-consulta', () => {
  it('gives the consultation to a doctor in its queue, with the room and the lock', async () => {
    await consultar()
    await naFila(HELENA)
    expect(await accept(HELENA)).toMatchObject({ status: 200, body: { ok: true } })
    const stored = await consultas.find(CONSULTA)
    expect(stored).toMatchObject({
      status: 'assigned',
      assigned_to: HELENA.usuario.id,
    })
    expect(Date.parse(stored?.vence_em ?? '')).toBe(Date.parse(stored?.assigned_at ?? '') + 120_000)
    expect(await presencas.consultaDoMedico(HELENA.usuario.id)).toBe(CONSULTA)
    expect(await consultas.naFila('clinica_medica')).toEqual([])
    expect(await presencas.naEspecialidade('clinica_medica', new Date())).toEqual([])
  })

  it('is one transaction conditional on consultation, payment, lock, presence and specialty', async () => {
    await consultar()
    await naFila(HELENA)
    tabela.client.resetHistory()
    await accept(HELENA)
    const calls = tabela.client.commandCalls(TransactWriteCommand)
    expect(calls).toHaveLength(1)
    const conditions = calls[0]?.args[0].input.TransactItems?.map((item) => {
      const [kind, input] = Object.entries(item)[0] ?? []
      return `${kind}: ${input?.ConditionExpression}`
    })
    expect(conditions).toEqual([
      'Update: #status IN (:v8) AND #updated_at = :v9',
      'ConditionCheck: #status = :v0 AND #updated_at = :v1',
      'Put: attribute_not_exists(#pk)',
      'Update: #especialidade = :v3 AND #last_seen_at >= :v4',
      'ConditionCheck: #verificado = :v0',
    ])
  })

  it('asks the table once for a doctor of its queue who comes late', async () => {
    await consultar({ status: 'assigned', assigned_to: IGOR.usuario.id })
    await naFila(HELENA)
    tabela.client.resetHistory()
    expect((await accept(HELENA)).body).toEqual({ ok: false, reason: 'already_assigned' })
    expect(tabela.client.calls().map(({ args }) => args[0].constructor.name)).toEqual(['BatchGetCommand'])
  })

  it('answers a verified doctor whose presence counts no more as it answers one in the queue', async () => {
    await consultar({ status: 'assigned', assigned_to: IGOR.usuario.id })
    await naFila(HELENA, 'clinica_medica', new Date(Date.now() - 61_000))
    expect((await accept(HELENA)).body).toEqual({ ok: false, reason: 'already_assigned' })
  })

  it('has one winner however many try, and answers the winner again', async () => {
    await consultar()
    await Promise.all([naFila(HELENA), naFila(IGOR)])
    const answers = await Promise.all([accept(HELENA), accept(IGOR), accept(HELENA), accept(IGOR)])
    const winner = (await consultas.find(CONSULTA))?.assigned_to
    const bodies = answers.map(({ body }) => body)
    const mine = winner === HELENA.usuario.id ? [bodies[0], bodies[2]] : [bodies[1], bodies[3]]
    const theirs = winner === HELENA.usuario.id ? [bodies[1], bodies[3]] : [bodies[0], bodies[2]]
    expect(mine).toEqual([{ ok: true }, { ok: true }])
    expect(theirs).toEqual([
      { ok: false, reason: 'already_assigned' },
      { ok: false, reason: 'already_assigned' },
    ])
  })

  it('says that a doctor is not in the queue, also after 60 s of silence', async () => {
    await consultar()
    const refusal = {
      ok: false,
      reason: 'Você não está na fila desta especialidade. Entre na fila para aceitar consultas.',
    }
    expect((await accept(HELENA)).body).toEqual(refusal)
    await naFila(HELENA, 'cardiologia')
    expect((await accept(HELENA)).body).toEqual(refusal)
    await naFila(HELENA, 'clinica_medica', new Date(Date.now() - 61_000))
    expect((await accept(HELENA)).body).toEqual(refusal)
  })

  it('gives a doctor one consultation at a time', async () => {
    await consultar()
    await consultar({
      id: 'outra',
      paciente_id: 'outro-paciente',
      status: 'in_progress',
      assigned_to: HELENA.usuario.id,
    })
    await naFila(HELENA)
    expect((await accept(HELENA)).body).toEqual({
      ok: false,
      reason: 'Você já está em uma consulta. Finalize a consulta atual antes de aceitar outra.',
    })
  })

  it('does not offer it again to a doctor who did not come', async () => {
    await consultar({ medicos_excluidos: [HELENA.usuario.id] })
    await naFila(HELENA)
    expect((await accept(HELENA)).body).toEqual({
      ok: false,
      reason:
        'Você ficou fora da sala desta consulta mais tempo do que o permitido. Ela será atendida por outro médico.',
    })
  })

  it('says that a cancelled or expired one is gone', async () => {
    await consultar({ status: 'expired', ended_at: haPouco(1000), vence_em: undefined })
    await naFila(HELENA)
    expect((await accept(HELENA)).body).toEqual({
      ok: false,
      reason: 'Esta consulta não está mais na fila.',
    })
  })

  it('is missing for a doctor of another specialty, in another name, and when there is none', async () => {
    await consultar({ especialidade_sugerida: 'dermatologia' })
    await naFila(HELENA)
    for (const answer of [await accept(HELENA), await accept(IGOR, HELENA.usuario.id)])
      expect(answer).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
    expect(
      await invoke(handler, acceptConsulta, {
        como: HELENA,
        entrada: { consulta_id: 'nenhuma', medico_id: HELENA.usuario.id },
      }),
    ).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })

  it('is for verified doctors only', async () => {
    await consultar()
    expect(await accept(JULIA)).toMatchObject({ status: 403, body: { codigo: 'conta_bloqueada' } })
    expect(
      await invoke(handler, acceptConsulta, {
        como: ANA,
        entrada: { consulta_id: CONSULTA, medico_id: ANA.usuario.id },
      }),
    ).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
  })
})
