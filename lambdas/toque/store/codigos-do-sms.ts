import { acertado, novoCodigo } from '../../store/codigo-contado.ts'
import { hmac } from '../../store/hmac.ts'
import { codigoDoSmsKey } from '../../store/keys.ts'
import { ligadoWrite } from '../../store/sms.ts'
import { ALWAYS, put, remove, write, writeIf } from '../../store/table.ts'

/** Codes that prove whose a telephone is: one at a time for each person. A new one replaces the one before. */

/** Issues a new code for this number. */
export async function emitir(usuario_id: string, telefone: string, agora: Date): Promise<string> {
  const { codigo, guardado } = await novoCodigo((novo) => seloDoCodigo(usuario_id, telefone, novo), agora)
  await write(put({ ...codigoDoSmsKey(usuario_id), entidade: 'codigo_do_sms', ...guardado }, ALWAYS))
  return codigo
}

/** Turns the texts to this number on if this is the code that was sent to it, and uses the code up. */
export async function ligar(
  usuario_id: string,
  telefone: string,
  codigo: string,
  agora: Date,
): Promise<boolean> {
  const key = codigoDoSmsKey(usuario_id)
  const id = await acertado(key, await seloDoCodigo(usuario_id, telefone, codigo), agora)
  if (id === undefined) return false
  return writeIf(remove(key, { id }), ligadoWrite(usuario_id, { telefone, ligado_em: agora.toISOString() }))
}

const seloDoCodigo = (usuario_id: string, telefone: string, codigo: string): Promise<string> =>
  hmac('sms:codigo', JSON.stringify([usuario_id, telefone, codigo]))
