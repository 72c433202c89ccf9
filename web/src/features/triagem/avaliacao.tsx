import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { AVALIACAO, ROTULOS } from '#domain/triagem/avaliacao.ts'
import { avaliarTriagem, verAvaliacao } from '#domain/triagem/contract.ts'
import { URGENCIAS, type UrgenciaDaTriagem } from '#domain/triagem/resposta-do-modelo.ts'
import { call } from '../../lib/api.ts'
import { Alert } from '../../components/alert.tsx'
import { Button } from '../../components/button.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import styles from './avaliacao.module.css'

interface AvaliacaoDaTriagemProps {
  readonly consulta_id: string
}

/** The doctor's one touch on the triage: 'Confirmar', or 'Corrigir urgência' and which it was. */
export function AvaliacaoDaTriagem({ consulta_id }: AvaliacaoDaTriagemProps) {
  const queries = useQueryClient()
  const queryKey = ['consultas', consulta_id, 'avaliacao-da-triagem']
  const [corrigindo, setCorrigindo] = useState(false)
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(verAvaliacao, { id: consulta_id }, { signal }),
  })
  const avaliar = useMutation({
    mutationFn: (urgencia: UrgenciaDaTriagem) => call(avaliarTriagem, { id: consulta_id, urgencia }),
    onSuccess: (nova) => {
      guardarResposta(queries, queryKey, nova)
      setCorrigindo(false)
    },
  })
  const daTriagem = data?.urgencia_da_triagem
  if (!data || !daTriagem) return null
  const { avaliacao } = data

  return (
    <fieldset className={styles.avaliacao}>
      <legend className={styles.titulo}>{AVALIACAO.titulo}</legend>
      <p aria-live="polite">
        {avaliacao === null && AVALIACAO.disse(daTriagem)}
        {avaliacao?.veredito === 'confirmada' && AVALIACAO.confirmada}
        {avaliacao && avaliacao.veredito !== 'confirmada' && AVALIACAO.corrigida(avaliacao.urgencia)}
      </p>
      {corrigindo ? (
        <fieldset className={styles.opcoes}>
          <legend>{AVALIACAO.escolha}</legend>
          {URGENCIAS.filter((urgencia) => urgencia !== (avaliacao?.urgencia ?? daTriagem)).map((urgencia) => (
            <Button key={urgencia} small variant="secondary" onClick={() => avaliar.mutate(urgencia)}>
              {ROTULOS[urgencia]}
            </Button>
          ))}
        </fieldset>
      ) : (
        <div className={styles.opcoes}>
          {avaliacao === null && (
            <Button
              small
              busy={avaliar.isPending && AVALIACAO.salvando}
              onClick={() => avaliar.mutate(daTriagem)}
            >
              {AVALIACAO.confirmar}
            </Button>
          )}
          <Button small variant="secondary" onClick={() => setCorrigindo(true)}>
            {avaliacao === null ? AVALIACAO.corrigir : AVALIACAO.mudar}
          </Button>
        </div>
      )}
      <p className={styles.nota}>{AVALIACAO.para_que}</p>
      {avaliar.error && <NaoGuardada error={avaliar.error} />}
    </fieldset>
  )
}

function NaoGuardada({ error }: { readonly error: Error }) {
  const { title, description } = avisoOuSemRede(error, { title: AVALIACAO.erro, description: error.message })
  return (
    <Alert tone="perigo" announce title={title}>
      {description}
    </Alert>
  )
}
