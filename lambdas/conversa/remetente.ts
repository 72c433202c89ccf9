import type { Consulta } from '#domain/consulta/consulta.ts'
import { papelDe } from '#domain/consulta/participante.ts'
import type { Remetente } from '#domain/conversa/mensagem.ts'

/** Whom a participant of the consultation writes as. */
export const remetenteDe = (consulta: Consulta, usuario_id: string): Remetente =>
  papelDe(consulta, usuario_id) === 'medico' ? 'medico' : 'paciente'
