import * as z from 'zod/mini'
import { EVENTOS } from '#domain/eventos/eventos.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as pedidos from '#lambdas/consulta/store/pedidos-de-aviso.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { pagina } from './pagina.ts'

/**
 * Tells once that a doctor is available, to those who asked for it and whose address is confirmed. Whoever already
 * waits in a queue is left out.
 */
export const handler = queue(async ({ detalhe }) => {
  const { especialidade } = z.parse(EVENTOS['fila.aberta'], detalhe)
  for (const { usuario_id, pedido_em } of await pedidos.daEspecialidade(especialidade, new Date())) {
    const usuario = await usuarios.find(usuario_id)
    if (usuario?.email_confirmado && usuario.access_tier === 'full')
      await enviar({
        para: usuario.email,
        carta: { nome: 'medico_disponivel', dados: { nome: usuario.nome, url: pagina('solicitacao') } },
        idempotencia: `aviso#${especialidade}#${usuario_id}#${pedido_em}`,
      })
    await pedidos.atender(usuario_id, especialidade)
  }
})
