import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { Navigate, useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { LISTA, RETORNO_DO_CARTAO } from '#domain/consulta/textos.ts'
import { fraseDaRecusa } from '#domain/pagamento/recusas.ts'
import { AVISOS_DO_PAGAMENTO, COBRANCA_RECUSADA } from '#domain/pagamento/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError } from '../../lib/api.ts'
import {
  AindaSemResposta,
  confirmarNoServidor,
  PagamentoEncerrado,
} from '../pagamento/confirmar-pagamento.ts'
import {
  CHAVE_DAS_CONSULTAS,
  consultaAberta,
  useAPagar,
  useMinhasConsultas,
} from '../../lib/consultas/use-minhas-consultas.ts'

/**
 * The patient returns from the card provider's page (3-D Secure; P §7). Our server asks the provider about the pending
 * consultation, or about the other card after a refused charge; then the status page follows. Nothing in the address is
 * trusted.
 */
export function RetornoDoCartao({ consultaId }: { readonly consultaId: string | undefined }) {
  const minhas = useMinhasConsultas()
  const { data: aPagar = [] } = useAPagar()
  if (minhas.isError)
    return <FalhaAoCarregar error={minhas.error} aviso={LISTA.erro} onRepetir={() => void minhas.refetch()} />
  if (!minhas.data) return <PageLoading>{RETORNO_DO_CARTAO.confirmando}</PageLoading>
  const daLista = minhas.data.find(({ id }) => id === consultaId)
  // Of a dependant they no longer answer for only the charge is theirs.
  const devida = daLista ? undefined : aPagar.find(({ id }) => id === consultaId)
  if (devida) return <Confirmacao id={devida.id} outroCartao segue={caminhoDe('minhas_consultas')} />
  const consulta = daLista ?? consultaAberta(minhas.data)
  if (!consulta) {
    // What was being paid for ended meanwhile: its own page says why, and that nothing was charged.
    const [ultima] = minhas.data
    const segue = ultima ? caminhoDe('status_consulta', { id: ultima.id }) : caminhoDe('consultas')
    return <Navigate to={segue} replace />
  }
  // For a finished consultation the patient returns from the bank only when another card was used for its charge
  // (estados §4).
  if (consulta.status !== 'pending' && consulta.status !== 'finished')
    return <Navigate to={caminhoDe('status_consulta', { id: consulta.id })} replace />
  return (
    <Confirmacao
      key={consulta.id}
      id={consulta.id}
      outroCartao={consulta.status === 'finished'}
      segue={caminhoDe('status_consulta', { id: consulta.id })}
    />
  )
}

interface ConfirmacaoProps {
  readonly id: string
  /** Whether it is the other card of a refused charge. */
  readonly outroCartao: boolean
  /** Where it goes on once the card is held, and where another one is tried for a refused charge. */
  readonly segue: string
}

function Confirmacao({ id, outroCartao, segue }: ConfirmacaoProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const aviso = outroCartao ? COBRANCA_RECUSADA.paciente.feito : AVISOS_DO_PAGAMENTO.autorizado
  const confirmacao = useMutation({
    mutationFn: () => confirmarNoServidor(id),
    onSuccess: () => {
      toast({ title: aviso.titulo, description: aviso.descricao })
      void queries.invalidateQueries({ queryKey: CHAVE_DAS_CONSULTAS })
      void navigate(segue, { replace: true })
    },
  })
  // Asking twice is harmless: the server only reads what the provider says.
  const perguntar = useEffectEvent(() => confirmacao.mutate())
  useEffect(() => perguntar(), [])
  if (!confirmacao.isError) return <PageLoading>{RETORNO_DO_CARTAO.confirmando}</PageLoading>
  const acabou = confirmacao.error instanceof PagamentoEncerrado
  return (
    <Falha
      error={confirmacao.error}
      onVerificar={acabou ? undefined : () => confirmacao.mutate()}
      outroCartao={acabou ? undefined : outroCartao ? segue : caminhoDe('solicitacao')}
    />
  )
}

interface FalhaProps {
  readonly error: Error
  readonly onVerificar?: (() => void) | undefined
  /** Where another card can be tried. */
  readonly outroCartao?: string | undefined
}

function Falha({ error, onVerificar, outroCartao }: FalhaProps) {
  const { title, description } = avisoOuSemRede(error, {
    title: RETORNO_DO_CARTAO.recusado,
    description: motivoDe(error),
  })
  return (
    <Alert
      announce
      tone="perigo"
      title={title}
      actions={
        <>
          {onVerificar && (
            <Button small variant="secondary" onClick={onVerificar}>
              {RETORNO_DO_CARTAO.verificar}
            </Button>
          )}
          {outroCartao !== undefined && (
            <LinkButton small to={outroCartao}>
              {RETORNO_DO_CARTAO.outro_cartao}
            </LinkButton>
          )}
        </>
      }
    >
      {description}
    </Alert>
  )
}

function motivoDe(error: Error): string {
  if (error instanceof PagamentoEncerrado) return RETORNO_DO_CARTAO.encerrada
  if (error instanceof AindaSemResposta) return RETORNO_DO_CARTAO.sem_resposta
  if (!(error instanceof ApiError)) return error.message
  const { codigo, detail, recusa } = error.problema
  return codigo === 'pagamento_recusado' ? fraseDaRecusa(typeof recusa === 'string' ? recusa : null) : detail
}
