import { kycFacematch } from '#domain/kyc/contract.ts'
import { passou } from '#domain/kyc/decisao.ts'
import { MOTIVOS_DA_CORRIDA } from '#domain/kyc/motivos.ts'
import { notaDaSemelhanca } from '#domain/kyc/semelhanca.ts'
import { compararRostos } from '#lambdas/providers/rekognition.ts'
import { step } from '#lambdas/runtime/step.ts'
import { concluir, entrar } from './etapa.ts'
import { lerCopia } from './fotos.ts'

/** The portrait on the document's front against the selfie. */
export const handler = step(kycFacematch, async (pedido, { now }) => {
  const corrida = await entrar('facematch', pedido, now)
  const [frente, selfie] = await Promise.all([
    lerCopia(corrida, 'documento_frente'),
    lerCopia(corrida, 'selfie'),
  ])
  const semelhanca = await compararRostos(frente, selfie)
  const nota = notaDaSemelhanca(semelhanca)
  const recusa = semelhanca === undefined ? 'retrato_ausente' : 'rostos_diferentes'
  const achado = { nota, motivos: passou('facematch', nota) ? [] : [MOTIVOS_DA_CORRIDA[recusa]] }
  return { veredito: await concluir('facematch', corrida, achado, now) }
})
