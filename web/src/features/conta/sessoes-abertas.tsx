import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { encerrarSessao, encerrarSessoes, verSessoes } from '#domain/acesso/contract.ts'
import type { SessaoMostrada } from '#domain/acesso/sessoes-abertas.ts'
import { SEM_REDE } from '#domain/acesso/textos.ts'
import { comoEntrou, TEXTOS_DAS_SESSOES as TEXTOS } from '#domain/acesso/textos-das-sessoes.ts'
import { CONTA } from '#domain/cadastro/textos-da-conta.ts'
import { Badge } from '../../components/badge.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { EmptyState } from '../../components/empty-state.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { PageHeader } from '../../components/page-header.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { dataEHora } from '../../lib/no-relogio-daqui.ts'
import styles from './conta.module.css'

const CHAVE = ['acesso', 'sessoes'] as const

/** Where the account is open: one sign-in, or all the others, end from here. */
export function SessoesAbertas() {
  const { data, error, refetch } = useQuery({ queryKey: CHAVE, queryFn: () => call(verSessoes, {}) })
  const outras = useFim(() => call(encerrarSessoes, { aparelhos: 'outros' }), TEXTOS.outras.feitas)
  if (error && !data)
    return (
      <EmptyState
        title={TEXTOS.falha_da_lista}
        actions={<Button onClick={() => void refetch()}>{CONTA.tentar}</Button>}
      />
    )
  if (!data) return <Skeleton />
  return (
    <>
      <PageHeader title={TEXTOS.titulo} subtitle={TEXTOS.subtitulo} />
      <Card as="section">
        <ul className={styles.lista}>
          {data.sessoes.map((sessao) => (
            <Linha key={sessao.id} sessao={sessao} />
          ))}
        </ul>
        {outras.error && <Falha jaDita {...avisoDaFalha(outras.error)} />}
        {data.sessoes.some(({ atual }) => !atual) ? (
          <div className={styles.botoes}>
            <Button
              variant="secondary"
              small
              busy={outras.isPending && TEXTOS.encerrando}
              onClick={() => outras.mutate()}
            >
              {TEXTOS.outras.botao}
            </Button>
          </div>
        ) : (
          <p className={styles.texto}>{TEXTOS.sozinha}</p>
        )}
      </Card>
    </>
  )
}

function Linha({ sessao }: { readonly sessao: SessaoMostrada }) {
  const { id, atual, navegador, rede, criada_em, usada_em } = sessao
  const fim = useFim(() => call(encerrarSessao, { sessao_id: id }), TEXTOS.encerrada)
  return (
    <li className={styles.linha}>
      <div className={styles.sessao}>
        <strong>
          {navegador} {atual && <Badge tone="sucesso">{TEXTOS.atual}</Badge>}
        </strong>
        <span>
          {TEXTOS.uso}: <time dateTime={usada_em}>{dataEHora(usada_em)}</time>
        </span>
        <span>
          {TEXTOS.entrada} <time dateTime={criada_em}>{dataEHora(criada_em)}</time>, {comoEntrou(sessao)}
        </span>
        <span>
          {TEXTOS.rede}: {rede}
        </span>
        {fim.error && <Falha jaDita {...avisoDaFalha(fim.error)} />}
      </div>
      {!atual && (
        <Button
          small
          variant="secondary"
          aria-label={`${TEXTOS.encerrar}: ${navegador}, ${dataEHora(usada_em)}`}
          busy={fim.isPending && TEXTOS.encerrando}
          onClick={() => fim.mutate()}
        >
          {TEXTOS.encerrar}
        </Button>
      )}
    </li>
  )
}

/** Ends what `encerrar` ends, and shows what is left. */
function useFim(
  encerrar: () => Promise<unknown>,
  feito: { readonly title: string; readonly description: string },
) {
  const queries = useQueryClient()
  return useMutation({
    mutationFn: encerrar,
    onSuccess: () => toast(feito),
    onError: (error) => toast({ ...avisoDaFalha(error), variant: 'destructive' }),
    // Also after a refusal: what had ended already is not shown any more.
    onSettled: () => queries.invalidateQueries({ queryKey: CHAVE }),
  })
}

const avisoDaFalha = (error: Error) =>
  error instanceof ApiError ? { title: TEXTOS.falha, description: error.problema.detail } : SEM_REDE
