import type { Ficha } from '../../ficha/ficha.ts'
import { emPalavras, type QuemContou, type Recurso, type Referencia, todasEmPalavras } from './recurso.ts'

/** A medicine somebody says they take: no prescription of ours. */
export const medicamentoEmUso = (
  id: string,
  dito: Ficha['medicamentos'][number],
  subject: Referencia,
  quem: QuemContou,
): Recurso => ({
  resourceType: 'MedicationStatement',
  id,
  meta: { lastUpdated: dito.em },
  status: 'active',
  medicationCodeableConcept: emPalavras(dito.nome),
  subject,
  dateAsserted: dito.em,
  informationSource: quem(dito),
  dosage: todasEmPalavras([dito.dose, dito.frequencia].filter(Boolean).join(', ')),
})
