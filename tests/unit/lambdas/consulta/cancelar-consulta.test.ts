import { beforeEach, describe, expect, it } from 'vitest'
import { cancelarConsulta } from '#domain/consulta/contract.ts'
import { handler as cancelar } from '#lambdas/consulta/cancelar-consulta.lambda.ts'
import { ANA, DIEGO } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
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

describe('cancelar-consulta', () => {
  it.each([
    ['pending', { status: 'pending' }, 'a_liberar'],
    ['queued', {}, 'a_liberar'],
    ['assigned', atribuida, 'a_liberar'],
    ['started, the two never together', iniciada, 'a_liberar'],
  ] as const)('ends a %s one, frees patient and doctor, releases the hold', async (_name, dados, para) => {
    await consultar(dados)
    expect(await invoke(cancelar, cancelarConsulta, como(ANA))).toMatchObject({
      status: 200,
      body: { id: CONSULTA, status: 'cancelled', motivo_fim: 'paciente', pagamento: { status: para } },
    })
    expect(await consulta()).toMatchObject({ status: 'cancelled', ended_at: expect.any(String) })
    expect((await consulta())?.vence_em).toBeUndefined()
    expect([await pagamento(), await medicoLivre(), await pacienteLivre()]).toEqual([para, true, true])
  })

  it('answers the same when repeated', async () => {
    await consultar()
    const first = await invoke(cancelar, cancelarConsulta, como(ANA))
    expect(await invoke(cancelar, cancelarConsulta, como(ANA))).toEqual(first)
  })

  it('is too late once they were together, and not for anybody else', async () => {
    await consultar(juntos)
    expect(await invoke(cancelar, cancelarConsulta, como(ANA))).toMatchObject({
      ...refused,
      body: { detail: 'Você e o médico já estiveram juntos na sala. Agora é ele quem encerra a consulta.' },
    })
    expect([(await consulta())?.status, await pagamento()]).toEqual(['in_progress', 'autorizado'])
    expect(await invoke(cancelar, cancelarConsulta, como(DIEGO))).toMatchObject({
      status: 403,
      body: { codigo: 'conta_bloqueada' },
    })
    await consultar({ id: 'alheia', paciente_id: DIEGO.usuario.id })
    expect(await invoke(cancelar, cancelarConsulta, { como: ANA, entrada: { id: 'alheia' } })).toMatchObject(
      missing,
    )
  })
})
