import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import { AVISOS_DO_PAGAMENTO, PAGAMENTO } from '#domain/pagamento/textos.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { config as lerConfig } from '../../lib/config.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'
import { CHAVE_DAS_CONSULTAS } from '../../lib/consultas/use-minhas-consultas.ts'
import { ADAPTADORES } from './cartao/adaptadores.ts'
import { confirmarNoServidor, PagamentoEncerrado } from './confirmar-pagamento.ts'
import { avisoDoPagamento, codigoDe, falhaDaIntencao, falhaDoPagamento } from './aviso-de-falha.ts'
import {
  PainelAutorizado,
  PainelBloqueado,
  PainelCarregando,
  PainelComErro,
  PainelDoCartao,
} from './paineis.tsx'
import { useTopo } from '../../lib/pagina/topo.ts'

interface PainelDePagamentoProps {
  /** The request; no longer `pending` once the amount is held, which the provider may say before the browser does. */
  readonly consulta: Pick<ConsultaVista, 'id' | 'paciente_id' | 'red_flag' | 'status'>
}

/** Long enough to be read, short enough not to wait for. */
const LEITURA = 1500

/** Authorises the card for a pending request (P §2.13): blocked, loading, form, authorised, error. */
export function PainelDePagamento({ consulta }: PainelDePagamentoProps) {
  const retida = consulta.status !== 'pending'
  const queries = useQueryClient()
  useCanal(canalDaConsulta(consulta.id), () => {
    void queries.invalidateQueries({ queryKey: CHAVE_DAS_CONSULTAS })
  })
  const [falhaDoCartao, setFalhaDoCartao] = useState<string>()
  const intencao = useQuery({
    queryKey: ['pagamentos', consulta.id, 'intencao'],
    queryFn: ({ signal }) =>
      call(
        createPaymentIntentManual,
        { consulta_id: consulta.id, paciente_id: consulta.paciente_id },
        { signal },
      ),
    enabled: !consulta.red_flag && !retida,
    staleTime: Infinity,
    gcTime: 0,
  })
  const stage = useQuery({ queryKey: ['config'], queryFn: lerConfig, staleTime: Infinity })
  const confirmacao = useMutation({
    mutationFn: () => confirmarNoServidor(consulta.id),
    onError: (error) => {
      toast(avisoDoPagamento(error, falhaDoPagamento(error)))
    },
  })
  const autorizado = confirmacao.isSuccess || retida
  useSeguir(autorizado, consulta.id)

  const bloqueada = consulta.red_flag || codigoDe(intencao.error) === 'consulta_bloqueada'
  const erro = autorizado ? null : (intencao.error ?? stage.error)
  useEffect(() => {
    if (bloqueada) toast({ title: AVISOS_DO_PAGAMENTO.bloqueada, variant: 'destructive' })
    else if (erro) toast(avisoDoPagamento(erro, falhaDaIntencao(erro)))
  }, [bloqueada, erro])

  useTopo(confirmacao.isIdle ? 'formulario' : confirmacao.status)

  if (bloqueada) return <PainelBloqueado />
  if (autorizado) return <PainelAutorizado />
  if (confirmacao.isPending) return <PainelCarregando texto="Confirmando a autorização..." />
  if (confirmacao.isError)
    return (
      <PainelComErro
        motivo={falhaDoPagamento(confirmacao.error)}
        onVerificar={confirmacao.error instanceof PagamentoEncerrado ? undefined : () => confirmacao.mutate()}
      />
    )
  if (erro) return <PainelComErro motivo={falhaDaIntencao(erro)} />
  if (falhaDoCartao !== undefined) return <PainelComErro motivo={falhaDoCartao} />
  if (!intencao.data || !stage.data) return <PainelCarregando texto={PAGAMENTO.carregando} />
  const Formulario = ADAPTADORES[stage.data.cartao.adaptador]
  return (
    <PainelDoCartao>
      <Suspense fallback={<PainelCarregando texto={PAGAMENTO.carregando} />}>
        <Formulario
          clientSecret={intencao.data.client_secret}
          config={stage.data.cartao}
          returnUrl={`${window.location.origin}/status-consulta`}
          onAutorizado={() => confirmacao.mutate()}
          onRecusado={(frase) =>
            toast({ title: AVISOS_DO_PAGAMENTO.erro, description: frase, variant: 'destructive' })
          }
          onFalha={setFalhaDoCartao}
        />
      </Suspense>
    </PainelDoCartao>
  )
}

/** Once held, says so, and goes on to the status of the request, where a doctor is looked for. */
function useSeguir(autorizado: boolean, consultaId: string) {
  const navigate = useNavigate()
  const seguir = useEffectEvent(() => {
    toast({ title: AVISOS_DO_PAGAMENTO.procurando })
    void navigate(caminhoDe('status_consulta'), { state: { consultaId } })
  })
  useEffect(() => {
    if (!autorizado) return undefined
    toast({
      title: AVISOS_DO_PAGAMENTO.autorizado.titulo,
      description: AVISOS_DO_PAGAMENTO.autorizado.descricao,
    })
    const espera = setTimeout(() => seguir(), LEITURA)
    return () => clearTimeout(espera)
  }, [autorizado])
}
