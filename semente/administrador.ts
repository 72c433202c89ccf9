import {
  AdminSetUserMFAPreferenceCommand,
  AdminUserGlobalSignOutCommand,
  CognitoIdentityProviderClient,
} from '@aws-sdk/client-cognito-identity-provider'
import { formatarTelefone } from '#domain/base/campos.ts'
import { decide } from '#domain/base/maquina.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as fatores from '#lambdas/store/fatores.ts'
import { agir, ler, repetir } from '#lambdas/store/consulta-e-pagamento.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { sairDeTudo } from '#lambdas/acesso/store/saidas.ts'
import * as bloqueio from '#semente/bloqueio.ts'
import * as papeis from '#semente/papeis.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

const cognito = new CognitoIdentityProviderClient({})

interface Pedido {
  readonly email: string
  /** False takes the role away. */
  readonly ativo: boolean
  /** Who runs the command. */
  readonly operador: string
  readonly motivo: string | null
}

/**
 * Gives the admin role to the account that registered with an e-mail, or takes it away.
 * @returns what was done, in one sentence
 * @throws Error with a sentence when there is no such account, or it cannot be an administrator's, as one that is
 * blocked
 */
export async function administrar({ email, ativo, operador, motivo }: Pedido, agora: Date): Promise<string> {
  const perfil = await donoDe(email, agora)
  if (ativo && !perfil.email_confirmado)
    throw new Error(`O e-mail ${email} ainda não foi confirmado: sem isso a conta pode não ser da pessoa.`)
  if (ativo && perfil.bloqueado_em !== undefined)
    throw new Error(`${email} está bloqueada: só depois que uma pessoa a aprovar.`)
  if ((await usuarios.isAdmin(perfil.id)) === ativo)
    return ativo ? `${email} já é administração.` : `${email} já não é administração.`
  await papeis.mudarAdmin({ usuario_id: perfil.id, ativo, ator_id: `operador:${operador}`, motivo }, agora)
  return ativo ? `${email} agora é administração.` : `${email} deixou de ser administração.`
}

/**
 * Takes a lost second factor away from the account of an e-mail, authenticator and passkeys: the next sign-in asks for
 * the password alone, and where the stage demands a factor the person turns a new one on before going on.
 * @returns what was done, in one sentence
 * @throws Error with a sentence when there is none to take away
 */
export async function retirarSegundoFator(
  { email, operador, motivo }: Omit<Pedido, 'ativo'>,
  agora: Date,
): Promise<string> {
  const { id: usuario_id } = await donoDe(email, agora)
  const { autenticador, chaves } = await fatores.doUsuario(usuario_id)
  if (!autenticador && chaves === 0) throw new Error(`${email} não tem verificação em duas etapas.`)
  await cognito.send(
    new AdminSetUserMFAPreferenceCommand({
      UserPoolId: env('USER_POOL_ID'),
      Username: usuario_id,
      SoftwareTokenMfaSettings: { Enabled: false, PreferredMfa: false },
    }),
  )
  // Whoever has the lost device may have a session open on it.
  await encerrarTodas(usuario_id, agora)
  await fatores.retirar({ usuario_id, ator_id: `operador:${operador}`, motivo }, agora)
  return `${email} entra só com a senha até ligar outro autenticador.`
}

/**
 * Ends every sign-in of the account of an e-mail, whoever holds them; password and second factor stay as they are.
 * @returns what was done, in one sentence
 * @throws Error with a sentence when there is no such account
 */
export async function encerrarEntradas(
  { email, operador, motivo }: Omit<Pedido, 'ativo'>,
  agora: Date,
): Promise<string> {
  const { id: usuario_id } = await donoDe(email, agora)
  await encerrarTodas(usuario_id, agora)
  const objeto = `usuario:${usuario_id}`
  await atos.registrar({ ator_id: `operador:${operador}`, acao: 'entradas_encerrar', objeto, motivo }, agora)
  return `Nenhuma entrada de ${email} continua aberta.`
}

