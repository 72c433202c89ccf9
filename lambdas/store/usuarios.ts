import * as z from 'zod/mini'
import { comContaLida, type Usuario, usuarioSchema } from '#domain/cadastro/usuario.ts'
import { kycKey, papelKey, titularKey, usuarioKey } from './keys.ts'
import { EXISTS, type Found, get, getAll, type Item, type Key, update, write } from './table.ts'

/** The profile with this id. */
export async function find(id: string): Promise<Usuario | undefined> {
  return usuarioOf(await get(usuarioKey(id)))
}

/** The profile with this id and, in the same request, the items of other keys. */
export async function findWith(id: string, keys: readonly Key[]): Promise<WithOthers> {
  if (keys.length === 0) return { perfil: await find(id), lidos: () => undefined }
  const lidos = await getAll([usuarioKey(id), ...keys])
  return { perfil: usuarioOf(lidos(usuarioKey(id))), lidos }
}

interface WithOthers {
  readonly perfil: Usuario | undefined
  readonly lidos: Found
}

/** The profile in an item read together with others. */
export const usuarioOf = (item: Item | undefined): Usuario | undefined =>
  item && z.parse(usuarioSchema, comContaLida(item))

/** Whom to ring; null when the account is closed or gone. */
export const contatoDe = (perfil: Usuario | undefined): Pick<Usuario, 'nome' | 'telefone'> | null =>
  perfil && perfil.closed_at === undefined ? { nome: perfil.nome, telefone: perfil.telefone } : null

type Titular = z.output<typeof titularSchema>
const titularSchema = z.pick(usuarioSchema, { nome: true, cpf: true, data_nascimento: true })

/**
 * Whose the medical record is: the profile, or what is kept with the record of whoever has none: a dependant, and an
 * account that was closed.
 */
export async function titular(id: string): Promise<Titular | undefined> {
  const perfil = await find(id)
  if (perfil && perfil.closed_at === undefined) return perfil
  return titularOf(await get(titularKey(id))) ?? perfil
}

/** The same in an item read together with others, of whoever has no account. */
export const titularOf = (item: Item | undefined): Titular | undefined => item && z.parse(titularSchema, item)

/** Holds an active admin role, granted by the operator's command (D §3, `user_roles`). */
export async function isAdmin(id: string): Promise<boolean> {
  return (await get(papelKey(id, 'admin')))?.is_active === true
}

const kycSchema = z.object({
  state_data: z.object({ documento_aceito: z.optional(z.boolean()) }),
})

/** Whether the registration's document was accepted, so that only the selfie is missing. */
export async function documentoAceito(id: string): Promise<boolean> {
  const item = await get(kycKey(id))
  return item !== undefined && z.parse(kycSchema, item).state_data.documento_aceito === true
}

/** Whether a password of the person's own is set. */
export const registrarSenha = (id: string, password_set: boolean, agora: Date): Promise<void> =>
  write(update(usuarioKey(id), { set: { password_set, updated_at: agora.toISOString() } }, EXISTS))

/** Every session from before now is over; `saidas.ts` ends what else was open. */
export async function registrarSaida(id: string, agora: Date): Promise<void> {
  await write(update(usuarioKey(id), { set: { sessoes_encerradas_em: agora.toISOString() } }, EXISTS))
}

/**
 * Records that a new password replaced the old one; it ends every session, and the event of this write tells the owner.
 */
export async function registrarTrocaDeSenha(id: string, agora: Date): Promise<void> {
  const em = agora.toISOString()
  const set = { password_set: true, senha_alterada_em: em, sessoes_encerradas_em: em, updated_at: em }
  await write(update(usuarioKey(id), { set }, EXISTS))
}
