import { hojeEm } from '#domain/base/campos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { dizemOMesmo, proximaFicha } from '#domain/ficha/carimbo.ts'
import { salvarFicha } from '#domain/ficha/contract.ts'
import { anosImpossiveis } from '#domain/ficha/entrada.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import { ERROS_DA_FICHA, FICHA_MUDOU } from '#domain/ficha/textos.ts'
import { http } from '#lambdas/runtime/http.ts'
import { pacienteDoPedido } from '#lambdas/store/paciente-do-pedido.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { fichaKey } from '#lambdas/store/keys.ts'
import { ConditionFailed, write } from '#lambdas/store/table.ts'
import * as fichas from './store/fichas.ts'

/**
 * The health profile of the caller, or of a dependant, as they filled it in, in place of the version they had on the
 * screen: of two tabs the one that saves second gets a conflict, and nothing is lost. Saving exactly what is stored
 * changes nothing and answers it, so that repeating after a lost answer is no conflict.
 */
export const handler = http(salvarFicha, async ({ versao, paciente_id, ...digitada }, { actor, now }) => {
  const { id, data_nascimento: nascimento, vinculo } = await pacienteDoPedido(actor, paciente_id, now)
  const campos = anosImpossiveis(digitada, { nascimento, hoje: hojeEm(now) })
  if (campos.length > 0) throw new DomainError('campos_invalidos', { campos })
  const antes = await fichas.find(id)
  if (antes?.alergias && !digitada.alergias)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'alergias', motivo: ERROS_DA_FICHA.alergias_retiradas }],
    })
  const em = now.toISOString()
  const proxima = proximaFicha(antes, digitada, { fonte: vinculo ? 'responsavel' : 'paciente', em })
  if (antes && dizemOMesmo(antes, proxima)) return antes
  if (versao !== (antes?.versao ?? 0)) throw new DomainError('conflito', { detail: FICHA_MUDOU })
  await guardar(id, actor.id, proxima)
  return proxima
})

/** With its line of the access log: neither is stored without the other. @throws DomainError conflito */
async function guardar(paciente_id: string, ator_id: string, ficha: Ficha): Promise<void> {
  const fato = {
    paciente_id,
    ator_id,
    acao: 'alterar',
    objeto: 'ficha',
    em: ficha.atualizada_em,
  }
  try {
    await auditoria.registrarCom(fato, (linha) => write(linha, fichas.fichaWrite(paciente_id, ficha)))
  } catch (error) {
    if (!(error instanceof ConditionFailed) || !error.at(fichaKey(paciente_id))) throw error
    throw new DomainError('conflito', { detail: FICHA_MUDOU })
  }
}
