import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { criarDocumento } from '#domain/documento/contract.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import type { ErroDeCampo } from '#domain/base/erros.ts'
import type { Item } from '#domain/documento/receita/item.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { SEM_ARQUIVO } from '#domain/documento/tipos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { guardarResposta } from '../../lib/guardar-resposta.ts'
import { chaveDaEmissao, chaveDosDocumentos } from './use-documentos.ts'
import type { Rascunho } from './use-rascunho.ts'
import { type TipoDoMedico, type Valores, VAZIO } from './valores.ts'

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

/**
 * Issues what the form says; the reasons of a refusal stand at their fields, or in `falha`. The key stays until a
 * document is known to be issued with it: sent again it is that document, whatever became of the first answer, and
 * other words sent with it are refused instead of taken for it.
 */
export function useEmissao(consulta_id: string, { form, chave, outraChave, esvaziar }: Rascunho) {
  const queries = useQueryClient()
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
        { headers: { 'idempotency-key': chave() } },
      ),
    onMutate: () => JSON.stringify(form.getValues()),
    onSuccess: (documento, { tipo }, enviado) => {
      setAlertas(SEM_ALERTAS)
      guardarResposta<DocumentoVisto[]>(queries, chaveDosDocumentos(consulta_id), (antes = []) => [
        documento,
        ...antes.filter(({ id }) => id !== documento.id),
      ])
      // Who went on writing while it was on its way keeps all of it.
      if (JSON.stringify(form.getValues()) === enviado) esvaziar({ ...VAZIO, tipo })
      else outraChave()
    },
    onError: (error) => {
      if (podeTerSaido(error)) void queries.invalidateQueries({ queryKey: chaveDosDocumentos(consulta_id) })
      if (error instanceof ApiError) {
        const { codigo, campos = [] } = error.problema
        if (codigo === 'conflito') outraChave()
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

/** Whether a document may have been issued all the same: the list says so. */
const podeTerSaido = (error: Error): boolean =>
  !(error instanceof ApiError) || error.problema.status >= 500 || error.problema.codigo === 'conflito'

const avisoDaFalha = (error: Error) =>
  avisoOuSemRede(error, { title: FINALIZAR.erro.titulo, description: error.message })

const estaNosCampos = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.problema.codigo === 'alertas_da_receita' ||
    error.problema.campos?.some(({ campo }) => eCampo(nomeDo(campo))) === true)

/** 'itens' of 'itens.0.dose'. */
const nomeDo = (campo: string): string => campo.split('.')[0] ?? ''

const eCampo = (campo: string): campo is (typeof CAMPOS)[number] => CAMPOS.some((nome) => nome === campo)
