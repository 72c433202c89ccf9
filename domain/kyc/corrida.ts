import * as z from 'zod/mini'
import { CODIGOS_DO_CADASTRO } from './decisao/consultario.ts'
import { type Lado, LADOS, OPCOES_DE_DOCUMENTO, TIPOS_DE_DOCUMENTO } from './documento/documentos.ts'
import { type Finalidade, FINALIDADES } from './envio.ts'
import { eNota, type EtapaComNota, passou, PESOS } from './decisao/decisao.ts'
import { NOMES_DOS_INDICIOS } from './imagem/indicios.ts'
import { KYC_ETAPAS, type KycEtapa, kycMachine } from './machine.ts'
import { eEtapa } from './progresso.ts'
import { JUIZOS } from './documento/titular.ts'

/** Stored shapes of a KYC run and of the person's machine (P §3, `kyc_state_machine`; estados §5). */

/** What a stage found. `em_analise`: it could not be carried out, or asks for a person. */
export const VEREDITOS = ['aprovado', 'reprovado', 'em_analise'] as const
export type VereditoDaEtapa = (typeof VEREDITOS)[number]

export const resultadoSchema = z.object({
  veredito: z.enum(VEREDITOS),
  /** 0 to 1; null when there was nothing to measure. */
  score: z.nullable(z.number()),
  /** Sentences a person reads. */
  reasons: z.array(z.string()),
  em: z.string(),
})
export type ResultadoDaEtapa = z.output<typeof resultadoSchema>

/** A side of a document as `lerDocumento` read it. */
const texto = z.optional(z.string())
const juizo = z.enum(JUIZOS)
const achado = z.object({ juizo, certeza: z.number() })
const titularSchema = z.object({
  procurado: z.object({ nome: z.string(), cpf: z.string(), data_nascimento: z.string() }),
  impresso: z.object({ nome: achado, cpf: achado, data_nascimento: achado }),
  zona: z.object({ nome: juizo, cpf: z.enum(['confirma', 'ausente']), data_nascimento: juizo }),
})
export const leituraSchema = z.object({
  layout: z.nullable(z.enum(TIPOS_DE_DOCUMENTO)),
  campos: z.object({
    nome: texto,
    cpf: texto,
    rg: texto,
    numero_documento: texto,
    data_nascimento: texto,
    orgao_emissor: texto,
    uf_documento: texto,
    data_emissao: texto,
    data_validade: texto,
  }),
  qualidade: z.number(),
  titular: z.optional(titularSchema),
  amostra: z.optional(z.union([z.literal(true), z.literal('talvez')])),
  mecanica: z.optional(
    z.object({ nome: texto, cpf: texto, numero: texto, data_nascimento: texto, data_validade: texto }),
  ),
  complementos: z.optional(
    z.object({
      filiacao: z.optional(z.readonly(z.array(z.string()))),
      naturalidade: texto,
      nacionalidade: texto,
      categoria: texto,
      data_primeira_hab: texto,
      local_emissao: texto,
    }),
  ),
})

/** Fields of a side as OCR answers them (P §3); absent when not read. */
export const extraidosSchema = z.object({
  nome: texto,
  cpf: texto,
  rg: texto,
  numero_documento: texto,
  data_nascimento: texto,
  orgao_emissor: texto,
  uf_documento: texto,
})

/** A side that was read on its own before any run. */
const ladoLidoSchema = z.object({
  caminho: z.string(),
  sha256: z.string(),
  aceito: z.boolean(),
  /** This picture alone shows who the person is and the number; only asked of a doctor's front (D §2.5). */
  basta: z.optional(z.boolean()),
  documento_tipo: z.optional(z.enum(OPCOES_DE_DOCUMENTO)),
})
export type LadoLido = z.output<typeof ladoLidoSchema>

const ponto = z.readonly(z.tuple([z.number(), z.number()]))
const marcosSchema = z.object({
  olho_esquerdo: ponto,
  olho_direito: ponto,
  boca_esquerda: ponto,
  boca_direita: ponto,
})

/** Every face of a side against the selfie's, as it was answered; null when the selfie shows none. */
const comparacaoSchema = z.nullable(
  z.readonly(
    z.array(
      z.object({
        semelhanca: z.number(),
        confianca: z.number(),
        largura: z.number(),
        altura: z.number(),
        marcos: z.optional(marcosSchema),
        fantasma: z.optional(z.literal(true)),
      }),
    ),
  ),
)

