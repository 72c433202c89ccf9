import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { confirmarPagamento, createPaymentIntentManual } from '#domain/pagamento/contract.ts'
import { AVISOS_DO_PAGAMENTO, COBRANCA_RECUSADA, PAGAMENTO } from '#domain/pagamento/textos.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { config as lerConfig } from '../../lib/config.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import { AindaSemResposta } from './confirmar-pagamento.ts'
import { CHAVE_DAS_CONSULTAS } from '../../lib/consultas/use-minhas-consultas.ts'
import { ADAPTADORES } from './cartao/adaptadores.ts'
import { avisoDoPagamento, falhaDaIntencao, falhaDoPagamento } from './aviso-de-falha.ts'
import { PainelCarregando, PainelComErro, PainelDoCartao } from './paineis.tsx'

const TEXTOS = COBRANCA_RECUSADA.paciente

interface OutroCartaoProps {
  readonly consulta: Pick<ConsultaVista, 'id' | 'paciente_id' | 'ended_at'>
}

/** A capture was refused: said calmly, with the way to pay by another card (estados §4). */
export function OutroCartao({ consulta }: OutroCartaoProps) {
  const [pagando, setPagando] = useState(false)
  return (
    <>
      <Alert
        tone="aviso"
        title={TEXTOS.titulo}
        actions={!pagando && <Button onClick={() => setPagando(true)}>{TEXTOS.botao}</Button>}
      >
        {consulta.ended_at && <p>{TEXTOS.de(dataEHora(consulta.ended_at))}</p>}
        {TEXTOS.texto}
      </Alert>
      {pagando && <Formulario consulta={consulta} />}
    </>
  )
}

function Formulario({ consulta }: OutroCartaoProps) {
  const queries = useQueryClient()
  const [falha, setFalha] = useState<string>()
  const intencao = useQuery({
    queryKey: ['pagamentos', consulta.id, 'outro-cartao'],
    queryFn: ({ signal }) =>
      call(
        createPaymentIntentManual,
        { consulta_id: consulta.id, paciente_id: consulta.paciente_id },
        { signal },
      ),
    staleTime: Infinity,
    gcTime: 0,
  })
  const stage = useQuery({ queryKey: ['config'], queryFn: lerConfig, staleTime: Infinity })
  const confirmacao = useMutation({
    mutationFn: async () => {
      const { status } = await call(confirmarPagamento, { consulta_id: consulta.id })
      if (status === 'falhou') throw new AindaSemResposta()
    },
    onSuccess: () => {
      toast({ title: TEXTOS.feito.titulo, description: TEXTOS.feito.descricao })
      return queries.invalidateQueries({ queryKey: CHAVE_DAS_CONSULTAS })
    },
    onError: (error) => toast(avisoDoPagamento(error, falhaDoPagamento(error))),
  })
  const erro = intencao.error ?? stage.error
  if (confirmacao.isError)
    return (
      <PainelComErro motivo={falhaDoPagamento(confirmacao.error)} onVerificar={() => confirmacao.mutate()} />
    )
  if (erro) return <PainelComErro motivo={falhaDaIntencao(erro)} />
  if (falha !== undefined) return <PainelComErro motivo={falha} />
  if (confirmacao.isPending || confirmacao.isSuccess || !intencao.data || !stage.data)
    return <PainelCarregando texto={PAGAMENTO.carregando} />
  const Adaptador = ADAPTADORES[stage.data.cartao.adaptador]
  return (
    <PainelDoCartao nota={TEXTOS.nota}>
      <Suspense fallback={<PainelCarregando texto={PAGAMENTO.carregando} />}>
        <Adaptador
          clientSecret={intencao.data.client_secret}
          config={stage.data.cartao}
          returnUrl={`${window.location.origin}/status-consulta/${consulta.id}`}
          onAutorizado={() => confirmacao.mutate()}
          onRecusado={(frase) =>
            toast({ title: AVISOS_DO_PAGAMENTO.erro, description: frase, variant: 'destructive' })
          }
          onFalha={setFalha}
        />
      </Suspense>
    </PainelDoCartao>
  )
}
