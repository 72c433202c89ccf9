import { type Mutation, useMutation, useMutationState, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { Saida } from '#domain/base/contrato.ts'
import { verMensagens } from '#domain/conversa/contract.ts'
import { juntar, type Remetente } from '#domain/conversa/mensagem.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { call, semResposta } from '../../lib/api.ts'
import { useCanal, useEstadoDaConexao } from '../../lib/tempo-real/tempo-real.ts'
import { aCaminho, esquecerTexto, lembrarTexto } from './a-caminho.ts'
import { type Envio, mandar } from './mandar.ts'

type Lida = Saida<typeof verMensagens>

/** A sending that is on its way or failed. */
export interface Pendente extends Envio {
  readonly mutacao: Mutation
  readonly falha: Error | null
  /** Waits for the network. */
  readonly parada: boolean
}

const SEM_LINHA_MS = 5000
const TENTATIVAS = 5

/**
 * The messages of a consultation, each once and in order: what came since the last one is read whenever there is
 * news, the line is back, or nobody could tell. What is sent goes out one after another, with a key that makes a
 * repetition harmless: a text whose sending a reload interrupted is sent again.
 */
export function useConversa(consulta_id: string, eu: Remetente) {
  const queries = useQueryClient()
  const conexao = useEstadoDaConexao()
  const chave = ['consultas', consulta_id, 'conversa'] as const
  const doEnvio = ['conversa', consulta_id] as const
  const leitura = useQuery({
    queryKey: chave,
    queryFn: async ({ signal }) => {
      const antes = queries.getQueryData<Lida>(chave)?.mensagens ?? []
      const depois_de = String(antes.at(-1)?.sequencia ?? 0)
      const lida = await call(verMensagens, { id: consulta_id, depois_de }, { signal })
      return { ...lida, mensagens: juntar(antes, lida.mensagens) }
    },
    refetchInterval: ({ state }) =>
      conexao !== 'conectada' && state.data?.escreve !== false ? SEM_LINHA_MS : false,
  })
  useCanal(canalDaConsulta(consulta_id), ({ evento }) => {
    if (evento === 'mensagem.nova' || evento === 'assinado' || evento === 'consulta.status')
      void queries.invalidateQueries({ queryKey: chave })
  })
  const { mutate } = useMutation({
    mutationKey: doEnvio,
    scope: { id: `conversa-${consulta_id}` },
    networkMode: 'online',
    retry: (falhas, error) => falhas < TENTATIVAS && semResposta(error),
    retryDelay: (falhas) => 1000 * 2 ** falhas,
    mutationFn: (envio: Envio) => mandar(consulta_id, envio),
    // Until it stands in the list it stands below it.
    onSuccess: (_mensagem, { chave: enviada }) => {
      esquecerTexto(consulta_id, enviada)
      return queries.invalidateQueries({ queryKey: chave })
    },
  })
  const enviar = (envio: Envio) => {
    lembrarTexto(consulta_id, envio)
    mutate(envio)
  }
  useEffect(() => {
    const jaVao = new Set(
      queries
        .getMutationCache()
        .findAll({ mutationKey: ['conversa', consulta_id] })
        .map(({ state }) => (state.variables as Envio).chave),
    )
    for (const envio of aCaminho(consulta_id)) if (!jaVao.has(envio.chave)) mutate(envio)
  }, [queries, consulta_id, mutate])
  const mensagens = leitura.data?.mensagens ?? []
  const lidas = new Set(mensagens.map((mensagem) => mensagem.chave))
  const pendentes = useMutationState({
    filters: { mutationKey: doEnvio, predicate: ({ state }) => state.status !== 'success' },
    select: (mutacao): Pendente => ({
      ...(mutacao.state.variables as Envio),
      mutacao,
      falha: mutacao.state.status === 'error' ? (mutacao.state.error as Error) : null,
      parada: mutacao.state.isPaused,
    }),
  }).filter((envio) => !lidas.has(envio.chave))
  const esquecer = ({ mutacao, chave: dele }: Pendente) => {
    queries.getMutationCache().remove(mutacao)
    esquecerTexto(consulta_id, dele)
  }
  return {
    eu,
    consulta_id,
    leitura,
    mensagens,
    pendentes,
    enviar: (envio: Omit<Envio, 'chave'>) => enviar({ ...envio, chave: crypto.randomUUID() }),
    esquecer,
    repetir: (pendente: Pendente) => {
      esquecer(pendente)
      const { chave: mesma, texto, arquivo } = pendente
      enviar({ chave: mesma, ...(texto !== undefined && { texto }), ...(arquivo && { arquivo }) })
    },
  }
}
export type ConversaDaConsulta = ReturnType<typeof useConversa>
