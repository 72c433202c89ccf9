import { emergencia, type RegraDisparada } from '../regras.ts'
import type { Evidencia } from './evidencia.ts'

/** Log-odds chosen on writers left out of the learning (docs/triagem.md), never on the closed third. */
export const LIMIARES = {
  /** from here on the words alone ask for care now, where no rule fired */
  emergencia_sem_regra: 0.45,
  /** the same of a report of few known words, which say less */
  emergencia_de_poucas_palavras: 0.55,
  /** the same where a rule had asked for in-person care */
  emergencia_com_regra: 0.6,
  /** and of few known words */
  emergencia_com_regra_e_poucas_palavras: 1.25,
  /** below it, where no rule fired, they ask for in-person care */
  presencial: -2.5,
  /** from here on a weak rule is set aside */
  video: 0.05,
  /** the same of a slight injury */
  video_com_trauma: 1,
} as const

/** Fewer known words than this are few; of more, beside a rule that already said what most of them mean. */
const PALAVRAS_BASTANTES = 8
const PALAVRAS_BASTANTES_COM_REGRA = 12

/** Video against in-person care was learned from reports of this age on, years; for children the rules alone decide it. */
const IDADE_APRENDIDA = 13

/**
 * Rules that other words may show to be already examined, slight or said of something else: the only ones set aside.
 */
const FRACAS: ReadonlySet<string> = new Set([
  'sinal_de_longa_data',
  'lesao_ou_caroco',
  'sangue_exame',
  'articulacao',
  'procedimento',
  'tosse_prolongada',
  'olho_eletivo',
  'trauma_leve',
  'pele_exame',
  'desidratacao',
  'perda_peso',
  'febre_prolongada',
  'queixa_longa',
  'dor_toracica_outra',
  'pancada_cabeca',
  'queimadura',
  'estado_geral',
  'dente',
  'olho_exame',
  'sangramento_nariz',
  'chiado',
  'crianca_exame',
])

/** The ids under which what was learned answers as a rule. */
export const ID_APRENDIDA = {
  emergencia: 'sinais_aprendidos_emergencia',
  presencial: 'sinais_aprendidos_presencial',
} as const

const FONTE =
  'Aprendido das vinhetas e paráfrases escritas para este produto, sem regra clínica que o confirme; revisão clínica pendente'

function regraAprendida(destino: 'pronto_socorro' | 'hoje', sinais: readonly string[]): RegraDisparada {
  const urgente = destino === 'pronto_socorro'
  return {
    id: ID_APRENDIDA[urgente ? 'emergencia' : 'presencial'],
    sindrome: 'sinais aprendidos',
    destino,
    frase: urgente
      ? 'O conjunto do que foi relatado pede atendimento agora'
      : 'O conjunto do que foi relatado pede um exame pessoalmente',
    fonte: FONTE,
    motivos: sinais.map((palavras) => ({ achado: 'sinal_aprendido', palavras })),
  }
}

/** What became of the rules once the learned evidence was weighed. */
interface Decisao {
  readonly regras: readonly RegraDisparada[]
  /** weak rules that fired and were set aside */
  readonly postas_de_lado: readonly RegraDisparada[]
}

/**
 * The evidence of a report of which every word is already read as a finding: the rules know what those mean, and ask for
 * nothing. What is left weighs how such reports are usually written, and would send 'dor de cabeça desde ontem' to an
 * emergency room.
 */
export const semNovidade = (evidencia: Evidencia): Evidencia => ({
  ...evidencia,
  emergencia: Math.min(0, evidencia.emergencia),
})

function limiarDeEmergencia(pedia: boolean, { conhecidas }: Evidencia): number {
  if (pedia)
    return conhecidas < PALAVRAS_BASTANTES_COM_REGRA
      ? LIMIARES.emergencia_com_regra_e_poucas_palavras
      : LIMIARES.emergencia_com_regra
  return conhecidas < PALAVRAS_BASTANTES
    ? LIMIARES.emergencia_de_poucas_palavras
    : LIMIARES.emergencia_sem_regra
}

/**
 * Rules fired (most urgent first) and learned evidence to the rules that stand. An emergency stands as it is. The
 * evidence may raise to one, ask for in-person care where no rule fired, and set weak rules aside where nothing stronger
 * fired; `idade` is in years. `pedia` tells whether the text alone had made a rule ask for in-person care: a box
 * ticked beside it raises no bound. With `nada_de_novo` (the person said so) the words alone ask for no in-person care. What nobody wrote anything learned about weighs nothing and changes nothing.
 */
export function decidir(
  disparadas: readonly RegraDisparada[],
  evidencia: Evidencia,
  idade: number,
  nada_de_novo = false,
  pedia = disparadas.length > 0,
): Decisao {
  const fica = { regras: disparadas, postas_de_lado: [] }
  const primeira = disparadas[0]
  if (primeira !== undefined && emergencia(primeira.destino)) return fica
  if (evidencia.emergencia >= limiarDeEmergencia(pedia, evidencia))
    return {
      ...fica,
      regras: [regraAprendida('pronto_socorro', evidencia.sinais_de_emergencia), ...disparadas],
    }
  if (idade < IDADE_APRENDIDA) return fica
  if (primeira === undefined)
    return evidencia.video <= LIMIARES.presencial && !nada_de_novo
      ? { ...fica, regras: [regraAprendida('hoje', evidencia.sinais_de_presencial)] }
      : fica
  return evidencia.video >= LIMIARES.video &&
    disparadas.every(
      ({ id }) => FRACAS.has(id) && (id !== 'trauma_leve' || evidencia.video >= LIMIARES.video_com_trauma),
    )
    ? { regras: [], postas_de_lado: disparadas }
    : fica
}
