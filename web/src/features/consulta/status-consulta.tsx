import { type ReactNode, useEffect } from 'react'
import { Navigate, useLocation, useNavigate, useParams, useSearchParams } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'
import { consultaDoEstado } from '../../lib/pagina/consulta-do-estado.ts'
import styles from './consulta.module.css'
import { ConsultaDetalhada, type TesteDeDispositivo } from './consulta-detalhada.tsx'
import { RetornoDoCartao } from './retorno-do-cartao.tsx'
import { useAPagar } from '../../lib/consultas/use-minhas-consultas.ts'
import { useConsulta } from './use-consulta.ts'

interface StatusConsultaProps {
  /** How another card is taken when the capture was refused. */
  readonly outroCartao?: (consulta: ConsultaVista) => ReactNode
  readonly Teste: TesteDeDispositivo
}

/**
 * 'Status da Consulta' (P §2.14): the id comes with the address, with navigation after the payment, or is looked up
 * on the way back from the card provider; without any the list answers.
 */
export function StatusConsulta({ outroCartao, Teste }: StatusConsultaProps) {
  const { id: doCaminho } = useParams()
  const { state } = useLocation()
  const [busca] = useSearchParams()
  const id = doCaminho ?? consultaDoEstado(state)
  if (id === undefined && !busca.has('payment_intent'))
    return <Navigate to={caminhoDe('consultas')} replace />
  return (
    <div className={styles.tela}>
      <PageHeader
        title={STATUS.titulo}
        actions={
          <span className={styles.margem}>
            <LinkButton to={caminhoDe('consultas')} variant="quiet" small>
              {STATUS.voltar}
            </LinkButton>
          </span>
        }
      />
      {busca.has('payment_intent') ? (
        <RetornoDoCartao consultaId={id} />
      ) : (
        id !== undefined && <Acompanhamento key={id} id={id} outroCartao={outroCartao} Teste={Teste} />
      )}
    </div>
  )
}

function Acompanhamento({ id, outroCartao, Teste }: StatusConsultaProps & { readonly id: string }) {
  const consulta = useConsulta(id)
  const navigate = useNavigate()
  const inexistente = eInexistente(consulta.error)
  const aPagar = useAPagar(inexistente)
  const deve = aPagar.data?.some((devida) => devida.id === id)
  const perguntando = inexistente && aPagar.isPending
  useEffect(() => {
    if (!inexistente || perguntando) return
    if (deve) {
      // Who no longer answers for the patient pays there, and reads nothing more of it.
      void navigate(caminhoDe('minhas_consultas'), { replace: true })
      return
    }
    toast({
      title: STATUS.nao_encontrada.titulo,
      description: STATUS.nao_encontrada.descricao,
      variant: 'destructive',
    })
    void navigate(caminhoDe('consultas'), { replace: true })
  }, [inexistente, perguntando, deve, navigate])

  if (perguntando) return <Skeleton cards={2} />
  if (inexistente) return null
  if (consulta.data)
    return (
      <>
        {deveOutroCartao(consulta.data) && outroCartao?.(consulta.data)}
        <ConsultaDetalhada consulta={consulta.data} Teste={Teste} />
      </>
    )
  if (consulta.isError)
    return (
      <FalhaAoCarregar error={consulta.error} aviso={STATUS.erro} onRepetir={() => void consulta.refetch()} />
    )
  return <Skeleton cards={2} />
}

/** Finished, its capture refused; a doctor who follows the link reads, paying is the patient's. */
const deveOutroCartao = ({ status, pagamento, paciente }: ConsultaVista): boolean =>
  status === 'finished' && pagamento?.status === 'falhou' && paciente === null

/** A missing one, another person's, or an id that cannot be one. */
const eInexistente = (error: Error | null): boolean =>
  error instanceof ApiError && [400, 404].includes(error.problema.status)
