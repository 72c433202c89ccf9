import { semAcentos } from '#domain/triagem/normalizacao.ts'

/**
 * The wording contract of the triage (Código de Ética Médica, art. 37; CFM 2.314/2022): it says
 * where to seek care and how soon, never a diagnosis, a prognosis or a treatment.
 */
type Quebra = 'diagnostico' | 'prognostico' | 'tratamento'

const DOENCAS =
  'infarto|angina|avc|avci|derrame cerebral|ait|meningite|sepse|septicemia|apendicite|apendice|embolia|tep|trombose|cancer|carcinoma|tumor|metastase|leucemia|linfoma|anafilaxia|anafilatico|eclampsia|pre eclampsia|pneumonia|bronquiolite|dengue|chikungunya|zika|malaria|leptospirose|covid|gripe|resfriado|influenza|sinusite|rinite|amigdalite|faringite|otite|laringite|asma|dpoc|bronquite|tuberculose|pielonefrite|cistite|infeccao urinaria|calculo renal|colica renal|aneurisma|disseccao|arritmia|insuficiencia cardiaca|pericardite|miocardite|endocardite|cetoacidose|torcao testicular|epididimite|glaucoma|uveite|conjuntivite|descolamento de retina|ectopica|abortamento|endometriose|candidiase|vaginose|sifilis|gonorreia|clamidia|herpes|hepatite|cirrose|pancreatite|colecistite|diverticulite|gastrite|ulcera|refluxo gastroesofagico|gastroenterite|virose|hemorroida|hernia de disco|artrite|artrose|gota|tendinite|bursite|fratura|celulite infecciosa|erisipela|dermatite|eczema|psoriase|urticaria|escabiose|micose|enxaqueca|epilepsia|esclerose|parkinson|alzheimer|demencia|labirintite|depressao|transtorno|bipolar|esquizofrenia|psicose|sindrome|hipotireoidismo|hipertireoidismo|anemia'
const REMEDIOS =
  'dipirona|paracetamol|acetaminofeno|ibuprofeno|nimesulida|diclofenaco|cetoprofeno|aas|aspirina|acido acetilsalicilico|amoxicilina|azitromicina|cefalexina|ciprofloxacino|antibioticos?|anti inflamatorios?|analgesicos?|antialergicos?|anti histaminicos?|corticoides?|prednisona|prednisolona|dexametasona|loratadina|omeprazol|pantoprazol|ondansetrona|dramin|buscopan|rivotril|clonazepam|diazepam|fluoxetina|sertralina|losartana|enalapril|insulina|metformina|salbutamol|bombinha|adrenalina|epinefrina|antidoto|carvao ativado|soro|pomada|xarope|colirio|vitaminas?|cha de|compressas?|repouso|jejum|gelo|inalacao|nebulizacao'

const FORMAS: readonly (readonly [Quebra, RegExp])[] = [
  [
    'diagnostico',
    /\b(voce|o paciente|a paciente|ele|ela) (tem(?! os sintomas)|esta com|sofre|apresenta|desenvolveu|possui)\b/,
  ],
  [
    'diagnostico',
    /\b(provavel|provavelmente|(?<!nao foi )(?<!se )possivel(?! abrir)|possivelmente|suspeitas?|suspeita se|compativel|compativeis|sugere|sugerem|sugestiv[oa]s?|indica que|trata se|(?:pode|deve|parece) ser (?:um|uma|o|a)?|diagnosticos?(?! nem)|hipoteses?|quadro de|caracteristic[oa]s? de)\b/,
  ],
  ['diagnostico', new RegExp(`\\b(?:${DOENCAS})\\b`)],
  [
    'prognostico',
    /\b(vai (melhorar|piorar|passar|morrer|sarar|ficar bem)|risco de (morte|vida|morrer|obito)|pode (morrer|evoluir|levar a)|fatal|sequelas?|curas?|curavel|incuravel|benign[oa]s?|malign[oa]s?|nao e (grave|nada|urgente)|nada grave|sem gravidade|nao precisa se preocupar|fique tranquil[oa]|prognosticos?|tempo de vida)\b/,
  ],
  [
    'tratamento',
    /\b(tome|tomar|use|usar|utilize|aplique|passe|beba|faca (?:compressa|inalacao|repouso|gargarejo)|injete|mastigue|suspenda|interrompa|pare de|continue (?:com|tomando|usando)|aumente|reduza|dobre|mg|ml|dose|doses|comprimidos? de|gotas de|prescrev[a-z]*|receit(?:o|ar|e)|medique|automedi[a-z]*|trate|tratamento(?!s? nem))\b/,
  ],
  ['tratamento', new RegExp(`\\b(?:${REMEDIOS})\\b`)],
]

const plano = (texto: string): string =>
  ` ${semAcentos(texto)
    .replaceAll(/(?<=[a-z])-(?=[a-z])/g, ' ')
    .replaceAll(/\s+/g, ' ')} `

/** What a sentence of the product says that it must not, or null; what stands between “ ” is the patient's. */
export function fere(texto: string): Quebra | null {
  const lido = plano(texto.replaceAll(/“[^”]*”/g, ' '))
  return FORMAS.find(([, forma]) => forma.test(lido))?.[0] ?? null
}
