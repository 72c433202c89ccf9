import { beforeEach, describe, expect, it, vi } from 'vitest'
import { finishConsulta } from '#domain/consulta/contract.ts'
import { handler as finish } from '#lambdas/consulta/finish-consulta.lambda.ts'
import * as registros from '#lambdas/registro/store/registros.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { pagamentoKey } from '#lambdas/store/keys.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import { ANA, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import {
  comPessoas,
  consulta,
  iniciada,
  juntos,
  medicoLivre,
  missing,
  pacienteLivre,
  porConsulta,
} from './cenario.ts'
import { registrar } from '../registro/cenario.ts'

/** What happens while finish waits for the capture; waiting itself takes no time. */
const espera = vi.hoisted(() => ({ ao: async () => {} }))

vi.mock('node:timers/promises', () => ({ setTimeout: () => espera.ao() }))

beforeEach(async () => {
  espera.ao = async () => {}
  await comPessoas()
})

describe('finish-consulta', () => {
  const end = (quem: Persona = HELENA) => invoke(finish, finishConsulta, porConsulta(quem))
  const captured = () => write(update(pagamentoKey(CONSULTA), { set: { status: 'a_repassar' } }, ALWAYS))

  it('asks for the capture in the same write and answers its result', async () => {
    await consultar(juntos)
    await registrar()
    espera.ao = captured
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'capturado' } })
    expect(await consulta()).toMatchObject({ status: 'finished', ended_at: expect.any(String) })
    expect((await pagamentos.find(CONSULTA))?.medico_id).toBe(HELENA.usuario.id)
    expect([await medicoLivre(), await pacienteLivre()]).toEqual([true, true])
  })

  it('answers within its time when the capture does not come, and success when repeated', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await consultar(juntos)
    await registrar()
    espera.ao = async () => void vi.setSystemTime(Date.now() + 150)
    const began = Date.now()
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'pendente' } })
    expect(Date.now() - began).toBeLessThanOrEqual(4_500)
    await captured()
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'capturado' } })
    vi.useRealTimers()
  })

  it('says a refused capture calmly', async () => {
    await consultar(juntos)
    await registrar()
    espera.ao = () => write(update(pagamentoKey(CONSULTA), { set: { status: 'falhou' } }, ALWAYS))
    expect(await end()).toMatchObject({ status: 200, body: { success: true, pagamento: 'pendente' } })
  })

  it('needs that both were in the room together', async () => {
    await consultar(iniciada)
    expect(await end()).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail:
          'Você e o paciente ainda não estiveram juntos na sala. Espere o paciente entrar ou encerre informando o motivo.',
      },
    })
    expect((await consulta())?.status).toBe('in_progress')
  })

  it('closes the record with it, and tells the patient’s log', async () => {
    await consultar(juntos)
    await registrar()
    espera.ao = captured
    expect((await end()).status).toBe(200)
    const registro = await registros.find(CONSULTA, HELENA.usuario.id)
    expect(registro).toMatchObject({ status: 'fechado', versao: 1, fechado_em: (await consulta())?.ended_at })
    expect(registro).not.toHaveProperty('vence_em')
    expect((await auditoria.lista(ANA.usuario.id)).at(-1)).toMatchObject({
      ator_id: HELENA.usuario.id,
      acao: 'fechar',
      objeto: `registro:${CONSULTA}`,
    })
  })

  it('finishes nothing without the record’s minimum, and says what is missing', async () => {
    await consultar(juntos)
    expect(await end()).toMatchObject({
      status: 409,
      body: {
        codigo: 'registro_incompleto',
        detail:
          'Falta no registro da consulta: a queixa, a hipótese e a conduta. Preencha no registro e tente de novo.',
        campos: [{ campo: 'queixa' }, { campo: 'hipoteses' }, { campo: 'conduta' }],
      },
    })
    await registrar(HELENA, { hipoteses: [], conduta: '  ' })
    expect(await end()).toMatchObject({
      status: 409,
      body: { campos: [{ campo: 'hipoteses' }, { campo: 'conduta' }] },
    })
    expect([(await consulta())?.status, (await pagamentos.find(CONSULTA))?.status]).toEqual([
      'in_progress',
      'autorizado',
    ])
    await registrar(HELENA, { hipoteses: [], sem_hipotese: 'Aguarda exame.' }, 1)
    espera.ao = captured
    expect((await end()).status).toBe(200)
  })

  it('closes what was saved last: a save at the same moment is closed with it', async () => {
    await consultar(juntos)
    await registrar()
    const ler = auditoria.registrarCom
    const entre = vi.spyOn(auditoria, 'registrarCom').mockImplementationOnce(async (...args) => {
      await registrar(HELENA, { conduta: 'Retornar se houver febre.' }, 1)
      return ler(...args)
    })
    espera.ao = captured
    expect((await end()).status).toBe(200)
    expect(entre).toHaveBeenCalledTimes(2)
    expect(await registros.find(CONSULTA, HELENA.usuario.id)).toMatchObject({
      status: 'fechado',
      versao: 2,
      conduta: 'Retornar se houver febre.',
    })
    entre.mockRestore()
  })

  it('is its doctor’s alone', async () => {
    await consultar(juntos)
    await registrar()
    expect(await end(IGOR)).toMatchObject(missing)
    expect(await end(ANA)).toMatchObject({
      status: 403,
      body: { codigo: 'sem_permissao', error: expect.stringMatching(/\S/) as string },
    })
  })
})
