import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { travar } from '#lambdas/store/unicos.ts'
import { write } from '#lambdas/store/table.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.ts'
import { BRUNO, CARLA } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { aRevisar } from './em-analise.ts'
import { CORRIDA, corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
const MINUTO = 60_000
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(BRUNO, CARLA)
})

const venceEm = () => Date.parse(String(mundo.kyc(id)?.gsi4sk).split('#')[0] ?? '')

describe('kyc-decision', () => {
  it('approves in one transaction: run, machine, profile, locks for good, marks', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'approved',
      kyc_status: 'approved',
      access_tier: 'full',
      reasons: [],
      ended_at: expect.any(String),
      resultado_decision: { veredito: 'aprovado', score: expect.closeTo(0.9978, 3), reasons: [] },
    })
    const kyc = mundo.kyc(id)
    expect(kyc).toMatchObject({
      current_state: 'approved',
      state_data: {},
      locked_fields: '["nome","telefone","email","cpf"]',
      corrida_id: CORRIDA,
    })
    expect(kyc).not.toHaveProperty('gsi4pk')
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
    expect(mundo.of('unico')).toEqual([
      { entidade: 'unico', campo: 'email', usuario_id: id },
      { entidade: 'unico', campo: 'cpf', usuario_id: id },
      { entidade: 'unico', campo: 'telefone', usuario_id: id },
    ])
    expect(mundo.of('kyc_marca').every(({ usuario_id }) => usuario_id === id)).toBe(true)
    expect(JSON.stringify(mundo.of('kyc_marca'))).not.toContain(CARLA.usuario.cpf)
  })

  it('changes nothing when repeated', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    const antes = structuredClone([...mundo.items.values()])
    expect(await etapa(decision, PEDIDO)).toEqual({ kyc_status: 'approved', access_tier: 'full' })
    expect([...mundo.items.values()]).toEqual(antes)
  })

  it('writes nothing of a decision whose transaction did not arrive, and all of it the next time', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'consultario')
    mundo.falhar()
    await expect(etapa(decision, PEDIDO)).rejects.toThrow('crash')
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'blocked' })
    expect(await etapa(decision, PEDIDO)).toEqual({ kyc_status: 'approved', access_tier: 'full' })
  })

  it("displaces somebody's provisional lock on the CPF, but not on the e-mail", async () => {
    const agora = new Date()
    const ocupar = async (identidade: object) => {
      const travas = await travar({
        usuario_id: 'outra-conta',
        identidade: { tipo: 'paciente', ...identidade },
        agora,
        provados: [],
      })
      await write(...travas.map((trava) => trava.write))
    }
    await ocupar({ cpf: CARLA.usuario.cpf })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(mundo.of('unico')).toContainEqual({ entidade: 'unico', campo: 'cpf', usuario_id: id })

    mundo = cenario(BRUNO, CARLA)
    await ocupar({ email: CARLA.usuario.email })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', access_tier: 'blocked' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({ reasons: ['Email já está em uso.'] })
  })

  it('never approves what was not carried out: a failed stage waits for another try', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'fraud')
    expect(await etapa(decision, { ...PEDIDO, falhou: 'consultario' })).toEqual({
      kyc_status: 'pending',
      access_tier: 'restricted',
    })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      reasons: ['Serviço de verificação temporariamente indisponível. Vamos tentar de novo automaticamente.'],
      resultado_consultario: { veredito: 'em_analise', score: null },
    })
    expect(mundo.kyc(id)).toMatchObject({
      current_state: 'em_analise',
      em_analise_desde: expect.any(String),
      gsi4pk: 'PRAZO#kyc',
    })
    expect(Math.round((venceEm() - Date.now()) / MINUTO)).toBe(15)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
  })

  it.each(['uploading', 'ocr', 'liveness', 'facematch', 'fraud'])(
    'waits when %s could not be carried out',
    async (falhou) => {
      await iniciarCorrida(mundo, CARLA)
      expect(await etapa(decision, { ...PEDIDO, falhou })).toEqual({
        kyc_status: 'pending',
        access_tier: 'restricted',
      })
      expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'em_analise' })
    },
  )

  it('goes by what a stage stored when it is said to have failed afterwards', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'consultario')
    expect(await etapa(decision, { ...PEDIDO, falhou: 'consultario', erro: 'States.Timeout' })).toEqual({
      kyc_status: 'approved',
      access_tier: 'full',
    })
  })

  it('tells whoever waits for a person so, whatever is said to have failed afterwards', async () => {
    mundo = await aRevisar('consultario')
    const { reasons } = (corridaDe(mundo, CARLA)?.['resultado_ocr'] ?? {}) as { reasons?: string[] }
    await etapa(decision, { ...PEDIDO, falhou: 'consultario', erro: 'States.Timeout' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'em_analise', reasons })
    expect(reasons).toHaveLength(1)
    expect(Math.round((venceEm() - Date.now()) / MINUTO)).toBe(48 * 60)
  })

  it('never approves a profile that is no longer the one that was verified', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'consultario')
    const chave = `USUARIO#${id}|PERFIL`
    const perfil = mundo.items.get(chave)
    if (!perfil) throw new Error('no profile')
    // Between reading the profile and writing the decision.
    mundo.tabela.on(GetCommand, { Key: { pk: perfil.pk, sk: perfil.sk } }).callsFake(async () => {
      mundo.items.set(chave, { ...perfil, cpf: '11144477735' })
      return { Item: perfil }
    })
    await expect(etapa(decision, PEDIDO)).rejects.toMatchObject({ name: 'ConditionFailed' })
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'blocked' })
  })
})
