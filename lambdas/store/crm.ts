import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { crmHabilita, statusCrmDe } from '#domain/base/crm.ts'
import { crmMachine } from '#domain/medico/machine.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { novoMedico } from '#domain/medico/novo-medico.ts'
import { moveOrThrow } from '#lambdas/runtime/move.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { especialidadeKey, medicoKey } from './keys.ts'
import * as medicos from './medicos.ts'
import { repetir } from './consulta-e-pagamento.ts'
import { dueAttributes, dueUntil } from './vencimentos.ts'
import { encerrar } from './sessoes-de-assinatura.ts'
import { ALWAYS, ConditionFailed, remove, update, type Write, write, writeIf } from './table.ts'
import { emUso, soltar, travar } from './unicos.ts'

/** A doctor's own registration: what the doctor declared, and when the council is asked about it again. */

const ENTIDADE = 'medico'

type Inscricao = Pick<Medico, 'crm' | 'uf'>

/**
 * Variant A's upsert (D §7.2): registers the doctor or corrects CRM and UF, moving the lock in the same transaction. An
 * unchanged valid registration stays as it is; a rejected one becomes pending again. Answers the row.
 * @throws DomainError duplicado; transicao_invalida when a confirmed CRM would become another
 */
export const inscrever = (perfil: Usuario, inscricao: Inscricao, now: Date): Promise<Medico> =>
  repetir(async () => {
    const atual = await medicos.find(perfil.id)
    if (atual && mesma(atual, inscricao) && statusCrmDe(atual.status_crm) !== 'REJECTED') return atual
    if (atual && !mesma(atual, inscricao) && crmHabilita(atual.status_crm))
      throw new DomainError('transicao_invalida', {
        detail: 'Seu CRM já foi confirmado e não pode ser trocado por aqui.',
      })
    const crm = inscricaoNoConselho(inscricao)
    const travas = await travar({
      usuario_id: perfil.id,
      identidade: { tipo: 'medico', crm },
      agora: now,
      // Only the council's answer proves it.
      provados: [],
    })
    const escritas = atual ? await correcao(atual, inscricao, now) : [nova(perfil.id, inscricao, now)]
    try {
      await write(...travas.map((trava) => trava.write), ...escritas)
    } catch (error) {
      // Somebody else took the same free CRM at the same time.
      if (error instanceof ConditionFailed && error.failures[0].index < travas.length) throw emUso('crm')
      throw error
    }
    if (atual && !mesma(atual, inscricao)) await encerrar(perfil.id, now)
    const depois = await medicos.find(perfil.id)
    if (!depois) throw new DomainError('conflito')
    return depois
  })

/**
 * Stores what the doctor declared before the council is asked; if the council is unavailable, the schedule asks again.
 * @throws DomainError conflito when the council answered meanwhile, to another tab or to the daily check
 */
export async function informar(
  { id, status_crm }: Medico,
  informado: Pick<Medico, 'especialidades_json' | 'aceites_crm'>,
  now: Date,
): Promise<void> {
  const set = { ...informado, ...vence('nova_consulta_ao_conselho', id, now), updated_at: now.toISOString() }
  if (!(await writeIf(update(medicoKey(id), { set }, { status_crm })))) throw new DomainError('conflito')
}

/** Doctors about whom the council has to be asked again, the longest waiting first. */
export async function vencidos(now: Date): Promise<string[]> {
  return (await dueUntil(ENTIDADE, now)).map((item) => String(item.id))
}

/** Postpones the question about a doctor: the council did not answer. */
export const adiar = (id: string, now: Date): Promise<void> =>
  write(
    update(medicoKey(id), { set: vence('nova_consulta_ao_conselho', id, now) }, { gsi4pk: { exists: true } }),
  )

/** The council no longer knows a CRM that it had confirmed: it is asked once more before the doctor is suspended. */
export const desconfiar = ({ id, status_crm }: Medico, now: Date): Promise<void> =>
  write(
    update(
      medicoKey(id),
      { set: { sumiu_em: now.toISOString(), ...vence('nova_consulta_ao_conselho', id, now) } },
      { status_crm },
    ),
  )

/** When the council is asked about this doctor again. */
export const vence = (
  nome: 'rechecagem_do_crm' | 'nova_consulta_ao_conselho',
  id: string,
  now: Date | string,
) => dueAttributes(vencimento(nome, now), ENTIDADE, id)

const mesma = (a: Inscricao, b: Inscricao): boolean => inscricaoNoConselho(a) === inscricaoNoConselho(b)

const nova = (id: string, { crm, uf }: Inscricao, now: Date): Write =>
  medicos.criacaoWrite(novoMedico(id, { crm, uf, variante: 'A' }, now.toISOString()))

/** Another CRM, or the same one after a rejection: everything the council said before is cleared. */
async function correcao(atual: Medico, { crm, uf }: Inscricao, now: Date): Promise<Write[]> {
  const { id, status_crm, updated_at } = atual
  const status =
    statusCrmDe(status_crm) === 'REJECTED'
      ? moveOrThrow(crmMachine, 'REJECTED', 'revisar', 'medico')
      : ('PENDING' as const)
  const linhas = await medicos.especialidades(id)
  const outra = !mesma(atual, { crm, uf })
  return [
    update(
      medicoKey(id),
      {
        set: {
          crm,
          uf,
          status_crm: status,
          updated_at: now.toISOString(),
          ...vence('rechecagem_do_crm', id, now),
        },
        remove: outra ? ['nome_oficial', 'verificado_em'] : [],
      },
      { status_crm, updated_at },
    ),
    ...linhas.map(({ especialidade }) => remove(especialidadeKey(id, especialidade), ALWAYS)),
    ...(outra ? await soltar(id, { tipo: 'medico', crm: inscricaoNoConselho(atual) }) : []),
  ]
}
