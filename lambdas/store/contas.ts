import { type CampoUnico, provados } from '#domain/cadastro/duplicados.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import { crmHabilita } from '#domain/base/crm.ts'
import type { Medico } from '#domain/medico/medico.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { encerramentoKey, especialidadeKey, kycKey, medicoKey, usuarioKey } from './keys.ts'
import * as medicos from './medicos.ts'
import { ALWAYS, check, ConditionFailed, get, NEW, put, remove, update, type Write, write } from './table.ts'
import { type EscritaDeTrava, emUso, type Identidade, soltar, travar } from './unicos.ts'

/** Profiles together with the values that must be unique: every write moves the unique locks with the data. */

/**
 * A new account in one transaction: unique locks, profile, a doctor's registration, and the identity check as a draft
 * (P §7, D §7.2).
 * @throws DomainError duplicado with `duplicate_type`; conflito when this id has a profile already
 */
export async function criar(usuario: Usuario, agora: Date, medico?: Medico): Promise<void> {
  const travas = await travar({
    usuario_id: usuario.id,
    identidade: { ...usuario, crm: medico && inscricaoNoConselho(medico) },
    agora,
    provados: provados(usuario),
  })
  await gravar(travas, [
    put({ ...usuarioKey(usuario.id), entidade: 'usuario', ...usuario }, NEW),
    ...(medico ? [medicos.criacaoWrite(medico)] : []),
    put(rascunhoDoKyc(usuario.id, agora), NEW),
    // What is left of an account that was given up is being erased under its id.
    check(encerramentoKey(usuario.id), NEW),
  ])
}

/** All values of this account that no other may have; for a doctor, CRM and UF come from the registration. */
export async function identidadeDe(
  usuario: Usuario,
): Promise<{ readonly identidade: Identidade; readonly crm_confirmado: boolean }> {
  const medico = usuario.tipo === 'medico' ? await medicos.find(usuario.id) : undefined
  return {
    identidade: { ...usuario, crm: medico && inscricaoNoConselho(medico) },
    crm_confirmado: medico !== undefined && crmHabilita(medico.status_crm),
  }
}

/** What 'Revisar dados' may change. */
const REVISAVEIS = ['nome', 'cpf', 'email', 'telefone', 'data_nascimento'] as const
export type Revisao = Partial<Pick<Usuario, (typeof REVISAVEIS)[number]>>

/** Statuses of the identity check in which no run is using the data (estados §5). */
const PARADO = { in: ['draft', 'rejected'] } as const

/**
 * Corrects own data before the identity is approved; locks move in the same transaction. A new e-mail is unconfirmed.
 * @throws DomainError duplicado with `duplicate_type`; conflito when the check runs or the data changed meanwhile
 */
export async function revisar(
  antes: Usuario,
  revisao: Revisao,
  agora: Date,
  outros: readonly Write[] = [],
): Promise<Usuario> {
  const depois = { ...antes, ...revisao, updated_at: agora.toISOString() }
  const email_confirmado = antes.email_confirmado && depois.email === antes.email
  return trocar(antes, { ...depois, email_confirmado }, agora, outros)
}

/**
 * Puts back what `revisar` wrote, when the user pool refused the new e-mail: the person signs in with the e-mail
 * of their profile.
 * @throws DomainError conflito when the check runs or the data changed meanwhile
 */
export async function desfazer(antes: Usuario, depois: Usuario, agora: Date): Promise<void> {
  await trocar(depois, { ...antes, updated_at: agora.toISOString() }, agora, [])
}

