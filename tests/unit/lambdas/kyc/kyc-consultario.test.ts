import { GetCommand } from '@aws-sdk/lib-dynamodb'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { MOTIVOS_DO_CADASTRO } from '#domain/kyc/decisao/consultario.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { novoMedico } from '#domain/medico/novo-medico.ts'
import { lembrar } from '#lambdas/store/conselho.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { write } from '#lambdas/store/table.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { medicoKey } from '#lambdas/store/keys.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { CARLA, JULIA } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import {
  CORRIDA,
  corpo,
  corridaDe,
  etapa,
  executarDeVerdade,
  iniciarCorrida,
  percorrer,
  pedidoDe,
} from './corrida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA, JULIA)
})

describe('kyc-consultario', () => {
  it.each([
    ['does not know the CPF', () => mundo.cadastros.pessoas.delete(CARLA.usuario.cpf)],
    [
      'has it with another birth date',
      () =>
        mundo.cadastros.pessoas.set(CARLA.usuario.cpf, { ...CARLA.usuario, data_nascimento: '1990-01-01' }),
    ],
  ])('tells the person to look at what they typed when the registry %s', async (_nome, mudar) => {
    mudar()
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'rejected',
      cadastro: { codigos: ['nao_confere'] },
      reasons: [MOTIVOS_DO_CADASTRO.nao_confere],
    })
  })

  it('leaves it to a person when the registry does not tell whose the CPF is', async () => {
    mundo.cadastros.respostasDoCpf.set(CARLA.usuario.cpf, { status: 451 })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      reasons: [MOTIVOS_DO_CADASTRO.protegido],
    })
  })

  it('leaves the work to the workflow when the registry is away, and asks it nothing a second time', async () => {
    mundo.cadastros.respostasDoCpf.set(CARLA.usuario.cpf, { status: 503 })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'fraud')
    await expect(etapa(consultario, PEDIDO)).rejects.toMatchObject({ name: 'CadastroSemResposta' })
    expect(mundo.cadastros.perguntas).toEqual([`cpf ${CARLA.usuario.cpf}`])
    expect(corridaDe(mundo, CARLA)).not.toHaveProperty('resultado_consultario')
  })

  it('remembers the answer as long as the run, if its stage fails after it', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'consultario')
    // The process died between the two writes: the stage's own result is not there.
    for (const [chave, { resultado_consultario: _perdido, ...item }] of mundo.items)
      mundo.items.set(chave, item)
    await etapa(decision, { ...PEDIDO, falhou: 'consultario', erro: 'Error' })
    const execucoes = executarDeVerdade(mundo)
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
    await retomar({}, CONTEXT)
    await Promise.all(execucoes.map(({ fim }) => fim))
    vi.useRealTimers()
    expect(corridaDe(mundo, CARLA)).toMatchObject({ status: 'approved', vez: 2 })
    expect(mundo.cadastros.perguntou('cpf')).toHaveLength(1)
  })

  it('asks anew about data that were corrected since', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO, 'fraud')
    await corridas.guardarCadastro(
      { usuario_id: CARLA.usuario.id, id: CORRIDA },
      {
        nota: 0,
        codigos: ['nao_confere'],
        motivos: [MOTIVOS_DO_CADASTRO.nao_confere],
        revisao: false,
        de: { nome: CARLA.usuario.nome, cpf: CARLA.usuario.cpf, data_nascimento: '1990-01-01' },
      },
    )
    expect(await etapa(consultario, PEDIDO)).toEqual({ veredito: 'aprovado' })
    expect(mundo.cadastros.perguntou('cpf')).toHaveLength(1)
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
    mundo.cadastros.medicos.set(inscricaoNoConselho(medico), {
      nome: 'JULIA AMARAL PIRES',
      situacao: 'ativo',
      especialidades: [{ especialidade: 'CARDIOLOGIA', rqe: '777' }],
      titular: usuario,
    })
    const form_data = { ...corpo(JULIA, {}).form_data, crm_numero: medico.crm, crm_uf: medico.uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    await percorrer({ usuario_id: usuario.id, corrida_id: CORRIDA })
    expect(mundo.of('medico')).toEqual([
      expect.objectContaining({ status_crm: 'PARTIAL', nome_oficial: 'Julia Amaral Pires' }),
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

  it.each([
    ['what it denies', '1', 1],
    ['nothing it confirms', '777', 0],
  ])("asks anew about %s, of the council's remembered answer", async (_nome, lembrada, perguntas) => {
    const { usuario, medico } = JULIA
    const agora = new Date()
    await write(
      medicos.criacaoWrite({
        ...novoMedico(usuario.id, { crm: medico.crm, uf: medico.uf, variante: 'A' }, agora.toISOString()),
        especialidades_json: [{ specialty: 'Cardiologia', rqe: '777' }],
      }),
    )
    const registro = (rqe: string) => ({
      nome: usuario.nome,
      situacao: 'ativo',
      especialidades: [{ especialidade: 'CARDIOLOGIA', rqe }],
    })
    await lembrar(medico, registro(lembrada), agora)
    mundo.cadastros.medicos.set(inscricaoNoConselho(medico), { ...registro('777'), titular: usuario })
    const form_data = { ...corpo(JULIA, {}).form_data, crm_numero: medico.crm, crm_uf: medico.uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    await percorrer({ usuario_id: usuario.id, corrida_id: CORRIDA })
    expect(mundo.cadastros.perguntou('Consultar')).toHaveLength(perguntas)
    expect(mundo.of('medico')).toEqual([expect.objectContaining({ status_crm: 'VERIFIED' })])
  })

  it('asks only the council again when the CPF was answered before it failed', async () => {
    const { usuario, medico } = JULIA
    await write(
      medicos.criacaoWrite(
        novoMedico(usuario.id, { crm: medico.crm, uf: medico.uf, variante: 'A' }, new Date().toISOString()),
      ),
    )
    mundo.cadastros.respostaDoCfm = { status: 503 }
    const form_data = { ...corpo(JULIA, {}).form_data, crm_numero: medico.crm, crm_uf: medico.uf }
    await iniciarCorrida(mundo, JULIA, { form_data })
    const pedido = { usuario_id: usuario.id, corrida_id: CORRIDA }
    await percorrer(pedido, 'fraud')
    await expect(etapa(consultario, pedido)).rejects.toMatchObject({ name: 'ConselhoIndisponivel' })
    mundo.cadastros.respostaDoCfm = undefined
    mundo.cadastros.medicos.set(inscricaoNoConselho(medico), {
      nome: usuario.nome,
      situacao: 'ativo',
      especialidades: [],
    })
    expect(await etapa(consultario, pedido)).toEqual({ veredito: 'aprovado' })
    expect(mundo.cadastros.perguntou('cpf')).toHaveLength(1)
  })

  it('and the decision may come in the same moment: whichever is second lifts the tier', async () => {
    const { usuario, medico } = JULIA
    await write(
      medicos.criacaoWrite(
        novoMedico(usuario.id, { crm: medico.crm, uf: medico.uf, variante: 'A' }, new Date().toISOString()),
      ),
    )
    const form_data = { ...corpo(JULIA, {}).form_data, crm: medico.crm, uf: medico.uf }
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
