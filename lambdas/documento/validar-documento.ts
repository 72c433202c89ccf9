import { createHash, timingSafeEqual } from 'node:crypto'
import type { Limite } from '#domain/acesso/limites.ts'
import { validarDocumento } from '#domain/documento/contract.ts'
import { type Documento, iniciais } from '#domain/documento/documento.ts'
import { temArquivo } from '#domain/documento/tipos.ts'
import { DomainError } from '#domain/erros.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as limites from '#lambdas/store/limites.ts'
import { linkDeDownload } from '#lambdas/store/link-do-prontuario.ts'
import { anotar } from './acesso.ts'

/** Wrong access codes of one document: enough for a misread paper, useless for guessing. */
const ERROS: Limite = { maxAttempts: 10, windowMs: 60 * 60 * 1000, blockDurationMs: 60 * 60 * 1000 }

/**
 * What a document's QR code proves. Anybody with its address learns that it exists, who issued it and when. The
 * official validator, with the access code printed on the document, gets where the signed file is (ITI's developer
 * guide: 401 for a wrong code, 404 for none).
 */
export const handler = http(validarDocumento, async ({ codigo, _format, _secretCode = '' }, { now }) => {
  const documento = await documentos.porCodigo(codigo)
  if (!documento) throw new DomainError('nao_encontrado')
  if (!_format) return validacaoDe(documento)
  await conferirCodigo(documento, _secretCode, now)
  if (!temArquivo(documento.file_url)) throw new DomainError('nao_encontrado')
  await anotar(documento, 'validador-iti', 'baixar', now)
  const { url } = await linkDeDownload(documento.file_url, `${documento.tipo}.pdf`, now)
  return { version: '1.0.0' as const, prescription: { signatureFiles: [{ url }] } }
})

const validacaoDe = ({ codigo, tipo, created_at, signed_at, emissao }: Documento) => ({
  codigo,
  tipo,
  situacao: signed_at ? ('assinado' as const) : ('aguardando_assinatura' as const),
  emitido_em: created_at,
  assinado_em: signed_at ?? null,
  medico: emissao.medico,
  paciente: iniciais(emissao.paciente.nome),
})

/** @throws DomainError codigo_secreto_incorreto, muitas_tentativas */
async function conferirCodigo({ id, codigo_secreto }: Documento, dado: string, now: Date): Promise<void> {
  const alvo = { tipo: 'codigo_do_documento', quem: id }
  const { allowed, retryAfter } = await limites.verificar(alvo, ERROS, now)
  if (!allowed) throw new DomainError('muitas_tentativas', { retry_after: retryAfter })
  if (iguais(dado.trim().toUpperCase(), codigo_secreto)) return
  await limites.contar(alvo, ERROS, now)
  throw new DomainError('codigo_secreto_incorreto')
}

const digest = (texto: string): Buffer => createHash('sha256').update(texto).digest()
const iguais = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
