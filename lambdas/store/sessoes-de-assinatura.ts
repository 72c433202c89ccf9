import * as z from 'zod/mini'
import { certificadoMachine, type SessaoDeAssinatura, sessaoSchema } from '#domain/documento/certificado.ts'
import type { AtoOf, Autor } from '#domain/base/maquina.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import { sessaoDeAssinaturaKey } from './keys.ts'
import { dueAttributes, dueUntil, DUE_ATTRIBUTES } from './vencimentos.ts'
import { ALWAYS, get, put, update, type When, write, writeIf } from './table.ts'

const ENTIDADE = 'sessao_de_assinatura'
type Ato = AtoOf<typeof certificadoMachine>
/** Secret attributes, removed as soon as a session is no longer open. */
const SEGREDOS = ['token', 'verificador', 'aviso', 'estado'] as const

/** The doctor's last signing session. */
export async function find(medico_id: string): Promise<SessaoDeAssinatura | undefined> {
  const item = await get(sessaoDeAssinaturaKey(medico_id))
  return item && z.parse(sessaoSchema, item)
}

/** Stores a request for a session; the session before it ends and its token is deleted. */
export const pedir = (sessao: SessaoDeAssinatura): Promise<void> =>
  write(
    put(
      {
        ...sessaoDeAssinaturaKey(sessao.medico_id),
        entidade: ENTIDADE,
        ...sessao,
        ...dueAttributes(sessao.expira_em, ENTIDADE, sessao.medico_id),
      },
      ALWAYS,
    ),
  )

/** Claims an approval for exchange, once: false for whoever comes second, even at the same moment. */
export const assumir = (
  { id, medico_id, status }: SessaoDeAssinatura,
  verificador: string,
): Promise<boolean> => mudar(medico_id, { remove: ['verificador', 'aviso'] }, { id, status, verificador })

/**
 * Keeps by what the answer to a push is looked up. False when the request ended, or another was asked for, while the
 * telephone rang.
 */
export const guardarAviso = (
  { id, medico_id, status }: SessaoDeAssinatura,
  aviso: string,
): Promise<boolean> => mudar(medico_id, { set: { aviso } }, { id, status })

/** Marks the session as open. False when it ended, or another was asked for, meanwhile. */
export const conectar = (
  sessao: SessaoDeAssinatura,
  aberta: Required<Pick<SessaoDeAssinatura, 'token' | 'certificado' | 'cadeia' | 'aberta_em' | 'expira_em'>> &
    Pick<SessaoDeAssinatura, 'alias'>,
): Promise<boolean> =>
  mover(sessao, 'conectar', 'provedor', aberta.aberta_em, {
    set: { ...aberta, ...dueAttributes(aberta.expira_em, ENTIDADE, sessao.medico_id) },
    remove: ['verificador', 'aviso', 'estado'],
  })

/** Ends a session, or records that it was denied: its secrets are deleted. False when that was done before. */
export const acabar = (
  sessao: SessaoDeAssinatura,
  ato: Exclude<Ato, 'pedir' | 'conectar'>,
  por: Autor,
  now: Date,
): Promise<boolean> =>
  mover(sessao, ato, por, now.toISOString(), { set: {}, remove: [...SEGREDOS, ...DUE_ATTRIBUTES] })

/**
 * Ends any signing session of a person who signed out everywhere, was suspended, has another CRM or closed the account.
 * Does nothing when there is none.
 */
export async function encerrar(medico_id: string, now: Date): Promise<void> {
  const sessao = await find(medico_id)
  if (sessao && certificadoMachine.acts.encerrar.from.some((status) => status === sessao.status))
    await acabar(sessao, 'encerrar', 'sistema', now)
}

/** Open sessions and pending requests whose time has expired. */
export const vencidas = async (now: Date): Promise<SessaoDeAssinatura[]> =>
  (await dueUntil(ENTIDADE, now)).map((item) => z.parse(sessaoSchema, item))

async function mover(
  { id, medico_id, status }: SessaoDeAssinatura,
  ato: Ato,
  por: Autor,
  em: string,
  { set, remove }: { readonly set: Record<string, unknown>; readonly remove: readonly string[] },
): Promise<boolean> {
  const para = moveOrThrow(certificadoMachine, status, ato, por)
  return mudar(medico_id, { set: { ...set, status: para, updated_at: em }, remove }, { id, status })
}

/** False when what the doctor has is not `when` any more. */
const mudar = (medico_id: string, what: Parameters<typeof update>[1], when: When): Promise<boolean> =>
  writeIf(update(sessaoDeAssinaturaKey(medico_id), what, when))
