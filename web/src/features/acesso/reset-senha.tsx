import { useEffect, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { TEXTOS_DA_REDEFINICAO as TEXTOS, TEXTOS_DO_RETORNO } from '#domain/acesso/textos.ts'
import { Card } from '../../components/card.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { toast } from '../../components/toast-store.ts'
import { dadosDoLink } from '../../lib/link-do-email.ts'
import { usuarioAtual } from '../../lib/sessao.ts'
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
  const [pode, setPode] = useState(token !== undefined)

  useEffect(() => {
    if (token !== undefined) {
      // The token must not stay in the address bar, the history or a screenshot.
      window.history.replaceState(window.history.state, '', window.location.pathname)
      return undefined
    }
    let current = true
    async function verificar() {
      const usuario = await usuarioAtual().catch(() => undefined)
      if (!current) return
      if (usuario !== undefined) {
        setPode(true)
        return
      }
      const { title, description } = TEXTOS_DO_RETORNO.invalido
      toast({ title, description, variant: 'destructive' })
      await navigate('/', { replace: true, state: { login: modo } })
    }
    void verificar()
    return () => {
      current = false
    }
  }, [token, modo, navigate])

  if (!pode) return <PageLoading>{TEXTOS.verificando_sessao}</PageLoading>
  return (
    <Card as="section">
      <PageHeader
        title={TEXTOS.titulo}
        subtitle="Escolha uma senha nova. As outras sessões da sua conta serão encerradas."
      />
      <FormularioDeSenha modo={modo} token={token} />
    </Card>
  )
}