/**
 * Blocks an account: no operation of a patient or a doctor is open to it, nobody stays signed in, and what it had
 * open ends with it, as does the admin role (estados §1). The person may have their identity checked again; then only
 * a person approves it.
 * @returns what was done, in one sentence
 * @throws Error with a sentence when the reason is missing, or the account cannot be blocked as it stands
 */
export async function bloquear(
  { email, operador, motivo }: Omit<Pedido, 'ativo'>,
  agora: Date,
): Promise<string> {
  if (!motivo) throw new Error('Diga por quê: --motivo "…".')
  const perfil = await donoDe(email, agora)
  const porque = { ator_id: `operador:${operador}`, motivo }
  // Repeated after what follows could not be done, it does that.
  if (perfil.bloqueado_em === undefined || perfil.kyc_status !== 'rejected')
    await bloqueio.gravar(perfil, porque, agora)
  // The block closes a patient's and a doctor's operations; an administrator's are open by their role alone.
  const administra = await usuarios.isAdmin(perfil.id)
  if (administra) await papeis.mudarAdmin({ usuario_id: perfil.id, ativo: false, ...porque }, agora)
  await encerrarTodas(perfil.id, agora)
  return `${email} está bloqueada${administra ? ', deixou de ser administração' : ''} e nenhuma entrada continua aberta.`
}

/**
 * Cancels the request that stayed open although a triage of its patient found a red flag.
 * @returns what was done, in one sentence
 * @throws Error with a sentence when none waits for payment or a doctor
 */
export async function cancelarPorAlerta(
  { email, operador, motivo }: Omit<Pedido, 'ativo'>,
  agora: Date,
): Promise<string> {
  const { id } = await donoDe(email, agora)
  return repetir(async () => {
    const aberta = await consultas.abertaDoPaciente(id)
    const atual = aberta && (await ler(aberta.id))
    if (!atual || !decide(consultaMachine, atual.consulta.status, 'red_flag', 'admin').ok)
      throw new Error(`${email} não tem uma consulta à espera de pagamento ou de médico.`)
    const objeto = `consulta:${atual.consulta.id}`
    const fato = { ator_id: `operador:${operador}`, acao: 'consulta_red_flag', objeto, motivo } as const
    await agir(atual, 'red_flag', 'admin', agora, {
      consulta: { red_flag: true },
      outros: [atos.ato(fato, agora)],
    })
    return `A consulta de ${email} foi cancelada. Se havia valor retido no cartão, ele é liberado.`
  })
}

async function encerrarTodas(usuario_id: string, agora: Date): Promise<void> {
  await sairDeTudo(usuario_id, agora)
  await cognito.send(
    new AdminUserGlobalSignOutCommand({ UserPoolId: env('USER_POOL_ID'), Username: usuario_id }),
  )
}

/** Who would be given the role, so that the operator sees whom an address belongs to before anything is done. */
export async function apresentar(email: string, agora: Date): Promise<string> {
  const { id, nome, tipo, cpf, telefone, created_at, kyc_status } = await donoDe(email, agora)
  const cadastro = `cadastro de ${created_at.slice(0, 10)}, identidade ${kyc_status}`
  return `${email}: ${nome}, ${tipo}, CPF terminado em ${cpf.slice(-4)}, telefone ${formatarTelefone(telefone)}, ${cadastro} (${id}).`
}

/**
 * Whose an e-mail or an id is. The e-mail's by the product's own lock, and not by what the user pool says: there the
 * address is an attribute of whoever signs in with it.
 * @throws Error with a sentence when nobody registered with it
 */
async function donoDe(email: string, agora: Date): Promise<Usuario> {
  const porEmail = email.includes('@')
  const id = porEmail ? await unicos.dono('email', email, 'paciente', agora) : email
  const perfil = id === undefined ? undefined : await usuarios.find(id)
  if (!perfil || perfil.closed_at !== undefined || (porEmail && perfil.email !== email))
    throw new Error(`Não há cadastro com o e-mail ${email}. A pessoa precisa se cadastrar antes.`)
  return perfil
}
