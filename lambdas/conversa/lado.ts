import type { Consulta } from '#domain/consulta/consulta.ts'
import { papelDe } from '#domain/consulta/participante.ts'
import type { Lado } from '#domain/conversa/mensagem.ts'

/** Which side of the consultation one of its participants writes from. */
export const ladoDe = (consulta: Consulta, usuario_id: string): Lado =>
  papelDe(consulta, usuario_id) === 'medico' ? 'medico' : 'paciente'
