import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { ConsultaVista } from '#domain/consulta/vista.ts'
import { cancelarConsulta } from '#domain/consulta/contract.ts'
import { passouDoEncontro } from '#domain/consulta/encontro.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { STATUS } from '#domain/consulta/textos.ts'
import { allowedActs } from '#domain/base/maquina.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { CHAVE_DAS_CONSULTAS } from '../../lib/consultas/use-minhas-consultas.ts'
import styles from './consulta.module.css'
import { useGuardarConsulta } from './use-consulta.ts'

/** The patient's button to cancel, while the machine allows it and the two have not met; otherwise nothing. */
export function Cancelar({ consulta }: { readonly consulta: ConsultaVista }) {
  const [aberto, setAberto] = useState(false)
  const queries = useQueryClient()
  const guardar = useGuardarConsulta()
  const cancelamento = useMutation({
    mutationFn: () => call(cancelarConsulta, { id: consulta.id }),
    onSuccess: (cancelada) => {
      guardar(cancelada)
      toast({ title: STATUS.cancelada.titulo, description: STATUS.cancelada.descricao })
    },
    onError: (error) => toast(avisoDaFalha(error)),
    onSettled: () => {
      setAberto(false)
      void queries.invalidateQueries({ queryKey: CHAVE_DAS_CONSULTAS })
    },
  })
  const pode =
    consulta.status_gravado === undefined &&
    allowedActs(consultaMachine, consulta.status, 'paciente').includes('cancelar') &&
    !passouDoEncontro('cancelar', consulta)
  if (!pode && !cancelamento.isPending) return null
  const oque = consulta.status === 'pending' || consulta.status === 'queued' ? 'solicitacao' : 'consulta'
  return (
    <div className={styles.margem}>
      {cancelamento.error && <Falha jaDita {...avisoDaFalha(cancelamento.error)} />}
      <Button variant="quiet" onClick={() => setAberto(true)}>
        {STATUS.cancelar[oque]}
      </Button>
      <ConfirmDialog
        open={aberto}
        title={STATUS.cancelar_pergunta[oque]}
        description={consulta.status === 'pending' ? STATUS.cancelar_sem_pagamento : STATUS.cancelar_explica}
        confirm={STATUS.cancelar[oque]}
        cancel={STATUS.cancelar_nao}
        danger
        busy={cancelamento.isPending && STATUS.cancelando}
        onConfirm={() => cancelamento.mutate()}
        onCancel={() => setAberto(false)}
      />
    </div>
  )
}

function avisoDaFalha(error: Error) {
  const { titulo, descricao } = STATUS.erro_ao_cancelar
  const description = error instanceof ApiError ? error.problema.detail : descricao
  return avisoOuSemRede(error, { title: titulo, description })
}
