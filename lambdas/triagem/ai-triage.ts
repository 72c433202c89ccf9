import { hojeEm, idadeEm } from '#domain/cadastro/campos.ts'
import { DomainError } from '#domain/erros.ts'
import { aiTriage } from '#domain/triagem/contract.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import type { RegraDisparada } from '#domain/triagem/regras.ts'
import { LIMITE_ATINGIDO, LIMITE_DE_TRIAGENS, type Triagem } from '#domain/triagem/triagem.ts'
import { http } from '#lambdas/runtime/http.ts'
import { logger, metrics } from '#lambdas/runtime/log.ts'
import * as limites from '#lambdas/store/limites.ts'
import { cancelarPorRedFlag } from '#lambdas/store/par.ts'
import * as triagens from '#lambdas/store/triagens.ts'

/**
 * Reads what the patient tells and says where to seek care. The clinical protocol always answers; a stage without a
 * model answers by it alone and says so. Stored whole before it is answered.
 */
export const handler = http(aiTriage, async (pedido, { actor, now }) => {
  if (pedido.paciente_id !== actor.id) throw new DomainError('nao_encontrado')
  const limite = await limites.consumir({ tipo: 'triagem', quem: actor.id }, LIMITE_DE_TRIAGENS, now)
  if (!limite.allowed)
    throw new DomainError('muitas_tentativas', { retry_after: limite.retryAfter, detail: LIMITE_ATINGIDO })

  const hoje = hojeEm(now)
  const { achados, regras_disparadas, versao, ...resultado } = triar(
    pedido,
    hoje,
    idadeEm(actor.perfil.data_nascimento, hoje),
  )
  const { idade, sexo, sintomas_texto, perguntas_guiadas } = pedido
  const triagem: Triagem = {
    ...resultado,
    id: crypto.randomUUID(),
    paciente_id: actor.id,
    created_at: now.toISOString(),
    consulta_id: null,
    aviso_versao: pedido.aviso_versao ?? null,
    com_ia: pedido.com_ia ?? false,
    ia_usada: false,
    entrada: { idade, sexo, sintomas_texto, perguntas_guiadas },
    achados: [...achados],
    regras_disparadas: regras_disparadas.map(comoGuardada),
    versao_protocolo: versao,
  }
  await triagens.guardar(triagem)
  return { ...triagem, triagem_id: triagem.id, consulta_cancelada: await cancelar(triagem, now) }
})

const comoGuardada = ({ motivos, ...regra }: RegraDisparada): Triagem['regras_disparadas'][number] => ({
  ...regra,
  motivos: [...motivos],
})

/** A red flag ends the patient's own open request. Should that fail, the person still must read where to go now. */
async function cancelar({ red_flag, para_outra_pessoa, paciente_id }: Triagem, now: Date): Promise<boolean> {
  if (!red_flag || para_outra_pessoa) return false
  try {
    return (await cancelarPorRedFlag(paciente_id, now)) !== undefined
  } catch (error) {
    logger.error('Open request was not cancelled after a red flag', {
      error: error instanceof Error ? error : String(error),
    })
    metrics.addMetric('RedFlagSemCancelamento', 'Count', 1)
    return false
  }
}
