import type { AwsResponse } from '../../aws/service.ts'
import { accountOf, type Outcome, type StoredAccount, type StoredLink, withOutcome } from './accounts.ts'
import { type Choice, type Field, page, redirect } from '../page.ts'
import type { Work } from './work.ts'

/** What the provider asks for; where it leads is chosen below, so what is written here is kept nowhere. */
const FIELDS: readonly Field[] = [
  { name: 'titular', label: 'Nome do titular ou razão social', placeholder: 'Como está no banco' },
  { name: 'documento', label: 'CPF ou CNPJ', placeholder: '000.000.000-00' },
  { name: 'banco', label: 'Banco', placeholder: '260' },
  { name: 'agencia', label: 'Agência', placeholder: '0001' },
  { name: 'conta', label: 'Conta com dígito', placeholder: '12345-6' },
]

const CHOICES: readonly (Choice & { readonly value: Outcome | 'voltar' })[] = [
  { value: 'concluir', label: 'Concluir cadastro' },
  { value: 'pendente', label: 'Enviar dados, verificação pendente' },
  { value: 'recusar', label: 'Recusar conta' },
  { value: 'voltar', label: 'Voltar sem concluir', leaves: true },
]

/** GET /cadastro/:token: the hosted onboarding of a connected account. */
export async function showOnboarding(work: Work, token: string): Promise<AwsResponse> {
  const link = await work.get<StoredLink>(`link!${token}`)
  if (!link) return gone()
  if (link.expires_at <= work.now) return redirect(link.refresh_url)
  const { object: account } = await accountOf(work, link.account)
  return page(
    200,
    'Cadastro para receber repasses',
    [
      `Conta de recebimento ${account.id}${account.email ? ` (${account.email})` : ''}.`,
      'Preencha com dados inventados e escolha como o cadastro termina.',
    ],
    CHOICES,
    FIELDS,
  )
}

/** POST /cadastro/:token: ends the onboarding as chosen; a link that was used or ran out asks for a new one. */
export async function decideOnboarding(
  work: Work,
  token: string,
  decision: string | null,
): Promise<AwsResponse> {
  const link = await work.get<StoredLink>(`link!${token}`)
  if (!link) return gone()
  if (link.expires_at <= work.now) return redirect(link.refresh_url)
  const choice = CHOICES.find(({ value }) => value === decision)
  if (!choice) return showOnboarding(work, token)
  work.put(`link!${token}`, { ...link, expires_at: work.now } satisfies StoredLink)
  if (choice.value === 'voltar') return redirect(link.return_url)
  const { object } = await accountOf(work, link.account)
  const account = withOutcome(object, choice.value)
  work.put(`acct!${account.id}`, { object: account } satisfies StoredAccount)
  work.emit('account.updated', account, account.id)
  return redirect(link.return_url)
}

const gone = (): AwsResponse =>
  page(404, 'Cadastro não encontrado', ['Este endereço de cadastro não existe. Peça um novo no aplicativo.'])
