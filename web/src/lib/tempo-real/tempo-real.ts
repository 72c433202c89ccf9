import { useEffect, useEffectEvent, useSyncExternalStore } from 'react'
import type { NomeDeCanal } from '#domain/tempo-real/canal.ts'
import { emitirBilhete } from '#domain/tempo-real/contract.ts'
import { call } from '../api.ts'
import {
  ConexaoEmTempoReal,
  type EstadoDaConexao,
  type Linha,
  type OuvinteDeCanal,
  type OuvinteDeConexao,
} from './conexao-em-tempo-real.ts'
import { config } from '../config.ts'
import { aoMudarSessao, haSessaoGuardada } from '../sessao/sessao-guardada.ts'

let unica: ConexaoEmTempoReal | undefined

/** The tab's connection, made with the first question. */
function conexao(): ConexaoEmTempoReal {
  if (unica) return unica
  const nova = new ConexaoEmTempoReal({
    abrir,
    temRede: () => navigator.onLine,
    acaso: Math.random,
  })
  window.addEventListener('online', () => nova.retomar())
  window.addEventListener('offline', () => nova.pausar())
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') nova.retomar()
  })
  aoMudarSessao(() => nova.trocarDePessoa())
  unica = nova
  return nova
}

async function abrir(): Promise<Linha | null> {
  if (!haSessaoGuardada()) return null
  const [{ ticket }, { socket_url }] = await Promise.all([call(emitirBilhete, {}), config()])
  return new WebSocket(enderecoDoSocket(socket_url, window.location.href, ticket))
}

/** The socket's address for a page: same host, ws or wss like the page, the ticket in the query. */
export function enderecoDoSocket(socketUrl: string, pagina: string, ticket: string): string {
  const url = new URL(socketUrl, pagina)
  if (url.protocol === 'http:') url.protocol = 'ws:'
  if (url.protocol === 'https:') url.protocol = 'wss:'
  url.searchParams.set('ticket', ticket)
  return url.href
}

/**
 * Listens to a channel while the screen is shown; null listens to none. A message says that there is news, not what:
 * re-read. It comes with `assinado` whenever listening starts or starts again after a break, which is the moment to
 * re-read what may have been missed, and with `recusado` when this person may not listen.
 */
export function useCanal(canal: NomeDeCanal | null, onEvento: OuvinteDeCanal): void {
  const receber = useEffectEvent(onEvento)
  useEffect(() => {
    if (canal === null) return undefined
    return conexao().acompanhar(canal, (mensagem) => receber(mensagem))
  }, [canal])
}

/** How the live connection stands. */
export function useEstadoDaConexao(): EstadoDaConexao {
  return useSyncExternalStore(aoMudarEstado, () => conexao().estado)
}

const aoMudarEstado = (ouvinte: () => void) => conexao().aoMudar(ouvinte)

/** Listens to answers outside channels: `presente`, `erro`, `pong`. Returns how to stop. */
export const aoResponder = (ouvinte: OuvinteDeConexao): (() => void) => conexao().aoResponder(ouvinte)

/** Sends a message now, such as a beat or a piece of a call's set-up; false when there is no line to send it on. */
export const enviar = (acao: string, dados: Readonly<Record<string, unknown>> = {}): boolean =>
  conexao().enviar(acao, dados)
