import type { Consulta } from '#domain/consulta/consulta.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import type { Evento } from '#domain/eventos/eventos.ts'
import { salaDe } from '#domain/sala/sala.ts'
import { LUGAR_PERTO, type Novidade } from '#domain/toque/toque.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { papelNa } from '#lambdas/store/participante.ts'
import * as salas from '#lambdas/store/salas.ts'

/** Somebody is called back for this, once: `fato` names it. */
export interface Toque {
  readonly usuario_id: string
  readonly novidade: Novidade
  readonly fato: string
}

type EventoDe<T extends Evento['tipo']> = Extract<Evento, { tipo: T }>['detalhe']

/** Who is called back for an event, by what is stored now: what is no longer true calls nobody. */
export async function toquesDe(evento: Evento, now: Date): Promise<Toque[]> {
  switch (evento.tipo) {
    case 'consulta.status':
      return daConsulta(evento.detalhe)
    case 'sala.medico':
      return daSala(evento.detalhe, now)
    case 'sala.paciente':
      return aoMedicoDaSala(evento.detalhe, now)
    case 'fila.vista':
      return aQuemFoiOferecida(evento.detalhe, now)
    case 'documento.status':
      return doDocumento(evento.detalhe)
    default:
      return []
  }
}

async function daConsulta({ consulta_id, de, para, em }: EventoDe<'consulta.status'>): Promise<Toque[]> {
  const consulta = await consultas.find(consulta_id)
  if (!consulta) return []
  const sala = para === 'assigned' ? salaDe(consulta) : undefined
  const aceita = sala ? await doPaciente(consulta, 'aceita', `${consulta_id}#${sala.aceita_em}`) : []
  return de === 'queued' ? [...aceita, ...(await perto(consulta, em))] : aceita
}

/** Somebody left the queue: whoever stands at its front now, and waited before, is almost there. */
async function perto({ especialidade_sugerida }: Consulta, desde: string): Promise<Toque[]> {
  const frente = await consultas.naFila(especialidade_sugerida, LUGAR_PERTO)
  const antes = frente.filter(({ queued_at }) => queued_at < desde)
  const toques = await Promise.all(
    antes.map(async (consulta) => doPaciente(consulta, 'perto', `${consulta.id}#${consulta.queued_at}`)),
  )
  return toques.flat()
}

/** Who is in the room already sees the doctor there. */
async function daSala({ consulta_id, aceita_em }: EventoDe<'sala.medico'>, now: Date): Promise<Toque[]> {
  const consulta = await consultas.find(consulta_id)
  const sala = consulta && salaDe(consulta)
  if (!sala || sala.aceita_em !== aceita_em) return []
  const [medico, paciente] = await Promise.all([
    salas.outro(sala, 'paciente', now),
    salas.outro(sala, 'medico', now),
  ])
  return medico && !paciente ? doPaciente(consulta, 'na_sala', `${consulta_id}#${aceita_em}`) : []
}

/** A patient waits in the room that its doctor has left, or has not come to. */
async function aoMedicoDaSala(
  { consulta_id, aceita_em }: EventoDe<'sala.paciente'>,
  now: Date,
): Promise<Toque[]> {
  const consulta = await consultas.find(consulta_id)
  const sala = consulta && salaDe(consulta)
  if (!sala || sala.aceita_em !== aceita_em || consulta.assigned_to === undefined) return []
  const [medico, paciente] = await Promise.all([
    salas.outro(sala, 'paciente', now),
    salas.outro(sala, 'medico', now),
  ])
  if (medico || !paciente) return []
  return [doMedico(consulta.assigned_to, 'paciente_na_sala', `${consulta_id}#${aceita_em}`)]
}

/** The doctors it was shown to for the first time, who could still accept it. */
async function aQuemFoiOferecida(
  { consulta_id, medicos }: EventoDe<'fila.vista'>,
  now: Date,
): Promise<Toque[]> {
  const consulta = await consultas.find(consulta_id)
  if (!consulta || !consultas.isQueued(consulta)) return []
  const convidados = medicos.filter((medico_id) => !consulta.medicos_excluidos.includes(medico_id))
  const livres = await Promise.all(convidados.map(async (medico_id) => presencas.livreEm(medico_id, now)))
  return convidados
    .filter((_, i) => livres[i] === consulta.especialidade_sugerida)
    .map((medico_id) => doMedico(medico_id, 'oferecida', `${consulta_id}#${medico_id}`))
}

const doMedico = (usuario_id: string, novidade: Novidade, qual: string): Toque => ({
  usuario_id,
  novidade,
  fato: `${novidade}#${qual}`,
})

async function doDocumento({
  documento_id,
  consulta_id,
  para,
}: EventoDe<'documento.status'>): Promise<Toque[]> {
  const consulta = para === 'signed' ? await consultas.find(consulta_id) : undefined
  return consulta ? doPaciente(consulta, 'documento', documento_id) : []
}

/** Nobody who answered for a dependant before is called for them any more. */
async function doPaciente(consulta: Consulta, novidade: Novidade, qual: string): Promise<Toque[]> {
  const usuario_id = contaDoPaciente(consulta)
  if ((await papelNa(consulta, usuario_id)) !== 'paciente') return []
  return [{ usuario_id, novidade, fato: `${novidade}#${qual}` }]
}
