import { beforeEach, describe, expect, it } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { doctorPresence } from '#domain/medico/contract.ts'
import { handler as bater } from '#lambdas/medico/doctor-presence.lambda.ts'
import { handler as rever } from '#lambdas/medico/rever-crm.lambda.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { inscrever } from '#lambdas/store/crm.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ANA, HELENA, IGOR, JULIA } from '#semente/personas.ts'
import { CONSULTA, consultar, naFila } from '../../../support/consulta.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { AGORA, type Cena, cena, DIA, em } from './conselho.ts'

let mundo: Cena
beforeEach(async () => {
  mundo = await cena()
  for (const persona of [HELENA, IGOR, JULIA]) mundo.conhecer(persona)
  // The personas' registrations are from months ago: everybody is due now.
  await rever({}, CONTEXT)
  mundo.perguntas.length = 0
  return () => mundo.fim()
})

const rodar = () => rever({}, CONTEXT)
const suspensa = async () => {
  mundo.conhecer(HELENA, { situacao: 'suspenso' })
  mundo.passar(DIA)
  await rodar()
}
const comHelena = { assigned_to: HELENA.usuario.id, assigned_at: AGORA.toISOString() }

describe('rever-crm', () => {
  it('asks about each doctor once a day, past any remembered answer', async () => {
    await rodar()
    expect(mundo.perguntas).toEqual([])
    mundo.passar(DIA)
    await rodar()
    expect(mundo.perguntas.toSorted()).toEqual([
      'Consultar 123456/SP',
      'Consultar 40123/RS',
      'Consultar 65432/BA',
    ])
    expect(mundo.medico(HELENA)).toMatchObject({
      status_crm: 'VERIFIED',
      verificado_em: em(DIA).toISOString(),
      gsi4sk: `${em(2 * DIA).toISOString()}#medico#${HELENA.usuario.id}`,
    })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
  })

  it('confirms who was waiting, which lifts the tier once the identity is approved', async () => {
    expect(mundo.medico(JULIA)).toMatchObject({ status_crm: 'VERIFIED' })
    expect(mundo.usuario(JULIA)).toMatchObject({ access_tier: 'blocked' })
    await mundo.perfil(JULIA, { kyc_status: 'approved', access_tier: 'restricted' })
    mundo.passar(DIA)
    await rodar()
    expect(mundo.usuario(JULIA)).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })

  it('takes a suspended doctor out of the queue, with tier and specialties', async () => {
    mundo.passar(DIA)
    await naFila(HELENA, 'clinica_medica', new Date())
    mundo.conhecer(HELENA, { situacao: 'suspenso' })
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({
      status_crm: 'REJECTED',
      nome_oficial: 'Helena Prado Vasconcelos',
    })
    expect(mundo.medico(HELENA)).not.toHaveProperty('gsi4pk')
    expect(mundo.usuario(HELENA)).toMatchObject({ kyc_status: 'approved', access_tier: 'restricted' })
    expect(mundo.linhas(HELENA).filter(({ verificado }) => verificado)).toEqual([])
    expect(await presencas.find(HELENA.usuario.id)).toBeUndefined()
    const volta = { medico_id: HELENA.usuario.id, especialidade: 'clinica_medica' }
    expect(await invoke(bater, doctorPresence, { como: HELENA, entrada: volta })).toMatchObject({
      status: 403,
      body: { codigo: 'verificacao_pendente' },
    })
    await expect(presencas.bater(HELENA.usuario.id, 'clinica_medica', new Date())).rejects.toMatchObject({
      codigo: 'sem_permissao',
    })
  })

  it.each<Partial<Consulta>>([
    { status: 'assigned' },
    { status: 'in_progress', started_at: AGORA.toISOString(), ambos_conectados_em: AGORA.toISOString() },
  ])('gives the open consultation back to the queue, the money still held: %o', async (dados) => {
    const { queued_at } = await consultar({ ...dados, ...comHelena })
    await suspensa()
    const consulta = await consultas.find(CONSULTA)
    expect(consulta).toMatchObject({ status: 'queued', queued_at, paciente_id: ANA.usuario.id })
    expect(consulta).not.toHaveProperty('assigned_to')
    expect(consulta).not.toHaveProperty('started_at')
    expect(consulta?.devolucoes).toMatchObject([{ medico_id: HELENA.usuario.id, motivo: 'crm_suspenso' }])
    expect((await pagamentos.find(CONSULTA))?.status).toBe('autorizado')
    expect(await consultas.atualDoMedico(HELENA.usuario.id)).toBeUndefined()
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'restricted' })
  })

  it('does all of it or nothing, and finishes it in the next round', async () => {
    await consultar({ status: 'assigned', ...comHelena })
    mundo.tabela.falhar()
    mundo.tabela.falhar()
    mundo.tabela.falhar()
    await suspensa()
    expect(await consultas.find(CONSULTA)).toMatchObject({ status: 'assigned', ...comHelena })
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED' })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
    await rodar()
    expect(await consultas.find(CONSULTA)).toMatchObject({ status: 'queued' })
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'REJECTED' })
  })

  it('does not let a doctor who is suspended now take a consultation at the same time', async () => {
    mundo.passar(DIA)
    await naFila(HELENA, 'clinica_medica', new Date())
    mundo.conhecer(HELENA, { situacao: 'cassado' })
    await Promise.all([rodar(), presencas.bater(HELENA.usuario.id, 'clinica_medica', new Date())])
    expect(await presencas.find(HELENA.usuario.id)).toBeUndefined()
  })

  it('suspends a name that is no longer the account’s, and takes a specialty that is no longer registered', async () => {
    const dermatologia = { especialidades_json: [{ specialty: 'dermatologia', rqe: '9087' }] }
    await medicos.mudar(IGOR.usuario.id, dermatologia, AGORA)
    mundo.conhecer(IGOR, { especialidades: [] })
    mundo.conhecer(HELENA, { nome: 'HELENA PRADO MONTEIRO' })
    mundo.passar(DIA)
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'REJECTED' })
    expect(mundo.medico(IGOR)).toMatchObject({ status_crm: 'PARTIAL' })
    expect(mundo.usuario(IGOR)).toMatchObject({ access_tier: 'full' })
    expect(await medicos.eVerificado(IGOR.usuario.id, 'dermatologia')).toBe(false)
    expect(await medicos.eVerificado(IGOR.usuario.id, 'clinica_medica')).toBe(true)
  })

  it('suspends for a CRM that is gone only when the council says so twice', async () => {
    mundo.desconhecer(HELENA)
    mundo.passar(DIA)
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({
      status_crm: 'VERIFIED',
      sumiu_em: em(DIA).toISOString(),
      gsi4sk: `${em(DIA + 15 * 60).toISOString()}#medico#${HELENA.usuario.id}`,
    })
    mundo.passar(15 * 60)
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'REJECTED' })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'restricted' })
  })

  it('takes a mistake of the council’s for what it was', async () => {
    mundo.desconhecer(HELENA)
    mundo.passar(DIA)
    await rodar()
    mundo.conhecer(HELENA)
    mundo.passar(15 * 60)
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED' })
    expect(mundo.medico(HELENA)).not.toHaveProperty('sumiu_em')
  })

  it('knows nothing against anybody while the council is away', async () => {
    mundo.cair()
    mundo.passar(DIA)
    const antes = [HELENA, IGOR, JULIA].map((persona) => mundo.medico(persona))
    await rodar()
    expect(mundo.perguntas).toHaveLength(2)
    expect(new Set(mundo.perguntas).size).toBe(1)
    const depois = [HELENA, IGOR, JULIA].map((persona) => mundo.medico(persona))
    expect(depois.map((medico) => medico?.status_crm)).toEqual(antes.map((medico) => medico?.status_crm))
    // The one that could not be asked waits a quarter of an hour, the others keep their turn.
    mundo.voltar()
    mundo.perguntas.length = 0
    await rodar()
    expect(mundo.perguntas).toHaveLength(2)
    mundo.passar(15 * 60)
    await rodar()
    expect(new Set(mundo.perguntas).size).toBe(3)
  })

  it('asks about a suspended registration again only when the doctor revises it', async () => {
    await suspensa()
    mundo.conhecer(HELENA)
    mundo.passar(DIA)
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'REJECTED' })
    await inscrever({ ...HELENA.usuario, access_tier: 'restricted' }, HELENA.medico, new Date())
    mundo.passar(DIA)
    await rodar()
    expect(mundo.medico(HELENA)).toMatchObject({ status_crm: 'VERIFIED' })
    expect(mundo.usuario(HELENA)).toMatchObject({ access_tier: 'full' })
  })
})
