import { kycLiveness } from '#domain/kyc/contract.ts'
import { vereditoFeito } from '#domain/kyc/corrida.ts'
import { MOTIVOS_DA_VIVACIDADE, vivacidade } from '#domain/kyc/vivacidade.ts'
import { detectarRostos } from '#lambdas/providers/rekognition.ts'
import { step } from '#lambdas/runtime/step.ts'
import { concluir, entrar } from './etapa.ts'
import { arquivoDe, lerCopia } from './fotos.ts'

/** One person, close enough, uncovered, looking into the camera with open eyes, in a usable picture that is no picture's. */
export const handler = step(kycLiveness, async (pedido, { now }) => {
  const corrida = await entrar('liveness', pedido, now)
  const feito = vereditoFeito('liveness', corrida)
  if (feito) return { veredito: feito }
  const { indicios } = arquivoDe(corrida, 'selfie') ?? {}
  const rostos = await detectarRostos(await lerCopia(corrida, 'selfie'))
  const { nota, motivos, revisao } = vivacidade(rostos, indicios)
  const achado = { nota, motivos: motivos.map((motivo) => MOTIVOS_DA_VIVACIDADE[motivo]), revisao }
  return { veredito: await concluir('liveness', corrida, achado, now) }
})
