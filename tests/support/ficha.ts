import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import type { Chamador } from './http.ts'

/** A health profile that says the one thing a request asks for. */
export const FICHA = {
  alergias: { resposta: 'nenhuma', itens: [] },
  medicamentos: [],
  condicoes: [],
  cirurgias: [],
}

/**
 * What the screen of the request does for a patient, or a dependant of theirs, who was not asked about allergies
 * before.
 */
export async function responderAlergias(paciente: Chamador, de?: string): Promise<void> {
  const quem = de === undefined ? {} : { paciente_id: de }
  const { ficha } = await paciente.ok(verFicha, quem)
  if (ficha === null) await paciente.ok(salvarFicha, { ...FICHA, ...quem, versao: 0 })
}
