import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { descartarDocumento } from '#domain/documento/contract.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { Button } from '../../components/button.tsx'
import { ConfirmDialog } from '../../components/confirm-dialog.tsx'
import { Falha } from '../../components/falha-no-lugar.tsx'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { chaveDoDocumento, chaveDosDocumentos } from './use-documentos.ts'

/** Takes back what nobody has signed, after a question (decision 091). */
export function DescartarDocumento({
  documento: { id, consulta_id },
}: {
  readonly documento: DocumentoVisto
}) {
  const queries = useQueryClient()
  const [perguntando, setPerguntando] = useState(false)
  const descartar = useMutation({
    mutationFn: () => call(descartarDocumento, { id }),
    onSuccess: (descartado) => {
      guardarResposta(queries, chaveDoDocumento(id), descartado)
      guardarResposta<DocumentoVisto[]>(queries, chaveDosDocumentos(consulta_id), (antes = []) =>
        antes.filter((outro) => outro.id !== id),
      )
    },
    onError: (error) => {
      toast(avisoDaFalha(error))
      // Signed meanwhile, or discarded with the answer lost: the list says so.
      void queries.invalidateQueries({ queryKey: ['documents'] })
    },
    onSettled: () => setPerguntando(false),
  })
  return (
    <>
      {descartar.error && <Falha jaDita {...avisoDaFalha(descartar.error)} />}
      <Button variant="quiet" small onClick={() => setPerguntando(true)}>
        {FINALIZAR.descartar}
      </Button>
      <ConfirmDialog
        open={perguntando}
        danger
        title={FINALIZAR.confirmar_descarte.titulo}
        description={FINALIZAR.confirmar_descarte.texto}
        confirm={FINALIZAR.confirmar_descarte.acao}
        busy={descartar.isPending && 'Descartando...'}
        onConfirm={() => descartar.mutate()}
        onCancel={() => setPerguntando(false)}
      />
    </>
  )
}

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: FINALIZAR.erro_ao_descartar, description: error.message })
