import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router-dom'
import { caminhoDe } from '#domain/base/rotas.ts'
import { finishConsulta } from '#domain/consulta/contract.ts'
import { SALA } from '#domain/consulta/textos.ts'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { salvamentoDe } from '../registro/salvamento.ts'
import { chaveDaConsulta } from './use-consulta-da-sala.ts'

interface FinalizacaoProps {
  readonly consulta_id: string
  readonly open: boolean
  readonly onClose: () => void
}

/** 'Finalizar Consulta' (D §2.10): asks, finishes, and leads to the documents. */
export function Finalizacao({ consulta_id, open, onClose }: FinalizacaoProps) {
  const navigate = useNavigate()
  const queries = useQueryClient()
  const finalizar = useMutation({
    mutationFn: async () => {
      // What was typed last is closed with the rest.
      await salvamentoDe(consulta_id).agora()
      return call(finishConsulta, { consulta_id })
    },
    onSuccess: ({ pagamento }) => {
      const { titulo, descricao } = pagamento === 'capturado' ? SALA.finalizada : SALA.finalizada_pendente
      toast({ title: titulo, description: descricao })
      void queries.invalidateQueries({ queryKey: chaveDaConsulta(consulta_id) })
      void navigate(caminhoDe('finalizar_consulta'), { state: { consultaId: consulta_id } })
    },
    onError: (error) => {
      if (error instanceof ApiError && error.problema.codigo === 'registro_incompleto')
        salvamentoDe(consulta_id).apontar(error.problema.campos ?? [])
      toast(avisoDaFalha(error))
      onClose()
    },
  })
  return (
    <>
      {finalizar.error && <Falha jaDita {...avisoDaFalha(finalizar.error)} />}
      <ConfirmDialog
        open={open}
        title={SALA.confirmar}
        confirm={SALA.confirmar_sim}
        cancel={SALA.confirmar_nao}
        busy={finalizar.isPending && 'Finalizando...'}
        onConfirm={() => finalizar.mutate()}
        onCancel={onClose}
      />
    </>
  )
}

function avisoDaFalha(error: Error) {
  const { titulo, descricao } = SALA.erro_ao_finalizar
  return avisoOuSemRede(error, { title: titulo, description: error.message || descricao })
}
