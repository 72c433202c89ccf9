/**
 * Where identifiers and codes are from. The Brazilian ones are the preferred addresses of the terminology guide of the
 * Ministério da Saúde (terminologia.saude.gov.br, 1.1.0), which names the earlier ones of the RNDS as their synonyms.
 */
export const CPF = 'https://saude.gov.br/fhir/sid/cpf'
/** Each regional council numbers its own doctors. */
export const crmDe = (uf: string): string => `https://saude.gov.br/fhir/sid/crm-${uf.toLowerCase()}`
/** Codes are written with their point. */
export const CID10 = 'https://terminologia.saude.gov.br/fhir/CodeSystem/BRCID10'

export const LOINC = 'http://loinc.org'
export const UCUM = 'http://unitsofmeasure.org'

/** Codes of HL7's own for 'none' and 'not known' (International Patient Summary). */
export const AUSENTE = 'http://hl7.org/fhir/uv/ips/CodeSystem/absent-unknown-uv-ips'

/** A code of a system of HL7's, with what it says in Portuguese where somebody reads it. */
export const hl7 = (sistema: string, code: string, text?: string) => ({
  coding: [{ system: `http://terminology.hl7.org/CodeSystem/${sistema}`, code }],
  ...(text === undefined ? {} : { text }),
})
