import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AVISOS_DE_LIMITE, emMinutos, LIMITES } from '#domain/base/limites-da-especificacao.ts'
import { advancedRateLimitingV2 } from '#domain/acesso/contract.ts'
import { destinoAposLogin } from '#domain/acesso/destino.ts'
import { caminhoDe } from '#domain/base/rotas.ts'
import { desistirDaAlteracao } from '#domain/cadastro/contract.ts'
import { ESPERA_DA_NOVA_TENTATIVA, NOVA_TENTATIVA } from '#domain/cadastro/textos.ts'
import type { Passo } from '#domain/kyc/progresso.ts'
import { Alert } from '../../components/alert.tsx'
import { AosSeusDados } from '../../components/aos-seus-dados.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { CHAVE_DO_KYC, type Kyc, useKyc } from './kyc.ts'
import { useNovidadesDaConta } from './use-verificacao.ts'
import { Card } from '../../components/card.tsx'
import { Countdown } from '../../components/clock.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { Suporte } from '../../components/suporte.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { token } from '../../lib/sessao/sessao.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { CHAVE_DO_PERFIL, usePerfil, useSessao } from '../../lib/sessao/use-perfil.ts'
import { destinoDaNovaTentativa, refazendo } from './destino.ts'
import styles from './nova-tentativa.module.css'

/** KYC rejected, try again (P §2.10); who does not belong here is led on (P §4.4). */
export function NovaTentativa() {
  const navigate = useNavigate()
  const sessao = useSessao()
  const perfil = usePerfil()
  const kyc = useKyc({ enabled: perfil.data?.access_tier !== undefined })
  useNovidadesDaConta(perfil.data !== undefined && perfil.data !== null)
  const falha = sessao.error ?? perfil.error ?? kyc.error
  const destino = destinoDaNovaTentativa(sessao.data, perfil.data, kyc.data)
  // A retry that was just recorded leads away by itself.
  const [saindo, setSaindo] = useState(false)
  useEffect(() => {
    if (destino !== null && !saindo) void navigate(destino, { replace: true })
  }, [destino, saindo, navigate])
  useEffect(() => {
    if (falha) toast(avisoOuSemRede(falha, { title: NOVA_TENTATIVA.erro_do_status.titulo }))
  }, [falha])

  if (falha && !kyc.data)
    return (
      <Card as="section">
        <h1>{NOVA_TENTATIVA.erro_do_status.titulo}</h1>
        <div className={styles.acoes}>
          <Button
            onClick={() => {
              for (const query of [sessao, perfil, kyc]) if (query.isError) void query.refetch()
            }}
          >
            {NOVA_TENTATIVA.tentar}
          </Button>
          <LinkButton to="/" variant="secondary">
            {NOVA_TENTATIVA.inicio}
          </LinkButton>
        </div>
      </Card>
    )
  if (!perfil.data || !kyc.data || (destino !== null && !saindo)) return <PageLoading />
  if (refazendo(perfil.data, kyc.data)) return <Refazer onSair={() => setSaindo(true)} />
  return <Pagina perfil={perfil.data} kyc={kyc.data} onSair={() => setSaindo(true)} />
}

/** Nothing was rejected, so nothing is counted. A change made by mistake is withdrawn here. */
function Refazer({ onSair }: Pick<PaginaProps, 'onSair'>) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { titulo, texto, dicas_titulo, engano, continuar, desistir, desistindo, desfeita, falha } =
    NOVA_TENTATIVA.refazer
  const desistencia = useMutation({
    mutationFn: () => call(desistirDaAlteracao, {}),
    onSuccess: async (perfil) => {
      onSair()
      guardarResposta(queries, CHAVE_DO_PERFIL, perfil)
      toast(desfeita)
      const dentro = perfil.access_tier === 'full'
      await navigate(dentro ? caminhoDe('conta') : destinoAposLogin(perfil, perfil.tipo), { replace: true })
    },
    onError: (error) => {
      toast(avisoDaDesistencia(error))
      // Sent from another tab: it is being checked, and this page leads there.
      void queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
    },
  })
  const avisoDaDesistencia = (error: Error) =>
    avisoOuSemRede(error, { title: falha, description: error.message })
  return (
    <div className={styles.pagina}>
      <PageHeader title={titulo} subtitle={texto} />
      <Card as="section">
        <Lista titulo={dicas_titulo} itens={dicasPara([])} />
        <p>{engano}</p>
        <div className={styles.acoes}>
          <LinkButton to={caminhoDe('cadastro_paciente')}>{continuar}</LinkButton>
          <Button
            variant="secondary"
            busy={desistencia.isPending && desistindo}
            onClick={() => desistencia.mutate()}
          >
            {desistir}
          </Button>
          <LinkButton to="/" variant="secondary">
            {NOVA_TENTATIVA.inicio}
          </LinkButton>
        </div>
        {desistencia.error && <Falha jaDita {...avisoDaDesistencia(desistencia.error)} />}
      </Card>
    </div>
  )
}