/** `kyc_state_machine` (P §3): where a person's identity check stands. */
export const kycSchema = z.object({
  user_id: z.string(),
  current_state: z.enum(kycMachine.statuses),
  state_data: z.record(z.string(), z.unknown()),
  /** A JSON array as text, as the specification has it. */
  locked_fields: z.string(),
  /** The run that moves the machine now, or moved it last. */
  corrida_id: z.optional(z.string()),
  lado_frente: z.optional(ladoLidoSchema),
  lado_verso: z.optional(ladoLidoSchema),
  /** Since when it waits for a retry or a person, through every retry. */
  em_analise_desde: z.optional(z.string()),
  /** Absent of one that nothing was done with yet. */
  updated_at: z.optional(z.string()),
})
export type Kyc = z.output<typeof kycSchema>

/** One picture of a run: as it came, its copy without metadata, the quarantined original. */
const arquivoSchema = z.object({
  finalidade: z.enum(FINALIDADES),
  /** The temporary upload. */
  caminho: z.string(),
  /** Known once the upload was validated. */
  copia: z.optional(z.string()),
  quarentena: z.optional(z.string()),
  /** SHA-256 of the bytes as sent, hex. */
  sha256: z.optional(z.string()),
  /** Perceptual hash of the picture, see `impressao.ts`. */
  impressao: z.optional(z.string()),
  /** Perceptual hash of its details, see `impressaoFinaDe`. */
  impressao_fina: z.optional(z.string()),
  /** Weak signs that it is no photo of what it shows, found on the bytes as sent. */
  indicios: z.optional(z.array(z.enum(NOMES_DOS_INDICIOS))),
})
export type ArquivoDaCorrida = z.output<typeof arquivoSchema>

const STATUS_DA_CORRIDA = ['em_andamento', 'approved', 'rejected', 'em_analise'] as const

/** The CPF registry's answer, and the data it is about: every request is charged, so a run makes only one. */
const cadastroSchema = z.object({
  nota: z.number(),
  codigos: z.array(z.enum(CODIGOS_DO_CADASTRO)),
  motivos: z.array(z.string()),
  revisao: z.boolean(),
  de: z.object({ nome: z.string(), cpf: z.string(), data_nascimento: z.string() }),
})
export type CadastroConferido = z.output<typeof cadastroSchema>

export const corridaSchema = z.object({
  id: z.string(),
  usuario_id: z.string(),
  correlation_id: z.string(),
  tipo: z.enum(['paciente', 'medico']),
  status: z.enum(STATUS_DA_CORRIDA),
  /** How often it was carried out: 1, and one more with each automatic retry. */
  vez: z.number(),
  arquivos: z.array(arquivoSchema),
  resultados: z.partialRecord(z.enum(KYC_ETAPAS), resultadoSchema),
  leitura_frente: z.optional(leituraSchema),
  leitura_verso: z.optional(leituraSchema),
  /** Where the face of the selfie has eyes and mouth; absent where a video proved the person. */
  marcos_da_selfie: z.optional(marcosSchema),
  /** What the comparison with each side answered, while the other one is still to be asked. */
  comparacao_frente: z.optional(comparacaoSchema),
  comparacao_verso: z.optional(comparacaoSchema),
  /** The Face Liveness session that was created for this run, where the stage asks for one. */
  prova_de_vida: z.optional(z.string()),
  cadastro: z.optional(cadastroSchema),
  /** Accounts that sent pictures from the same device in the day before the run began. */
  contas_no_aparelho: z.optional(z.number()),
  /** Who approved it first, where two must. */
  aprovacao_previa: z.optional(z.object({ revisor_id: z.string(), em: z.string() })),
  reasons: z.array(z.string()),
  kyc_status: z.optional(z.enum(['pending', 'approved', 'rejected'])),
  access_tier: z.optional(z.enum(['blocked', 'restricted', 'full'])),
  created_at: z.string(),
  updated_at: z.string(),
  ended_at: z.optional(z.string()),
})
export type Corrida = z.output<typeof corridaSchema>

/** Uploads that an open run still has to examine, and without which it could not be carried out. */
export function enviosEmAberto({ current_state }: Kyc, corrida: Corrida | undefined): string[] {
  const aberta = eEtapa(current_state) || current_state === 'em_analise'
  if (!aberta || !corrida) return []
  return corrida.arquivos.flatMap(({ caminho, quarentena }) => (quarentena === undefined ? [caminho] : []))
}

