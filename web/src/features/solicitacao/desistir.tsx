import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { cancelarConsulta } from '#domain/consulta/contract.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { CHAVE_DAS_CONSULTAS } from '../../lib/consultas/use-minhas-consultas.ts'
import { paginaDe } from '../dependente/use-dependentes.ts'
import { avisoDaSolicitacao } from './recusas.ts'
import styles from './solicitacao.module.css'

/** Gives up a request that was not paid for: nothing was charged, another may be made. */
export function Desistir({ consulta }: { readonly consulta: ConsultaVista }) {
  const [aberto, setAberto] = useState(false)
  const queries = useQueryClient()
  const navigate = useNavigate()
  const cancelamento = useMutation({
    mutationFn: () => call(cancelarConsulta, { id: consulta.id }),
    onSuccess: () => {
      toast({ title: 'Solicitação cancelada', description: 'Nada foi cobrado.' })
      void navigate(paginaDe(caminhoDe('triagem'), consulta.dependente && consulta.paciente_id))
    },
    onError: (error) => toast(avisoDe(error)),
    onSettled: () => {
      setAberto(false)
      void queries.invalidateQueries({ queryKey: CHAVE_DAS_CONSULTAS })
    },
  })
  return (
    <div className={styles.acoes}>
      {cancelamento.error && <Falha jaDita {...avisoDe(cancelamento.error)} />}
      <Button variant="quiet" onClick={() => setAberto(true)}>
        Cancelar solicitação
      </Button>
      <ConfirmDialog
        open={aberto}
        title="Cancelar esta solicitação?"
        description="Nada foi cobrado. Para consultar depois, faça uma nova triagem."
        confirm="Cancelar solicitação"
        cancel="Continuar aqui"
        danger
        busy={cancelamento.isPending && 'Cancelando...'}
        onConfirm={() => cancelamento.mutate()}
        onCancel={() => setAberto(false)}
      />
    </div>
  )
}

const avisoDe = (error: unknown) => ({
  ...avisoDaSolicitacao(error),
  title: 'Erro ao cancelar a solicitação',
})
