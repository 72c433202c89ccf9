import type { AchadoId } from '../lexico.ts'
import { FONTES } from '../regras/regra.ts'
import type { PerguntaId } from './resposta.ts'

/** A short question, what makes it worth asking, and what Sim adds to the findings. */
export interface Pergunta {
  readonly texto: string
  /** findings of which one must stand for it to be asked; in doubt, whatever was read */
  readonly quando: readonly AchadoId[] | 'na_duvida'
  /** years, from which on it makes sense to ask it */
  readonly idade_minima?: number
  /** days, up to which it makes sense to ask it */
  readonly dias?: number
  /**
   * rules that ask for care now, all of whose reasons it asks about: where the report is not clear of one, whether it
   * is truly so
   */
  readonly confirma?: readonly string[]
  /** findings that Sim adds; the rules say what they mean */
  readonly sim: readonly AchadoId[]
  readonly fonte: string
}

const INFECCAO = ['febre', 'febre_alta', 'calafrios', 'dor_garganta', 'afta', 'tosse', 'mal_estar'] as const
const CABECA = ['cefaleia', 'tontura', 'pancada_cabeca', 'queda', 'visao_turva'] as const
const PEITO = ['dor_toracica', 'aperto_peito', 'palpitacao', 'dor_costas', 'ansiedade', 'estomago'] as const
const BARRIGA = ['dor_abdominal', 'estomago', 'nausea', 'vomito', 'diarreia', 'constipacao', 'gases'] as const
const PELE = ['manchas_pele', 'coceira', 'urticaria', 'bolhas', 'pele_quente_vermelha', 'ferimento'] as const
const FEBRE_ESCONDIDA = [
  'imunossupressao',
  'puerperio',
  'pos_operatorio',
  'gravidez',
  'doenca_renal',
] as const

/** Years, from which on one may take the medicines of adults, or have sex. */
const JOVEM = 13

/** Days, after which what began suddenly or got worse by the hour did so long ago. */
const DIAS_DE_PIORA = 14

