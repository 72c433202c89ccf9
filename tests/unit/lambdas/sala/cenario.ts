import { onTestFinished, vi } from 'vitest'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { entrarSala } from '#domain/sala/contract.ts'
import { type Sala, salaDe } from '#domain/sala/sala.ts'
import { handler as entrar } from '#lambdas/sala/entrar-sala.lambda.ts'
import { ANA, BRUNO, HELENA, IGOR, LUCIA, type Persona } from '#semente/personas.ts'
import { CONSULTA, consultar, emSala } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

/**
 * A table with whoever may come to a room, and the connections that are told something. The clock moves only between
 * what two browsers say (`chegar`, `maisTarde`): in one process they would fall within one millisecond now and then.
 */
export function comSala() {
  vi.useFakeTimers({ toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  return { tabela: tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR, LUCIA)), sockets: socketsVivos() }
}

export const maisTarde = (ms = 1): void => void vi.setSystemTime(Date.now() + ms)

/** Ana's consultation with Helena, and its room. */
export async function emAndamento(dados: Partial<Consulta> = {}): Promise<Sala> {
  const consulta = await consultar({ ...emSala(HELENA), ...dados })
  return salaDe({ ...consulta, status: 'in_progress' }) as Sala
}

export function chegar(como: Persona, conexao: string, corpo: object = {}) {
  maisTarde()
  return dizer(entrar, entrarSala, { como, conexao, corpo: { consulta_id: CONSULTA, ...corpo } })
}

export const situacao = (papel: string, qual: string, outro: boolean, extra: object = {}) => ({
  canal: `consulta:${CONSULTA}`,
  evento: 'sala.status',
  dados: { consulta_id: CONSULTA, papel, situacao: qual, outro, ...extra },
})
