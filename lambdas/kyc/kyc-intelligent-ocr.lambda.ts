import { LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { comPendente } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { mensagemDaRecusa } from '#domain/kyc/imagem/admissao.ts'
import {
  type Aceitacao,
  aceitarDocumento,
  aceitarLado,
  mensagemDoDocumento,
} from '#domain/kyc/documento/aceitacao.ts'
import { kycIntelligentOcr } from '#domain/kyc/contract.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import { type Envio, FINALIDADE_DO_LADO } from '#domain/kyc/envio.ts'
import { type Leitura, lidaPara } from '#domain/kyc/documento/leitura.ts'
import {
  type CategoriaDeErro,
  limiteAtingido,
  MOTIVOS_DA_LEITURA,
  TEXTOS_DO_DOCUMENTO,
} from '#domain/kyc/textos.ts'
import { type Titular, titularDe } from '#domain/kyc/documento/titular.ts'
import { LeituraIndisponivel } from '#lambdas/aws/textract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { envioKey } from '#lambdas/store/keys.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import * as leituras from '#lambdas/kyc/store/leituras.ts'
import * as limites from '#lambdas/store/limites.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import { FINALIDADE_DO } from './fotos/fotos.ts'
import { copiaLimpa, ImagemInvalida, sha256 } from './fotos/imagem.ts'
import { lerLado } from './fotos/leitura.ts'
import { exigirAberto } from './corrida/verificacao-aberta.ts'
import { exigirProprio } from '#lambdas/runtime/proprio.ts'

/** What upload, decoding and writing need of the browser's 10 s. */
const FOLGA_MS = 1_500

/**
 * Reads one side of a document and says whether it is good enough. Three readings per side and hour; repeating the same
 * picture, or a reading the service could not carry out, does not count.
 */
export const handler = http(kycIntelligentOcr, async (input, { actor, now }) => {
  exigirProprio(input.usuario_id, actor)
  await exigirAberto(actor.perfil)
  const lado: Lado = input.document_side === 'front' ? 'frente' : 'verso'
  const envio = await envioDe(actor.id, input.document_path, FINALIDADE_DO_LADO[input.document_side])
  const relogio = new Relogio()
  const bytes = await imagens.ler(envio.caminho)
  relogio.marcar('signUrlMs')
  if (!bytes) throw new DomainError('nao_encontrado')

  const foto = { usuario_id: actor.id, lado, sha256: sha256(bytes) }
  const alvo = { tipo: `kyc_ocr_${lado}`, quem: actor.id }
  const titular = titularDe(comPendente(actor.perfil))
  const guardada = await leituras.find(foto)
  let leitura = lidaPara(guardada, titular) ? guardada : undefined
  let restam: number
  if (leitura) restam = (await limites.verificar(alvo, LIMITES.kyc_attempt, now)).attemptsRemaining
  else {
    // Counted before it is read, so that simultaneous pictures are limited like successive ones.
    restam = await exigirTentativa(alvo, lado, now)
    try {
      await limites.exigir(
        { tipo: 'kyc_ocr_chamada', quem: alvo.quem },
        LIMITES_DO_SERVIDOR.kyc_ocr_chamada,
        now,
      )
      leitura = await ler(bytes, { lado, titular, now })
    } catch (error) {
      await limites.devolver(alvo)
      if (!(error instanceof LeituraIndisponivel)) throw error
      const { attemptsRemaining } = await limites.verificar(alvo, LIMITES.kyc_attempt, now)
      relogio.marcar('visionCallMs')
      return indisponivel(error, attemptsRemaining, relogio)
    }
    await leituras.guardar(foto, leitura, now)
  }
  relogio.marcar('visionCallMs')

  const resposta = julgar(leitura, lado)
  // A patient always shows both sides (P §2.9); a doctor may send one page that shows everything (D §2.5).
  const basta = resposta.basta && actor.perfil.tipo === 'medico'
  const lido = { sha256: foto.sha256, aceito: resposta.success, ...(basta && { basta }) }
  await guardarLado(envio, lado, lido, now)
  return { ...resposta, timing: relogio.tempos, attempts_remaining: restam }
})

/** @throws DomainError nao_encontrado unless this is an upload of the caller's, for this side */
async function envioDe(usuario_id: string, caminho: string, finalidade: Envio['finalidade']): Promise<Envio> {
  const envio = await envios.find(usuario_id, caminho)
  if (envio?.finalidade !== finalidade) throw new DomainError('nao_encontrado')
  return envio
}

/** Counts one reading of this side and answers how many are left. @throws DomainError muitas_tentativas */
async function exigirTentativa(alvo: limites.Alvo, lado: Lado, now: Date): Promise<number> {
  const { allowed, retryAfter, attemptsRemaining } = await limites.consumir(alvo, LIMITES.kyc_attempt, now)
  if (!allowed)
    throw new DomainError('muitas_tentativas', {
      detail: limiteAtingido([lado]),
      retry_after: retryAfter,
      extra: { error: 'rate_limited' },
    })
  return attemptsRemaining
}

async function ler(
  bytes: Uint8Array,
  pedido: { readonly lado: Lado; readonly titular: Titular; readonly now: Date },
): Promise<Leitura> {
  try {
    return await lerLado(await copiaLimpa(bytes), { ...pedido, prazoMs: prazo('tempo_do_ocr') - FOLGA_MS })
  } catch (error) {
    if (!(error instanceof ImagemInvalida)) throw error
    throw new DomainError('arquivo_invalido', {
      detail: mensagemDaRecusa(FINALIDADE_DO[pedido.lado], error.recusa),
    })
  }
}

const SERVE: Aceitacao = { aceito: true, motivos: [] }
const ILEGIVEL: ReadonlySet<string> = new Set(['sem_texto', 'qualidade_baixa', 'layout_desconhecido'])

function julgar(leitura: Leitura, lado: Lado) {
  const aceitacao = aceitarLado(lado, leitura)
  const { data_emissao: _emissao, data_validade: _validade, ...extracted } = leitura.campos
  const basta = lado === 'frente' && aceitacao.aceito && aceitarDocumento(leitura, null).aceito
  const lida = { confidence: leitura.qualidade, extracted, basta }
  if (aceitacao.aceito) return { ...lida, success: true, error: null, categoria: null, reasons: [] }
  const categoria: CategoriaDeErro = aceitacao.motivos.some((motivo) => ILEGIVEL.has(motivo))
    ? 'quality_low'
    : 'no_data'
  const [frente, verso] = lado === 'frente' ? [aceitacao, SERVE] : [SERVE, aceitacao]
  return {
    ...lida,
    success: false,
    error: mensagemDoDocumento(frente, verso),
    categoria,
    reasons: aceitacao.motivos.map((motivo) => MOTIVOS_DA_LEITURA[motivo]),
  }
}

const indisponivel = ({ categoria }: LeituraIndisponivel, restam: number, relogio: Relogio) => ({
  success: false,
  confidence: 0,
  error: TEXTOS_DO_DOCUMENTO[categoria],
  categoria,
  reasons: [],
  extracted: {},
  basta: false,
  timing: relogio.tempos,
  attempts_remaining: restam,
})

async function guardarLado(
  { usuario_id, caminho, documento_tipo }: Envio,
  lado: Lado,
  lido: { readonly sha256: string; readonly aceito: boolean; readonly basta?: boolean },
  now: Date,
): Promise<void> {
  try {
    await kyc.guardarLado(usuario_id, lado, { caminho, documento_tipo, ...lido }, now)
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    throw new DomainError(error.at(envioKey(usuario_id, caminho)) ? 'nao_encontrado' : 'transicao_invalida')
  }
}

/** Milliseconds of each part of the answer, as the debug panel shows them (P §2.9). */
class Relogio {
  private readonly inicio = performance.now()
  private ultimo = this.inicio
  private readonly partes = { signUrlMs: 0, visionCallMs: 0 }

  marcar(parte: 'signUrlMs' | 'visionCallMs'): void {
    const agora = performance.now()
    this.partes[parte] = Math.round(agora - this.ultimo)
    this.ultimo = agora
  }

  get tempos() {
    return { ...this.partes, totalMs: Math.round(performance.now() - this.inicio) }
  }
}
