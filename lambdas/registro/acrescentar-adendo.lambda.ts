import { createHash, randomUUID } from 'node:crypto'
import { DomainError } from '#domain/base/erros.ts'
import { acrescentarAdendo } from '#domain/registro/contract.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { ConditionFailed, write } from '#lambdas/store/table.ts'
import { lido } from './leitura.ts'
import * as registros from './store/registros.ts'

/**
 * The doctor adds to a closed record; the addendum and its line in the patient's access log are one transaction. With
 * an `Idempotency-Key` header a repeated request adds nothing.
 */
export const handler = http(acrescentarAdendo, async ({ id, texto }, { actor, now, request }) => {
  await consultaDe(actor.id, id, 'medico')
  const registro = await registros.find(id, actor.id)
  if (!registro || registro.status === 'aberto')
    throw new DomainError('transicao_invalida', {
      detail: 'Um adendo só é possível depois que o registro é fechado.',
    })
  const adendo = { id: idDe(request.headers['idempotency-key']), texto, em: now.toISOString() }
  const { paciente_id } = registro
  const objeto = `registro:${id}`
  try {
    await auditoria.registrarCom(
      { paciente_id, ator_id: actor.id, acao: 'acrescentar_adendo', objeto, em: adendo.em },
      (linha) => write(registros.adendoWrite(registro, adendo), linha),
    )
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !(await registros.temAdendo(registro, adendo.id))) throw error
  }
  const guardado = await registros.comAdendos(id, actor.id)
  if (!guardado) throw new DomainError('conflito')
  return lido(guardado)
})

const idDe = (chave: string | undefined): string =>
  chave ? createHash('sha256').update(chave).digest('hex').slice(0, 32) : randomUUID()
