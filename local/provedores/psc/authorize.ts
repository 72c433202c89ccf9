import { randomBytes } from 'node:crypto'
import type { AwsRequest, AwsResponse } from '../../aws/service.ts'
import { page, redirect } from '../page.ts'
import { json } from '../provider.ts'
import { type Context, checkClient, holderOf, invalid, MAX_LIFETIME, otpOf, SCOPES } from './context.ts'
import { codeKey, type Wish, wishKey } from './stored.ts'

/** How long an authorisation waits for its holder. */
const WISH_MS = 2 * 60 * 1000
const PUSH = 'push://'

/** GET authorize: sends the browser to the approval page, or (push) answers the id the application polls with. */
export async function authorize(context: Context, request: AwsRequest): Promise<AwsResponse> {
  const given = (name: string) => request.query.get(name) ?? ''
  checkClient(context, given('client_id'))
  const redirect_uri = given('redirect_uri') || (context.application.redirect_uris[0] ?? '')
  const push = redirect_uri === PUSH
  if (push ? !context.vendor.push : !context.application.redirect_uris.includes(redirect_uri))
    throw invalid('redirect_uri não cadastrada.')
  if (given('response_type') !== 'code') throw invalid('response_type deve ser code.')
  if (given('code_challenge_method') !== 'S256' || !/^[\w-]{43}$/.test(given('code_challenge')))
    throw invalid('PKCE com S256 é obrigatório.')
  const scope = given('scope') || 'single_signature'
  if (!SCOPES.includes(scope)) throw invalid('scope desconhecido.')
  const cpf = given('login_hint')
  if (push && !/^\d{11}$/.test(cpf)) throw invalid('login_hint é obrigatório para push.')
  const id = randomBytes(16).toString('hex')
  const wish: Wish = {
    vendor: context.name,
    redirect_uri,
    state: given('state'),
    scope,
    lifetime: Math.min(Number(given('lifetime')) || 300, MAX_LIFETIME),
    challenge: given('code_challenge'),
    cpf,
    at: context.now(),
  }
  await context.storage.put(wishKey(id), wish)
  if (push) return json(200, { code: id })
  return redirect(`${context.base}/_aprovar/${id}`)
}

/** The approval page, as the holder's app shows the request after the QR code was read. */
export async function showWish(context: Context, id: string): Promise<AwsResponse> {
  const wish = await openWish(context, id)
  if (!wish) return gone()
  const name = (await holderOf(context, wish.cpf))?.nome
  return page(
    200,
    `${context.vendor.label}: autorizar assinatura`,
    [
      'A aplicação Acolhe pede para assinar documentos com o seu certificado.',
      `Titular: ${name ?? 'sem certificado aqui'} · CPF ${wish.cpf || 'não informado'}`,
      `Por ${Math.round(wish.lifetime / 360) / 10} hora(s), escopo ${wish.scope}.`,
    ],
    [
      { value: 'aprovar', label: 'Aprovar', leaves: true },
      { value: 'recusar', label: 'Recusar', leaves: true },
      { value: 'esperar', label: 'Decidir depois', leaves: true },
      { value: 'outra', label: 'Aprovar com o certificado deste outro CPF' },
    ],
    [{ name: 'cpf', label: 'CPF de outra pessoa', placeholder: '00000000000' }],
  )
}

/** What the holder decided. */
export async function decideWish(context: Context, id: string, form: URLSearchParams): Promise<AwsResponse> {
  const wish = await openWish(context, id)
  if (!wish) return gone()
  const decision = form.get('decisao')
  if (decision === 'recusar') return leave(context, id, { ...wish, decision: 'refused' })
  if (decision !== 'aprovar' && decision !== 'outra') return showWish(context, id)
  const by = decision === 'outra' ? (form.get('cpf') ?? '').replaceAll(/\D/g, '') : wish.cpf
  if (!(await holderOf(context, by)))
    return page(404, 'Sem certificado', [`O CPF ${by || 'em branco'} não tem certificado neste provedor.`])
  return leave(context, id, {
    ...wish,
    decision: 'approved',
    by,
    code: randomBytes(24).toString('base64url'),
  })
}

/** Of a push nobody's browser waits: the application learns it by asking. */
async function leave({ storage }: Context, id: string, wish: Wish): Promise<AwsResponse> {
  await storage.batch([[wishKey(id), wish], ...(wish.code ? [[codeKey(wish.code), id] as const] : [])])
  if (wish.redirect_uri === PUSH) return page(200, 'Pronto', ['Volte para a aplicação.'])
  const target = new URL(wish.redirect_uri)
  if (wish.code) target.searchParams.set('code', wish.code)
  else target.searchParams.set('error', 'access_denied')
  if (wish.state) target.searchParams.set('state', wish.state)
  return redirect(target.href)
}

/** VIDaaS: where a pushed request stands. */
export async function pollPush(context: Context, id: string): Promise<AwsResponse> {
  const wish = await context.storage.get<Wish>(wishKey(id))
  if (wish?.vendor !== context.name || wish.redirect_uri !== PUSH) throw invalid('code desconhecido.')
  if (wish.decision === 'refused') return json(403, { error: 'access_denied' })
  if (wish.decision === 'approved') return json(200, { authorizationToken: wish.code, redirectUrl: PUSH })
  if (expired(context, wish)) return json(408, { error: 'expired' })
  return json(202, {})
}

/** The holder's telephone: what waits for them, and the code their app shows. */
export async function showPhone(context: Context, cpf: string): Promise<AwsResponse> {
  const holder = await holderOf(context, cpf)
  if (!holder) return page(404, 'Sem certificado', ['Este CPF não tem certificado neste provedor.'])
  const waiting: string[] = []
  for await (const [key, wish] of context.storage.entries<Wish>(wishKey('')))
    if (isOpen(context, wish) && wish.cpf === cpf && wish.redirect_uri === PUSH)
      waiting.push(`${context.base}/_aprovar/${key.slice(wishKey('').length)}`)
  return page(
    200,
    `${context.vendor.label} no celular de ${holder.nome}`,
    context.vendor.otp ? [`Código de agora: ${otpOf(context, cpf)}`] : [],
    [],
    [],
    waiting.map((href) => ({ href, label: 'Pedido da Acolhe' })),
  )
}

const expired = ({ now }: Context, wish: Wish): boolean => now() - wish.at > WISH_MS
const isOpen = (context: Context, wish: Wish): boolean =>
  wish.vendor === context.name && !wish.decision && !expired(context, wish)

async function openWish(context: Context, id: string): Promise<Wish | undefined> {
  const wish = await context.storage.get<Wish>(wishKey(id))
  return wish && isOpen(context, wish) ? wish : undefined
}

const gone = (): AwsResponse =>
  page(404, 'Pedido não encontrado', ['Este pedido não existe, venceu ou já foi decidido. Peça outro.'])
