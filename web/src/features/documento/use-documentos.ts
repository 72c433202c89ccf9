import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { baixarDocumento, listarDocumentos, verDocumento } from '#domain/documento/contract.ts'
import type { DocumentoVisto } from '#domain/documento/documento.ts'
import { ARQUIVOS } from '#domain/documento/textos.ts'
import { PRAZOS } from '#domain/base/prazos.ts'
import { CANAL_DA_CONTA, canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { useCanal } from '../../lib/tempo-real/tempo-real.ts'

const A_CADA = PRAZOS.consulta_ao_documento.ms

export const chaveDosDocumentos = (consulta_id?: string) =>
  consulta_id === undefined ? (['documents'] as const) : (['documents', 'consulta', consulta_id] as const)
/** Of the issuing of a document, while it runs. */
export const chaveDaEmissao = (consulta_id: string) => ['documents', 'emissao', consulta_id] as const
export const chaveDoDocumento = (id: string) => ['documents', 'documento', id] as const

/** The documents of a consultation, the newest first; told at once when one of them is signed. */
export function useDocumentosDaConsulta(consulta_id: string) {
  const queries = useQueryClient()
  useCanal(canalDaConsulta(consulta_id), ({ evento }) => {
    if (evento === 'documento.status') void queries.invalidateQueries({ queryKey: ['documents'] })
  })
  return useQuery({
    queryKey: chaveDosDocumentos(consulta_id),
    queryFn: async () => (await call(listarDocumentos, { consulta_id })).documentos,
  })
}

/** One document of a list, asked for every 10 s while it waits for its signature (D §7.2). */
export function useDocumento(visto: DocumentoVisto): DocumentoVisto {
  const espera = visto.status === 'created'
  const { data } = useQuery({
    queryKey: chaveDoDocumento(visto.id),
    queryFn: () => call(verDocumento, { id: visto.id }),
    initialData: visto,
    staleTime: A_CADA,
    enabled: espera,
    refetchInterval: ({ state }) => (state.data?.status === 'created' ? A_CADA : false),
  })
  // The list may have it signed while this still holds an answer from before, and is asked no more.
  return espera ? data : visto
}

/** The patient's own documents, live; asked again while one of them waits for its signature. */
export function useMeusDocumentos() {
  const queries = useQueryClient()
  useCanal(CANAL_DA_CONTA, ({ evento }) => {
    if (evento === 'documento.status' || evento === 'assinado')
      void queries.invalidateQueries({ queryKey: chaveDosDocumentos(), exact: true })
  })
  return useQuery({
    queryKey: chaveDosDocumentos(),
    queryFn: async () => (await call(listarDocumentos, {})).documentos,
    refetchInterval: ({ state }) => (state.data?.some(({ status }) => status === 'created') ? A_CADA : false),
  })
}

/**
 * Opens a document's file in a new tab by a link of its own (P §2.16); `falha` says beside its button why it did not.
 */
export function useDownload() {
  const queries = useQueryClient()
  const download = useMutation({
    mutationFn: (id: string) => call(baixarDocumento, { id }),
    onSuccess: ({ url }) => {
      abrirEmNovaAba(url)
      void queries.invalidateQueries({ queryKey: ['documents'] })
    },
    onError: (error) => {
      toast(avisoDaFalha(error))
      void queries.invalidateQueries({ queryKey: ['documents'] })
    },
  })
  return { ...download, falha: download.error && avisoDaFalha(download.error) }
}

/** P §8. */
function avisoDaFalha(error: Error): ToastContent {
  // The list was out of date: the server has no file for the document.
  const semArquivo = error instanceof ApiError && error.problema.codigo === 'transicao_invalida'
  const { titulo, descricao } = semArquivo ? ARQUIVOS.sem_arquivo : ARQUIVOS.erro_no_download
  return avisoOuSemRede(error, { title: titulo, description: descricao })
}

function abrirEmNovaAba(url: string): void {
  const link = document.createElement('a')
  link.href = url
  link.target = '_blank'
  link.rel = 'noopener noreferrer'
  link.click()
}
