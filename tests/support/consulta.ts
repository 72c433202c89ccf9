import type { Consulta } from '#domain/consulta/consulta.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import type { Triagem } from '#domain/triagem/triagem.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { emConsultaKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { agir, ler } from '#lambdas/store/consulta-e-pagamento.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { ANA, MEDICOS, type PersonaMedica } from '#semente/personas.ts'
import { RELATO } from './triagem.ts'

/** The people and things of a consultation, written through the store, for tests of what happens to them. */

export const CONSULTA = 'c0000000-0000-4000-8000-000000000001'

/** Registrations and specialties of the personas who are doctors. */
export async function cadastrarMedicos(): Promise<void> {
  const registros = MEDICOS.map(({ usuario, medico }) =>
    medicos.criacaoWrite({
      id: usuario.id,
      crm: medico.crm,
      uf: medico.uf,
      status_crm: medico.status_crm,
      nome_oficial: medico.nome_oficial,
      especialidade: null,
      especialidades_json: null,
      dados_fiscais_json: null,
      created_at: usuario.created_at,
      updated_at: usuario.created_at,
    }),
  )
  const especialidades = MEDICOS.flatMap(({ usuario, medico }) =>
    medico.especialidades.map(({ especialidade, rqe }) =>
      medicos.especialidadeWrite({
        medico_id: usuario.id,
        especialidade: especialidade as Especialidade,
        verificado: true,
        rqe,
        origem: rqe ? 'rqe' : 'crm',
      }),
    ),
  )
  await write(...registros, ...especialidades)
}

/** A doctor in the queue now. */
export const naFila = (
  { usuario }: PersonaMedica,
  especialidade: Especialidade = 'clinica_medica',
  em = new Date(),
): Promise<void> => presencas.bater(usuario.id, especialidade, em)

/** What Ana told and what came of it, of no consultation yet. */
export const TRIAGEM_DE_ANA: Triagem = {
  id: 'triagem-1',
  paciente_id: ANA.usuario.id,
  created_at: '2026-11-21T01:50:00.000Z',
  consulta_id: null,
  aviso_versao: null,
  com_ia: false,
  ia_usada: false,
  ok_para_tele: true,
  red_flag: false,
  conf_ia: 0.82,
  resumo: ['Dor de garganta há 2 dias', 'Sem febre'],
  especialidade_sugerida: 'clinica_medica',
  recomendacoes: ['Beba água'],
  para_outra_pessoa: false,
  idade_considerada: 36,
  entrada: { ...RELATO, sintomas_texto: 'dor de garganta' },
  achados: [],
  regras_disparadas: [],
  versao_protocolo: 'teste',
}

/** A stored triage that may be booked, unless told otherwise. */
export async function triar(dados: Partial<Triagem> = {}): Promise<Triagem> {
  const triagem: Triagem = {
    ...TRIAGEM_DE_ANA,
    created_at: new Date(Date.now() - 60_000).toISOString(),
    ...dados,
  }
  await triagens.guardar(triagem)
  return triagem
}

/** An instant so many milliseconds ago. */
export const haPouco = (ms: number): string => new Date(Date.now() - ms).toISOString()

/** What makes a consultation one whose room is open with this doctor. */
export const emSala = ({ usuario }: PersonaMedica, haMs = 2_000) =>
  ({
    status: 'in_progress',
    assigned_to: usuario.id,
    assigned_at: haPouco(haMs),
    started_at: haPouco(haMs - 1_000),
  }) as const satisfies Partial<Consulta>

/** Its doctor gives the consultation back, and this one accepts and starts it. */
export async function passarPara({ usuario }: PersonaMedica): Promise<void> {
  const acts = [
    ['devolver', { consulta: { devolucao: { motivo: 'indisponivel' } } }],
    ['aceitar', { consulta: { assigned_to: usuario.id } }],
    ['iniciar', {}],
  ] as const
  for (const [ato, acompanha] of acts) {
    const atual = await ler(CONSULTA)
    if (!atual) throw new Error('There is no consultation to pass on')
    await agir(atual, ato, 'medico', new Date(), acompanha)
  }
}

/** A consultation in some state, with the locks and the payment that go with it. */
export async function consultar(
  dados: Partial<Consulta> = {},
  pagamento: Partial<Pagamento> | null = {},
): Promise<Consulta> {
  const em = haPouco(30_000)
  const consulta: Consulta = {
    id: CONSULTA,
    paciente_id: ANA.usuario.id,
    status: 'queued',
    especialidade_sugerida: 'clinica_medica',
    triagem_id: 'triagem-1',
    triagem_resumo_ia: 'Dor de garganta há 2 dias\nSem febre',
    triagem_conf_ia: 0.82,
    red_flag: false,
    medicos_excluidos: [],
    created_at: em,
    queued_at: dados.status === 'pending' ? undefined : em,
    vence_em: new Date(Date.now() + 600_000).toISOString(),
    updated_at: em,
    ...dados,
  }
  const open = !['finished', 'expired', 'cancelled'].includes(consulta.status)
  const busy = consulta.status === 'assigned' || consulta.status === 'in_progress'
  const [, lock] = consultas.criacaoWrites(consulta)
  await write(
    // As items were before the summary had its own: it is still read from there.
    put(consultas.itemOf(consulta), ALWAYS),
    ...(open ? [lock] : []),
    ...(busy && consulta.assigned_to
      ? [put({ ...emConsultaKey(consulta.assigned_to), entidade: 'trava', consulta_id: consulta.id }, ALWAYS)]
      : []),
    ...(pagamento ? [put(pagamentos.itemOf(pagamentoDe(consulta, pagamento)), ALWAYS)] : []),
  )
  return consulta
}

const pagamentoDe = (consulta: Consulta, dados: Partial<Pagamento>): Pagamento => ({
  consulta_id: consulta.id,
  paciente_id: contaDoPaciente(consulta),
  status: consulta.status === 'pending' ? 'criado' : 'autorizado',
  intent_id: 'pi_1',
  intencao: 1,
  tentativas: 0,
  created_at: consulta.created_at,
  updated_at: consulta.created_at,
  ...dados,
})
