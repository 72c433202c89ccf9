import type { DoPaciente } from '../exportacao.ts'
import { emPalavras, type Recurso, type Referencia, todasEmPalavras } from './recurso.ts'

type Documento = DoPaciente['documentos'][number]

/** What a prescription prescribes: a medicine, and how it is taken. */
interface Prescrito {
  readonly medicamento: string
  readonly posologia?: string
}

/**
 * By its items; one of free text is `medicamentos` with its own way of use, and without it the whole of the content.
 */
export function prescritos({ conteudo, medicamentos, itens }: Documento): readonly Prescrito[] {
  if (itens)
    return itens.map(({ titulo, quantidade, modo }) => ({
      medicamento: titulo,
      posologia: [modo, quantidade && `Quantidade: ${quantidade}`].filter(Boolean).join(' '),
    }))
  return medicamentos?.trim()
    ? [{ medicamento: medicamentos, posologia: conteudo }]
    : [{ medicamento: conteudo }]
}

export const pedidoDeMedicamento = (
  id: string,
  { medicamento, posologia }: Prescrito,
  receita: Documento,
  de: {
    readonly subject: Referencia
    readonly encounter: Referencia | undefined
    readonly requester: Referencia
    /** The prescription itself. */
    readonly documento: Referencia
  },
): Recurso => ({
  resourceType: 'MedicationRequest',
  id,
  meta: { lastUpdated: receita.updated_at },
  // Signed, it may be bought and taken, or be long over: nobody tells us.
  status: receita.status === 'created' ? 'draft' : 'unknown',
  intent: 'order',
  medicationCodeableConcept: emPalavras(medicamento),
  subject: de.subject,
  encounter: de.encounter,
  supportingInformation: [de.documento],
  authoredOn: receita.signed_at ?? receita.created_at,
  requester: de.requester,
  note: todasEmPalavras(receita.observacoes),
  dosageInstruction: todasEmPalavras(posologia),
})
