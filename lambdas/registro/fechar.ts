import { DomainError } from '#domain/base/erros.ts'
import { faltaNoRegistro, fraseDoQueFalta } from '#domain/registro/minimo.ts'
import { EM_BRANCO, type Registro } from '#domain/registro/registro.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import type { Write } from '#lambdas/store/table.ts'
import * as registros from './store/registros.ts'

/**
 * What the doctor wrote, when it may be closed.
 * @throws DomainError registro_incompleto with what is missing, by field
 */
export async function registroCompleto(consulta_id: string, medico_id: string): Promise<Registro> {
  const { registro, campos } = await oQueFalta(consulta_id, medico_id)
  if (registro && campos.length === 0) return registro
  throw new DomainError('registro_incompleto', { detail: fraseDoQueFalta(campos), campos })
}

/** Whether something is missing in what the doctor wrote. */
export const semRegistroCompleto = async (consulta_id: string, medico_id: string): Promise<boolean> =>
  (await oQueFalta(consulta_id, medico_id)).campos.length > 0

async function oQueFalta(consulta_id: string, medico_id: string) {
  const registro = await registros.find(consulta_id, medico_id)
  return { registro, campos: faltaNoRegistro(registro ?? EM_BRANCO) }
}

/**
 * Closes a record in the one transaction that `gravar` makes of these writes: the closing and its line in the patient's
 * access log.
 */
export async function fechar(
  registro: Registro,
  ator_id: string,
  now: Date,
  gravar: (writes: readonly Write[]) => Promise<void>,
): Promise<void> {
  const { consulta_id, paciente_id } = registro
  const em = now.toISOString()
  const fato = { paciente_id, ator_id, acao: 'fechar', objeto: `registro:${consulta_id}`, em }
  await auditoria.registrarCom(fato, (linha) => gravar([registros.fechamentoWrite(registro, em), linha]))
}
