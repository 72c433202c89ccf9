import type { Usuario } from '#domain/cadastro/usuario.ts'
import { caixaDe, type Mensagem } from '../../support/caixa.ts'
import type { CloudProcess } from '../../support/cloud.ts'
import { loja, type Pessoa } from '../../support/pessoas.ts'
import { eventually } from '../../support/provedores.ts'

/** What arrives in the inbox. */

/** Everything that was mailed to this address, oldest first. */
export const caixa = async (cloud: CloudProcess, para: string): Promise<readonly Mensagem[]> =>
  (await caixaDe(cloud, para)).reverse()

/** Subjects of everything that was mailed to this person, oldest first. */
export const assuntos = async (cloud: CloudProcess, { usuario }: Pessoa): Promise<string[]> =>
  (await caixa(cloud, usuario.email)).map(({ subject }) => subject)

/** The same once there are so many. */
export const recebidas = (cloud: CloudProcess, quem: Pessoa, quantas: number): Promise<string[]> =>
  eventually(`${quantas} messages`, async () => {
    const lidas = await assuntos(cloud, quem)
    return lidas.length >= quantas ? lidas : undefined
  })

/** Writes where somebody's account stands, as the verification does. */
export async function conta(
  cloud: CloudProcess,
  { id }: Pessoa,
  fatos: Partial<Pick<Usuario, 'kyc_status' | 'access_tier' | 'email_confirmado'>>,
): Promise<void> {
  const { table, keys } = await loja(cloud)
  await table.write(table.update(keys.usuarioKey(id), { set: fatos }, table.EXISTS))
}

/** A message that is sent after everything before it: who has it has the others too, and would have their doubles. */
export async function depoisDeTudo(cloud: CloudProcess, quem: Pessoa): Promise<void> {
  const antes = (await assuntos(cloud, quem)).length
  await conta(cloud, quem, { kyc_status: 'rejected', access_tier: 'blocked' })
  await recebidas(cloud, quem, antes + 1)
}
