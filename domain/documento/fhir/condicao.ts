import type { Ficha } from '../../ficha/ficha.ts'
import { comPonto } from '../../registro/cid10/codigo.ts'
import type { Hipotese } from '../../registro/registro.ts'
import { emPalavras, type QuemContou, type Recurso, type Referencia } from './recurso.ts'
import { CID10, hl7 } from './sistemas.ts'

/** A condition somebody told of, in their words. */
export const condicaoContada = (
  id: string,
  dita: Ficha['condicoes'][number],
  subject: Referencia,
  quem: QuemContou,
): Recurso => ({
  resourceType: 'Condition',
  id,
  meta: { lastUpdated: dita.em },
  clinicalStatus: hl7('condition-clinical', 'active'),
  verificationStatus: hl7('condition-ver-status', dita.fonte === 'medico' ? 'confirmed' : 'unconfirmed'),
  category: [hl7('condition-category', 'problem-list-item')],
  code: emPalavras(dita.nome),
  subject,
  recordedDate: dita.em,
  asserter: quem(dita),
})

/** What a doctor thought it was in a consultation: whether it is so today, the record does not say. */
export const hipotese = (
  id: string,
  { codigo, descricao }: Hipotese,
  de: {
    readonly subject: Referencia
    readonly encounter: Referencia | undefined
    readonly asserter: Referencia | undefined
    readonly recordedDate: string
  },
): Recurso => ({
  resourceType: 'Condition',
  id,
  meta: { lastUpdated: de.recordedDate },
  verificationStatus: hl7('condition-ver-status', 'provisional', 'Hipótese'),
  category: [hl7('condition-category', 'encounter-diagnosis')],
  code: { coding: [{ system: CID10, code: comPonto(codigo), display: descricao }], text: descricao },
  ...de,
})

/**
 * What a signed certificate names to others, where the patient asked for it: a code alone. How sure it is and how it is
 * today, the certificate does not say.
 */
export const atestada = (
  id: string,
  cid: string,
  de: {
    readonly subject: Referencia
    readonly encounter: Referencia | undefined
    readonly asserter: Referencia
    readonly recordedDate: string
    /** The certificate itself. */
    readonly documento: Referencia
  },
): Recurso => ({
  resourceType: 'Condition',
  id,
  meta: { lastUpdated: de.recordedDate },
  category: [hl7('condition-category', 'encounter-diagnosis')],
  code: { coding: [{ system: CID10, code: comPonto(cid) }] },
  subject: de.subject,
  encounter: de.encounter,
  recordedDate: de.recordedDate,
  asserter: de.asserter,
  evidence: [{ detail: [de.documento] }],
})
