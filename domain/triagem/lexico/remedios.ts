import { contexto } from './termo.ts'

/** Medicines and exposures that make an ordinary symptom dangerous (`regras/perigos.ts` says which). */
export const REMEDIOS = {
  antitireoidiano: contexto('Remédio para a tireoide acelerada', [
    '(metimazol|tapazol|propiltiouracil|antitireoidiano)',
  ]),
  antipsicotico: contexto('Uso de antipsicótico', [
    '(clozapina|leponex|haloperidol|haldol|olanzapina|risperidona|quetiapina|antipsicotico)',
  ]),
  litio: contexto('Uso de lítio', ['(litio|carbolitium)']),
  hipoglicemiante: contexto('Remédio que baixa o açúcar', [
    '(insulina|glibenclamida|gliclazida|glimepirida|daonil|diamicron)',
  ]),
  glifozina: contexto('Uso de glifozina', [
    '(dapagliflozina|empagliflozina|canagliflozina|forxiga|jardiance|xigduo|glifozina|gliflozina)',
  ]),
  isotretinoina: contexto('Uso de isotretinoína', ['(isotretinoina|roacutan)']),
  remedio_de_pele_grave: contexto('Remédio começado há pouco que pode ferir a pele', [
    '(comecei|comecou|iniciei|iniciou|novo|nova) ~ (lamotrigina|carbamazepina|alopurinol|fenitoina|fenobarbital|sulfa|bactrim)',
  ]),
  estimulante: contexto('Uso de estimulante', ['(cocaina|crack|anfetamina|metanfetamina|ecstasy)']),
  exposicao_recente: contexto('Exposição há menos de 72 horas', [
    '(camisinha|preservativo) ~ (estourou|rompeu|rasgou|furou|saiu)',
    '(furei|espetei|picou|furou) ~ agulha',
  ]),
}
