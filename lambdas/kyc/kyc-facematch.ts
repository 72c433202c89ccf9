import { kycFacematch } from '#domain/kyc/contract.ts'
import { vereditoFeito } from '#domain/kyc/corrida.ts'
import { lerJpeg } from '#domain/kyc/jpeg.ts'
import { MOTIVOS_DO_RETRATO } from '#domain/kyc/motivos.ts'
import { compararRetrato, type RostoComparado } from '#domain/kyc/semelhanca.ts'
import { compararRostos } from '#lambdas/providers/rekognition.ts'
import { step } from '#lambdas/runtime/step.ts'
import { concluir, entrar } from './etapa.ts'
import { arquivoDe, lerCopia } from './fotos.ts'

/** The portrait on the document's front against the selfie; the back must show none. */
export const handler = step(kycFacematch, async (pedido, { now }) => {
  const corrida = await entrar('facematch', pedido, now)
  const feito = vereditoFeito('facematch', corrida)
  if (feito) return { veredito: feito }
  const [selfie, frente, verso] = await Promise.all([
    lerCopia(corrida, 'selfie'),
    lerCopia(corrida, 'documento_frente'),
    arquivoDe(corrida, 'documento_verso') && lerCopia(corrida, 'documento_verso'),
  ])
  const [daFrente, doVerso] = await Promise.all([
    comparados(selfie, frente),
    verso ? comparados(selfie, verso) : null,
  ])
  const { nota, motivo, revisao } = compararRetrato(daFrente, doVerso)
  const achado = { nota, motivos: motivo === null ? [] : [MOTIVOS_DO_RETRATO[motivo]], revisao }
  return { veredito: await concluir('facematch', corrida, achado, now) }
})

/** Every face of a document's side against the selfie's, in pixels; null when the selfie shows none. */
async function comparados(selfie: Uint8Array, lado: Uint8Array): Promise<readonly RostoComparado[] | null> {
  const rostos = await compararRostos(selfie, lado)
  const tamanho = lerJpeg(lado)
  if (!tamanho) throw new Error('The copy is no JPEG')
  return (
    rostos?.map(({ semelhanca, confianca, largura, altura }) => ({
      semelhanca,
      confianca,
      largura: largura * tamanho.largura,
      altura: altura * tamanho.altura,
    })) ?? null
  )
}
