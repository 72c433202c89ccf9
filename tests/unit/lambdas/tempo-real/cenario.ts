import { expect } from 'vitest'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { handler as assinarCanal } from '#lambdas/tempo-real/assinar-canal.lambda.ts'
import { handler as conectar } from '#lambdas/tempo-real/conectar.lambda.ts'
import { handler as emitirBilhete } from '#lambdas/tempo-real/emitir-bilhete.lambda.ts'
import { ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA, type Persona } from '#semente/personas.ts'
import { cadastrarMedicos } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { dizer, socketsVivos } from '../../../support/tempo-real.ts'

export const CONEXAO = 'conexao-1='

/** Everybody, the doctors registered, and the connections that are told something. */
export async function comCanais() {
  const tabela = tabelaViva(itemsOf(ANA, BRUNO, CARLA, DIEGO, HELENA, IGOR, JULIA, LUCIA))
  const sockets = socketsVivos()
  await cadastrarMedicos()
  /** Connects and subscribes; what that connection was told last. */
  const assinar = async (como: Persona, canal: unknown, conexao = CONEXAO) => {
    await dizer(conectar, tempoReal.conectar, { como, conexao })
    await dizer(assinarCanal, tempoReal.assinarCanal, { como, conexao, corpo: { canal } })
    return sockets.ditas.at(-1)
  }
  return { tabela, sockets, assinar }
}

/** What the connection of `assinar` is told. */
export const resposta = (canal: string, evento: string) => ({
  conexao: CONEXAO,
  mensagem: { canal, evento, dados: {} },
})

export async function bilheteDe(como: Persona): Promise<{ ticket: string; expira_em: string }> {
  const { status, body } = await invoke(emitirBilhete, tempoReal.emitirBilhete, { como })
  expect(status).toBe(200)
  return body as { ticket: string; expira_em: string }
}
