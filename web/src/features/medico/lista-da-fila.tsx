import { useMutation } from '@tanstack/react-query'
import { useEffect } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { RECUSAS_DO_ACEITE } from '#domain/consulta/aceite.ts'
import { acceptConsulta } from '#domain/consulta/contract.ts'
import { FILA } from '#domain/consulta/textos.ts'
import { type Especialidade, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { EmptyState } from '../../components/empty-state.tsx'
import { FalhaAoCarregar } from '../../components/falha-ao-carregar.tsx'
import { Skeleton } from '../../components/skeleton.tsx'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import { avisoDaFalha } from './aviso-de-falha.ts'
import styles from './fila.module.css'
import { LinhaDaFila } from './linha-da-fila.tsx'
import { tocarAviso } from './som.ts'
import { useFalhaDeLeitura } from './use-falha-de-leitura.ts'
import { useFila, useLinhas } from './use-fila.ts'

interface ListaDaFilaProps {
  readonly medicoId: string
  readonly especialidade: Especialidade
  /** This doctor took it. */
  readonly onAceita: (consulta_id: string) => void
  /** It was refused: what the doctor is doing may have changed elsewhere. */
  readonly onRecusada: () => void
  /** The server says that the doctor is not in this queue (any more). */
  readonly onForaDaFila: () => void
}

/** The queued consultations of the specialty, oldest first, each with its one action (D §2.7). */
export function ListaDaFila({
  medicoId,
  especialidade,
  onAceita,
  onRecusada,
  onForaDaFila,
}: ListaDaFilaProps) {
  const fila = useFila(especialidade, () => {
    tocarAviso()
    const description = FILA.nova_em(rotuloDaEspecialidade(especialidade))
    toast({ title: FILA.nova.titulo, description, noticia: true })
  })
  const { linhas, naLista } = useLinhas(fila.data ?? [])
  const aceite = useAceite(medicoId, {
    onAceita,
    onRecusada: () => {
      void fila.refetch()
      onRecusada()
    },
  })
  useFalhas(fila.error, fila.errorUpdatedAt, onForaDaFila)

  if (fila.data === undefined)
    return fila.isError ? (
      <FalhaAoCarregar error={fila.error} aviso={FILA.erro} onRepetir={() => void fila.refetch()} />
    ) : (
      <Skeleton cards={3} />
    )
  return (
    <>
      <Ligacao />
      {linhas.length === 0 ? (
        <EmptyState title={FILA.vazia} />
      ) : (
        <ul className={styles.lista} {...naLista}>
          {linhas.map(({ consulta, saiu }) => (
            <LinhaDaFila
              key={consulta.id}
              consulta={consulta}
              saiu={saiu}
              aceitando={aceite.isPending && aceite.variables === consulta.id}
              impedida={aceite.isPending && aceite.variables !== consulta.id}
              onAceitar={() => aceite.mutate(consulta.id)}
            />
          ))}
        </ul>
      )}
    </>
  )
}

function Ligacao() {
  const conexao = useEstadoDaConexao()
  // Of no network at all the one bar of every screen tells.
  if (conexao !== 'esperando') return null
  return <output className={styles.discreto}>{FILA.atualizando_sozinha}</output>
}

function useAceite(
  medico_id: string,
  { onAceita, onRecusada }: Pick<ListaDaFilaProps, 'onAceita' | 'onRecusada'>,
) {
  const navigate = useNavigate()
  return useMutation({
    mutationFn: (consulta_id: string) => call(acceptConsulta, { consulta_id, medico_id }),
    onSuccess: ({ ok, reason }, consulta_id) => {
      if (ok) {
        onAceita(consulta_id)
        toast({ title: FILA.aceita.titulo, description: FILA.aceita.descricao })
        void navigate(caminhoDe('sala_video', { id: consulta_id }))
        return
      }
      const { titulo, descricao } =
        reason === RECUSAS_DO_ACEITE.ja_aceita
          ? FILA.ja_aceita
          : { titulo: FILA.erro_ao_aceitar.titulo, descricao: reason }
      toast({ title: titulo, description: descricao, variant: 'destructive' })
      onRecusada()
    },
    onError: (error) => {
      toast(avisoDaFalha(error, FILA.erro_ao_aceitar.titulo))
      onRecusada()
    },
  })
}

/** Each failed reading is told once; being outside the queue is no failure, the screen shows it. */
function useFalhas(error: Error | null, em: number, onForaDaFila: () => void) {
  const fora = error instanceof ApiError && error.problema.codigo === 'fora_da_fila'
  useFalhaDeLeitura(fora ? null : error, em, FILA.erro)
  useEffect(() => {
    if (fora) onForaDaFila()
    // oxlint-disable-next-line react/exhaustive-deps -- once per answer, whatever function it is today
  }, [fora, em])
}
