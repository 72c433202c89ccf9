import * as email from '#domain/email/contract.ts'
import { type Evento, lerEvento } from '#domain/eventos/eventos.ts'
import { enviar } from '#lambdas/providers/correio.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { modeloDe } from './jornada.ts'

/**
 * Tells by mail what happened, once for each event, and only at an address that its owner confirmed. What is no longer
 * so when the event arrives is not told: the event of what came after it is.
 */
export const handler = queue(async ({ id, tipo, detalhe }) => {
  const evento = lerEvento(tipo, detalhe)
  if (!evento) throw new Error(`${email.avisar.nome} does not know the event ${tipo}`)
  const usuario_id = deQuem(evento.detalhe)
  const usuario = usuario_id === undefined ? undefined : await usuarios.find(usuario_id)
  if (!usuario?.email_confirmado) return
  const modelo = await modeloDe(evento, usuario)
  if (modelo) await enviar({ para: usuario.email, modelo, idempotencia: `evento#${id}` })
})

/** Whose event it is; undefined of one that is nobody's. */
function deQuem(detalhe: Evento['detalhe']): string | undefined {
  if ('usuario_id' in detalhe) return detalhe.usuario_id
  return 'paciente_id' in detalhe ? detalhe.paciente_id : undefined
}
