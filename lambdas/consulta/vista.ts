import type { Consulta } from '#domain/consulta/consulta.ts'
import type { CampoSoNoRegistro, ConsultaVista } from '#domain/consulta/vista.ts'
import { lugarNaFila } from '#domain/consulta/ordem-da-fila.ts'
import { ultimoSinal } from '#domain/consulta/presenca-vista.ts'
import { hojeEm } from '#domain/base/campos.ts'
import { abertaAoMedico } from '#domain/consulta/encontro.ts'
import { contaDoPaciente, papelDe } from '#domain/consulta/participante.ts'
import { idadeDoDependente } from '#domain/dependente/idade.ts'
import { prontuarioAberto } from '#domain/consulta/prontuario-aberto.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import type { PreferenciaVista } from '#domain/consulta/preferencia.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import type { Lugar } from '#domain/sala/sala.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { env } from '#lambdas/runtime/env.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import type { Atual } from '#lambdas/store/consulta-e-pagamento.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { comResumo } from '#lambdas/store/resumos.ts'
import * as salas from '#lambdas/store/salas.ts'
import * as situacoes from '#lambdas/consulta/store/situacao-da-fila.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { versaoDe } from '#lambdas/store/versao.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { preferenciaVista } from './preferencia.ts'

/** One consultation as its patient or its doctor sees it, with the other one, the place in the queue and the money. */
export async function vista(atual: Atual, actor: Pick<Actor, 'id'>, agora: Date): Promise<ConsultaVista> {
  const { consulta, pagamento } = atual
  const papel = papelDe(consulta, actor.id)
  const [resumida, medico, paciente, posicao, dependente, preferencia] = await Promise.all([
    comResumo([consulta]),
    papel === 'paciente' ? medicoComLugar(consulta, agora) : medicoDe(consulta),
    papel === 'medico' ? pacienteDe(consulta, agora) : null,
    papel === 'paciente' ? posicaoDe(consulta, agora) : undefined,
    papel === 'paciente' ? dependenteDe(consulta) : undefined,
    papel === 'paciente' ? preferenciaVista(consulta, agora) : undefined,
  ])
  return {
    ...campos(resumida[0] ?? consulta, actor),
    medico,
    paciente,
    ...comDependente(dependente),
    posicao_na_fila: posicao,
    ...comPreferencia(preferencia),
    pagamento: pagamento && dinheiro(pagamento),
    versao: versaoDe(atual, medico?.na_sala),
  }
}

/**
 * A patient's consultations for a list: each doctor is read once, with whether they are free now; when they were seen
 * last and money are left out.
 */
export async function vistas(
  lista: readonly Consulta[],
  actor: Pick<Actor, 'id'>,
  agora: Date,
): Promise<ConsultaVista[]> {
  const ids = [...new Set(lista.flatMap(({ assigned_to }) => assigned_to ?? []))]
  const found = await Promise.all(
    ids.map(
      async (id) =>
        [id, { medico: await cadastroDe(id), livre: await presencas.livreEm(id, agora) }] as const,
    ),
  )
  const byId = new Map(found)
  const preferencias = new Map(
    await Promise.all(
      lista.map(async (consulta) => [consulta.id, await preferenciaVista(consulta, agora)] as const),
    ),
  )
  const dependentes = new Map(
    await Promise.all(
      lista
        .filter(({ responsavel_id }, n) => responsavel_id !== undefined && primeira(lista, n))
        .map(async (consulta) => [consulta.paciente_id, await dependenteDe(consulta)] as const),
    ),
  )
  return lista.map((consulta) => ({
    ...campos(consulta, actor),
    medico: medicoNaLista(consulta, byId.get(consulta.assigned_to ?? '')),
    paciente: null,
    ...comPreferencia(preferencias.get(consulta.id)),
    ...comDependente(dependentes.get(consulta.paciente_id)),
  }))
}

const comPreferencia = (preferencia: PreferenciaVista | undefined) => (preferencia ? { preferencia } : {})

interface MedicoLido {
  readonly medico: ConsultaVista['medico']
  readonly livre: Especialidade | undefined
}

const medicoNaLista = ({ status }: Consulta, lido: MedicoLido | undefined): ConsultaVista['medico'] =>
  lido?.medico ? { ...lido.medico, ...(status === 'finished' && lido.livre && { livre: true }) } : null

/**
 * Who has a doctor has a room; only the doctor may read `host_url`. What the patient told of their health is not the
 * doctor's to read once it ended before the two met.
 */