/** Only of what has to be done again; of everything while that is not known. */
const dicasPara = (passos: readonly Passo[]): string[] => [
  ...new Set((passos.length > 0 ? passos : DO_INICIO).flatMap((passo) => NOVA_TENTATIVA.dicas[passo])),
]
const DO_INICIO: readonly Passo[] = ['documento', 'selfie', 'dados']

interface PaginaProps {
  readonly perfil: Perfil
  readonly kyc: Kyc
  readonly onSair: () => void
}

function Pagina({ perfil, kyc, onSair }: PaginaProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const { usadas, maximo, proxima_em } = kyc.tentativas
  const esgotadas = usadas >= maximo

  const tentativa = useMutation({
    mutationFn: () => contarTentativa(perfil.id),
    onSuccess: async () => {
      onSair()
      await new Promise((resolve) => setTimeout(resolve, ESPERA_DA_NOVA_TENTATIVA))
      await navigate(caminhoDe('cadastro_paciente'), { state: { novaTentativa: true } })
    },
    onError: (error) => {
      toast(avisoDaFalha(error))
      if (error instanceof SemTentativas) void queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
    },
  })

  return (
    <div className={styles.pagina}>
      <PageHeader title={NOVA_TENTATIVA.titulo} subtitle={NOVA_TENTATIVA.ola(perfil.nome)} />
      <Card as="section">
        <div className={styles.estado}>
          <Badge tone="perigo">{NOVA_TENTATIVA.status}</Badge>
          <span className={styles.usadas}>{NOVA_TENTATIVA.usadas(usadas, maximo)}</span>
        </div>
        {proxima_em !== null && (
          <p className={styles.contagem}>
            {NOVA_TENTATIVA.proxima}{' '}
            <strong>
              <Countdown
                until={Date.parse(proxima_em)}
                format="extenso"
                onEnd={() => void queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })}
              />
            </strong>
          </p>
        )}
        {esgotadas && (
          <Alert tone="aviso" title={NOVA_TENTATIVA.esgotadas.titulo}>
            {NOVA_TENTATIVA.esgotadas.descricao}
            <Suporte assunto={NOVA_TENTATIVA.esgotadas.titulo} />
          </Alert>
        )}
        {kyc.reasons.length > 0 && <Lista titulo={NOVA_TENTATIVA.motivos} itens={kyc.reasons} />}
        <Lista titulo={NOVA_TENTATIVA.dicas_titulo} itens={dicasPara(kyc.passos)} />
        {tentativa.error && <Falha jaDita {...avisoDaFalha(tentativa.error)} />}
        <div className={styles.acoes}>
          <Button
            disabled={esgotadas || proxima_em !== null}
            busy={tentativa.isPending && NOVA_TENTATIVA.iniciando}
            onClick={() => tentativa.mutate()}
          >
            {NOVA_TENTATIVA.tentar}
          </Button>
          <LinkButton to="/" variant="secondary">
            {NOVA_TENTATIVA.inicio}
          </LinkButton>
        </div>
        <AosSeusDados />
      </Card>
    </div>
  )
}

function Lista({ titulo, itens }: { readonly titulo: string; readonly itens: readonly string[] }) {
  return (
    <div className={styles.lista}>
      <h2>{titulo}</h2>
      <ul>
        {itens.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    </div>
  )
}

/** The limit lets nobody try now. */
class SemTentativas extends Error {
  constructor(readonly segundos: number | undefined) {
    super('SemTentativas')
    this.name = 'SemTentativas'
  }
}

/** Checks the day's limit and counts this attempt (P §7). @throws SemTentativas, ApiError, NetworkError */
async function contarTentativa(identifier: string): Promise<void> {
  const bearer = await token()
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const tentativa = { identifier, attempt_type: 'kyc_retry' }
  const checagem = { ...tentativa, config: LIMITES.kyc_retry }
  try {
    const { allowed, retryAfter } = await call(advancedRateLimitingV2, checagem, { headers })
    if (!allowed) throw new SemTentativas(retryAfter)
    await call(advancedRateLimitingV2, { ...tentativa, record_only: true, successful: false }, { headers })
  } catch (error) {
    if (error instanceof ApiError && error.problema.status === 429)
      throw new SemTentativas(error.problema.retry_after)
    throw error
  }
}

function avisoDaFalha(error: Error): ToastContent {
  if (!(error instanceof SemTentativas))
    return avisoOuSemRede(error, {
      title: NOVA_TENTATIVA.erro_ao_tentar.titulo,
      description: error.message,
    })
  const { titulo, descricao } = AVISOS_DE_LIMITE.kyc_retry(emMinutos(error.segundos))
  return { title: titulo, description: descricao, variant: 'destructive' }
}
