import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router-dom'
import { certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import {
  CERTIFICADO,
  SITUACAO_DO_CERTIFICADO,
  tituloDaSituacao,
} from '#domain/documento/textos-certificado.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Button } from '../../components/button.tsx'
import { useGuardarCertificado } from '../../components/medico/use-certificado.ts'
import { PageLoading } from '../../components/page-loading.tsx'
import { call, NetworkError } from '../../lib/api.ts'

const { retorno: TEXTOS } = CERTIFICADO

/** Where the provider sends the browser back: the approval is handed over once, and what it came to is said. */
export function CertificadoRetorno() {
  const { search } = useLocation()
  const guardar = useGuardarCertificado()
  const voltar = useMutation({
    mutationFn: (busca: string) => {
      const dado = new URLSearchParams(busca)
      const [code, error] = [dado.get('code') ?? undefined, dado.get('error') ?? undefined]
      return call(certificadoRetorno, { state: dado.get('state') ?? '', code, error })
    },
    onSuccess: guardar,
  })
  const pedido = useRef(search)
  const { mutate } = voltar
  useEffect(() => {
    // The code must not stay in the address bar, the history or a screenshot.
    window.history.replaceState(window.history.state, '', window.location.pathname)
    mutate(pedido.current)
  }, [mutate])

  if (voltar.data) return <Desfecho status={voltar.data.status} />
  if (!voltar.isError) return <PageLoading>{TEXTOS.conferindo}</PageLoading>
  const semRede = voltar.error instanceof NetworkError
  return (
    <EmptyState
      page
      title={semRede ? TEXTOS.titulo : TEXTOS.perdido.titulo}
      actions={semRede && <Button onClick={() => mutate(pedido.current)}>{TEXTOS.tentar}</Button>}
    >
      {semRede ? voltar.error.message : TEXTOS.perdido.texto}
    </EmptyState>
  )
}

function Desfecho({ status }: { readonly status: keyof typeof SITUACAO_DO_CERTIFICADO }) {
  return (
    <EmptyState
      page
      title={tituloDaSituacao(status)}
      actions={
        <LinkButton to="/fila-medico" variant="secondary">
          {TEXTOS.continuar}
        </LinkButton>
      }
    >
      {status === 'conectado' ? TEXTOS.pronto : SITUACAO_DO_CERTIFICADO[status].texto}
    </EmptyState>
  )
}
