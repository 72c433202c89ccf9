import type { Carimbo, Ficha } from '../../ficha/ficha.ts'
import { FICHA_NO_PRONTUARIO } from '../../ficha/textos.ts'
import { comChave, emPalavras, type IdDe, type QuemContou, type Recurso, type Referencia } from './recurso.ts'
import { AUSENTE, hl7 } from './sistemas.ts'

/** The answer about allergies: each of them, or that there is none, or that it is not known. */
export function alergias(
  dito: NonNullable<Ficha['alergias']>,
  patient: Referencia,
  quem: QuemContou,
  idDe: IdDe,
): Recurso[] {
  const { resposta } = dito
  if (resposta !== 'lista') {
    const code = {
      coding: [{ system: AUSENTE, code: SEM_LISTA[resposta] }],
      text: FICHA_NO_PRONTUARIO.alergias[resposta],
    }
    return [alergia(idDe('AllergyIntolerance', `${resposta}/${dito.em}`), code, dito, patient, quem)]
  }
  return comChave(dito.itens, ({ substancia, em }) => `${substancia}/${em}`).map(([item, chave]) => {
    const manifestacao = emPalavras(item.reacao)
    return {
      ...alergia(idDe('AllergyIntolerance', chave), emPalavras(item.substancia), item, patient, quem),
      ...(manifestacao && { reaction: [{ manifestation: [manifestacao] }] }),
    }
  })
}

const SEM_LISTA = { nenhuma: 'no-known-allergies', nao_sei: 'no-allergy-info' } as const

const alergia = (
  id: string,
  code: object | undefined,
  dito: Carimbo,
  patient: Referencia,
  quem: QuemContou,
): Recurso => ({
  resourceType: 'AllergyIntolerance',
  id,
  meta: { lastUpdated: dito.em },
  clinicalStatus: hl7('allergyintolerance-clinical', 'active'),
  verificationStatus: hl7(
    'allergyintolerance-verification',
    dito.fonte === 'medico' ? 'confirmed' : 'unconfirmed',
  ),
  code,
  patient,
  recordedDate: dito.em,
  asserter: quem(dito),
})
