import type { CampoSoNoRegistro, Consulta, ConsultaVista } from '#domain/consulta/consulta.ts'
import { lugarNaFila, ultimoSinal } from '#domain/consulta/espera.ts'
import { prontuarioAberto } from '#domain/consulta/prontuario-aberto.ts'
import type { Pagamento } from '#domain/pagamento/pagamento.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import type { Actor } from '#lambdas/runtime/actor.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import type { Atual } from '#lambdas/store/par.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { papelDe } from './participante.ts'

/** One consultation as its patient or its doctor sees it, with the other one, the place in the queue and the money. */
export async function vista(
  { consulta, pagamento }: Atual,
  actor: Pick<Actor, 'id'>,
  agora: Date,
): Promise<ConsultaVista> {
  const papel = papelDe(consulta, actor)
  const [medico, paciente, posicao] = await Promise.all([
    medicoDe(consulta),
    papel === 'medico' ? pacienteDe(consulta, agora) : null,
    papel === 'paciente' ? posicaoDe(consulta) : undefined,
  ])
  return {
    ...resumo(consulta, actor),
    medico,
    paciente,
    posicao_na_fila: posicao,
    pagamento: pagamento && dinheiro(pagamento),
  }
}

/** A patient's consultations for a list: each doctor is read once, presence and money are not told. */
export async function vistas(lista: readonly Consulta[], actor: Pick<Actor, 'id'>): Promise<ConsultaVista[]> {
  const ids = [...new Set(lista.flatMap(({ assigned_to }) => assigned_to ?? []))]
  const found = await Promise.all(ids.map(async (id) => [id, await cadastroDe(id)] as const))
  const byId = new Map(found)
  return lista.map((consulta) => ({
    ...resumo(consulta, actor),
    medico: (consulta.assigned_to && byId.get(consulta.assigned_to)) || null,
    paciente: null,
  }))
}

/** `host_url` is the doctor's alone. */
function resumo(consulta: Consulta, actor: Pick<Actor, 'id'>): Omit<Consulta, CampoSoNoRegistro> {
  const {
    medicos_excluidos: _excluidos,
    triagem_id: _triagem,
    devolucoes: _devolucoes,
    anotacao_fim: _anotacao,
    host_url,
    ...campos
  } = consulta
  return papelDe(consulta, actor) === 'medico' ? { ...campos, host_url } : campos
}

/** The doctor is where they were last seen: in the queue, or in this consultation's room, where they beat instead. */
async function medicoDe({ assigned_to, medico_visto_em }: Consulta): Promise<ConsultaVista['medico']> {
  if (!assigned_to) return null
  const [cadastro, presenca] = await Promise.all([cadastroDe(assigned_to), presencas.find(assigned_to)])
  return cadastro && { ...cadastro, last_seen_at: ultimoSinal(presenca?.last_seen_at, medico_visto_em) }
}

async function cadastroDe(medico_id: string): Promise<ConsultaVista['medico']> {
  const medico = await medicos.find(medico_id)
  if (!medico) return null
  const { nome_oficial = '', crm, uf, especialidade } = medico
  return { nome_oficial, crm, uf, especialidade, last_seen_at: null }
}

/** The telephone is told for as long as the record is open to the doctor: no list of numbers stays with them. */
async function pacienteDe(consulta: Consulta, agora: Date): Promise<ConsultaVista['paciente']> {
  const { paciente_id } = consulta
  const [usuario, titular] = await Promise.all([usuarios.find(paciente_id), usuarios.titular(paciente_id)])
  if (!usuario || !titular) return null
  const { nome } = titular
  return prontuarioAberto(consulta, agora, prazosDoEstagio())
    ? { nome, telefone: usuario.telefone }
    : { nome }
}

async function posicaoDe(consulta: Consulta): Promise<number | undefined> {
  if (consulta.status !== 'queued') return undefined
  const fila = await consultas.naFila(consulta.especialidade_sugerida)
  return lugarNaFila(fila, consulta.id) ?? undefined
}

const dinheiro = ({ status }: Pagamento) => ({ status, valor: PRECOS.consulta })
