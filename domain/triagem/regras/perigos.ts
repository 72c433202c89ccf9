import { acima, algum, forte, tem, todos } from '../condicao.ts'
import { FONTES, type Regra } from './regra.ts'

const febre = algum(tem('febre', 'febre_alta', 'calafrios'), acima('temperatura', 37.8))
const bula = (nome: string) =>
  `Anvisa, Bulário Eletrônico, ${nome}: advertências e quando procurar atendimento`

/** A medicine or an exposure, and the ordinary symptom it makes dangerous. */
export const PERIGOS: readonly Regra[] = [
  {
    id: 'remedio_e_infeccao',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Febre, dor de garganta ou feridas na boca com remédio que pode baixar as defesas',
    fonte: bula('metimazol, propiltiouracila e clozapina (agranulocitose)'),
    se: todos(tem('antitireoidiano', 'antipsicotico'), algum(febre, tem('dor_garganta', 'afta'))),
  },
  {
    id: 'antipsicotico_e_rigidez',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Confusão, sonolência ou tremor em quem toma antipsicótico ou lítio',
    fonte: bula('lítio (intoxicação) e antipsicóticos (síndrome neuroléptica maligna)'),
    se: algum(
      todos(tem('antipsicotico'), febre, tem('confusao', 'tremor', 'sonolencia')),
      todos(
        tem('litio'),
        tem('vomito', 'vomito_persistente', 'diarreia', 'tremor', 'confusao', 'sonolencia', 'desequilibrio'),
      ),
    ),
  },
  {
    id: 'glifozina_e_vomito',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Náusea, vômito, dor na barriga ou falta de ar em quem toma remédio que elimina açúcar na urina',
    fonte: `${bula('dapagliflozina e empagliflozina (cetoacidose)')}; ${FONTES.diabetes}`,
    se: todos(
      tem('glifozina'),
      tem('nausea', 'vomito', 'vomito_persistente', 'dor_abdominal', 'falta_ar', 'sonolencia'),
    ),
  },
  {
    id: 'queda_de_acucar_por_remedio',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Suor frio, tremor, confusão ou quase desmaio em quem usa remédio que baixa o açúcar',
    fonte: FONTES.diabetes,
    se: todos(
      tem('hipoglicemiante'),
      tem('suor_frio', 'tremor', 'confusao', 'sonolencia', 'quase_desmaio', 'desmaio', 'vomito_persistente'),
    ),
  },
  {
    id: 'isotretinoina_e_cabeca',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Dor de cabeça com vômito ou visão alterada em quem toma isotretinoína',
    fonte: bula('isotretinoína (hipertensão intracraniana)'),
    se: todos(
      tem('isotretinoina'),
      algum(
        forte('cefaleia'),
        todos(tem('cefaleia'), tem('visao_turva', 'visao_dupla', 'perda_visao', 'vomito', 'nausea')),
      ),
    ),
  },
  {
    id: 'remedio_novo_e_pele',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Manchas, bolhas ou febre com remédio novo que pode ferir a pele',
    fonte: bula('lamotrigina, carbamazepina, alopurinol e sulfas (Stevens-Johnson)'),
    se: todos(
      tem('remedio_de_pele_grave'),
      algum(tem('manchas_pele', 'bolhas', 'bolhas_mucosa', 'afta', 'urticaria'), febre),
    ),
  },
  {
    id: 'estimulante_e_peito',
    sindrome: 'remédio e sintoma',
    destino: 'pronto_socorro',
    frase: 'Dor no peito, palpitação ou desmaio depois de estimulante',
    fonte: FONTES.dorToracica,
    se: todos(
      tem('estimulante'),
      tem('dor_toracica', 'aperto_peito', 'palpitacao', 'quase_desmaio', 'cefaleia'),
    ),
  },
  {
    id: 'exposicao_com_prazo',
    sindrome: 'exposição com prazo',
    destino: 'pronto_socorro',
    frase: 'Exposição há menos de 72 horas, em que o remédio que previne tem prazo',
    fonte:
      'Ministério da Saúde, Protocolo clínico para profilaxia pós-exposição de risco à infecção pelo HIV, IST e hepatites virais',
    se: tem('exposicao_recente'),
  },
]
