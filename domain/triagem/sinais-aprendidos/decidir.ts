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
  /** from here on, short of that, they ask for in-person care, unless the dangers asked about were denied */
  duvida: 0.4,
  /** below it, where no rule fired, they ask for in-person care */
  presencial: -2.6,
  /** from here on a weak rule is set aside */
  video: 0.05,
  /** the same of one that is not so weak, and of any of a child's */
  video_claro: 0.4,
  /** the same of a slight injury */
  video_com_trauma: 1.3,
  /** the same of any of these, of a person who denied the dangers asked about */
  video_sem_perigo: -0.6,
} as const

/** Fewer known words than this are few; than this, too few to ask for care now. */
const PALAVRAS_BASTANTES = 10
const PALAVRAS_MINIMAS = 4
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
 * The evidence of a report of which every word is already read as a finding: the rules know what those mean, and ask for
 * nothing. What is left weighs how such reports are usually written, and would send 'dor de cabeça desde ontem' to an
 * emergency room. Strong evidence is that of what stands together, which no rule may know.
 */
export const semNovidade = (evidencia: Evidencia): Evidencia => ({
  ...evidencia,
  emergencia:
    evidencia.conhecidas >= PALAVRAS_QUE_SE_JUNTAM && evidencia.emergencia >= LIMIARES.perguntar
      ? evidencia.emergencia
      : Math.min(0, evidencia.emergencia),
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

export const NADA_DESMENTIDO: Desmentido = { nada_de_novo: false, perigos_negados: false, tudo: false }

/**
 * Whether a report is unclear enough for what asks for care now to be asked about: where it weighs against it, or says too
 * little for it in more than a few words. 'Desmaiei hoje' is clear.
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
  desmentido: Desmentido,
): readonly string[] | undefined {
  if (desmentido.nada_de_novo) return undefined
  if (idade >= IDADE_APRENDIDA && evidencia.video <= LIMIARES.presencial)
    return evidencia.sinais_de_presencial
  return emDuvida(evidencia, desmentido) ? evidencia.sinais_de_emergencia : undefined
}

/** Whether a danger is neither said clearly nor denied. */
const emDuvida = (
  { emergencia: evidencia, conhecidas }: Evidencia,
  { nada_de_novo, perigos_negados }: Desmentido,
): boolean =>
  evidencia >= LIMIARES.duvida && conhecidas >= PALAVRAS_MINIMAS && !nada_de_novo && !perigos_negados

/**
 * Rules that yield where a doctor has already seen it and nothing changed: those that other words may set aside, but
 * for what takes hands whenever it is done.
 */
const JA_VISTAS: ReadonlySet<string> = new Set([...CEDEM].filter((id) => id !== 'procedimento'))

/** Whether what was seen before and did not change would undo the exam that the rules ask for: where the words ask for none. */
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
 * evidence may raise to one, ask for in-person care where no rule fired, and set weak rules aside where nothing stronger
 * fired and no danger is in doubt; `idade` is in years. What nobody wrote anything learned about weighs nothing and
 * changes nothing.
 */
export function decidir(
  disparadas: readonly RegraDisparada[],
  evidencia: Evidencia,
  idade: number,
  desmentido = NADA_DESMENTIDO,
  ditos: ReadonlySet<string> = new Set(),
): Decisao {
  const fica = { regras: disparadas, postas_de_lado: [] }
  const primeira = disparadas[0]
  if (primeira !== undefined && emergencia(primeira.destino)) return fica
  if (pedeAgora(evidencia, desmentido))
    return {
      ...fica,
      regras: [regraAprendida('pronto_socorro', evidencia.sinais_de_emergencia), ...disparadas],
    }
  if (primeira === undefined) {
    const sinais = sinaisDeExame(evidencia, idade, desmentido)
    return sinais ? { ...fica, regras: [regraAprendida('hoje', sinais)] } : fica
  }
  if (emDuvida(evidencia, desmentido)) return fica
  const jaVisto = desmentido.nada_de_novo && exameEmDuvida(disparadas, evidencia, idade)
  const cede = ({ id, motivos }: RegraDisparada) =>
    (jaVisto || evidencia.video >= videoContra(id, idade, desmentido)) &&
    !motivos.some(({ achado }) => ditos.has(achado))
  return idade >= IDADE_MINIMA && disparadas.every(cede) ? { regras: [], postas_de_lado: disparadas } : fica
}
