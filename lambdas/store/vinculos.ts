import * as z from 'zod/mini'
import { hojeEm } from '#domain/base/campos.ts'
import { fimDoVinculo, type Vinculo, vinculoSchema, vinculoVale } from '#domain/dependente/vinculo.ts'
import * as auditoria from './auditoria.ts'
import { RESPONSAVEIS, responsavelKey, titularKey, VINCULOS, vinculoKey } from './keys.ts'
import { ALWAYS, check, get, type Item, NEW, put, query, remove, type Write } from './table.ts'
import { dueAttributes, dueEver, dueUntil } from './vencimentos.ts'

/** Bonds between adults and the dependants they answer for. */

const ENTIDADE = 'vinculo'
/** Only while a person has to decide, so that the reviewers' list is one reading. */
const EM_REVISAO = 'vinculo_em_revisao'

/** Midnight in São Paulo as an instant: there is no daylight saving time since 2019 (Decreto 9.772/2019). */
const inicioDoDia = (dia: string): string => `${dia}T03:00:00.000Z`

const vinculoOf = (item: Item): Vinculo => z.parse(vinculoSchema, item)

export async function find(responsavel_id: string, dependente_id: string): Promise<Vinculo | undefined> {
  const item = await get(vinculoKey(responsavel_id, dependente_id))
  return item && vinculoOf(item)
}

/** Every bond of this adult, whatever became of it. */
export async function doResponsavel(responsavel_id: string): Promise<Vinculo[]> {
  return (await query({ pk: vinculoKey(responsavel_id, '').pk, prefix: VINCULOS })).map(vinculoOf)
}

/** The dependants this adult answers for now. */
export async function vigentes(responsavel_id: string, agora: Date): Promise<Vinculo[]> {
  const hoje = hojeEm(agora)
  return (await doResponsavel(responsavel_id)).filter((vinculo) => vinculoVale(vinculo, hoje))
}

/** The bond, if this adult answers for the dependant now. */
export async function vigente(
  responsavel_id: string,
  dependente_id: string,
  agora: Date,
): Promise<Vinculo | undefined> {
  const vinculo = await find(responsavel_id, dependente_id)
  return vinculoVale(vinculo, hojeEm(agora)) ? vinculo : undefined
}

/**
 * Ids of the other adults who answer now for the dependant of this bond. Those confirmed since there is a list beside
 * the dependant are in it; who was before is known by the line that the confirmation left in the dependant's access
 * log.
 */
export async function outrosResponsaveis(vinculo: Vinculo, agora: Date): Promise<string[]> {
  const { responsavel_id, dependente_id } = vinculo
  const [lista, linhas] = await Promise.all([
    query({ pk: responsavelKey(dependente_id, '').pk, prefix: RESPONSAVEIS }),
    auditoria.lista(dependente_id),
  ])
  const confirmados = linhas.filter(({ acao }) => acao === CONFIRMACAO)
  const ids = new Set([
    ...lista.map((item) => z.parse(z.string(), item.responsavel_id)),
    ...confirmados.map(({ objeto }) => objeto.replace(DO_VINCULO, '')),
  ])
  const outros = [...ids].filter((id) => id !== responsavel_id)
  const valem = await Promise.all(outros.map((id) => vigente(id, dependente_id, agora)))
  return outros.filter((_, i) => valem[i] !== undefined)
}

/** Whether this bond ever counted: only then is it part of the dependant's record. */
export async function jaValeu({ responsavel_id, dependente_id, status }: Vinculo): Promise<boolean> {
  if (status === 'confirmado') return true
  const objeto = DO_VINCULO + responsavel_id
  const linhas = await auditoria.lista(dependente_id)
  return linhas.some((linha) => linha.acao === CONFIRMACAO && linha.objeto === objeto)
}

/** The write that forgets a bond that never counted. */
export const esquecimentoWrite = ({ responsavel_id, dependente_id }: Vinculo): Write =>
  remove(vinculoKey(responsavel_id, dependente_id), ALWAYS)

/** How the access log names a bond's confirmation, and whose the bond is. */
const CONFIRMACAO = 'confirmar_vinculo'
const DO_VINCULO = 'dependente:'

/** Bonds that wait for a reviewer, the earliest deadline first. */
export const emRevisao = async (): Promise<Vinculo[]> => (await dueEver(EM_REVISAO)).map(vinculoOf)

/** Bonds whose time is over. */
export async function vencidos(agora: Date): Promise<Vinculo[]> {
  const prontos = await Promise.all([dueUntil(ENTIDADE, agora), dueUntil(EM_REVISAO, agora)])
  return prontos.flat().map(vinculoOf)
}

/** The write that stores a bond in the place of how it was read. */
export const vinculoWrite = (depois: Vinculo, antes: Vinculo | undefined): Write =>
  put(itemOf(depois), antes ? { updated_at: antes.updated_at } : NEW)

/** The condition that a bond is as it was read: part of what is opened because of it. */
export const intacto = ({ responsavel_id, dependente_id, updated_at }: Vinculo): Write =>
  check(vinculoKey(responsavel_id, dependente_id), { updated_at })

/** The write that says whose a dependant's record is, as the bond proven last has it. */
export const titularDo = ({ dependente_id, nome, cpf, data_nascimento }: Vinculo): Write =>
  put({ ...titularKey(dependente_id), entidade: 'titular', nome, cpf, data_nascimento }, ALWAYS)

/** The writes that keep, beside the dependant, the list of whoever answers for them. */
export function responsavelNaLista(antes: Vinculo | undefined, depois: Vinculo): Write[] {
  const { dependente_id, responsavel_id } = depois
  const key = responsavelKey(dependente_id, responsavel_id)
  if (depois.status === 'confirmado')
    return [put({ ...key, entidade: 'responsavel', responsavel_id }, ALWAYS)]
  return antes?.status === 'confirmado' ? [remove(key, ALWAYS)] : []
}

function itemOf(vinculo: Vinculo): Item {
  const { responsavel_id, dependente_id, status, vence_em } = vinculo
  const fim = status === 'confirmado' ? fimDoVinculo(vinculo) : undefined
  const quando = vence_em ?? (fim && inicioDoDia(fim))
  const classe = status === 'em_revisao' ? EM_REVISAO : ENTIDADE
  return {
    ...vinculoKey(responsavel_id, dependente_id),
    entidade: ENTIDADE,
    ...vinculo,
    ...(quando && dueAttributes(quando, classe, `${responsavel_id}#${dependente_id}`)),
  }
}