function campos(consulta: Consulta, actor: Pick<Actor, 'id'>): Omit<Consulta, CampoSoNoRegistro> {
  const {
    informacoes_adicionais,
    triagem_resumo_ia,
    medicos_excluidos: _excluidos,
    triagem_id: _triagem,
    devolucoes: _devolucoes,
    anotacao_fim: _anotacao,
    medico_preferido: _preferido,
    preferido_ausente: _ausente,
    host_url: _host,
    room_url: _room,
    ...outros
  } = consulta
  const sala = consulta.assigned_to && `${env('ORIGEM')}/chamada/${consulta.id}`
  const doMedico = papelDe(consulta, actor.id) === 'medico'
  const relato = { informacoes_adicionais, triagem_resumo_ia }
  return {
    ...outros,
    ...((!doMedico || abertaAoMedico(consulta)) && relato),
    ...(sala && { room_url: sala, ...(doMedico && { host_url: sala }) }),
  }
}

/**
 * The doctor's last sign of life: from the queue, or from this consultation's room, where the heartbeats go instead.
 */
async function medicoDe(
  { assigned_to, medico_visto_em }: Consulta,
  lugar?: Lugar,
): Promise<ConsultaVista['medico']> {
  if (!assigned_to) return null
  const [cadastro, presenca] = await Promise.all([cadastroDe(assigned_to), presencas.find(assigned_to)])
  const last_seen_at = ultimoSinal(presenca?.last_seen_at, medico_visto_em, lugar?.visto_em)
  return cadastro && { ...cadastro, last_seen_at }
}

/** The doctor as the patient sees them, with whether they are in the room. */
async function medicoComLugar(consulta: Consulta, agora: Date): Promise<ConsultaVista['medico']> {
  const { lugar, dentro } = await salas.doMedico(consulta, agora)
  const medico = await medicoDe(consulta, lugar)
  const { status, assigned_to } = consulta
  if (medico && status === 'finished' && assigned_to && (await presencas.livreEm(assigned_to, agora)))
    return { ...medico, na_sala: false, livre: true }
  return medico && { ...medico, na_sala: dentro }
}

async function cadastroDe(medico_id: string): Promise<ConsultaVista['medico']> {
  const medico = await medicos.find(medico_id)
  if (!medico) return null
  const { nome_oficial = '', crm, uf, especialidade } = medico
  return { nome_oficial, crm, uf, especialidade, last_seen_at: null }
}

/**
 * The telephone, of whoever is on the call, is included only while the record is open to the doctor, so that doctors
 * cannot collect patients' numbers.
 */
async function pacienteDe(consulta: Consulta, agora: Date): Promise<ConsultaVista['paciente']> {
  const { paciente_id, responsavel_id } = consulta
  const [usuario, titular, vinculo] = await Promise.all([
    usuarios.find(contaDoPaciente(consulta)),
    usuarios.titular(paciente_id),
    responsavel_id === undefined ? undefined : vinculos.find(responsavel_id, paciente_id),
  ])
  if (!usuario || !titular) return null
  const { nome, data_nascimento } = titular
  return {
    nome,
    ...(vinculo && {
      idade: idadeDoDependente(data_nascimento, hojeEm(agora)),
      responsavel: { nome: usuario.nome, relacao: vinculo.relacao },
    }),
    ...(prontuarioAberto(consulta, agora, prazosDoEstagio()) && { telefone: usuario.telefone }),
  }
}

/** Who the patient is, where the account that asked is not the patient. */
async function dependenteDe({ paciente_id, responsavel_id }: Consulta): Promise<ConsultaVista['dependente']> {
  const titular = responsavel_id === undefined ? undefined : await usuarios.titular(paciente_id)
  return titular && { nome: titular.nome }
}

const comDependente = (dependente: ConsultaVista['dependente']) => (dependente ? { dependente } : {})

/** Whether no consultation before this one is of the same patient. */
const primeira = (lista: readonly Consulta[], n: number): boolean =>
  lista.findIndex(({ paciente_id }) => paciente_id === lista[n]?.paciente_id) === n

/** Up to this many waiting patients are read one by one to compute a place in the queue. */
const POUCAS = 20

/**
 * The place in the queue: exact where few wait; where many do, as last published a few seconds ago, because everybody
 * who waits asks often. Left out beyond those that are published: how many more there are is not known.
 */
async function posicaoDe(consulta: Consulta, agora: Date): Promise<number | undefined> {
  const { status, queued_at, especialidade_sugerida } = consulta
  if (status !== 'queued' || queued_at === undefined) return undefined
  const entradas = await situacoes.entradas(especialidade_sugerida, agora)
  if (entradas.length > POUCAS) {
    const antes = entradas.filter((entrada) => entrada < queued_at).length
    return antes < situacoes.ESPERAM ? antes + 1 : undefined
  }
  const fila = await consultas.naFila(especialidade_sugerida)
  return lugarNaFila(fila, consulta.id) ?? undefined
}

const dinheiro = ({ status }: Pagamento) => ({ status, valor: PRECOS.consulta })
