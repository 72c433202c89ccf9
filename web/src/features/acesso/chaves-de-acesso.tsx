import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { verChaves } from '#domain/acesso/contract-chaves.ts'
import { TEXTOS_DAS_CHAVES as TEXTOS } from '#domain/acesso/textos-das-chaves.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { Card } from '../../components/card.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { avisoDaFalha, criarChave, ondeGuarda, provarComChave } from './chaves.ts'
import { CHAVE_DO_PERFIL, usePerfil } from '../../lib/sessao/use-perfil.ts'
import styles from './chaves-de-acesso.module.css'
import { LinhaDaChave } from './linha-da-chave.tsx'

const CHAVE = ['acesso', 'chaves'] as const

/** The passkeys of whoever is signed in: made, named and removed here. */
export function ChavesDeAcesso() {
  const { data, error, refetch } = useQuery({ queryKey: CHAVE, queryFn: () => call(verChaves, {}) })
  const mudou = useMudou()
  return (
    <Card as="section" aria-labelledby="chaves-de-acesso">
      <h2 id="chaves-de-acesso" className={styles.titulo}>
        {TEXTOS.titulo}
      </h2>
      <p className={styles.texto}>{TEXTOS.subtitulo}</p>
      {error && !data && (
        <div className={styles.botoes}>
          <p>{TEXTOS.falha_da_lista}</p>
          <Button small variant="secondary" onClick={() => void refetch()}>
            {TEXTOS.tentar}
          </Button>
        </div>
      )}
      {!error && !data && <Skeleton />}
      {data && data.chaves.length === 0 && <p className={styles.texto}>{TEXTOS.nenhuma}</p>}
      {data && data.chaves.length > 0 && (
        <ul className={styles.lista} aria-labelledby="chaves-de-acesso">
          {data.chaves.map((chave) => (
            <LinhaDaChave key={chave.id} chave={chave} onMudou={mudou} />
          ))}
        </ul>
      )}
      {data && <Atos tem={data.chaves.length > 0} onMudou={mudou} />}
    </Card>
  )
}

interface AtosProps {
  readonly tem: boolean
  readonly onMudou: () => Promise<void>
}

function Atos({ tem, onMudou }: AtosProps) {
  const { data: perfil } = usePerfil()
  const criar = useAto(criarChave, TEXTOS.criada, onMudou)
  const provar = useAto(provarComChave, TEXTOS.provar.feito, onMudou)
  const onde = ondeGuarda()
  if (onde === undefined) return <p className={styles.texto}>{TEXTOS.sem_apoio}</p>
  if (onde !== 'aqui')
    return (
      <p className={styles.texto}>
        {TEXTOS.endereco} <a href={onde.endereco}>{new URL(onde.endereco).host}</a>
      </p>
    )
  const porProvar = tem && perfil?.segundo_fator === 'entrar_de_novo'
  const { error } = porProvar ? provar : criar
  return (
    <>
      {porProvar && <Alert tone="aviso">{TEXTOS.provar.texto}</Alert>}
      {error && <Falha jaDita {...avisoDaFalha(error)} />}
      <div className={styles.botoes}>
        {porProvar ? (
          <Button busy={provar.isPending && TEXTOS.entrando} onClick={() => provar.mutate()}>
            {TEXTOS.provar.botao}
          </Button>
        ) : (
          <Button
            variant="secondary"
            small
            busy={criar.isPending && TEXTOS.criando}
            onClick={() => criar.mutate()}
          >
            {TEXTOS.criar}
          </Button>
        )}
      </div>
    </>
  )
}

/** A passkey that was created or used may change what this session may do. */
function useMudou(): () => Promise<void> {
  const queries = useQueryClient()
  return async () => {
    await Promise.all([
      queries.invalidateQueries({ queryKey: CHAVE }),
      queries.invalidateQueries({ queryKey: CHAVE_DO_PERFIL }),
    ])
  }
}

const useAto = (ato: () => Promise<void>, feito: ToastContent, onMudou: () => Promise<void>) =>
  useMutation({
    mutationFn: ato,
    onSuccess: () => {
      toast(feito)
      return onMudou()
    },
    onError: (error) => toast(avisoDaFalha(error)),
  })
