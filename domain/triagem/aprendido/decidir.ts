import { emergencia, type RegraDisparada } from '../regras.ts'
import type { Evidencia } from './evidencia.ts'

/** Log-odds chosen on writers left out of the learning (docs/triagem.md), never on the closed third. */
export const LIMIARES = {
  /** from here on the words alone ask for care now */
  emergencia: 0.8,
  /** the same of a report of few known words, which say less */
  emergencia_de_poucas_palavras: 1.2,
  /** and only from here on of what speaks for it against an exam too */
  urgente: 0.4,
  /** below it, where care now is asked for, it is asked whether it is truly so */
  perguntar: 2.1,
  /** above it, short of that, they ask for in-person care */
  duvida: -0.05,
  /** the same of a report of few known words, and of one of hardly any (three) */
  duvida_de_poucas_palavras: 0.2,
  duvida_de_quase_nenhuma: 1,
  /**
   * the same of a person who denied the dangers asked about, where less than `video_apesar_da_duvida` speaks for
   * video
   */
  duvida_negada: 1,
  video_apesar_da_duvida: 0.5,
  /** below it, where no rule fired, they ask for in-person care */
  presencial: -2.6,
  /** the same near a danger, which is where the evidence of one is at least `perto_do_perigo` */
  presencial_perto_do_perigo: -0.8,
  perto_do_perigo: -1,
  /** the same where words of danger were taken for only mentioned and the evidence of one is at least `citado` */
  presencial_se_citado: 0.4,
  citado: -1.7,
  /** evidence of a danger from which on no rule is set aside */
  sem_ceder: 0,
  /** from here on a weak rule is set aside */
  video: -0.5,
  /** the same of one that is not so weak, and of any of a child's */
  video_claro: -0.1,
  /** the same of a slight injury */
  video_com_trauma: 0.8,
  /** the same of any of these, of a person who denied the dangers asked about */
  video_sem_perigo: -0.6,
} as const

/** Fewer known words than this are few; than this, too few to ask for care now; than this, for anything. */
const PALAVRAS_BASTANTES = 10
const PALAVRAS_MINIMAS = 4
const PALAVRAS_QUE_DIZEM_ALGO = 3
/** From so many on, what they say together is more than any of them alone. */
const PALAVRAS_QUE_SE_JUNTAM = 8

/** Years from which on the words alone may ask for in-person care: of younger ones too little was learned of it. */
const IDADE_APRENDIDA = 13
/** Years from which on a rule may be set aside or asked about. */
export const IDADE_MINIMA = 1

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
])

/** The same, where the words say so clearly. */
const FRACAS_SE_CLARO: ReadonlySet<string> = new Set([
  'crianca_exame',
  'crianca_pequena',
  'crianca_febre_alta',
  'gravidez_exame',
  'ictericia',
  'mordida_animal',
  'manchas_roxas',
  'hernia',
  'vomitos_persistentes',
  'febre_idoso',
  'rigidez_nuca',
  'dor_abdominal_com_febre',
  'palpitacao',
  'falta_ar_esforco',
  'vesicula',
])

/** All that may be set aside. */
const CEDEM: ReadonlySet<string> = new Set(['trauma_leve', ...FRACAS, ...FRACAS_SE_CLARO])

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
 * The evidence of a report of which every word is already read as a finding: the rules know what those mean, and ask
 * for nothing. What is left weighs how such reports are usually written, and would send 'dor de cabeça desde ontem'
 * to an emergency room. Strong evidence is that of what stands together, which no rule may know.
 */
export const semNovidade = (evidencia: Evidencia): Evidencia => ({
  ...evidencia,
  emergencia:
    evidencia.conhecidas >= PALAVRAS_QUE_SE_JUNTAM && evidencia.emergencia >= LIMIARES.perguntar
      ? evidencia.emergencia
      : Math.min(LIMIARES.duvida, evidencia.emergencia),
})

/** What the person denied of what was asked. */
export interface Desmentido {
  /** that this is new: the words alone ask for no in-person care */
  readonly nada_de_novo: boolean
  /** every danger asked about, of two or more: in doubt they ask for nothing, and weak rules yield sooner */
  readonly perigos_negados: boolean
  /** all that is asked at most: the words ask for care now only where they are strong, and rules asked about fall */
  readonly tudo: boolean
}

const NADA_DESMENTIDO: Desmentido = { nada_de_novo: false, perigos_negados: false, tudo: false }

/** What else is known of the report, beside the rules that fired and what its words weigh. */
interface Dito {
  readonly desmentido: Desmentido
  /** ids of findings ticked or answered: a rule that counts one is never set aside */
  readonly respondidos: ReadonlySet<string>
  /** words that ask for care now were taken for only mentioned (`citados.ts`) */
  readonly citado: boolean
}

export const NADA_MAIS_DITO: Dito = { desmentido: NADA_DESMENTIDO, respondidos: new Set(), citado: false }

/**
 * Whether a report is unclear enough for what asks for care now to be asked about: where it weighs against it, or
 * says too little for it in more than a few words. 'Desmaiei hoje' is clear.
 */
export const poucoClaro = ({ emergencia: evidencia, conhecidas }: Evidencia): boolean =>
  evidencia < 0 || (evidencia < LIMIARES.perguntar && conhecidas >= PALAVRAS_QUE_SE_JUNTAM)

function pedeAgora({ emergencia: evidencia, urgente, conhecidas }: Evidencia, { tudo }: Desmentido): boolean {
  if (conhecidas < PALAVRAS_MINIMAS || urgente < LIMIARES.urgente) return false
  if (tudo) return evidencia >= LIMIARES.perguntar
  return conhecidas < PALAVRAS_BASTANTES
    ? evidencia >= LIMIARES.emergencia_de_poucas_palavras
    : evidencia >= LIMIARES.emergencia
}

