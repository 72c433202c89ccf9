import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { hojeEm } from '#domain/base/campos.ts'
import * as email from '#domain/email/contract.ts'
import { type Evento, lerEvento } from '#domain/eventos/eventos.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { papelNa } from '#lambdas/store/participante.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { cartaDoEvento } from './mensagem-do-evento.ts'

/**
 * Tells by mail what happened, once per event, and only at an address that its owner confirmed. The stored state is
 * read again first: what is no longer true is not mailed, since a later event tells what followed.
 */
export const handler = queue(async ({ id, tipo, detalhe }) => {
  const evento = lerEvento(tipo, detalhe)
  if (!evento) throw new Error(`${email.avisar.nome} does not know the event ${tipo}`)
  for (const usuario_id of await deQuem(evento)) {
    const usuario = await usuarios.find(usuario_id)
    if (!usuario?.email_confirmado) continue
    const carta = await cartaDoEvento(evento, usuario)
    if (carta)
      await enviar({ para: usuario.email, carta, idempotencia: await fatoDe(id, evento, usuario_id) })
  }
})

/** Who asked for a consultation, while they may read what its doctor adds: not once the bond ended. */
async function quemLe(consulta_id: string): Promise<string | undefined> {
  const consulta = await consultas.find(consulta_id)
  const conta = consulta && contaDoPaciente(consulta)
  return conta && (await papelNa(consulta, conta)) === 'paciente' ? conta : undefined
}

/**
 * Whom an event is mailed to: the patient, or the doctor of a payout or an unsigned document; both when a finished
 * consultation is not charged after all.
 */
async function deQuem({ tipo, detalhe }: Evento): Promise<readonly string[]> {
  if (tipo === 'pagamento.status' && detalhe.para === 'repassado')
    return presentes((await pagamentos.find(detalhe.consulta_id))?.medico_id)
  if (tipo === 'pagamento.status' && detalhe.para === 'liberado') {
    const consulta = await consultas.find(detalhe.consulta_id)
    // What ended without a finish is told by that ending.
    return consulta?.status === 'finished' ? presentes(detalhe.paciente_id, consulta.assigned_to) : []
  }
  if (tipo === 'documento.espera') return [detalhe.medico_id]
  if (tipo === 'registro.adendo') return presentes(await quemLe(detalhe.consulta_id))
  if ('usuario_id' in detalhe) return presentes(detalhe.usuario_id)
  return 'paciente_id' in detalhe ? presentes(detalhe.paciente_id) : []
}

const presentes = (...ids: readonly (string | undefined)[]): string[] => ids.filter((id) => id !== undefined)

/**
 * The fact a message is about. A refused capture is tried again every few hours: the patient is asked once for each
 * card, not once for each try. A doctor is reminded once a day, however many documents wait.
 */
async function fatoDe(id: string, { tipo, detalhe }: Evento, usuario_id: string): Promise<string> {
  if (tipo === 'pagamento.status' && detalhe.para === 'liberado') return `evento#${id}#${usuario_id}`
  if (tipo === 'documento.espera')
    return `documento_espera#${detalhe.medico_id}#${hojeEm(new Date(detalhe.em))}`
  if (tipo !== 'pagamento.status' || detalhe.para !== 'falhou') return `evento#${id}`
  const pagamento = await pagamentos.find(detalhe.consulta_id)
  return `cobranca_recusada#${detalhe.consulta_id}#${pagamento?.intencao ?? 0}`
}
