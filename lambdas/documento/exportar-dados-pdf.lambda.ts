import { hojeEm } from '#domain/base/campos.ts'
import { exportarDadosPdf } from '#domain/documento/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import { FONTES } from './fontes.ts'
import { pdfDaExportacao } from './pdf-exportacao.ts'
import { reunir } from './reunir.ts'

/** The caller's own data to be read: the file travels in the answer and is kept nowhere. */
export const handler = http(exportarDadosPdf, async (_input, { actor, now }) => {
  const pdf = await pdfDaExportacao(await reunir(actor.perfil, now), FONTES)
  return {
    nome: `acolhe-meus-dados-${hojeEm(now)}.pdf`,
    tipo: 'application/pdf' as const,
    conteudo_base64: pdf.toString('base64'),
  }
})
