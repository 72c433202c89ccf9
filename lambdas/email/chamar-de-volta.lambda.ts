import * as z from 'zod/mini'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { isTerminal } from '#domain/base/maquina.ts'
import { EVENTOS } from '#domain/eventos/eventos.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as pedidos from '#lambdas/consulta/store/pedidos-de-aviso.ts'
import { daConta } from '#lambdas/store/consultas-da-conta.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import { pagina } from './pagina.ts'

/**
 * Tells once that a doctor is available, to those who asked for it and whose address is confirmed. Whoever waits in a
 * queue, is with a doctor, or was attended since they asked is left out, and their request is over too.
 */
export const handler = queue(async ({ detalhe }) => {
  const { especialidade } = z.parse(EVENTOS['fila.aberta'], detalhe)
  for (const { usuario_id, pedido_em } of await pedidos.daEspecialidade(especialidade, new Date())) {
    const usuario = await usuarios.find(usuario_id)
    if (
      usuario?.email_confirmado &&
      usuario.access_tier === 'full' &&
      !(await temQuemAtenda(usuario_id, pedido_em))
    )
      await enviar({
        para: usuario.email,
        carta: { nome: 'medico_disponivel', dados: { nome: usuario.nome, url: pagina('solicitacao') } },
        idempotencia: `aviso#${especialidade}#${usuario_id}#${pedido_em}`,
      })
    await pedidos.atender(usuario_id, especialidade)
  }
})

/** Whether the last consultation this account asked for, here or for a dependant, makes the call pointless. */
async function temQuemAtenda(usuario_id: string, pedido_em: string): Promise<boolean> {
  const ultimas = await daConta(usuario_id, await vinculos.doResponsavel(usuario_id), 1)
  return ultimas.some((consulta) => espera(consulta) || foiAtendida(consulta, pedido_em))
}

/** One that is not paid waits for nobody: it is from there that the call is asked for. */
const espera = ({ status }: Consulta): boolean => status !== 'pending' && !isTerminal(consultaMachine, status)

const foiAtendida = ({ status, ambos_conectados_em, ended_at = '' }: Consulta, desde: string): boolean =>
  ended_at > desde && (status === 'finished' || ambos_conectados_em !== undefined)
