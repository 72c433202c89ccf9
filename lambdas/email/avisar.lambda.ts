import { hojeEm } from '#domain/base/campos.ts'
import * as email from '#domain/email/contract.ts'
import { type Evento, lerEvento } from '#domain/eventos/eventos.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { cartaDoEvento } from './mensagem-do-evento.ts'

/**
 * Tells by mail what happened, once per event, and only at an address that its owner confirmed. The stored state is
 * read again first: what is no longer true is not mailed, since a later event tells what followed.
 */
export const handler = queue(async ({ id, tipo, detalhe }) => {
  const evento = lerEvento(tipo, detalhe)
  if (!evento) throw new Error(`${email.avisar.nome} does not know the event ${tipo}`)
  const usuario_id = await deQuem(evento)
  const usuario = usuario_id === undefined ? undefined : await usuarios.find(usuario_id)
  if (!usuario?.email_confirmado) return
  const carta = await cartaDoEvento(evento, usuario)
  if (carta) await enviar({ para: usuario.email, carta, idempotencia: await fatoDe(id, evento) })
})

/**
 * Whom an event is mailed to: the patient, or the doctor of a payout or an unsigned document; undefined when it concerns
 * nobody.
 */
async function deQuem({ tipo, detalhe }: Evento): Promise<string | undefined> {
  if (tipo === 'pagamento.status' && detalhe.para === 'repassado')
    return (await pagamentos.find(detalhe.consulta_id))?.medico_id
  if (tipo === 'documento.espera') return detalhe.medico_id
  if ('usuario_id' in detalhe) return detalhe.usuario_id
  return 'paciente_id' in detalhe ? detalhe.paciente_id : undefined
}

/**
 * The fact a message is about. A refused capture is tried again every few hours: the patient is asked once for each
 * card, not once for each try. A doctor is reminded once a day, however many documents wait.
 */
async function fatoDe(id: string, { tipo, detalhe }: Evento): Promise<string> {
  if (tipo === 'documento.espera')
    return `documento_espera#${detalhe.medico_id}#${hojeEm(new Date(detalhe.em))}`
  if (tipo !== 'pagamento.status' || detalhe.para !== 'falhou') return `evento#${id}`
  const pagamento = await pagamentos.find(detalhe.consulta_id)
  return `cobranca_recusada#${detalhe.consulta_id}#${pagamento?.intencao ?? 0}`
}
