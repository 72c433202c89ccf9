import type { Carimbo, Ficha } from '../../ficha/ficha.ts'
import { FICHA, FICHA_NO_PRONTUARIO } from '../../ficha/textos.ts'
import type { QuemContou, Recurso, Referencia } from './recurso.ts'
import { hl7, LOINC, UCUM } from './sistemas.ts'

type Dito<C extends 'peso_kg' | 'altura_cm' | 'gravidez'> = NonNullable<Ficha[C]>

export const peso = (id: string, dito: Dito<'peso_kg'>, subject: Referencia, quem: QuemContou): Recurso => ({
  ...medida(id, dito, subject, quem),
  category: [hl7('observation-category', 'vital-signs')],
  code: loinc('29463-7', FICHA_NO_PRONTUARIO.peso_nome),
  valueQuantity: quantidade(dito.valor, 'kg'),
})

export const altura = (
  id: string,
  dito: Dito<'altura_cm'>,
  subject: Referencia,
  quem: QuemContou,
): Recurso => ({
  ...medida(id, dito, subject, quem),
  category: [hl7('observation-category', 'vital-signs')],
  code: loinc('8302-2', FICHA_NO_PRONTUARIO.altura_nome),
  valueQuantity: quantidade(dito.valor, 'cm'),
})

/** As it was on the day it was told: it is dated, and does not go on. */
export const gravidez = (
  id: string,
  dito: Dito<'gravidez'>,
  subject: Referencia,
  quem: QuemContou,
): Recurso => ({
  ...medida(id, dito, subject, quem),
  category: [hl7('observation-category', 'social-history')],
  code: loinc('82810-3', FICHA.medidas.gravidez),
  valueCodeableConcept: { text: FICHA.medidas.gravidez_respostas[dito.resposta] },
  component: dito.semanas && [
    { code: loinc('18185-9', SEMANAS), valueQuantity: quantidade(dito.semanas, 'wk') },
  ],
})

const SEMANAS = 'Semanas de gravidez'

const medida = (id: string, dito: Carimbo, subject: Referencia, quem: QuemContou) => ({
  resourceType: 'Observation',
  id,
  meta: { lastUpdated: dito.em },
  status: 'final',
  subject,
  effectiveDateTime: dito.em,
  performer: [quem(dito)],
})

const loinc = (code: string, text: string) => ({ coding: [{ system: LOINC, code }], text })

/** The unit is its own name in UCUM. */
const quantidade = (value: number, unidade: string) => ({
  value,
  unit: unidade,
  system: UCUM,
  code: unidade,
})
