import { useEffect, useEffectEvent } from 'react'
import type { EventoDeCanal, MensagemDeCanal, MensagemDeConexao } from '#domain/tempo-real/mensagens.ts'
import type {
  EstadoDaConexao,
  OuvinteDeCanal,
  OuvinteDeConexao,
} from '../../web/src/lib/tempo-real/conexao-em-tempo-real.ts'

/** Stands for `web/src/lib/tempo-real/tempo-real.ts` in tests of screens: what the server says is said by the test. */
const canais = new Map<string, Set<OuvinteDeCanal>>()
const daConexao = new Set<OuvinteDeConexao>()

/** The line: closed unless a test opens it; what was sent on it. */
export const linha = { aberta: false, enviadas: [] as Readonly<Record<string, unknown>>[] }

export function useCanal(canal: string | null, onEvento: OuvinteDeCanal): void {
  const receber = useEffectEvent(onEvento)
  useEffect(() => {
    if (canal === null) return undefined
    const ouvintes = canais.get(canal) ?? new Set()
    canais.set(canal, ouvintes)
    const ouvinte: OuvinteDeCanal = (mensagem) => receber(mensagem)
    ouvintes.add(ouvinte)
    return () => void ouvintes.delete(ouvinte)
  }, [canal])
}

export const useEstadoDaConexao = (): EstadoDaConexao => 'conectada'

export const aoResponder = (ouvinte: OuvinteDeConexao): (() => void) => {
  daConexao.add(ouvinte)
  return () => void daConexao.delete(ouvinte)
}

export function enviar(acao: string, dados: Readonly<Record<string, unknown>> = {}): boolean {
  if (linha.aberta) linha.enviadas.push({ acao, ...dados })
  return linha.aberta
}

/** The server says something on a channel; how many heard it. */
export function dizer(canal: string, evento: EventoDeCanal, dados: MensagemDeCanal['dados'] = {}): number {
  const ouvintes = canais.get(canal) ?? new Set()
  for (const ouvinte of ouvintes) ouvinte({ canal, evento, dados })
  return ouvintes.size
}

/** The server answers what was sent. */
export function responder(mensagem: MensagemDeConexao): void {
  for (const ouvinte of daConexao) ouvinte(mensagem)
}
