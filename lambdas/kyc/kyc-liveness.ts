import { kycLiveness } from '#domain/kyc/contract.ts'
import { MOTIVOS_DA_VIVACIDADE, vivacidade } from '#domain/kyc/vivacidade.ts'
import { detectarRostos } from '#lambdas/providers/rekognition.ts'
import { step } from '#lambdas/runtime/step.ts'
import { concluir, entrar } from './etapa.ts'
import { lerCopia } from './fotos.ts'

/** One person, close enough, looking into the camera with open eyes, in a usable picture. */
export const handler = step(kycLiveness, async (pedido, { now }) => {
  const corrida = await entrar('liveness', pedido, now)
  const { nota, motivos } = vivacidade(await detectarRostos(await lerCopia(corrida, 'selfie')))
  const achado = { nota, motivos: motivos.map((motivo) => MOTIVOS_DA_VIVACIDADE[motivo]) }
  return { veredito: await concluir('liveness', corrida, achado, now) }
})
