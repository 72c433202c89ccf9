import { useQuery } from '@tanstack/react-query'
import type { Saida } from '#domain/base/contrato.ts'
import { cleanupTempFiles, criarEnvio, kycEu, kycIntelligentOcr } from '#domain/kyc/contract.ts'
import { correlacaoDoKyc } from '#domain/kyc/painel-das-etapas.ts'
import { OCR } from '#domain/kyc/documento/resultado-da-leitura.ts'
import type { Lado, OpcaoDeDocumento } from '#domain/kyc/documento/documentos.ts'
import type { Finalidade, TipoDeImagem } from '#domain/kyc/envio.ts'
import { eEtapa } from '#domain/kyc/progresso.ts'
import { type CategoriaDeErro, TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import { ApiError, call, NetworkError } from '../../lib/api.ts'
import { reportError } from '../../lib/log.ts'
import { useSessao } from '../../lib/sessao/use-perfil.ts'

/** Where the own identity check stands. */
export type Kyc = Saida<typeof kycEu>

export const CHAVE_DO_KYC = ['kyc', 'eu'] as const

/** While stages run it is read again by itself, so that progress shows even without a live connection. */
const RODANDO_A_CADA = 3_000
const EM_ANALISE_A_CADA = 30_000

interface OpcoesDoKyc {
  /** There is a profile whose check can be asked for. */
  readonly enabled: boolean
  /** A run was asked for here: it is followed before its first stage is known. */
  readonly acompanhar?: boolean
}

/** The own identity check. */
export function useKyc({ enabled, acompanhar = false }: OpcoesDoKyc) {
  const { data: sessao } = useSessao()
  return useQuery({
    queryKey: CHAVE_DO_KYC,
    queryFn: () => call(kycEu, {}),
    enabled: enabled && sessao !== null && sessao !== undefined,
    refetchInterval: ({ state }) => {
      if (state.data === undefined) return false
      if (acompanhar || eEtapa(state.data.current_state)) return RODANDO_A_CADA
      return state.data.current_state === 'em_analise' ? EM_ANALISE_A_CADA : false
    },
  })
}

/** What a new run is known by, here and at the server. */
export const novaCorrelacao = (): string => correlacaoDoKyc(Date.now(), Math.random)

/** A picture to send. */
interface Envio {
  readonly finalidade: Finalidade
  readonly arquivo: File
  readonly documento_tipo?: OpcaoDeDocumento
}

/** The storage did not take the picture. */
export class FalhaDeEnvio extends Error {
  constructor(readonly status: number) {
    super(TEXTOS_DO_DOCUMENTO.padrao)
    this.name = 'FalhaDeEnvio'
  }
}

/**
 * Sends a picture straight to the storage with a signed form; answers the path the other operations call it by.
 * `aoPartir`: the storage takes it, and its bytes are on their way.
 * @throws ApiError, NetworkError, FalhaDeEnvio
 */
export async function enviarImagem(
  { finalidade, arquivo, documento_tipo }: Envio,
  aoPartir?: () => void,
): Promise<string> {
  const tipo_conteudo = tipoDaImagem(arquivo.type)
  const { url, campos, caminho } = await call(criarEnvio, {
    finalidade,
    tipo_conteudo,
    tamanho: arquivo.size,
    ...(documento_tipo && { documento_tipo }),
  })
  await postarImagem({ url, campos }, arquivo, aoPartir)
  return caminho
}

/** Puts a picture where a signed form says. @throws NetworkError, FalhaDeEnvio */
export async function postarImagem(
  { url, campos }: { readonly url: string; readonly campos: Readonly<Record<string, string>> },
  arquivo: File,
  aoPartir?: () => void,
): Promise<void> {
  const formulario = new FormData()
  for (const [nome, valor] of Object.entries(campos)) formulario.append(nome, valor)
  formulario.append('file', arquivo)
  aoPartir?.()
  const resposta = await fetch(url, { method: 'POST', body: formulario }).catch((error: unknown) => {
    throw new NetworkError(error)
  })
  if (!resposta.ok) throw new FalhaDeEnvio(resposta.status)
}

/** @throws FalhaDeEnvio for anything the storage would refuse anyway */
export function tipoDaImagem(type: string): TipoDeImagem {
  if (type === 'image/jpeg' || type === 'image/png') return type
  throw new FalhaDeEnvio(415)
}

/** What came of reading a side: the server's answer, or why there is none. */
export interface LeituraDoLado
  extends Omit<Saida<typeof kycIntelligentOcr>, 'timing' | 'attempts_remaining'> {
  readonly timing: Saida<typeof kycIntelligentOcr>['timing'] | null
  readonly attempts_remaining: number | null
  readonly caminho: string
}

interface PedidoDeLeitura {
  readonly usuario_id: string
  readonly caminho: string
  readonly lado: Lado
  readonly correlation_id: string
}

/** Reads a side within 10 s (P §9). Never throws: a failure is a reading that says why; its category is logged. */
export async function lerLado({ caminho, lado, ...pedido }: PedidoDeLeitura): Promise<LeituraDoLado> {
  const leitura = await call(
    kycIntelligentOcr,
    { ...pedido, document_path: caminho, document_side: lado === 'frente' ? 'front' : 'back' },
    { signal: AbortSignal.timeout(OCR.tempo) },
  ).catch((error: unknown) => semLeitura(error))
  if (!leitura.success)
    reportError({
      tipo: 'falha_de_ocr',
      caminho: window.location.pathname,
      mensagem: leitura.categoria ?? 'unknown',
    })
  return { ...leitura, caminho }
}

/** A reading that did not take place: no times, and what to do. */
export function semLeitura(error: unknown): Omit<LeituraDoLado, 'caminho'> {
  const { categoria, frase, attempts_remaining = null } = falhaDe(error)
  return {
    success: false,
    confidence: 0,
    error: frase,
    categoria,
    reasons: [],
    timing: null,
    extracted: {},
    basta: false,
    attempts_remaining,
  }
}

interface Falha {
  readonly categoria: CategoriaDeErro
  readonly frase: string
  readonly attempts_remaining?: number
}

function falhaDe(error: unknown): Falha {
  if (error instanceof DOMException && error.name === 'TimeoutError')
    return { categoria: 'timeout', frase: TEXTOS_DO_DOCUMENTO.timeout }
  if (error instanceof NetworkError) return { categoria: 'api_error', frase: TEXTOS_DO_DOCUMENTO.rede }
  if (!(error instanceof ApiError)) return { categoria: 'unknown', frase: TEXTOS_DO_DOCUMENTO.padrao }
  const { status, detail } = error.problema
  if (status >= 500) return { categoria: 'api_error', frase: TEXTOS_DO_DOCUMENTO.api_error }
  if (status === 429) return { categoria: 'api_error', frase: detail, attempts_remaining: 0 }
  return { categoria: 'api_error', frase: detail }
}

/** P §7: after each run; a failure is not the person's concern, the server clears up by itself too. */
export async function limparTemporarios(): Promise<void> {
  await call(cleanupTempFiles, {
    bucket_name: 'kyc-uploads',
    max_age_hours: 0.1,
    prefix: 'temp_',
    dry_run: false,
  }).catch(() => undefined)
}