async function trocar(
  antes: Usuario,
  depois: Usuario,
  agora: Date,
  outros: readonly Write[],
): Promise<Usuario> {
  const mudancas: Revisao = Object.fromEntries(
    REVISAVEIS.filter((campo) => depois[campo] !== antes[campo]).map((campo) => [campo, depois[campo]]),
  )
  const { tipo, email_confirmado } = depois
  const travas = await travar({
    usuario_id: antes.id,
    identidade: { tipo, cpf: mudancas.cpf, email: mudancas.email, telefone: mudancas.telefone },
    agora,
    provados: provados(depois),
  })
  const soltas = await soltar(antes.id, {
    tipo,
    cpf: mudancas.cpf && antes.cpf,
    email: mudancas.email && antes.email,
    telefone: mudancas.telefone && antes.telefone,
  })
  await gravar(travas, [
    update(
      usuarioKey(antes.id),
      { set: { ...mudancas, email_confirmado, updated_at: depois.updated_at } },
      { kyc_status: { not: 'approved' }, updated_at: antes.updated_at },
    ),
    check(kycKey(antes.id), { current_state: PARADO }),
    ...soltas,
    ...outros,
  ])
  return depois
}

/** A profile nobody has checked yet, and of its identity check: a draft that never had a run. */
const SEM_CONTROLE = { kyc_status: 'pending', access_tier: 'blocked' } as const
const SEM_CORRIDA = { current_state: 'draft', corrida_id: { absent: true } } as const

/** Whether an identity was ever sent for checking under this account, whatever became of it. */
export async function temIdentidade({ id, kyc_status, access_tier }: Usuario): Promise<boolean> {
  if (kyc_status !== SEM_CONTROLE.kyc_status || access_tier !== SEM_CONTROLE.access_tier) return true
  const kyc = await get(kycKey(id))
  return kyc?.['current_state'] !== SEM_CORRIDA.current_state || kyc['corrida_id'] !== undefined
}

/**
 * Marks the e-mail as proven and makes its lock permanent. The other values stay unproven.
 * @param naSessao whether the account's own session does it; otherwise it must have no identity (`temIdentidade`)
 * @throws DomainError duplicado when the lock expired and belongs to somebody else now; conflito when the e-mail
 * changed meanwhile, or an identity was sent
 */
export async function confirmarEmail(
  { id, tipo, email }: Usuario,
  agora: Date,
  naSessao: boolean,
): Promise<void> {
  const identidade = { tipo, email }
  const travas = await travar({ usuario_id: id, identidade, agora, provados: ['email'] })
  await gravar(travas, [
    update(
      usuarioKey(id),
      { set: { email_confirmado: true, updated_at: agora.toISOString() } },
      { email, ...(!naSessao && SEM_CONTROLE) },
    ),
    ...(naSessao ? [] : [check(kycKey(id), SEM_CORRIDA)]),
  ])
}

/**
 * Removes a profile whose e-mail lock ran out unconfirmed, so that the address can be registered by its owner.
 * @param aApagar the task that erases what else is kept of it
 * @throws DomainError conflito when it was confirmed or approved meanwhile
 */
export async function abandonar(usuario: Usuario, aApagar: Write): Promise<void> {
  const when = { email_confirmado: false, kyc_status: { not: 'approved' } } as const
  const { id, tipo } = usuario
  const { identidade } = await identidadeDe(usuario)
  const linhas = tipo === 'medico' ? await medicos.especialidades(id) : []
  await gravar(
    [],
    [
      remove(usuarioKey(id), when),
      remove(kycKey(id), ALWAYS),
      ...(tipo === 'medico' ? [remove(medicoKey(id), ALWAYS)] : []),
      ...linhas.map(({ especialidade }) => remove(especialidadeKey(id, especialidade), ALWAYS)),
      // An account that was approved before holds them for good.
      ...(await soltar(id, identidade)),
      aApagar,
    ],
  )
}

const rascunhoDoKyc = (user_id: string, agora: Date) => ({
  ...kycKey(user_id),
  entidade: 'kyc',
  user_id,
  current_state: 'draft',
  state_data: {},
  locked_fields: '[]',
  updated_at: agora.toISOString(),
})

async function gravar(travas: readonly EscritaDeTrava[], writes: readonly Write[]): Promise<void> {
  try {
    await write(...travas.map((trava) => trava.write), ...writes)
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    const campo: CampoUnico | undefined = travas[error.failures[0].index]?.campo
    throw campo ? emUso(campo) : new DomainError('conflito')
  }
}
