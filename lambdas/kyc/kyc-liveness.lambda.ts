import { kycLiveness } from '#domain/kyc/contract.ts'
import { type Corrida, vereditoFeito } from '#domain/kyc/corrida.ts'
import { mesmaPessoa, notaDoVideo, PROVA_NAO_FEITA } from '#domain/kyc/rosto/prova-de-vida.ts'
import { marcosDaSelfie, MOTIVOS_DA_VIVACIDADE, vivacidade } from '#domain/kyc/rosto/vivacidade.ts'
import { lerSessao, type VideoVisto } from '#lambdas/aws/prova-de-vida.ts'
import { compararRostos, detectarRostos } from '#lambdas/aws/rekognition.ts'
import { optionalEnv } from '#lambdas/runtime/env.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as provas from '#lambdas/kyc/store/provas-de-vida.ts'
import { type Achado, concluir, entrar, seCorre } from './corrida/etapa.ts'
import { arquivoDe, lerCopia } from './fotos/fotos.ts'

/**
 * Whether a living person was there: by Rekognition's video session where the stage asks for one, otherwise by the
 * selfie alone.
 */
export const handler = step(kycLiveness, async (pedido, { now }) => {
  const corrida = await entrar('liveness', pedido, now)
  const feito = vereditoFeito('liveness', corrida)
  if (feito) return { veredito: feito }
  const pedeVideo = optionalEnv('REGIAO_PROVA_DE_VIDA') !== undefined
  const achado = pedeVideo ? await peloVideo(corrida, now) : await pelaSelfie(corrida)
  const veredito = await concluir('liveness', corrida, achado, now)
  if (pedeVideo) await provas.esquecerVideo(corrida)
  return { veredito }
})

/**
 * One person, close enough, uncovered, looking into the camera with open eyes, in a usable picture that is not a photo
 * of a photo.
 */
async function pelaSelfie(corrida: Corrida): Promise<Achado> {
  const { indicios } = arquivoDe(corrida, 'selfie') ?? {}
  const rostos = await detectarRostos(await lerCopia(corrida, 'selfie'))
  const { nota, motivos, revisao } = vivacidade(rostos, indicios)
  const marcos = marcosDaSelfie(rostos)
  if (marcos) await seCorre(() => corridas.guardarMarcos(corrida, marcos))
  return { nota, motivos: motivos.map((motivo) => MOTIVOS_DA_VIVACIDADE[motivo]), revisao }
}

/**
 * Uses the session stored with this person's run, never one the browser names, and checks that its face is the
 * selfie's.
 */
async function peloVideo(corrida: Corrida, now: Date): Promise<Achado> {
  const visto = await videoVisto(corrida, now)
  if (!visto) return PROVA_NAO_FEITA
  const video = notaDoVideo(visto)
  if (video.motivos.length > 0) return video
  const rostos = await compararRostos(await lerCopia(corrida, 'selfie'), visto.imagem)
  return mesmaPessoa(video, rostos)
}

/**
 * The session's result, stored at once: if the comparison fails, only the comparison is repeated, even after the
 * session is gone.
 */
async function videoVisto(corrida: Corrida, now: Date): Promise<VideoVisto | undefined> {
  if (corrida.prova_de_vida === undefined) return undefined
  const conhecido = await provas.video(corrida)
  if (conhecido) return conhecido
  const visto = await lerSessao(corrida.prova_de_vida)
  if (visto) await provas.guardarVideo(corrida, visto, now)
  return visto
}
