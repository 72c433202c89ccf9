import { describe, expect, it } from 'vitest'
import { meusConsentimentos } from '#domain/documento/contract.ts'
import { handler } from '#lambdas/documento/meus-consentimentos.lambda.ts'
import * as consentimentos from '#lambdas/consulta/store/consentimentos.ts'
import { write } from '#lambdas/store/table.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, CARLA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDaExportacao, CONSENTIMENTO } from './exportacao.ts'

describe('meus-consentimentos', () => {
  it('answers the own ones, newest first', async () => {
    await cenaDaExportacao()
    const outro = { ...CONSENTIMENTO, consulta_id: 'a', aceito_em: '2026-11-22T01:00:00.000Z' }
    await write(consentimentos.criacaoWrite(outro))
    const { status, body } = await invoke(handler, meusConsentimentos, { como: ANA })
    expect({ status, body }).toEqual({ status: 200, body: { consentimentos: [outro, CONSENTIMENTO] } })
    const { body: deCarla } = await invoke(handler, meusConsentimentos, { como: CARLA })
    expect(deCarla).toEqual({ consentimentos: [] })
  })

  it('answers those of a dependant to whoever answers for them, and to nobody else', async () => {
    await cenaDaExportacao()
    const { dependente_id: paciente_id } = TEO
    await semearDependente(TEO, ANA.usuario.id, new Date())
    const doTeo = { ...CONSENTIMENTO, consulta_id: 'a', paciente_id }
    await write(consentimentos.criacaoWrite(doTeo))
    const de = (como: Persona) => invoke(handler, meusConsentimentos, { como, entrada: { paciente_id } })
    expect((await de(ANA)).body).toEqual({ consentimentos: [doTeo] })
    expect((await de(CARLA)).status).toBe(404)
  })
})
