/** Drug allergy: a 2022 practice parameter update (doi 10.1016/j.jaci.2022.08.028): antibiotics, NSAIDs. */
const ALERGIAS_2022 = 'J Allergy Clin Immunol 2022;150:1333'
/** Drug allergy: an updated practice parameter (doi 10.1016/j.anai.2010.08.002): its part on ACE inhibitors. */
const ALERGIAS_2010 = 'Ann Allergy Asthma Immunol 2010;105:259'

/**
 * Families in which an allergy to one medicine speaks against the others too: the usual ones of outpatient care.
 * Groups as in WHO's ATC (J01C and J01D, J01E, J01F, J01M, M01A with N02B, C09A); which members are listed was chosen
 * by hand and not reviewed by a pharmacist yet (docs/decisions/039). Names without accents. The doctor decides: this
 * only says it before the signature.
 */
interface Familia {
  readonly rotulo: string
  /** Words a patient may name the whole family by. */
  readonly chamada: readonly string[]
  readonly membros: readonly string[]
  /** Where the cross reaction is described, as the warning cites it. */
  readonly fonte: string
}

export const FAMILIAS: readonly Familia[] = [
  {
    rotulo: 'penicilinas e cefalosporinas',
    fonte: ALERGIAS_2022,
    chamada: ['penicilina', 'penicilinas', 'cefalosporina', 'cefalosporinas', 'betalactamicos'],
    membros: [
      'amoxicilina',
      'ampicilina',
      'benzilpenicilina',
      'oxacilina',
      'piperacilina',
      'cefadroxila',
      'cefalexina',
      'cefaclor',
      'cefuroxima',
      'ceftriaxona',
    ],
  },
  {
    rotulo: 'sulfas',
    fonte: ALERGIAS_2022,
    chamada: ['sulfa', 'sulfas', 'sulfonamida', 'sulfonamidas'],
    membros: ['sulfametoxazol', 'sulfadiazina', 'sulfassalazina'],
  },
  {
    rotulo: 'macrolídeos',
    fonte: ALERGIAS_2022,
    chamada: ['macrolideo', 'macrolideos'],
    membros: ['azitromicina', 'claritromicina', 'eritromicina', 'espiramicina'],
  },
  {
    rotulo: 'quinolonas',
    fonte: ALERGIAS_2022,
    chamada: ['quinolona', 'quinolonas'],
    membros: ['ciprofloxacino', 'levofloxacino', 'moxifloxacino', 'norfloxacino', 'ofloxacino'],
  },
  {
    rotulo: 'anti-inflamatórios e dipirona',
    fonte: ALERGIAS_2022,
    chamada: ['aine', 'aines', 'anti inflamatorio', 'anti inflamatorios', 'antiinflamatorio'],
    membros: [
      'aceclofenaco',
      'acido acetilsalicilico',
      'acido mefenamico',
      'celecoxibe',
      'cetoprofeno',
      'cetorolaco',
      'diclofenaco',
      'dipirona',
      'etoricoxibe',
      'flurbiprofeno',
      'ibuprofeno',
      'indometacina',
      'meloxicam',
      'naproxeno',
      'nimesulida',
      'piroxicam',
      'tenoxicam',
    ],
  },
  {
    rotulo: 'inibidores da ECA',
    fonte: ALERGIAS_2010,
    chamada: ['ieca', 'inibidores da eca'],
    membros: ['benazepril', 'captopril', 'enalapril', 'lisinopril', 'perindopril', 'ramipril'],
  },
]

/** Brands and short names people write instead of the substance. */
export const CHAMADOS: Readonly<Record<string, string>> = {
  aas: 'acido acetilsalicilico',
  advil: 'ibuprofeno',
  alivium: 'ibuprofeno',
  amoxil: 'amoxicilina',
  anador: 'dipirona',
  aspirina: 'acido acetilsalicilico',
  bactrim: 'sulfametoxazol',
  benzetacil: 'benzilpenicilina',
  buscofem: 'ibuprofeno',
  cataflam: 'diclofenaco',
  claritin: 'loratadina',
  dorflex: 'dipirona',
  flanax: 'naproxeno',
  keflex: 'cefalexina',
  lisador: 'dipirona',
  magnopyrol: 'dipirona',
  metamizol: 'dipirona',
  neosaldina: 'dipirona',
  novalgina: 'dipirona',
  plasil: 'metoclopramida',
  tylenol: 'paracetamol',
  voltaren: 'diclofenaco',
}
