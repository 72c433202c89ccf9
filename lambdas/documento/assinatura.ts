import { tituloDoEmitido } from '#domain/documento/adendo.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { assinar, AssinaturaFalhou } from '#lambdas/providers/assinatura.ts'
import { env } from '#lambdas/runtime/env.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { caminhoDoAssinado, fixarOriginal, guardarAssinado } from '#lambdas/store/prontuario.ts'
import { FONTES } from './fontes.ts'
import { pdfDoDocumento } from './pdf.ts'

export type Desfecho = 'assinado' | AssinaturaFalhou['motivo']

/**
 * Has a document signed, if it is not yet: by the event of its creation or by the schedule, late, twice or both at
 * once, it is signed once. With the provider away it stays as it is and is due again later (estados §6).
 */
export async function assinarDocumento(id: string, now: Date): Promise<Desfecho> {
  const documento = await documentos.find(id)
  if (!documento || documento.status !== 'created') return 'assinado'
  try {
    await pedir(documento)
    return 'assinado'
  } catch (error) {
    if (!(error instanceof AssinaturaFalhou)) throw error
    logger.warn('Document not signed', { documento_id: id, motivo: error.motivo, detalhe: error.message })
    metrics.addMetric(
      error.motivo === 'recusada' ? 'AssinaturaRecusada' : 'AssinaturaIndisponivel',
      'Count',
      1,
    )
    await documentos.adiar(documento, error.motivo, proximaTentativa(documento, now))
    return error.motivo
  }
}

async function pedir(documento: Documento): Promise<void> {
  const original = await fixarOriginal(documento.id, () => pdfDoDocumento(documento, env('ORIGEM'), FONTES))
  const { pdf, assinado_em } = await assinar({
    documento_id: documento.id,
    certificado_id: await certificadoDe(documento),
    pdf: original,
    motivo: tituloDoEmitido(documento),
    local: documento.emissao.medico.endereco.slice(0, 200),
  })
  const caminho = caminhoDoAssinado(documento.paciente_id, documento.id)
  await guardarAssinado(caminho, pdf)
  await documentos.assinado(documento.id, caminho, assinado_em)
}

/** The doctor's own, which no document is issued without; one that ran out meanwhile the provider refuses. */
async function certificadoDe({ medico_id }: Documento): Promise<string> {
  const medico = await medicos.find(medico_id)
  if (!medico?.certificado) throw new AssinaturaFalhou('recusada', 'the doctor has no certificate')
  return medico.certificado.id
}

/** Twice as long each time, up to the longest wait. */
function proximaTentativa({ tentativas }: Documento, now: Date): string {
  const espera = Math.min(
    prazo('nova_tentativa_de_assinatura') * 2 ** Math.min(tentativas, 16),
    prazo('espera_maxima_de_assinatura'),
  )
  return new Date(now.getTime() + espera).toISOString()
}
