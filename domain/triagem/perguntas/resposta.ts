/** The questions by name, apart from what they ask and mean: whoever only reads a triage knows no more of them. */
export const PERGUNTA_IDS = [
  'sinal_geral',
  'piora_depressa',
  'em_risco',
  'antitireoidiano',
  'imunossupressor',
  'quimioterapia',
  'febre',
  'anticoagulante',
  'glifozina',
  'litio',
  'insulina',
  'isotretinoina',
  'feridas_na_boca',
  'sangue_por_dentro',
  'sangra_sem_parar',
  'suor_frio',
  'barriga_dura',
  'dormencia_entre_pernas',
  'exposicao_72h',
  'gravida',
  'viagem',
  'exposicao_agora',
  'febre_fragil',
  'falta_de_ar',
  'perdeu_os_sentidos',
  'um_lado_do_corpo',
  'peito_em_perigo',
  'incha_rosto',
  'perdeu_a_visao',
  'novo',
] as const
export type PerguntaId = (typeof PERGUNTA_IDS)[number]

/** Those that a fact of the story behind a report answers. */
export type PerguntaDeFato = Exclude<PerguntaId, 'novo'>
export const PERGUNTAS_DE_FATO: readonly PerguntaDeFato[] = PERGUNTA_IDS.filter((id) => id !== 'novo')

/** As the person answers; what was skipped is not there. */
export const RESPOSTAS = ['sim', 'nao', 'nao_sei'] as const

export interface Resposta {
  readonly pergunta: PerguntaId
  readonly resposta: (typeof RESPOSTAS)[number]
}

/** At most so many are asked of one report. */
export const MAXIMO_DE_PERGUNTAS = 3
