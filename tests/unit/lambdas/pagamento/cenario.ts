import type * as modulo from '#lambdas/providers/cartao.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { ANA } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'

/** What the card provider says of the one payment of these tests, and what is stored of it. */

export const LIMITE = '2026-12-01T00:00:00.000Z'
export const intencao = (dados: Partial<modulo.Intencao> = {}): modulo.Intencao => ({
  id: 'pi_1',
  status: 'requires_payment_method',
  client_secret: 'pi_1_secret',
  consulta_id: CONSULTA,
  cobranca: null,
  recusa: null,
  ...dados,
})
const cobranca = { id: 'ch_1', autorizado: 15_000, capturado: 0, capture_before: LIMITE }
export const reservada = intencao({ status: 'requires_capture', cobranca })
export const capturada = intencao({ status: 'succeeded', cobranca: { ...cobranca, capturado: 15_000 } })
/** Somebody captured at the provider and gave all of it back there: the intent goes on saying that it succeeded. */
export const devolvida = intencao({ status: 'succeeded', cobranca })
export const cancelada = intencao({ status: 'canceled', cobranca })

export const pedido = { consulta_id: CONSULTA, paciente_id: ANA.usuario.id }
export const pagamento = () => pagamentos.find(CONSULTA)
export const status = async () => (await consultas.find(CONSULTA))?.status
export const livro = async () =>
  (await pagamentos.livro(CONSULTA)).map(({ id, tipo, valor }) => ({ id, tipo, valor }))
export const autorizado = { id: 'autorizado#ch_1', tipo: 'autorizado', valor: 15_000 }
