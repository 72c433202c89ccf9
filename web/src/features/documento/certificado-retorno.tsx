import { useQuery } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import {
  CERTIFICADO,
  SITUACAO_DO_CERTIFICADO,
  tituloDaSituacao,
} from '#domain/documento/textos-certificado.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { Button } from '../../components/button.tsx'
import { useCertificado, useGuardarCertificado } from '../medico/conta/use-certificado.ts'
import { PageLoading } from '../../components/page-loading.tsx'
import { call, NetworkError } from '../../lib/api.ts'

const { retorno: TEXTOS } = CERTIFICADO

/** Where the provider sends the browser back: the approval is handed over once, and what it came to is said. */
export function CertificadoRetorno() {
  const { search } = useLocation()
  const guardar = useGuardarCertificado()
  // A query and not a mutation, so that repeated renders hand the code over only once.
  const volta = useQuery({
    queryKey: ['certificado-retorno', search],
    queryFn: async () => {
      const dado = new URLSearchParams(search)
      const [code, error] = [dado.get('code') ?? undefined, dado.get('error') ?? undefined]
      const situacao = await call(certificadoRetorno, { state: dado.get('state') ?? '', code, error })
      guardar(situacao)
      return situacao
    },
    staleTime: Infinity,
    retry: false,
    retryOnMount: false,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
  })
  // Another call may still be exchanging this approval.
  const aindaEspera = volta.data?.status === 'aguardando'
  const agora = useCertificado(aindaEspera)
  useEffect(() => {
    // The code must not stay in the address bar, the history or a screenshot.
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])

  const status = aindaEspera ? agora.data?.status : volta.data?.status
  if (status && status !== 'aguardando') return <Desfecho status={status} />
  if (!volta.isError) return <PageLoading>{TEXTOS.conferindo}</PageLoading>
  const semRede = volta.error instanceof NetworkError
  return (
    <EmptyState
      page
      title={semRede ? TEXTOS.titulo : TEXTOS.perdido.titulo}
      actions={semRede && <Button onClick={() => void volta.refetch()}>{TEXTOS.tentar}</Button>}
    >
      {semRede ? volta.error.message : TEXTOS.perdido.texto}
    </EmptyState>
  )
}

function Desfecho({ status }: { readonly status: keyof typeof SITUACAO_DO_CERTIFICADO }) {
  return (
    <EmptyState
      page
      title={tituloDaSituacao(status)}
      actions={
        <LinkButton to={caminhoDe('fila_medico')} variant="secondary">
          {TEXTOS.continuar}
        </LinkButton>
      }
    >
      {status === 'conectado' ? TEXTOS.pronto : SITUACAO_DO_CERTIFICADO[status].texto}
    </EmptyState>
  )
}
