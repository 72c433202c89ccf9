import { beforeEach, describe, expect, it } from 'vitest'
import { encerrarConsulta } from '#domain/consulta/contract.ts'
import { handler as encerrar } from '#lambdas/consulta/encerrar-consulta.lambda.ts'
import { DIEGO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import {
  atribuida,
  como,
  comPessoas,
  consulta,
  iniciada,
  juntos,
  medicoLivre,
  missing,
  pacienteLivre,
  pagamento,
  refused,
} from './cenario.ts'

beforeEach(comPessoas)

describe('encerrar-consulta', () => {
  const end = (motivo: string, quem: Persona = HELENA) =>
    invoke(encerrar, encerrarConsulta, como(quem, { motivo, anotacao: ' Orientada a ir à UPA. ' }))

  it.each([
    ['recusar', atribuida, 'medico_recusou'],
    ['recusar', iniciada, 'medico_recusou'],
    ['presencial', atribuida, 'presencial'],
    ['presencial', juntos, 'presencial'],
    ['falha_tecnica', juntos, 'falha_tecnica'],
    ['nao_compareceu', { ...iniciada, started_at: haPouco(600_001) }, 'nao_compareceu'],
  ] as const)('%s cancels, releases and says why', async (motivo, dados, motivo_fim) => {
    await consultar(dados)
    expect(await end(motivo)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await end(motivo)).toMatchObject({ status: 200, body: { ok: true } })
    expect(await consulta()).toMatchObject({
      status: 'cancelled',
      motivo_fim,
      anotacao_fim: 'Orientada a ir à UPA.',
    })
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual(['a_liberar', true, true])
  })

  it('calls nobody absent before 10 minutes, nor whoever was in the room', async () => {
    await consultar(iniciada)
    expect(await end('nao_compareceu')).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Aguarde o paciente por pelo menos 10 minutos antes de registrar que ele não compareceu.',
      },
    })
    await consultar({
      ...iniciada,
      id: 'outra',
      paciente_id: DIEGO.usuario.id,
      started_at: haPouco(700_000),
      paciente_na_sala_em: haPouco(600_000),
    })
    expect(
      await invoke(encerrar, encerrarConsulta, {
        como: HELENA,
        entrada: { id: 'outra', motivo: 'nao_compareceu' },
      }),
    ).toMatchObject({ status: 409, body: { detail: 'O paciente esteve na sala. Escolha outro motivo.' } })
  })

  it('refuses what does not fit the state, unknown reasons and other doctors', async () => {
    await consultar(juntos)
    expect(await end('recusar')).toMatchObject(refused)
    expect(await end('porque_sim')).toMatchObject({
      status: 400,
      body: { campos: [{ campo: 'motivo', motivo: 'Escolha um dos motivos.' }] },
    })
    expect(await end('presencial', IGOR)).toMatchObject(missing)
  })
})
