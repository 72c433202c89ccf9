import * as z from 'zod/mini'
import { certificadoMachine, type SessaoDeAssinatura, sessaoSchema } from '#domain/documento/certificado.ts'
import type { AtoOf, Papel } from '#domain/maquina.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import { sessaoDeAssinaturaKey } from './keys.ts'
import { due, dueUntil, NO_DUE } from './prazos.ts'
import { ALWAYS, ConditionFailed, get, put, update, write } from './table.ts'

const ENTIDADE = 'sessao_de_assinatura'
type Ato = AtoOf<typeof certificadoMachine>
/** What is worth stealing, and of no use once a session is not open. */
const SEGREDOS = ['token', 'verificador', 'aviso', 'estado'] as const

/** The doctor's last signing session. */
export async function find(medico_id: string): Promise<SessaoDeAssinatura | undefined> {
  const item = await get(sessaoDeAssinaturaKey(medico_id))
  return item && z.parse(sessaoSchema, item)
}

/** A session is asked for; the one before it is over, and its token forgotten. */
export const pedir = (sessao: SessaoDeAssinatura): Promise<void> =>
  write(
    put(
      {
        ...sessaoDeAssinaturaKey(sessao.medico_id),
        entidade: ENTIDADE,
        ...sessao,
        ...due(sessao.expira_em, ENTIDADE, sessao.medico_id),
      },
      ALWAYS,
    ),
  )

/** What was approved is exchanged once: false for whoever comes second, however close. */
export async function assumir(
  { id, medico_id, status }: SessaoDeAssinatura,
  verificador: string,
): Promise<boolean> {
  try {
    await write(
      update(
        sessaoDeAssinaturaKey(medico_id),
        { remove: ['verificador', 'aviso'] },
        { id, status, verificador },
      ),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}

/** It is open from now on. False when it ended, or another was asked for, meanwhile. */
export const conectar = (
  sessao: SessaoDeAssinatura,
  aberta: Required<Pick<SessaoDeAssinatura, 'token' | 'certificado' | 'cadeia' | 'aberta_em' | 'expira_em'>> &
    Pick<SessaoDeAssinatura, 'alias'>,
): Promise<boolean> =>
  mover(sessao, 'conectar', 'provedor', aberta.aberta_em, {
    set: { ...aberta, ...due(aberta.expira_em, ENTIDADE, sessao.medico_id) },
    remove: ['verificador', 'aviso', 'estado'],
  })

/** It is over, or was not allowed: nothing of it can sign any more. False when that happened before. */
export const acabar = (
  sessao: SessaoDeAssinatura,
  ato: Exclude<Ato, 'pedir' | 'conectar'>,
  por: Papel,
  now: Date,
): Promise<boolean> =>
  mover(sessao, ato, por, now.toISOString(), { set: {}, remove: [...SEGREDOS, ...NO_DUE] })

/**
 * Ends whatever session a person has: they signed out everywhere, were suspended, have another CRM or no account. Whose
 * session is over already, or who has none, is done.
 */
export async function encerrar(medico_id: string, now: Date): Promise<void> {
  const sessao = await find(medico_id)
  if (sessao && certificadoMachine.acts.encerrar.from.some((status) => status === sessao.status))
    await acabar(sessao, 'encerrar', 'sistema', now)
}

/** Sessions and waits whose time is over. */
export const vencidas = async (now: Date): Promise<SessaoDeAssinatura[]> =>
  (await dueUntil(ENTIDADE, now)).map((item) => z.parse(sessaoSchema, item))

async function mover(
  { id, medico_id, status }: SessaoDeAssinatura,
  ato: Ato,
  por: Papel,
  em: string,
  { set, remove }: { readonly set: Record<string, unknown>; readonly remove: readonly string[] },
): Promise<boolean> {
  const para = moveOrThrow(certificadoMachine, status, ato, por)
  try {
    await write(
      update(
        sessaoDeAssinaturaKey(medico_id),
        { set: { ...set, status: para, updated_at: em }, remove },
        { id, status },
      ),
    )
    return true
  } catch (error) {
    if (error instanceof ConditionFailed) return false
    throw error
  }
}