/** What asks for in-person care where no rule fired: what speaks for an exam, or what leaves a danger in doubt. */
function sinaisDeExame(
  evidencia: Evidencia,
  idade: number,
  { desmentido, citado }: Dito,
): readonly string[] | undefined {
  if (desmentido.nada_de_novo) return undefined
  if (idade >= IDADE_APRENDIDA && evidencia.video <= videoDeExame(evidencia, desmentido))
    return evidencia.sinais_de_presencial
  return emDuvida(evidencia, desmentido) || (citado && citadoEmDuvida(evidencia, desmentido))
    ? evidencia.sinais_de_emergencia
    : undefined
}

/** Up to how much may speak for video where the words ask for an exam. */
const videoDeExame = (
  { emergencia: evidencia, conhecidas }: Evidencia,
  { perigos_negados }: Desmentido,
): number =>
  evidencia >= LIMIARES.perto_do_perigo && conhecidas > PALAVRAS_MINIMAS && !perigos_negados
    ? LIMIARES.presencial_perto_do_perigo
    : LIMIARES.presencial

/** Whether a danger is neither said clearly nor denied. A denial does not undo what is nearly clear. */
function emDuvida(
  { emergencia: evidencia, video, conhecidas }: Evidencia,
  { nada_de_novo, perigos_negados }: Desmentido,
): boolean {
  if (nada_de_novo || conhecidas < PALAVRAS_QUE_DIZEM_ALGO) return false
  if (perigos_negados) return evidencia >= LIMIARES.duvida_negada && video < LIMIARES.video_apesar_da_duvida
  if (conhecidas >= PALAVRAS_QUE_SE_JUNTAM) return evidencia > LIMIARES.duvida
  return (
    evidencia >
    (conhecidas < PALAVRAS_MINIMAS ? LIMIARES.duvida_de_quase_nenhuma : LIMIARES.duvida_de_poucas_palavras)
  )
}

/** The same of a danger whose words were taken for only mentioned: the rest has to speak for video. */
const citadoEmDuvida = (
  { emergencia: evidencia, video }: Evidencia,
  { perigos_negados }: Desmentido,
): boolean => evidencia >= LIMIARES.citado && video < LIMIARES.presencial_se_citado && !perigos_negados

/**
 * Rules that yield where a doctor has already seen it and nothing changed: those that other words may set aside, but
 * for what takes hands whenever it is done.
 */
const JA_VISTAS: ReadonlySet<string> = new Set([...CEDEM].filter((id) => id !== 'procedimento'))

/**
 * Whether what was seen before and did not change would undo the exam that the rules ask for: where the words ask for
 * none.
 */
export const exameEmDuvida = (
  regras: readonly RegraDisparada[],
  { video }: Evidencia,
  idade: number,
): boolean =>
  regras.length > 0 &&
  idade >= IDADE_MINIMA &&
  video > LIMIARES.presencial &&
  regras.every(({ id }) => JA_VISTAS.has(id))

/** How much has to speak for video before a rule is set aside. */
function videoContra(id: string, idade: number, { perigos_negados }: Desmentido): number {
  if (!CEDEM.has(id)) return Infinity
  if (perigos_negados) return LIMIARES.video_sem_perigo
  if (id === 'trauma_leve') return LIMIARES.video_com_trauma
  return FRACAS.has(id) && idade >= IDADE_APRENDIDA ? LIMIARES.video : LIMIARES.video_claro
}

/**
 * Rules fired (most urgent first) and learned evidence to the rules that stand. An emergency stands as it is. The
 * evidence may raise to one, ask for in-person care where no rule fired, and set weak rules aside where nothing
 * stronger fired and no danger is near; `idade` is in years. What nobody wrote anything learned about weighs nothing
 * and changes nothing.
 */
export function decidir(
  disparadas: readonly RegraDisparada[],
  evidencia: Evidencia,
  idade: number,
  dito = NADA_MAIS_DITO,
): Decisao {
  const { desmentido, respondidos } = dito
  const fica = { regras: disparadas, postas_de_lado: [] }
  const primeira = disparadas[0]
  if (primeira !== undefined && emergencia(primeira.destino)) return fica
  if (pedeAgora(evidencia, desmentido))
    return {
      ...fica,
      regras: [regraAprendida('pronto_socorro', evidencia.sinais_de_emergencia), ...disparadas],
    }
  if (primeira === undefined) {
    const sinais = sinaisDeExame(evidencia, idade, dito)
    return sinais ? { ...fica, regras: [regraAprendida('hoje', sinais)] } : fica
  }
  if (!podeCeder(evidencia, idade, desmentido)) return fica
  const jaVisto = desmentido.nada_de_novo && exameEmDuvida(disparadas, evidencia, idade)
  const cede = ({ id, motivos }: RegraDisparada) =>
    (jaVisto || evidencia.video >= videoContra(id, idade, desmentido)) &&
    !motivos.some(({ achado }) => respondidos.has(achado))
  return disparadas.every(cede) ? { regras: [], postas_de_lado: disparadas } : fica
}

/** Whether weak rules may be set aside at all: no danger is near, or it was denied and is not in doubt. */
function podeCeder(evidencia: Evidencia, idade: number, desmentido: Desmentido): boolean {
  if (idade < IDADE_MINIMA || emDuvida(evidencia, desmentido)) return false
  const negado = desmentido.nada_de_novo || desmentido.perigos_negados
  return negado || evidencia.emergencia < LIMIARES.sem_ceder
}
