import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { reenviarConfirmacao } from '#domain/acesso/contract.ts'
import { TEXTOS_DO_LINK } from '#domain/acesso/textos.ts'
import { ROTULOS_DO_TIER, rotuloDaVerificacao } from '#domain/acesso/tier.ts'
import { CAMPOS_CRITICOS } from '#domain/cadastro/alteracao.ts'
import { AVISOS_DA_CONTA, CONTA } from '#domain/cadastro/textos-da-conta.ts'
import { Alert } from '../../components/alert.tsx'
import { Badge, type Tone } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import type { Perfil } from '../../lib/sessao/perfil.ts'
import { usePerfil } from '../../lib/sessao/use-perfil.ts'
import { avisoDoReenvio } from '../acesso/pedidos.ts'
import { AvisosPorSms } from '../toque/avisos-por-sms.tsx'
import { ToqueNaConta } from '../toque/toque-na-conta.tsx'
import { AceiteNoCadastro } from './aceite-no-cadastro.tsx'
import { Acessos } from './acessos.tsx'
import { CampoCritico } from './campo-critico.tsx'
import styles from './conta.module.css'
import { Encerrar } from './encerrar.tsx'
import { Exportar } from './exportar.tsx'
import { Seguranca } from './seguranca.tsx'
import { Termos } from './termos.tsx'

const TONS: Readonly<Record<Perfil['kyc_status'], Tone>> = {
  approved: 'sucesso',
  rejected: 'perigo',
  pending: 'aviso',
}

/** 'Minha Conta' (P §2.16): own data, what the product keeps, the sessions, and the way out. */
export function MinhaConta() {
  const { data: perfil, error, refetch } = usePerfil()
  useAvisoDaFalha(error)
  if (error && !perfil)
    return (
      <EmptyState
        title={CONTA.erro_na_tela}
        actions={<Button onClick={() => void refetch()}>{CONTA.tentar}</Button>}
      />
    )
  if (!perfil) return <Skeleton />
  return (
    <>
      <PageHeader
        title={CONTA.titulo}
        actions={
          <>
            <Badge tone={TONS[perfil.kyc_status]}>
              {`${CONTA.verificacao}: ${rotuloDaVerificacao(perfil.kyc_status)}`}
            </Badge>
            <Badge tone={perfil.access_tier === 'full' ? 'sucesso' : 'aviso'}>
              {`${CONTA.acesso}: ${ROTULOS_DO_TIER[perfil.access_tier]}`}
            </Badge>
          </>
        }
      />
      <div className={styles.secoes}>
        <Card as="section" aria-labelledby="dados">
          <h2 id="dados" className={styles.titulo}>
            {CONTA.dados}
          </h2>
          {!perfil.email_confirmado && <SemConfirmar perfil={perfil} />}
          {perfil.email_com_problema && (
            <Alert tone="aviso">{CONTA.email_com_problema[perfil.email_com_problema]}</Alert>
          )}
          {CAMPOS_CRITICOS.map((campo) => (
            <CampoCritico key={campo} campo={campo} perfil={perfil} />
          ))}
        </Card>
        <AceiteNoCadastro aceite={perfil.aceite_legal} />
        <Exportar tipo={perfil.tipo} />
        <Acessos />
        {perfil.tipo === 'paciente' && <Termos />}
        <Seguranca />
        {/* They come when they are known, and would push away what is below them while it is being pressed. */}
        <ToqueNaConta tipo={perfil.tipo} />
        {perfil.tipo === 'paciente' && <AvisosPorSms naConta />}
        <Encerrar email={perfil.email} tipo={perfil.tipo} />
      </div>
    </>
  )
}

/** P §8. */
function useAvisoDaFalha(error: Error | null) {
  useEffect(() => {
    if (!error) return
    const semSessao = error instanceof ApiError && error.problema.status === 401
    toast(avisoOuSemRede(error, semSessao ? AVISOS_DA_CONTA.autenticacao : AVISOS_DA_CONTA.carregar))
  }, [error])
}

/** A changed address has to be proven before it pays or recovers an access (estados §1). */
function SemConfirmar({ perfil: { email, tipo } }: { readonly perfil: Perfil }) {
  const reenvio = useMutation({
    mutationFn: () => call(reenviarConfirmacao, { email, mode: tipo }),
    onSuccess: () => toast(CONTA.reenviado),
    onError: (error) => toast(avisoDoReenvio(error)),
  })
  return (
    <Alert
      tone="aviso"
      actions={
        <Button
          small
          variant="secondary"
          busy={reenvio.isPending && TEXTOS_DO_LINK.enviando}
          onClick={() => reenvio.mutate()}
        >
          {CONTA.reenviar}
        </Button>
      }
    >
      {CONTA.email_sem_confirmar}
      {reenvio.error && <Falha jaDita {...avisoDoReenvio(reenvio.error)} />}
    </Alert>
  )
}
