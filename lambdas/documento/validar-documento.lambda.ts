import { createHash, timingSafeEqual } from 'node:crypto'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { validarDocumento } from '#domain/documento/contract.ts'
import { type Documento, iniciais } from '#domain/documento/documento.ts'
import { temArquivo } from '#domain/documento/tipos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as limites from '#lambdas/store/limites.ts'
import { linkDeDownload } from '#lambdas/aws/links.ts'
import { anotar } from './ler-documento.ts'

/**
 * What a document's QR code leads to. Anybody with the address learns that the document exists, who issued it and when.
 * ITI's validator, with the access code printed on the document, also gets where the signed file is (ITI's developer
 * guide: 401 for a wrong code, 404 for none).
 */
export const handler = publica(validarDocumento, async ({ codigo, _format, _secretCode = '' }, { now }) => {
  const documento = await documentos.porCodigo(codigo)
  if (!documento) throw new DomainError('nao_encontrado')
  if (!_format) return validacaoDe(documento)
  await conferirCodigo(documento, _secretCode, now)
  if (!temArquivo(documento.file_url)) throw new DomainError('nao_encontrado')
  await anotar(documento, 'validador-iti', 'baixar', now)
  const { url } = await linkDeDownload(documento.file_url, `${documento.tipo}.pdf`, now)
  return { version: '1.0.0' as const, prescription: { signatureFiles: [{ url }] } }
})

const validacaoDe = async ({
  codigo,
  tipo,
  created_at,
  signed_at,
  emissao,
  adendo,
  paciente_id,
}: Documento) => ({
  codigo,
  tipo,
  situacao: signed_at ? ('assinado' as const) : ('aguardando_assinatura' as const),
  emitido_em: created_at,
  assinado_em: signed_at ?? null,
  medico: emissao.medico,
  paciente: iniciais(emissao.paciente.nome),
  adendo: adendo ?? null,
  adendos_em: (await documentos.byPaciente(paciente_id, created_at))
    .filter((outro) => outro.adendo?.documento?.codigo === codigo && outro.signed_at !== undefined)
    .map((outro) => outro.created_at)
    .toReversed(),
})

/** @throws DomainError codigo_secreto_incorreto, muitas_tentativas */
async function conferirCodigo({ id, codigo_secreto }: Documento, dado: string, now: Date): Promise<void> {
  const alvo = { tipo: 'codigo_do_documento', quem: id }
  // Counted before it is judged, so that simultaneous guesses are limited like successive ones.
  await limites.exigir(alvo, LIMITES_DO_SERVIDOR.codigo_do_documento, now)
  if (!iguais(dado.trim().toUpperCase(), codigo_secreto)) throw new DomainError('codigo_secreto_incorreto')
  await limites.devolver(alvo)
}

const digest = (texto: string): Buffer => createHash('sha256').update(texto).digest()
const iguais = (one: string, other: string): boolean => timingSafeEqual(digest(one), digest(other))
