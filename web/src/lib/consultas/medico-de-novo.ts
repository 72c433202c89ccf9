import * as z from 'zod/mini'
import { esquecerRascunho, guardarRascunho, lerRascunho } from '../rascunho.ts'

/** The doctor somebody asked to talk to again, kept in this tab from the button to the request, by its patient. */
const medicoSchema = z.object({ medico_id: z.string(), nome: z.string() })
type MedicoDeNovo = z.output<typeof medicoSchema>

const chave = (paciente_id: string) => `de-novo:${paciente_id}`

export const pedirDeNovo = (paciente_id: string, medico: MedicoDeNovo): void =>
  guardarRascunho(chave(paciente_id), medico)

export const medicoPedido = (paciente_id: string): MedicoDeNovo | undefined =>
  lerRascunho(chave(paciente_id), medicoSchema)

export const esquecerMedicoPedido = (paciente_id: string): void => esquecerRascunho(chave(paciente_id))
