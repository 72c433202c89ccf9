import { useMutation, useQuery } from '@tanstack/react-query'
import { situacaoDaConta } from '#domain/pagamento/conta-de-recebimento.ts'
import { connectAccountStatus, connectCreateAccountLink } from '#domain/pagamento/contract.ts'
import { AVISOS_DA_CONTA } from '#domain/pagamento/textos-da-conta-de-recebimento.ts'
import { ApiError, call } from '../../../lib/api.ts'
import type { Perfil } from '../../../lib/sessao/perfil.ts'
import { avisoOuSemRede } from '../../../components/sem-rede.ts'
import { toast } from '../../../components/toast-store.ts'

const CHAVE_DA_CONTA = ['connect-account-status'] as const

/** While the provider looks at the data the account is asked about by itself. */
const EM_ANALISE_A_CADA = 20_000

/** Whether the own account can be paid; asked again whenever the person comes back to this tab. */
export const useConta = () =>
  useQuery({
    queryKey: CHAVE_DA_CONTA,
    queryFn: () => call(connectAccountStatus, {}),
    refetchOnWindowFocus: 'always',
    refetchInterval: ({ state }) =>
      state.data && situacaoDaConta(state.data) === 'em_analise' ? EM_ANALISE_A_CADA : false,
  })

/**
 * Opens the provider's account form in a new tab (D §2.5). The tab is opened by the click itself, or the browser would
 * stop it; where that fails the form comes in this one.
 */
export function useLinkDaConta({ id, email }: Pick<Perfil, 'id' | 'email'>) {
  const link = useMutation({
    mutationFn: async (aba: Window | null) => {
      const { url } = await call(connectCreateAccountLink, { user_id: id, email })
      if (!url) throw new Error('no address')
      if (aba) aba.location.replace(url)
      else window.location.assign(url)
    },
    onError: (error, aba) => {
      aba?.close()
      toast(avisoDoLink(error))
    },
  })
  return { ...link, falha: link.error && avisoDoLink(link.error) }
}

function avisoDoLink(error: Error) {
  const { titulo, padrao } = AVISOS_DA_CONTA.link
  const description = error instanceof ApiError ? error.message : padrao
  return avisoOuSemRede(error, { title: titulo, description, noLugar: true })
}
