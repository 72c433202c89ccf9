import type { SessaoDeAssinatura, SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'

/**
 * A doctor's signing session as their screens read it. An expired one already reads as ended before the schedule sweeps
 * it.
 */
export async function situacaoDe(medico_id: string, now: Date): Promise<SituacaoDoCertificado> {
  const [sessao, esperando] = await Promise.all([
    sessoes.find(medico_id),
    documentos.pendentesDoMedico(medico_id),
  ])
  if (!sessao)
    return {
      status: 'ausente',
      provedor: null,
      modo: null,
      certificado: null,
      expira_em: null,
      esperando: esperando.length,
    }
  const { provedor, modo, certificado = null, expira_em } = sessao
  const status = statusDe(sessao, now)
  const vive = status === 'conectado' || status === 'aguardando'
  return {
    status,
    provedor,
    modo,
    certificado,
    expira_em: vive ? expira_em : null,
    esperando: esperando.length,
  }
}

function statusDe({ status, expira_em }: SessaoDeAssinatura, now: Date): SessaoDeAssinatura['status'] {
  if (expira_em > now.toISOString()) return status
  if (status === 'conectado') return 'encerrado'
  return status === 'aguardando' ? 'ausente' : status
}