/** Where nothing learned says which is likelier, the earlier is asked before. */
export const PERGUNTAS = {
  sinal_geral: {
    texto:
      'Tem agora calafrios com tremor, falta de ar, confusão, suor frio, desmaio ou vômito que não para?',
    quando: 'na_duvida',
    sim: ['sinal_geral'],
    fonte: `${FONTES.manchester}: discriminadores gerais`,
  },
  piora_depressa: {
    texto: 'Começou de repente, em minutos, ou piora de hora em hora?',
    quando: 'na_duvida',
    dias: DIAS_DE_PIORA,
    sim: ['piora_depressa'],
    fonte: `${FONTES.manchester}: início súbito e piora rápida`,
  },
  em_risco: {
    texto: 'Pensa em morrer, ouve vozes que mais ninguém ouve, ou alguém ameaça ou machuca você?',
    quando: 'na_duvida',
    sim: ['em_risco'],
    fonte: FONTES.suicidio,
  },
  antitireoidiano: {
    texto: 'Toma remédio para a tireoide acelerada (metimazol, Tapazol, propiltiouracil)?',
    quando: INFECCAO,
    idade_minima: JOVEM,
    sim: ['antitireoidiano'],
    fonte: 'Anvisa, Bulário Eletrônico, metimazol',
  },
  imunossupressor: {
    texto: 'Toma corticoide há mais de 3 semanas, imunossupressor, metotrexato ou “biológico”?',
    quando: INFECCAO,
    sim: ['imunossupressao'],
    fonte: FONTES.manchester,
  },
  quimioterapia: {
    texto: 'Fez quimioterapia ou radioterapia nos últimos 2 meses?',
    quando: INFECCAO,
    sim: ['imunossupressao'],
    fonte: FONTES.manchester,
  },
  febre: {
    texto: 'Mediu febre de 38 °C ou mais?',
    quando: [...FEBRE_ESCONDIDA, 'antipsicotico', 'antitireoidiano', 'dor_flanco', 'falciforme'],
    sim: ['febre'],
    fonte: FONTES.manchester,
  },
  anticoagulante: {
    texto: 'Toma remédio para afinar o sangue (varfarina, Marevan, Xarelto, Eliquis, Pradaxa)?',
    quando: [...CABECA, 'sangramento', 'sangramento_nariz', 'sangue_fezes', 'roxo_de_pancada'],
    idade_minima: JOVEM,
    sim: ['anticoagulante'],
    fonte: FONTES.manchester,
  },
  glifozina: {
    texto: 'Toma dapagliflozina, empagliflozina ou canagliflozina (Forxiga, Jardiance)?',
    quando: BARRIGA,
    idade_minima: JOVEM,
    sim: ['glifozina'],
    fonte: FONTES.diabetes,
  },
  litio: {
    texto: 'Toma lítio?',
    quando: ['diarreia', 'vomito', 'tremor', 'desequilibrio', 'sonolencia'],
    idade_minima: JOVEM,
    sim: ['litio'],
    fonte: 'Anvisa, Bulário Eletrônico, carbonato de lítio',
  },
  insulina: {
    texto: 'Usa insulina ou comprimido que baixa o açúcar (glibenclamida, gliclazida)?',
    quando: ['suor_frio', 'tremor', 'confusao', 'quase_desmaio', 'sonolencia'],
    sim: ['hipoglicemiante'],
    fonte: FONTES.diabetes,
  },
  isotretinoina: {
    texto: 'Toma isotretinoína (Roacutan)?',
    quando: ['cefaleia', 'visao_turva'],
    idade_minima: JOVEM,
    sim: ['isotretinoina'],
    fonte: 'Anvisa, Bulário Eletrônico, isotretinoína',
  },
  feridas_na_boca: {
    texto: 'Há bolhas ou feridas na boca, nos olhos ou nas partes íntimas?',
    quando: PELE,
    sim: ['bolhas_mucosa'],
    fonte: 'Anvisa, Bulário Eletrônico: síndrome de Stevens-Johnson',
  },
  sangue_por_dentro: {
    texto: 'Vomitou sangue ou algo escuro como borra de café, ou as fezes saíram pretas ou com sangue?',
    quando: 'na_duvida',
    confirma: ['sangramento_digestivo', 'sangue_por_dentro'],
    sim: ['fezes_pretas'],
    fonte: FONTES.manchester,
  },
  sangra_sem_parar: {
    texto: 'Há agora um sangramento forte ou que não para?',
    quando: 'na_duvida',
    confirma: ['sangramento_ativo'],
    sim: ['sangramento_ativo'],
    fonte: FONTES.manchester,
  },
  suor_frio: {
    texto: 'Veio com suor frio ou palidez?',
    quando: PEITO,
    sim: ['suor_frio'],
    fonte: FONTES.dorToracica,
  },
  barriga_dura: {
    texto: 'A barriga está dura, ou a dor piora a cada passo?',
    quando: ['dor_abdominal', 'gases', 'constipacao'],
    sim: ['barriga_dura'],
    fonte: FONTES.manchester,
  },
  dormencia_entre_pernas: {
    texto: 'Há dormência entre as pernas, ou perdeu o controle da urina ou das fezes?',
    quando: ['dor_costas', 'fraqueza_pernas', 'ciatica_longa'],
    sim: ['anestesia_sela'],
    fonte: FONTES.manchester,
  },
  exposicao_72h: {
    texto: 'Faz menos de 72 horas (relação sem proteção, violência, agulha, camisinha que rompeu)?',
    quando: ['ist', 'contracepcao', 'escape_da_pilula', 'violencia_sexual'],
    idade_minima: JOVEM,
    sim: ['exposicao_recente'],
    fonte: 'Ministério da Saúde, Protocolo clínico para profilaxia pós-exposição',
  },
  gravida: {
    texto: 'Está, ou pode estar, grávida?',
    quando: ['atraso_menstrual', 'sangramento_vaginal', 'dor_pelvica'],
    idade_minima: JOVEM,
    sim: ['gravidez'],
    fonte: FONTES.gestacao,
  },
  viagem: {
    texto: 'Voltou, no último mês, da Amazônia, da África ou de área de malária ou febre amarela?',
    quando: ['febre', 'febre_alta', 'calafrios'],
    sim: ['area_de_malaria'],
    fonte: FONTES.vigilancia,
  },
  exposicao_agora: {
    texto:
      'Nos últimos três dias houve picada ou contato de bicho venenoso, corte com coisa suja ou agulha, remédio errado ou a mais, produto tóxico, fumaça ou sexo sem proteção?',
    quando: 'na_duvida',
    idade_minima: JOVEM,
    confirma: [
      'exposicao_com_prazo',
      'overdose',
      'dose_errada',
      'animal_peconhento',
      'animal_peconhento_grave',
      'peconhento_dito_com_sinais',
      'toxico_mesmo_bem',
    ],
    sim: ['exposicao_agora'],
    fonte: 'Ministério da Saúde, Guia de Vigilância em Saúde: profilaxias depois de uma exposição',
  },
  febre_fragil: {
    texto:
      'Tem febre e está grávida ou no pós-parto, operou há pouco, usa cateter ou clozapina, ou tem a defesa baixa (quimioterapia, transplante, corticoide, remédio para a tireoide acelerada, sem baço, anemia falciforme)?',
    quando: 'na_duvida',
    confirma: ['febre_imunidade'],
    sim: ['febre_fragil'],
    fonte: FONTES.manchester,
  },
  falta_de_ar: {
    texto: 'Falta o ar agora (parado, deitado ou ao falar), ou os lábios ficaram roxos?',
    quando: [],
    confirma: ['dispneia', 'respiracao_grave', 'respira_mal', 'ortopneia', 'chiado_forte'],
    sim: ['falta_ar'],
    fonte: FONTES.manchester,
  },
  perdeu_os_sentidos: {
    texto: 'Nos últimos três dias desmaiou, teve convulsão, ficou confuso ou difícil de acordar?',
    quando: [],
    confirma: ['consciencia', 'desmaio', 'sonolencia'],
    sim: ['sinal_geral'],
    fonte: FONTES.manchester,
  },
  um_lado_do_corpo: {
    texto:
      'Nos últimos três dias houve fraqueza ou dormência de um lado ou de repente, rosto torto, fala enrolada, visão dupla ou falta de equilíbrio?',
    quando: [],
    confirma: ['deficit_neurologico_agudo', 'dormencia_subita', 'rosto_que_caiu'],
    sim: ['deficit_neurologico'],
    fonte: FONTES.avc,
  },
  peito_em_perigo: {
    texto:
      'Há agora dor forte ou aperto no peito, ou dor que vem com esforço, suor frio ou falta de ar, ou que vai para o braço, as costas ou a mandíbula?',
    quando: [],
    confirma: ['dor_toracica_com_sinais', 'dor_toracica_idade', 'dor_toracica_intensa', 'aperto_no_peito'],
    sim: ['sinal_geral'],
    fonte: FONTES.dorToracica,
  },
  incha_rosto: {
    texto:
      'Há agora inchaço no rosto, na língua ou na garganta, ou manchas que coçam pelo corpo com tontura, chiado ou vômito?',
    quando: [],
    confirma: ['alergia_grave', 'alergia_progressiva', 'inchaco_face'],
    sim: ['inchaco_lingua'],
    fonte: FONTES.manchester,
  },
  perdeu_a_visao: {
    texto: 'Perdeu a visão, no todo ou em parte, ou ela embaçou de repente?',
    quando: 'na_duvida',
    confirma: ['perda_visao'],
    sim: ['perda_visao'],
    fonte: FONTES.manchester,
  },
  novo: {
    texto: 'Isto está acontecendo agora, e é novo ou diferente do que um médico já viu?',
    quando: [],
    sim: [],
    fonte: FONTES.acolhimento,
  },
} as const satisfies Record<PerguntaId, Pergunta>
