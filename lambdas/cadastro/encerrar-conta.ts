import { randomUUID } from 'node:crypto'
import { contaDe, contaMachine } from '#domain/acesso/machine.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { reciboDe } from '#domain/cadastro/encerramento.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/erros.ts'
import type { Dinheiro } from '#domain/maquina.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as doisFatores from '#lambdas/store/dois-fatores.ts'
import * as encerramentos from '#lambdas/store/encerramentos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as triagens from '#lambdas/store/triagens.ts'
import { apagar } from './apagamento.ts'
import { fechar } from './encerramento.ts'

const TODAS = 100_000

/**
 * 'Encerrar conta' (estados §1): closed at once, then erased; what cannot be erased now is by the schedule. Asked again
 * it answers the same receipt, so its access is a session and everything else is checked here.
 */
export const handler = http(cadastro.encerrarConta, async (_input, { actor, now }) => {
  const { perfil } = actor
  if (!perfil) throw new DomainError('perfil_inexistente')
  if (perfil.tipo !== 'paciente') throw new DomainError('sem_permissao')
  const fim = (await encerramentos.find(actor.id)) ?? (await encerrar(perfil, now))
  if (fim.concluido) return reciboDe(fim)
  const concluido = await apagarAgora(actor.id)
  return reciboDe({ ...fim, concluido })
})

async function encerrar(perfil: Usuario, now: Date): Promise<encerramentos.Encerramento> {
  moveOrThrow(contaMachine, contaDe(perfil), 'encerrar', perfil.tipo)
  if (!(await doisFatores.confirmado(perfil.id, 'critical_data_change', now)))
    throw new DomainError('segundo_fator_necessario')
  const [todas, ultimas] = await Promise.all([
    consultas.byPaciente(perfil.id, TODAS),
    triagens.doPaciente(perfil.id, 1),
  ])
  const registros = todas.map(({ ended_at, created_at }) => ended_at ?? created_at)
  const fim = {
    usuario_id: perfil.id,
    protocolo: randomUUID(),
    encerrada_em: now.toISOString(),
    ultimo_registro: [...registros, ...ultimas.map(({ created_at }) => created_at)].toSorted().at(-1) ?? null,
    houve_pagamento: await semDinheiroRetido(todas),
    concluido: false,
  }
  await fechar(perfil, fim, now)
  return fim
}

/** Money of the patient's that somebody still has to move. */
const RETIDO: ReadonlySet<Dinheiro> = new Set(['retido', 'a_capturar', 'falhou', 'a_liberar'])

/** Whether anything was ever paid. @throws DomainError dinheiro_retido */
async function semDinheiroRetido(todas: readonly Consulta[]): Promise<boolean> {
  const feitos = await Promise.all(todas.map(async ({ id }) => pagamentos.find(id)))
  const situacoes = feitos.flatMap((pagamento) =>
    pagamento ? [pagamentoMachine.estados[pagamento.status].dinheiro] : [],
  )
  if (situacoes.some((dinheiro) => RETIDO.has(dinheiro))) throw new DomainError('dinheiro_retido')
  return situacoes.length > 0
}

/** The account is closed whatever happens here: the schedule finishes what fails. */
async function apagarAgora(usuario_id: string): Promise<boolean> {
  try {
    await apagar(usuario_id)
    return true
  } catch (error) {
    logger.error('Closed account not erased yet', { error: error instanceof Error ? error : String(error) })
    return false
  }
}
