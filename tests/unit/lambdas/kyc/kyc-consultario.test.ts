import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it } from 'vitest'
import { novoMedico } from '#domain/medico/registro.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { write } from '#lambdas/store/table.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.ts'
import { medicoKey } from '#lambdas/store/keys.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.ts'
import { CARLA, JULIA } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { CORRIDA, corpo, corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA, JULIA)
})

describe('kyc-consultario', () => {
  it('says so when the registry does not know the CPF', async () => {
    mundo.registro.delete(`/cpf/${CARLA.usuario.cpf}`)
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'rejected',
      reasons: ['O CPF não consta no cadastro de pessoas físicas.'],
    })
  })

  it('leaves the work to the workflow when the registry is away, after trying again', async () => {
    mundo.registro.set(`/cpf/${CARLA.usuario.cpf}`, { status: 503, corpo: {} })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'fraud')
    await expect(etapa(consultario, PEDIDO)).rejects.toMatchObject({ name: 'ConselhoIndisponivel' })
    expect(mundo.perguntas).toEqual(Array(3).fill(`/cpf/${CARLA.usuario.cpf}`))
    expect(corridaDe(mundo, CARLA)).not.toHaveProperty('resultado_consultario')
  })

  it("writes a doctor's registration and specialties by the council's word", async () => {
    const { usuario, medico } = JULIA
    const chave = medicoKey(usuario.id)
    mundo.items.set(`${chave.pk}|${chave.sk}`, {
      ...chave,
      entidade: 'medico',
      id: usuario.id,
      crm: medico.crm,
      uf: medico.uf,
      status_crm: 'pendente',
      especialidade: null,
      especialidades_json: [
        { specialty: 'Cardiologia', rqe: '0777' },
        { specialty: 'dermatologia', rqe: '1' },
      ],
      dados_fiscais_json: null,
      created_at: usuario.created_at,
      updated_at: usuario.created_at,
    })
    mundo.registro.set(`/medicos/${medico.uf}/${medico.crm}`, {
      status: 200,
      corpo: {
        nome: 'JULIA AMARAL PIRES',
        situacao: 'ativo',
        especialidades: [{ especialidade: 'cardiologia', rqe: '777' }],
      },
    })
    const form_data = { ...corpo(JULIA, {}).form_data, crm_numero: medico.crm, crm_uf: medico.uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    await percorrer({ usuario_id: usuario.id, corrida_id: CORRIDA })
    expect(mundo.of('medico')).toEqual([
      expect.objectContaining({ status_crm: 'PARTIAL', nome_oficial: 'JULIA AMARAL PIRES' }),
    ])
    expect(mundo.of('medico_especialidade')).toEqual([
      expect.objectContaining({ especialidade: 'cardiologia', verificado: true, rqe: '0777', origem: 'rqe' }),
      expect.objectContaining({
        especialidade: 'dermatologia',
        verificado: false,
        motivo: 'Especialidade sem registro no conselho.',
      }),
      expect.objectContaining({
        especialidade: 'clinica_medica',
        verificado: true,
        rqe: null,
        origem: 'crm',
      }),
    ])
    expect(mundo.usuario(usuario.id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })

  it('asks only the council again when the CPF was answered before it failed', async () => {
    const { usuario, medico } = JULIA
    await write(
      medicos.creation(
        novoMedico(usuario.id, { crm: medico.crm, uf: medico.uf, variante: 'A' }, new Date().toISOString()),
      ),
    )
    const caminho = `/medicos/${medico.uf}/${medico.crm}`
    mundo.registro.set(caminho, { status: 503, corpo: {} })
    const form_data = { ...corpo(JULIA, {}).form_data, crm_numero: medico.crm, crm_uf: medico.uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    const pedido = { usuario_id: usuario.id, corrida_id: CORRIDA }
    await percorrer(pedido, 'fraud')
    await expect(etapa(consultario, pedido)).rejects.toMatchObject({ name: 'ConselhoIndisponivel' })
    mundo.registro.set(caminho, {
      status: 200,
      corpo: { nome: usuario.nome, situacao: 'ativo', especialidades: [] },
    })
    expect(await etapa(consultario, pedido)).toEqual({ veredito: 'aprovado' })
    expect(mundo.perguntas.filter((pergunta) => pergunta.startsWith('/cpf/'))).toHaveLength(1)
  })

  it('and the decision may come in the same moment: whichever is second lifts the tier', async () => {
    const { usuario, medico } = JULIA
    await write(
      medicos.creation(
        novoMedico(usuario.id, { crm: medico.crm, uf: medico.uf, variante: 'A' }, new Date().toISOString()),
      ),
    )
    const form_data = { ...corpo(JULIA, {}).form_data, crm_numero: medico.crm, crm_uf: medico.uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    const pedido = { usuario_id: usuario.id, corrida_id: CORRIDA }
    await percorrer(pedido, 'consultario')
    expect(mundo.of('medico')).toMatchObject([{ status_crm: 'REJECTED' }])

    const registro = { nome: usuario.nome, situacao: 'ativo', especialidades: [] }
    const chave = medicoKey(usuario.id)
    const lerTabela = mundo.tabela.on(GetCommand, { Key: chave })
    let leituras = 0
    lerTabela.callsFake(async () => {
      const item = structuredClone(mundo.items.get(`${chave.pk}|${chave.sk}`))
      // The decision reads it for the locks, then for the tier; the council answers before it writes.
      if (++leituras === 2) await conferir(usuario.id, registro, new Date())
      return { Item: item }
    })
    await expect(etapa(decision, pedido)).rejects.toMatchObject({ name: 'ConditionFailed' })
    expect(mundo.usuario(usuario.id)).toMatchObject({ kyc_status: 'pending' })
    await etapa(decision, pedido)
    expect(mundo.usuario(usuario.id)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })
})
