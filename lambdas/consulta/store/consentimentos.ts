import * as z from 'zod/mini'
import { type Consentimento, consentimentoSchema } from '#domain/legal/termo.ts'
import { consentimentoKey } from '../../store/keys.ts'
import { NEW, put, query, type Write } from '../../store/table.ts'

/** Everything a patient agreed to, newest first. */
export async function doPaciente(paciente_id: string): Promise<Consentimento[]> {
  const { pk, sk } = consentimentoKey(paciente_id, '')
  const items = await query({ pk, prefix: sk })
  return items
    .map((item) => z.parse(consentimentoSchema, item))
    .toSorted((a, b) => b.aceito_em.localeCompare(a.aceito_em))
}

/** The write that keeps a consent, once. */
export const criacaoWrite = (consentimento: Consentimento): Write =>
  put(
    {
      ...consentimentoKey(consentimento.paciente_id, consentimento.consulta_id),
      entidade: 'consentimento',
      ...consentimento,
    },
    NEW,
  )
