import { randomUUID } from 'node:crypto'
import { contaDe, contaMachine } from '#domain/acesso/machine.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { reciboDe } from '#domain/cadastro/encerramento.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Dinheiro } from '#domain/base/maquina.ts'
import { pagamentoMachine } from '#domain/pagamento/machine.ts'
import { COBRADO } from '#domain/pagamento/status.ts'
import type { Sessao } from '#lambdas/runtime/actor.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger } from '#lambdas/runtime/log.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import { daConta } from '#lambdas/store/consultas-da-conta.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import { encerrar as encerrarAssinatura } from '#lambdas/store/sessoes-de-assinatura.ts'
import * as vinculos from '#lambdas/store/vinculos.ts'
import * as triagens from '#lambdas/triagem/store/triagens.ts'
import { apagar } from './apagamento.ts'
import { enviarRecibo } from './aviso.ts'
import { fechar } from './encerramento.ts'
import { daInscricao, exigirQuemE, semPendencias } from './encerramento-do-medico.ts'

const TODAS = 100_000

/**
 * 'Encerrar conta' (estados §1): closes at once, then erases; the schedule finishes what cannot be erased now. A
 * repeated request gets the same receipt although the account is closed, so the route only requires a session and the
 * rest is checked here.
 */
export const handler = http(cadastro.encerrarConta, async (_input, { actor, now }) => {
  const { perfil } = actor
  if (!perfil) throw new DomainError('perfil_inexistente')
  const { tipo } = perfil
  const antes = await encerramentos.find(actor.id)
  const fim = antes ?? (await encerrar(perfil, actor, now))
  if (fim.concluido) return reciboDe({ ...fim, tipo })
  const concluido = await apagarAgora(actor.id, now)
  const recibo = reciboDe({ ...fim, tipo, concluido })
  if (!antes) await enviarRecibo(perfil, recibo)
  return recibo
})

async function encerrar(perfil: Usuario, sessao: Sessao, now: Date): Promise<encerramentos.Encerramento> {
  const medico = perfil.tipo === 'medico'
  if (medico) await exigirQuemE(sessao, perfil, now)
  moveOrThrow(contaMachine, contaDe(perfil), 'encerrar', perfil.tipo)
  if (!(await doisFatores.confirmado(perfil.id, 'critical_data_change', now)))
    throw new DomainError('segundo_fator_necessario')
  const [todas, ultimas] = await Promise.all([
    medico ? semPendencias(perfil) : pedidas(perfil.id),
    triagens.doPaciente(perfil.id, 1),
  ])
  const registros = todas.map(({ ended_at, created_at }) => ended_at ?? created_at)
  const fim = {
    usuario_id: perfil.id,
    protocolo: randomUUID(),
    encerrada_em: now.toISOString(),
    ultimo_registro: [...registros, ...ultimas.map(({ created_at }) => created_at)].toSorted().at(-1) ?? null,
    houve_pagamento: await semDinheiroPorMover(todas, perfil.tipo),
    houve_dependente: await respondeuPorAlguem(perfil.id),
    concluido: false,
  }
  await fechar(perfil, fim, medico ? await daInscricao(perfil.id) : [], now)
  if (medico) await encerrarAssinatura(perfil.id, now)
  return fim
}

/** Everything the account ever asked for, also for dependants: the debts and the record are its own. */
const pedidas = async (id: string): Promise<Consulta[]> =>
  daConta(id, await vinculos.doResponsavel(id), TODAS)

/** Whether it ever answered for anybody, whose record says so. */
const respondeuPorAlguem = async (id: string): Promise<boolean> => {
  const valeram = await Promise.all((await vinculos.doResponsavel(id)).map(vinculos.jaValeu))
  return valeram.includes(true)
}

const DO_PACIENTE = ['retido', 'a_capturar', 'falhou', 'a_liberar'] as const satisfies Dinheiro[]
/** Payment states in which money still has to move; for a doctor they include payouts on their way. */
const POR_MOVER: Readonly<Record<Usuario['tipo'], ReadonlySet<Dinheiro>>> = {
  paciente: new Set(DO_PACIENTE),
  medico: new Set([...DO_PACIENTE, 'capturado', 'a_repassar']),
}
const ESPERE = {
  paciente: undefined,
  medico: 'Aguarde a cobrança e o repasse das suas consultas e tente novamente.',
}
/** What waiting may never end, with who has to act; said before what ends by itself. */
const NAO_ESPERE: Readonly<Record<Usuario['tipo'], Partial<Record<Dinheiro, string>>>> = {
  paciente: {
    falhou:
      'A cobrança de uma consulta foi recusada. Pague com outro cartão em Minhas Consultas, ou fale com o suporte.',
  },
  medico: {
    a_repassar:
      'Há repasse que ainda não chegou a você. Se a sua conta de recebimento não está pronta, configure-a no ' +
      'Dashboard; se está, aguarde ou fale com o suporte.',
    falhou:
      'A cobrança de uma consulta sua foi recusada, e o paciente foi chamado a pagar com outro cartão. Aguarde, ou ' +
      'fale com o suporte.',
  },
}

/** Whether anything was ever paid. @throws DomainError dinheiro_retido */
async function semDinheiroPorMover(todas: readonly Consulta[], tipo: Usuario['tipo']): Promise<boolean> {
  const feitos = await Promise.all(todas.map(async ({ id }) => pagamentos.find(id)))
  const situacoes = feitos.flatMap((pagamento) =>
    pagamento ? [pagamentoMachine.estados[pagamento.status].dinheiro] : [],
  )
  const porMover = situacoes.filter((dinheiro) => POR_MOVER[tipo].has(dinheiro))
  if (porMover.length > 0) {
    const parado = porMover.map((dinheiro) => NAO_ESPERE[tipo][dinheiro]).find((texto) => texto !== undefined)
    throw new DomainError('dinheiro_retido', { detail: parado ?? ESPERE[tipo] })
  }
  // A doctor’s receipts are of what was charged; a patient’s proofs are of every hold.
  return tipo === 'medico'
    ? feitos.some((pagamento) => pagamento !== undefined && COBRADO.has(pagamento.status))
    : situacoes.length > 0
}

/** The account stays closed even when erasing fails here: the schedule finishes it. */
async function apagarAgora(usuario_id: string, now: Date): Promise<boolean> {
  try {
    await apagar(usuario_id, now)
    return true
  } catch (error) {
    logger.error('Closed account not erased yet', { error: error instanceof Error ? error : String(error) })
    return false
  }
}
