import { medir as contrato } from '#domain/admin/contract.ts'
import { medidasDe, totaisDe } from '#domain/admin/medidas.ts'
import { type Evento, lerEvento } from '#domain/eventos/eventos.ts'
import { medirUma } from '#lambdas/runtime/medida.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medidas from '#lambdas/admin/store/medidas.ts'

/** Turns every state change into the metrics of the catalogue, once for each event. */
export const handler = queue(async ({ id, tipo, detalhe }) => {
  const evento = lerEvento(tipo, detalhe)
  if (!evento) throw new Error(`${contrato.nome} does not know the event ${tipo}`)
  const agora = new Date()
  const consulta =
    evento.tipo === 'consulta.status' ? await consultas.find(evento.detalhe.consulta_id) : undefined
  await lembrarMedico(evento)
  if (!(await medidas.contar(id, totaisDe(evento), agora))) return
  for (const { unica, ...medida } of medidasDe(evento, consulta))
    if (unica === undefined || (await medidas.contar(unica, {}, agora))) medirUma(medida)
})

async function lembrarMedico({ tipo, detalhe }: Evento): Promise<void> {
  if (tipo === 'consulta.status' && detalhe.para === 'finished' && detalhe.medico_id !== null)
    await medidas.medicoAtivo(detalhe.medico_id, detalhe.em)
}
