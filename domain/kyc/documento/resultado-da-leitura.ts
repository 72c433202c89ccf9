import { QUALIDADE_BOA, QUALIDADE_MINIMA } from './aceitacao.ts'
import { type Lado, LADOS } from './documentos.ts'
import { type CategoriaDeErro, limiteAtingido, mensagemDoPainel, TEXTOS_DO_DOCUMENTO } from '../textos.ts'

/** What the browser makes of what was read of a document's sides (P §2.9, §5, §8). */

/** The part of a side's result these rules look at. */
export interface LadoLido {
  readonly success: boolean
  /** 0 to 1. */
  readonly confidence: number
  readonly categoria: CategoriaDeErro | null
  /** The sentence for this side. */
  readonly error: string | null
  /** Readings left; null when that is not known. */
  readonly attempts_remaining: number | null
  /** Whether this one picture shows everything that both sides together must show. */
  readonly basta?: boolean
}

type Lidos = Readonly<Partial<Record<Lado, LadoLido>>>

/** P §9, in milliseconds. */
export const OCR = {
  /** How long the browser waits for a side. */
  tempo: 10_000,
  /** How long after all sides are there it starts by itself. */
  inicio: 500,
} as const

/** Whether the server takes this side: it has judged the quality (P §5), which a deciphered QR code makes up for. */
export const aceito = ({ success }: Pick<LadoLido, 'success'>): boolean => success

const SEM_JUIZO: ReadonlySet<CategoriaDeErro | null> = new Set(['timeout', 'api_error'])

/** Whether the picture was examined at all: a reading that did not take place says nothing about it. */
export const houveLeitura = ({ categoria }: Pick<LadoLido, 'categoria'>): boolean => !SEM_JUIZO.has(categoria)

/** Whether the picture itself must be taken again. */
export const fotoRecusada = (lido: LadoLido): boolean => !aceito(lido) && houveLeitura(lido)

/** P §2.9: green, yellow, red. */
export function corDaQualidade(qualidade: number): 'sucesso' | 'aviso' | 'perigo' {
  if (qualidade >= QUALIDADE_BOA) return 'sucesso'
  return qualidade >= QUALIDADE_MINIMA ? 'aviso' : 'perigo'
}

const recusados = (lados: Lidos): Lado[] =>
  LADOS.filter((lado) => lados[lado] !== undefined && !aceito(lados[lado]))

/** Why the document was not accepted; null when no side was refused. A reason that both sides share is said once. */
export function erroDoDocumento(lados: Lidos): string | null {
  const falhos = recusados(lados)
  if (falhos.length === 0) return null
  const { frente, verso } = lados
  if (falhos.length === 2 && frente?.categoria === verso?.categoria) {
    if (frente?.categoria === 'quality_low') return TEXTOS_DO_DOCUMENTO.ilegivel.ambos
    if (frente?.categoria === 'no_data') return TEXTOS_DO_DOCUMENTO.insuficiente.ambos
  }
  const frases = falhos.map((lado) => lados[lado]?.error ?? TEXTOS_DO_DOCUMENTO.padrao)
  return [...new Set(frases)].join(' ')
}

/** The panel's overall message (P §8). */
export function resumoDoPainel(lados: Lidos): string {
  const esgotados = recusados(lados).filter((lado) => lados[lado]?.attempts_remaining === 0)
  if (esgotados.length > 0) return limiteAtingido(esgotados)
  const { frente, verso } = lados
  const umaFoto = frente !== undefined && verso === undefined && (frente.basta === true || !aceito(frente))
  return mensagemDoPainel(frente ? aceito(frente) : null, verso ? aceito(verso) : null, !umaFoto)
}

export const DEBUG_OCR = {
  titulo: 'Debug OCR',
  lados: { frente: 'Frente', verso: 'Verso' },
  sucesso: 'Sucesso',
  falhou: 'Falhou',
  qualidade: 'Qualidade',
  nao_medida: 'não medida',
  campos: 'Campos Extraídos',
  nomes: { nome: 'Nome', cpf: 'CPF', rg: 'RG', data_nascimento: 'Nascimento' },
  nao_lido: 'não lido',
  tempos: 'Tempos de Execução',
  tempo: { signUrlMs: 'URL assinada', visionCallMs: 'Leitura', totalMs: 'Total' },
  erro: 'Erro',
  motivos: 'Motivos',
  caminho: 'Caminho no armazenamento',
} as const
