import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { AVISOS_DE_LIMITE, emMinutos } from '#domain/acesso/limites.ts'
import { advancedRateLimitingV2 } from '#domain/acesso/contract.ts'
import { ESPERA_DA_NOVA_TENTATIVA, NOVA_TENTATIVA } from '#domain/cadastro/textos.ts'
import type { Passo } from '#domain/kyc/progresso.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { CHAVE_DO_KYC, type Kyc, useKyc } from '../../components/captura/kyc.ts'
import { useNovidadesDaConta } from '../../components/captura/use-verificacao.ts'
import { Card } from '../../components/card.tsx'
import { Countdown } from '../../components/clock.tsx'
import { LinkButton } from '../../components/link-button.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { PageLoading } from '../../components/page-loading.tsx'
import { Suporte } from '../../components/suporte.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/perfil.ts'
import { token } from '../../lib/sessao.ts'
import { usePerfil, useSessao } from '../../lib/use-perfil.ts'
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
  if (refazendo(perfil.data, kyc.data)) return <Refazer />
  return <Pagina perfil={perfil.data} kyc={kyc.data} onSair={() => setSaindo(true)} />
}

/** Nothing was rejected, so nothing is counted. */
function Refazer() {
  const { titulo, texto, continuar } = NOVA_TENTATIVA.refazer
  return (
    <div className={styles.pagina}>
      <PageHeader title={titulo} subtitle={texto} />
      <Card as="section">
        <Lista titulo={NOVA_TENTATIVA.dicas_titulo} itens={dicasPara([])} />
        <div className={styles.acoes}>
          <LinkButton to="/cadastro-paciente">{continuar}</LinkButton>
          <LinkButton to="/" variant="secondary">
            {NOVA_TENTATIVA.inicio}
          </LinkButton>
        </div>
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
  const [tentando, setTentando] = useState(false)
  const { usadas, maximo, proxima_em } = kyc.tentativas
  const esgotadas = usadas >= maximo

  async function tentar() {
    setTentando(true)
    try {
      if (!(await podeTentar(perfil.id))) {
        setTentando(false)
        await queries.invalidateQueries({ queryKey: CHAVE_DO_KYC })
        return
      }
    } catch (error) {
      setTentando(false)
      const description = error instanceof Error ? error.message : undefined
      toast(avisoOuSemRede(error, { title: NOVA_TENTATIVA.erro_ao_tentar.titulo, description }))
      return
    }
    onSair()
    await new Promise((resolve) => setTimeout(resolve, ESPERA_DA_NOVA_TENTATIVA))
    await navigate('/cadastro-paciente', { state: { novaTentativa: true } })
  }

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
        <div className={styles.acoes}>
          <Button
            disabled={esgotadas || proxima_em !== null}
            busy={tentando && NOVA_TENTATIVA.iniciando}
            onClick={() => void tentar()}
          >
            {NOVA_TENTATIVA.tentar}
          </Button>
          <LinkButton to="/" variant="secondary">
            {NOVA_TENTATIVA.inicio}
          </LinkButton>
        </div>
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

/** Checks the day's limit and counts this attempt (P §7); says so when it is used up. */
async function podeTentar(identifier: string): Promise<boolean> {
  const bearer = await token()
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const pergunta = { identifier, attempt_type: 'kyc_retry' }
  const bloquear = (retryAfter: number | undefined) => {
    const aviso = AVISOS_DE_LIMITE.kyc_retry(emMinutos(retryAfter))
    toast({ title: aviso.titulo, description: aviso.descricao, variant: 'destructive' })
    return false
  }
  try {
    const { allowed, retryAfter } = await call(advancedRateLimitingV2, pergunta, { headers })
    if (!allowed) return bloquear(retryAfter)
    await call(advancedRateLimitingV2, { ...pergunta, record_only: true, successful: false }, { headers })
    return true
  } catch (error) {
    if (error instanceof ApiError && error.problema.status === 429)
      return bloquear(error.problema.retry_after)
    throw error
  }
}
