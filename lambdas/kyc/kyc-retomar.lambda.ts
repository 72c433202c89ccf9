import { kycRetomar } from '#domain/kyc/contract.ts'
import type { Corrida, Kyc } from '#domain/kyc/corrida.ts'
import type { Envio } from '#domain/kyc/envio.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import { venceu } from '#domain/base/prazos.ts'
import { metrics } from '#lambdas/runtime/log.ts'
import { prazosDoEstagio, vencimento } from '#lambdas/runtime/prazos.ts'
import { eachAlone, schedule } from '#lambdas/runtime/schedule.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { ConditionFailed, write } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { encerrar } from './desfecho/desfecho.ts'
import { repetivel, vencimentoDaAnalise } from './desfecho/vencimento-da-analise.ts'
import { executar } from './corrida/execucao.ts'
import { apagarEnvio, emAberto } from './fotos/limpeza.ts'

/**
 * Every minute: retries runs in analysis or calls their late reviewer, puts stalled runs into analysis, and deletes old
 * uploads together with files posted by a form whose upload is gone.
 */
export const handler = schedule(kycRetomar, async ({ now }) => {
  await eachAlone(await kyc.vencidos(now), async (atual) => vencer(atual, now))
  await eachAlone(await envios.esquecidos(now), async (envio) => limpar(envio, now))
  await eachAlone(await envios.formulariosVencidos(now), seguirFormulario)
})

/**
 * An upload form works for some minutes, even after its picture was validated, cleaned up, or erased with the account:
 * what is posted with it by then belongs to nobody and is deleted.
 */
async function seguirFormulario(formulario: envios.Formulario): Promise<void> {
  const { usuario_id, caminho } = formulario
  if (!(await envios.find(usuario_id, caminho))) await imagens.apagar(caminho)
  await envios.esquecerFormulario(formulario)
}

async function limpar(envio: Envio, now: Date): Promise<void> {
  const { atual, presos } = await emAberto(envio.usuario_id)
  if (presos.has(envio.caminho)) return envios.adiar(envio, now)
  try {
    await apagarEnvio(envio, atual, now)
  } catch (error) {
    // The person has just continued the check: the next round decides about the picture.
    if (!(error instanceof ConditionFailed)) throw error
  }
}

async function vencer(atual: Kyc, now: Date): Promise<void> {
  const { user_id, corrida_id } = atual
  const corrida = corrida_id && (await corridas.find(user_id, corrida_id))
  if (!corrida) throw new Error('An identity check fell due without a run')
  try {
    if (atual.current_state === 'em_analise') await seguir(atual, corrida, now)
    else await adiar(atual, corrida, now)
  } catch (error) {
    // A concurrent change won: the run ended, or the person began a new one.
    if (!(error instanceof ConditionFailed)) throw error
  }
}

async function seguir(atual: Kyc, corrida: Corrida, now: Date): Promise<void> {
  const { user_id, em_analise_desde: desde = corrida.updated_at } = atual
  if (venceu('revisao_do_kyc', desde, now, prazosDoEstagio()))
    metrics.addMetric('KycRevisaoVencida', 'Count', 1)
  if (repetivel(corrida)) return repetir(user_id, corrida, now)
  // Only a person can judge it: another retry would cost the same and answer the same.
  const vence_em = vencimentoDaAnalise(corrida, desde, now)
  return kyc.mover(user_id, { ato: 'adiar', corrida_id: corrida.id, vence_em }, now)
}

async function repetir(user_id: string, corrida: Corrida, now: Date): Promise<void> {
  const passo = {
    ato: 'repetir',
    corrida_id: corrida.id,
    vence_em: vencimento('etapa_do_kyc', now),
  } as const
  await write(kyc.passagem(user_id, passo, now), corridas.repeticao(corrida, now))
  await executar({ ...corrida, vez: corrida.vez + 1 })
}

/** A stage took longer than allowed. Nothing is known against the person, so it is tried again. */
async function adiar(atual: Kyc, corrida: Corrida, now: Date): Promise<void> {
  const perfil = await usuarios.find(atual.user_id)
  if (!perfil) throw new Error('An identity check fell due without a profile')
  await encerrar(
    {
      corrida,
      kyc: atual,
      perfil,
      veredito: 'em_analise',
      motivos: [MOTIVOS_DA_CORRIDA.indisponivel],
      decisao: null,
      aprovacao: [],
    },
    now,
  )
}
