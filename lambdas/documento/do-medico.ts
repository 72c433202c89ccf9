import type { MedicoExportado } from '#domain/documento/medico-exportado.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import { dadosDe } from '#lambdas/medico/dados.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'

/** What is kept of a doctor as one; null of whoever is none. */
export async function doMedico(id: string): Promise<MedicoExportado | null> {
  const medico = await medicos.find(id)
  if (!medico) return null
  const [dados, lancados, repasses] = await Promise.all([
    dadosDe(medico),
    pagamentos.repassadosAo(id),
    pagamentos.repassesDe(id),
  ])
  const livro = new Map(lancados.map((lancado) => [lancado.id, lancado]))
  return {
    ...medico,
    ...dados,
    repasses: repasses.map(({ consulta_id, status, transfer_id }) => {
      const feito = livro.get(`repassado#${transfer_id}`)
      return {
        consulta_id,
        status: status === 'repassado' ? 'repassado' : 'a_repassar',
        valor: feito?.valor ?? PRECOS.repasse,
        em: feito?.em ?? null,
      }
    }),
  }
}
