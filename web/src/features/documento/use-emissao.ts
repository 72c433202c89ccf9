import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { criarDocumento } from '#domain/documento/contract.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { SEM_ARQUIVO, type TIPOS_DO_MEDICO } from '#domain/documento/tipos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { chaveDaEmissao, chaveDosDocumentos } from './use-documentos.ts'

export type TipoDoMedico = (typeof TIPOS_DO_MEDICO)[number]['tipo']

export interface Valores {
  readonly tipo: TipoDoMedico | ''
  /** The document an addendum adds to; '' is the consultation. */
  readonly original: string
  readonly conteudo: string
  readonly medicamentos: string
  readonly observacoes: string
  readonly retorno: string
}
export const VAZIO: Valores = {
  tipo: '',
  original: '',
  conteudo: '',
  medicamentos: '',
  observacoes: '',
  retorno: '',
}
const CAMPOS = ['tipo', 'conteudo', 'medicamentos', 'observacoes', 'retorno'] as const

interface Emissao extends Valores {
  readonly tipo: TipoDoMedico
  /** Issued as an addendum. */
  readonly adendo: boolean
}

/** Issues what the form says; the reasons of a refusal stand at their fields, or in `falha`. */
export function useEmissao(consulta_id: string, form: UseFormReturn<Valores>) {
  const queries = useQueryClient()
  // The same text sent twice is one document, whatever the network did to the first answer.
  const chave = useRef(crypto.randomUUID())
  const emissao = useMutation({
    mutationKey: chaveDaEmissao(consulta_id),
    mutationFn: ({ adendo, original, ...dito }: Emissao) =>
      call(
        criarDocumento,
        {
          consulta_id,
          file_url: SEM_ARQUIVO,
          status: 'created',
          ...dito,
          ...(adendo && { adendo: original === '' ? {} : { documento_id: original } }),
        },
        { headers: { 'idempotency-key': chave.current } },
      ),
    onSuccess: (documento, { tipo }) => {
      chave.current = crypto.randomUUID()
      queries.setQueryData<DocumentoVisto[]>(chaveDosDocumentos(consulta_id), (antes = []) => [
        documento,
        ...antes.filter(({ id }) => id !== documento.id),
      ])
      form.reset({ ...VAZIO, tipo })
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        chave.current = crypto.randomUUID()
        for (const { campo, motivo } of error.problema.campos ?? [])
          if (eCampo(campo)) form.setError(campo, { message: motivo }, { shouldFocus: true })
      }
      toast(avisoDaFalha(error))
    },
  })
  const falha = emissao.error && !estaNosCampos(emissao.error) ? avisoDaFalha(emissao.error) : null
  return { ...emissao, falha }
}

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: FINALIZAR.erro.titulo, description: error.message })

const estaNosCampos = (error: Error): boolean =>
  error instanceof ApiError && error.problema.campos?.some(({ campo }) => eCampo(campo)) === true

const eCampo = (campo: string): campo is (typeof CAMPOS)[number] => CAMPOS.some((nome) => nome === campo)
