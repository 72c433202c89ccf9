import { salvarFicha, verFicha } from '#domain/ficha/contract.ts'
import type { Chamador } from './http.ts'

/** A health profile that says the one thing a request asks for. */
export const FICHA = {
  alergias: { resposta: 'nenhuma', itens: [] },
  medicamentos: [],
  condicoes: [],
  cirurgias: [],
}

/** What the screen of the request does for a patient who was not asked about allergies before. */
export async function responderAlergias(paciente: Chamador): Promise<void> {
  const { ficha } = await paciente.ok(verFicha)
  if (ficha === null) await paciente.ok(salvarFicha, { ...FICHA, versao: 0 })
}