/** Sides that were read from this upload, and that a run may still begin with. */
export const ladosDe = (kyc: Kyc, caminho: string): Lado[] =>
  LADOS.filter((lado) => kyc[`lado_${lado}`]?.caminho === caminho)

/** Both sides were accepted, or the one that has it all. */
export const documentoAceito = ({
  lado_frente,
  lado_verso,
}: Pick<Kyc, 'lado_frente' | 'lado_verso'>): boolean =>
  lado_frente?.aceito === true && (lado_verso === undefined ? lado_frente.basta === true : lado_verso.aceito)

/** Longest wait between two automatic retries, as a multiple of the first wait. */
const ESPERA_MAXIMA = 24

/**
 * Milliseconds until a run that was carried out `vez` times is tried again: `base`, doubled each time, at most 24 of
 * them.
 */
export const esperaDaRepeticao = (vez: number, base: number): number =>
  base * Math.min(ESPERA_MAXIMA, 2 ** (vez - 1))

/** Milliseconds between two calls for a reviewer who is late: as far apart as the slowest retries. */
export const esperaDoRevisor = (base: number): number => base * ESPERA_MAXIMA

/** What a stage's score means: reached its minimum, refused, or for a person to judge. */
export function vereditoDe(etapa: KycEtapa, nota: number, revisao = false): VereditoDaEtapa {
  if (passou(etapa, nota)) return 'aprovado'
  return revisao ? 'em_analise' : 'reprovado'
}

/** Stages that depend only on the run's pictures: their result never changes. */
const DAS_IMAGENS: ReadonlySet<KycEtapa> = new Set(['uploading', 'ocr', 'liveness', 'facematch'])

/** The stages an automatic retry skips: they have a score, and nothing they looked at has changed. */
export const etapasQueFicam = (corrida: Pick<Corrida, 'resultados'>): KycEtapa[] =>
  KYC_ETAPAS.filter((etapa) => DAS_IMAGENS.has(etapa) && vereditoFeito(etapa, corrida) !== undefined)

/**
 * The verdict of a stage that this run already carried out; undefined when it must be carried out. A score and a
 * verdict that contradict each other do not count.
 */
export function vereditoFeito(
  etapa: KycEtapa,
  { resultados }: Pick<Corrida, 'resultados'>,
): VereditoDaEtapa | undefined {
  const { score = null, veredito } = resultados[etapa] ?? {}
  return eNota(score) && passou(etapa, score) === (veredito === 'aprovado') ? veredito : undefined
}

const comNota = (etapa: KycEtapa): etapa is EtapaComNota => etapa in PESOS

/** Stages whose evidence is missing: not carried out, or without a score. */
export const etapasSemNota = (corrida: Pick<Corrida, 'resultados'>): EtapaComNota[] =>
  KYC_ETAPAS.filter(comNota).filter((etapa) => vereditoFeito(etapa, corrida) === undefined)

/** What an approval requires besides every stage's score. */
export const PROVAS_DA_APROVACAO = ['imagens', 'leitura_frente', 'leitura_verso'] as const
type FaltaParaAprovar = (typeof PROVAS_DA_APROVACAO)[number] | EtapaComNota

/**
 * What is missing for a person to approve a run, in order; empty when they may. A score below its minimum is theirs to
 * judge; a missing score is not.
 */
export function faltaParaAprovar(corrida: Corrida): FaltaParaAprovar[] {
  const { arquivos, leitura_frente, leitura_verso } = corrida
  const tem = (finalidade: Finalidade) => arquivos.some((arquivo) => arquivo.finalidade === finalidade)
  const examinadas = arquivos.every(({ impressao_fina }) => impressao_fina !== undefined)
  const provas = {
    imagens: examinadas && tem('documento_frente') && tem('selfie'),
    leitura_frente: leitura_frente !== undefined,
    leitura_verso: leitura_verso !== undefined || !tem('documento_verso'),
  }
  return [...PROVAS_DA_APROVACAO.filter((prova) => !provas[prova]), ...etapasSemNota(corrida)]
}

/** Fields that are locked once a person is approved (P §6). */
export const CAMPOS_TRAVADOS = ['nome', 'telefone', 'email', 'cpf'] as const
