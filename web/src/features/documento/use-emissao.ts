import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import { criarDocumento } from '#domain/documento/contract.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import type { ErroDeCampo } from '#domain/base/erros.ts'
import type { Item } from '#domain/documento/receita/item.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { SEM_ARQUIVO, type TIPOS_DO_MEDICO } from '#domain/documento/tipos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import type { ItemDigitado } from './receita/digitado.ts'
import { chaveDaEmissao, chaveDosDocumentos } from './use-documentos.ts'

export type TipoDoMedico = (typeof TIPOS_DO_MEDICO)[number]['tipo']

export interface Valores {
  readonly tipo: TipoDoMedico | ''
  /** The document an addendum adds to; '' is the consultation. */
  readonly original: string
  readonly conteudo: string
  readonly itens: readonly ItemDigitado[]
  readonly medicamentos: string
  readonly observacoes: string
  readonly retorno: string
  readonly endereco_do_paciente: string
  /** Of a certificate, as typed. */
  readonly dias: string
  readonly cid: string
  readonly cid_autorizado: boolean
}
export const VAZIO: Valores = {
  tipo: '',
  original: '',
  conteudo: '',
  itens: [],
  medicamentos: '',
  observacoes: '',
  retorno: '',
  endereco_do_paciente: '',
  dias: '',
  cid: '',
  cid_autorizado: false,
}
const CAMPOS = [
  'tipo',
  'conteudo',
  'itens',
  'medicamentos',
  'observacoes',
  'retorno',
  'endereco_do_paciente',
  'dias',
  'cid',
  'cid_autorizado',
] as const

const SEM_ALERTAS: { readonly vistos: readonly ErroDeCampo[]; readonly cientes: readonly string[] } = {
  vistos: [],
  cientes: [],
}

interface Emissao extends Omit<Valores, 'itens'> {
  readonly tipo: TipoDoMedico
  readonly itens: readonly Item[]
  /** Issued as an addendum. */
  readonly adendo: boolean
}

/** Issues what the form says; the reasons of a refusal stand at their fields, or in `falha`. */
export function useEmissao(consulta_id: string, form: UseFormReturn<Valores>) {
  const queries = useQueryClient()
  // The same text sent twice is one document, whatever the network did to the first answer.
  const chave = useRef(crypto.randomUUID())
  const [alertas, setAlertas] = useState(SEM_ALERTAS)
  const emissao = useMutation({
    mutationKey: chaveDaEmissao(consulta_id),
    mutationFn: ({
      adendo,
      original,
      itens,
      endereco_do_paciente,
      dias,
      cid,
      cid_autorizado,
      ...dito
    }: Emissao) =>
      call(
        criarDocumento,
        {
          consulta_id,
          file_url: SEM_ARQUIVO,
          status: 'created',
          ...dito,
          // Sent even while there are none: it says that this screen shows the warnings.
          ...(dito.tipo === 'receita' && {
            itens: [...itens],
            cientes: [...alertas.cientes],
            ...(endereco_do_paciente.trim() !== '' && { endereco_do_paciente }),
          }),
          ...(dito.tipo === 'atestado' && {
            ...(dias.trim() !== '' && { dias: Number(dias) }),
            ...(cid.trim() !== '' && { cid, cid_autorizado }),
          }),
          ...(adendo && { adendo: original === '' ? {} : { documento_id: original } }),
        },
        { headers: { 'idempotency-key': chave.current } },
      ),
    onSuccess: (documento, { tipo }) => {
      chave.current = crypto.randomUUID()
      setAlertas(SEM_ALERTAS)
      guardarResposta<DocumentoVisto[]>(queries, chaveDosDocumentos(consulta_id), (antes = []) => [
        documento,
        ...antes.filter(({ id }) => id !== documento.id),
      ])
      form.reset({ ...VAZIO, tipo })
    },
    onError: (error) => {
      if (error instanceof ApiError) {
        chave.current = crypto.randomUUID()
        const { codigo, campos = [] } = error.problema
        if (codigo === 'alertas_da_receita') {
          setAlertas(({ vistos, cientes }) => ({ vistos: comNovos(vistos, campos, cientes), cientes }))
          return
        }
        for (const { campo, motivo } of campos) {
          const nome = nomeDo(campo)
          if (eCampo(nome)) form.setError(nome, { message: motivo }, { shouldFocus: true })
        }
      }
      toast(avisoDaFalha(error))
    },
  })
  const falha = emissao.error && !estaNosCampos(emissao.error) ? avisoDaFalha(emissao.error) : null
  const marcar = (cientes: readonly string[]) => setAlertas(({ vistos }) => ({ vistos, cientes }))
  return { ...emissao, falha, alertas, marcar }
}

/** What the server warns of now, after what was seen of its warnings before. */
const comNovos = (
  vistos: readonly ErroDeCampo[],
  novos: readonly ErroDeCampo[],
  cientes: readonly string[],
): ErroDeCampo[] => [
  ...vistos.filter(({ campo }) => cientes.includes(campo) && novos.every((novo) => novo.campo !== campo)),
  ...novos,
]

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: FINALIZAR.erro.titulo, description: error.message })

const estaNosCampos = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.problema.codigo === 'alertas_da_receita' ||
    error.problema.campos?.some(({ campo }) => eCampo(nomeDo(campo))) === true)

/** 'itens' of 'itens.0.dose'. */
const nomeDo = (campo: string): string => campo.split('.')[0] ?? ''

const eCampo = (campo: string): campo is (typeof CAMPOS)[number] => CAMPOS.some((nome) => nome === campo)
