import type { AwsResponse } from '../../aws/service.ts'
import { failIntent, settle } from './authorisation.ts'
import { intentOf } from './intents.ts'
import { page, redirect } from '../page.ts'
import { methodOf } from './payment-methods.ts'
import type { StoredAction } from './stored.ts'
import type { Work } from './work.ts'

const money = new Intl.NumberFormat('pt-BR', { style: 'currency', currency: 'BRL' })

/** GET /3ds/:token: the issuer's page, where the holder allows the payment or not. */
export async function showAction(work: Work, token: string): Promise<AwsResponse> {
  const action = await work.get<StoredAction>(`3ds!${token}`)
  if (action?.outcome) return leave(work, action)
  const stored = action ? await intentOf(work, action.intent) : undefined
  if (!stored || stored.action !== token || !stored.object.payment_method) return gone()
  const { object: method } = await methodOf(work, stored.object.payment_method)
  return page(
    200,
    'Autorizar pagamento',
    [
      `Seu banco pede a sua confirmação para o pagamento de ${money.format(stored.object.amount / 100)} com o cartão final ${method.card.last4}.`,
    ],
    [
      { value: 'autorizar', label: 'Autorizar' },
      { value: 'recusar', label: 'Recusar' },
    ],
  )
}

/** POST /3ds/:token: moves the intent and sends the holder back; a repeat leads to the same place. */
export async function decideAction(work: Work, token: string, decision: string | null): Promise<AwsResponse> {
  const action = await work.get<StoredAction>(`3ds!${token}`)
  if (action?.outcome) return leave(work, action)
  const stored = action ? await intentOf(work, action.intent) : undefined
  if (!action || !stored || stored.action !== token || !stored.object.payment_method) return gone()
  if (decision !== 'autorizar' && decision !== 'recusar') return showAction(work, token)
  const method = await methodOf(work, stored.object.payment_method)
  const outcome = decision === 'autorizar' && !settle(work, stored, method, true).refusal
  if (decision === 'recusar')
    failIntent(work, stored, method, {
      type: 'invalid_request_error',
      code: 'payment_intent_authentication_failure',
      message:
        'The provided PaymentMethod has failed authentication. You can provide payment_method_data or a new PaymentMethod to attempt to fulfill this PaymentIntent again.',
    })
  const decided: StoredAction = { ...action, outcome: outcome ? 'succeeded' : 'failed' }
  work.put(`3ds!${token}`, decided)
  return leave(work, decided)
}

async function leave(work: Work, action: StoredAction): Promise<AwsResponse> {
  if (!action.return_url)
    return page(200, action.outcome === 'succeeded' ? 'Pagamento autorizado' : 'Pagamento não autorizado', [
      'Você já pode fechar esta página e voltar para a consulta.',
    ])
  const { object: intent } = await intentOf(work, action.intent)
  const target = new URL(action.return_url)
  target.searchParams.set('payment_intent', intent.id)
  target.searchParams.set('payment_intent_client_secret', intent.client_secret)
  target.searchParams.set('redirect_status', action.outcome ?? 'failed')
  return redirect(target.href)
}

const gone = (): AwsResponse =>
  page(404, 'Autorização não encontrada', [
    'Este pedido de autorização não existe ou já foi substituído por outro. Volte para a consulta e tente de novo.',
  ])
