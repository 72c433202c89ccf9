import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { TEXTOS_DA_REDEFINICAO as TEXTOS, TEXTOS_DO_RETORNO } from '#domain/acesso/textos.ts'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { definirSenha } from '#domain/acesso/contract.ts'
import { ApiError, call } from '../../lib/api.ts'
import { umaVez } from '../../lib/carregar.ts'
import { dadosDoLink } from './link-do-email.ts'
import { usuarioAtual } from '../../lib/sessao/sessao.ts'
import { FormularioDeSenha } from './formulario-de-senha.tsx'

/** New password, for a recovery link or whoever is signed in; anybody else is sent to the landing page (P §2.7). */
export function ResetSenha() {
  const lugar = useLocation()
  const navigate = useNavigate()
  const [{ modo, token }] = useState(() => {
    const busca = dadosDoLink(lugar)
    return {
      modo: busca.get('mode') === 'medico' ? ('medico' as const) : ('paciente' as const),
      token: busca.get('token') ?? undefined,
    }
  })
  const [perguntar] = useState(() => umaVez(() => linkServe(token)))
  /** What the password is set with: the link's token, or the session alone. */
  const [com, setCom] = useState<{ readonly token: string | undefined }>()

  useEffect(() => {
    // The token must not stay in the address bar, the history or a screenshot.
    if (token !== undefined) window.history.replaceState(window.history.state, '', window.location.pathname)
    let current = true
    async function verificar() {
      const bom = (await perguntar()) ? token : undefined
      // Without a network nothing is known of who is signed in, and no link is to blame.
      let falha: unknown
      const usuario =
        bom === undefined
          ? await usuarioAtual().catch((error: unknown) => {
              falha = error
              return undefined
            })
          : undefined
      if (!current) return
      if (bom !== undefined || usuario !== undefined) {
        setCom({ token: bom })
        return
      }
      const { title, description } = TEXTOS_DO_RETORNO.invalido
      toast(avisoOuSemRede(falha, { title, description }))
      await navigate('/', { replace: true, state: { login: modo } })
    }
    void verificar()
    return () => {
      current = false
    }
  }, [token, modo, navigate, perguntar])

  if (!com) return <PageLoading>{TEXTOS.verificando_sessao}</PageLoading>
  return (
    <Card as="section">
      <PageHeader
        title={TEXTOS.titulo}
        subtitle="Escolha uma senha nova. As outras sessões da sua conta serão encerradas."
      />
      <FormularioDeSenha modo={modo} token={com.token} />
    </Card>
  )
}

/** Whether the server still accepts this link (D §2.12). If it cannot be asked, saving will tell. */
async function linkServe(token: string | undefined): Promise<boolean> {
  if (token === undefined) return false
  try {
    await call(definirSenha, { token })
    return true
  } catch (error) {
    const recusa = error instanceof ApiError ? error.problema : undefined
    // A link that was truncated in transit has a token of the wrong form.
    return recusa?.codigo !== 'link_invalido' && recusa?.codigo !== 'campos_invalidos'
  }
}
