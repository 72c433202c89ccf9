import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { revisarInscricao } from '#domain/medico/contract-dados.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { handler } from '#lambdas/medico/revisar-inscricao.lambda.ts'
import { informar, vencidos } from '#lambdas/store/crm.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { HELENA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { AGORA, type Cena, cena, em } from './conselho.ts'
import { medicas } from './dados-de-teste.ts'

let tabela: Awaited<ReturnType<typeof medicas>>
beforeEach(async () => {
  tabela = await medicas()
})

const revisar = (entrada: Record<string, unknown>, como = JULIA) =>
  invoke(handler, revisarInscricao, { como, entrada })
const NOVO = { crm: '0777', uf: 'rj', especialidades: [{ especialidade: 'Cardiologia', rqe: '12' }] }

describe('revisar-inscricao', () => {
  it('corrects CRM, UF and specialties; the council is asked again', async () => {
    const { status, body } = await revisar(NOVO)
    expect(status).toBe(200)
    expect(body).toMatchObject({
      crm: '777',
      uf: 'RJ',
      status_crm: 'PENDING',
      nome_oficial: null,
      especialidades: [{ especialidade: 'cardiologia', rqe: '12', verificado: null, motivo: null }],
    })
    expect(await medicos.find(JULIA.usuario.id)).toMatchObject({
      especialidades_json: [{ specialty: 'cardiologia', rqe: '12' }],
    })
    expect(tabela.of('unico')).toMatchObject([{ campo: 'crm', usuario_id: JULIA.usuario.id }])
  })

  it('opens a rejected registration again, even with the same numbers', async () => {
    const { id } = JULIA.usuario
    await medicos.mudar(id, { status_crm: 'REJECTED' }, new Date())
    const { crm, uf } = JULIA.medico
    expect((await revisar({ crm, uf, especialidades: [] })).body).toMatchObject({ status_crm: 'PENDING' })
    expect((await medicos.find(id))?.especialidades_json).toBeNull()
  })

  it('says that it changed meanwhile, when the council answers another tab', async () => {
    const { id } = JULIA.usuario
    const lida = await medicos.find(id)
    await medicos.mudar(id, { status_crm: 'REJECTED' }, new Date())
    const informando = informar(lida as Medico, { especialidades_json: null }, new Date())
    await expect(informando).rejects.toMatchObject({ codigo: 'conflito' })
  })

  describe('of somebody whose identity is approved', () => {
    let mundo: Cena
    beforeEach(async () => {
      mundo = await cena()
      await mundo.perfil(JULIA, { kyc_status: 'approved', access_tier: 'restricted' })
      await medicos.mudar(JULIA.usuario.id, { status_crm: 'REJECTED' }, AGORA)
    })
    afterEach(() => mundo.fim())
    const aprovada = { ...JULIA, usuario: { ...JULIA.usuario, kyc_status: 'approved' as const } }
    const { crm, uf, nome_oficial } = JULIA.medico
    const corrigir = (dados: object = {}) => revisar({ crm, uf, especialidades: [], ...dados }, aprovada)

    it('says why the RQE of the specialty that comes with the CRM is not confirmed', async () => {
      mundo.conhecer(JULIA)
      const { body } = await corrigir({ especialidades: [{ especialidade: 'clinica_medica', rqe: '99' }] })
      expect(body).toMatchObject({
        status_crm: 'PARTIAL',
        especialidades: [{ rqe: '99', verificado: false, motivo: 'Especialidade sem registro no conselho.' }],
      })
    })

    it('the council is asked at once, and the queue opens', async () => {
      mundo.conhecer(JULIA)
      expect((await corrigir()).body).toMatchObject({
        status_crm: 'VERIFIED',
        nome_oficial,
        motivos: [],
      })
      expect(mundo.usuario(JULIA)).toMatchObject({ access_tier: 'full' })
    })

    it('says why it is not confirmed: whose name, which state, which RQE', async () => {
      mundo.conhecer(JULIA, { nome: 'Otávio Brandão Nunes' })
      expect((await corrigir()).body).toMatchObject({
        status_crm: 'REJECTED',
        motivos: [
          'O primeiro nome no conselho não é o informado.',
          'O último sobrenome no conselho não é o informado.',
        ],
      })
      mundo.conhecer(JULIA, { situacao: 'suspenso' })
      expect((await corrigir()).body).toMatchObject({
        motivos: ['A situação do CRM no conselho é "suspenso".'],
      })
      mundo.conhecer(JULIA)
      const especialidades = [{ especialidade: 'cardiologia', rqe: '999999' }]
      expect((await corrigir({ especialidades })).body).toMatchObject({
        status_crm: 'PARTIAL',
        motivos: ['Especialidade sem registro no conselho.'],
      })
    })

    it('waits when the council is away, and is asked again by itself', async () => {
      mundo.cair()
      expect((await corrigir()).body).toMatchObject({ status_crm: 'PENDING', motivos: [] })
      expect(await vencidos(em(15 * 60 - 1))).not.toContain(JULIA.usuario.id)
      expect(await vencidos(em(15 * 60))).toContain(JULIA.usuario.id)
    })

    it('is limited: the council is not there for guessing', async () => {
      for (let vez = 0; vez < 20; vez++) await corrigir()
      expect(await corrigir()).toMatchObject({ status: 429, body: { codigo: 'muitas_tentativas' } })
      expect(mundo.perguntas).toHaveLength(20)
    })
  })

  describe('of somebody the council has confirmed', () => {
    let mundo: Cena
    beforeEach(async () => {
      mundo = await cena()
    })
    afterEach(() => mundo.fim())
    const { crm, uf } = HELENA.medico
    const oftalmologia = (rqe: string) => ({ especialidade: 'oftalmologia', rqe })
    const corrigir = (...especialidades: object[]) => revisar({ crm, uf, especialidades }, HELENA)
    const noConselho = () =>
      mundo.conhecer(HELENA, { especialidades: [{ especialidade: 'Oftalmologia', rqe: '777' }] })

    it('corrects an RQE, and takes out what is not informed any more', async () => {
      noConselho()
      const cardiologia = { especialidade: 'cardiologia', rqe: '1' }
      expect((await corrigir(oftalmologia('778'), cardiologia)).body).toMatchObject({
        status_crm: 'PARTIAL',
        especialidades: [
          { ...oftalmologia('778'), verificado: false, motivo: 'O RQE não é o do registro no conselho.' },
          { ...cardiologia, verificado: false },
        ],
      })
      expect((await corrigir(oftalmologia('777'))).body).toMatchObject({
        status_crm: 'VERIFIED',
        especialidades: [{ ...oftalmologia('777'), verificado: true }],
        motivos: [],
      })
      expect(mundo.linhas(HELENA).map(({ especialidade }) => especialidade)).toEqual([
        'clinica_medica',
        'oftalmologia',
      ])
      expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
    })

    it('asks at once before the identity is approved too: the verification may be over or far', async () => {
      noConselho()
      await mundo.perfil(HELENA, { kyc_status: 'pending', access_tier: 'blocked' })
      const pendente = { ...HELENA, usuario: { ...HELENA.usuario, kyc_status: 'pending' as const } }
      const entrada = { crm, uf, especialidades: [oftalmologia('777')] }
      expect((await revisar(entrada, pendente)).body).toMatchObject({
        status_crm: 'VERIFIED',
        especialidades: [{ verificado: true }],
      })
      expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'blocked' })
    })

    it('says nothing of an RQE the council was not asked about yet', async () => {
      noConselho()
      await corrigir(oftalmologia('778'))
      mundo.cair()
      expect((await corrigir(oftalmologia('777'))).body).toMatchObject({
        status_crm: 'PARTIAL',
        especialidades: [{ ...oftalmologia('777'), verificado: null, motivo: null }],
        motivos: [],
      })
      expect(await vencidos(em(15 * 60))).toContain(HELENA.usuario.id)
    })
  })

  it('names what is wrong', async () => {
    expect(
      (await revisar({ crm: 'x', uf: 'XX', especialidades: [{ especialidade: 'cardiologia', rqe: '' }] }))
        .body,
    ).toMatchObject({
      campos: [
        { campo: 'crm', motivo: 'CRM inválido.' },
        { campo: 'uf', motivo: 'UF inválida.' },
        { campo: 'especialidades.0.rqe', motivo: 'Informe o RQE desta especialidade.' },
      ],
    })
  })

  it('is refused another CRM once the council confirmed it', async () => {
    expect(await revisar(NOVO, HELENA)).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Seu CRM já foi confirmado e não pode ser trocado por aqui.',
      },
    })
  })

  it('is refused for a CRM of another doctor', async () => {
    await revisar(NOVO)
    await medicos.mudar(HELENA.usuario.id, { status_crm: 'PENDING' }, new Date())
    expect(await revisar(NOVO, HELENA)).toMatchObject({
      status: 409,
      body: { codigo: 'duplicado', duplicate_type: 'crm' },
    })
  })
})
