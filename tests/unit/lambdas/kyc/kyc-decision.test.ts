import { CompareFacesCommand } from '@aws-sdk/client-rekognition'
import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { novoMedico } from '#domain/medico/novo-medico.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { travar } from '#lambdas/store/unicos.ts'
import { usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, update, write } from '#lambdas/store/table.ts'
import * as bloqueios from '#lambdas/kyc/store/bloqueios.ts'
import { kycDecidirRevisao } from '#domain/kyc/contract-revisao.ts'
import { MOTIVOS_DA_CORRIDA, MOTIVOS_DO_DUPLICADO } from '#domain/kyc/motivos.ts'
import { idDaCorrida } from '#lambdas/kyc/corrida/execucao.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as decidir } from '#lambdas/kyc/kyc-decidir-revisao.lambda.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import { BRUNO, CARLA, JULIA, LUCIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto, retrato, textoDaCnh } from './cenario.ts'
import { aRevisar } from './em-analise.ts'
import {
  CORRIDA,
  corpo,
  corridaDe,
  etapa,
  iniciarCorrida,
  percorrer,
  pedidoDe,
  verificar,
} from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
const MINUTO = 60_000
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(BRUNO, CARLA, LUCIA)
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

  it.each([
    [
      'an account that was blocked',
      () => write(update(usuarioKey(id), { set: { bloqueado_em: '2026-11-20T10:00:00.000Z' } }, ALWAYS)),
      MOTIVOS_DA_CORRIDA.bloqueada,
    ],
    [
      'another account of somebody blocked',
      async () => write(await bloqueios.gravar(CARLA.usuario.cpf, '2026-11-20T10:00:00.000Z')),
      MOTIVOS_DA_CORRIDA.outra_bloqueada,
    ],
  ])('lets only a person approve %s, and then asks no more', async (_nome, bloquear, motivo) => {
    await bloquear()
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'em_analise', reasons: [motivo] })
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
    const entrada = {
      usuario_id: id,
      corrida_id: CORRIDA,
      decisao: 'aprovar',
      motivo: 'Foi um engano nosso.',
    }
    expect(await invoke(decidir, kycDecidirRevisao, { como: LUCIA, entrada })).toMatchObject({ status: 200 })
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
    expect(mundo.usuario(id)).not.toHaveProperty('bloqueado_em')
    expect(await bloqueios.tem(CARLA.usuario.cpf)).toBe(false)
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
    expect(corridaDe(mundo, CARLA)).toMatchObject({ reasons: [MOTIVOS_DO_DUPLICADO.email] })
    // The document was not the problem: it is not photographed again.
    expect(mundo.kyc(id)).toMatchObject({ lado_frente: { aceito: true } })
  })

  it('approves a doctor whose CRM, which the council did not confirm, is in another account', async () => {
    const { usuario, medico } = JULIA
    mundo = cenario(JULIA)
    const agora = new Date()
    const { crm, uf } = medico
    const travas = await travar({
      usuario_id: 'outra-conta',
      identidade: { tipo: 'medico', crm: inscricaoNoConselho(medico) },
      agora,
      provados: [],
    })
    await write(
      medicos.criacaoWrite({
        ...novoMedico(usuario.id, { crm, uf, variante: 'A' }, agora.toISOString()),
        status_crm: 'REJECTED',
      }),
      ...travas.map((trava) => trava.write),
    )
    const form_data = { ...corpo(JULIA, {}).form_data, crm, uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    await percorrer(pedidoDe(JULIA))
    expect(mundo.usuario(usuario.id)).toMatchObject({ kyc_status: 'approved', access_tier: 'restricted' })
  })

  describe('that refuses for a face', () => {
    const rostos = (semelhanca: number) => {
      let comparados = 0
      mundo.rekognition.on(CompareFacesCommand).callsFake(async () => ({
        FaceMatches: comparados++ % 2 === 0 ? [retrato(semelhanca)] : [],
        UnmatchedFaces: [],
      }))
    }
    const lados = () => {
      const { lado_frente, lado_verso } = mundo.kyc(id) as Partial<Record<string, { caminho: string }>>
      return [lado_frente?.caminho, lado_verso?.caminho]
    }
    beforeEach(async () => {
      await iniciarCorrida(mundo, CARLA)
      rostos(40)
    })

    it('keeps a document that served for another try, which asks for a selfie alone', async () => {
      await percorrer(PEDIDO)
      expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'rejected' })
      expect(mundo.kyc(id)).toMatchObject({
        current_state: 'rejected',
        state_data: { documento_aceito: true },
        lado_frente: { aceito: true, documento_tipo: 'CNH' },
        lado_verso: { aceito: true, documento_tipo: 'CNH' },
      })
      const document_files = lados()
      rostos(99)
      mundo.ler(textoDaCnh(CARLA.usuario, 'frente'), textoDaCnh(CARLA.usuario, 'verso'))
      const selfie_path = await mundo.enviar(CARLA, 'selfie', await foto('#aa7755', 200))
      const { status } = await verificar(CARLA, corpo(CARLA, { document_files, selfie_path }, 'kyc_1_b'))
      expect(status).toBe(200)
      await percorrer({ ...PEDIDO, corrida_id: idDaCorrida('kyc_1_b') })
      expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
      expect(lados()).toEqual([undefined, undefined])
      expect(mundo.of('kyc_envio')).toEqual([])
    })

    it('writes nothing of it with a decision that did not arrive, and the same pictures the next time', async () => {
      await percorrer(PEDIDO, 'facematch')
      mundo.falhar()
      await expect(etapa(decision, PEDIDO)).rejects.toThrow('crash')
      expect(lados()).toEqual([undefined, undefined])
      const postas = [...mundo.fotos.keys()].filter((caminho) => caminho.includes('temp_documento'))
      expect(await etapa(decision, PEDIDO)).toEqual({ kyc_status: 'rejected', access_tier: 'blocked' })
      expect(lados()).toEqual(postas)
    })

    it('asks for the document again where a picture of it is gone', async () => {
      await percorrer(PEDIDO, 'facematch')
      for (const caminho of mundo.fotos.keys())
        if (caminho.endsWith('/documento_verso')) mundo.fotos.delete(caminho)
      await etapa(decision, PEDIDO)
      expect(mundo.kyc(id)).toMatchObject({ current_state: 'rejected', state_data: {} })
      expect(lados()).toEqual([undefined, undefined])
    })
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
      gsi4pk: expect.stringMatching(/^PRAZO#kyc#\d$/),
    })
    expect(Math.round((venceEm() - Date.now()) / MINUTO)).toBe(15)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'restricted' })
  })

  it.each(['InternalError', 'States.Timeout', undefined])(
    'lets nobody in whose pictures were not looked at, whatever kept them from it (%s)',
    async (erro) => {
      await iniciarCorrida(mundo, CARLA)
      expect(await etapa(decision, { ...PEDIDO, falhou: 'uploading', erro })).toEqual({
        kyc_status: 'pending',
        access_tier: 'blocked',
      })
      expect(mundo.kyc(id)).toMatchObject({ current_state: 'em_analise' })
      // It is tried again by itself.
      expect(mundo.kyc(id)).toHaveProperty('gsi4pk')
    },
  )

  it.each(['ocr', 'liveness', 'facematch', 'fraud'])(
    'waits when %s could not be carried out',
    async (falhou) => {
      await iniciarCorrida(mundo, CARLA)
      await etapa(validarEnvio, PEDIDO)
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
