import { kycFacematch } from '#domain/kyc/contract.ts'
import { type Corrida, vereditoFeito } from '#domain/kyc/corrida.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import { lerJpeg } from '#domain/kyc/imagem/jpeg.ts'
import { MOTIVOS_DO_RETRATO } from '#domain/kyc/motivos.ts'
import { compararRetrato, type RostoComparado } from '#domain/kyc/rosto/semelhanca.ts'
import { compararRostos } from '#lambdas/aws/rekognition.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import { concluir, entrar, seCorre } from './corrida/etapa.ts'
import { arquivoDe, FINALIDADE_DO, lerCopia } from './fotos/fotos.ts'
import { comFantasmas } from './fotos/retrato.ts'

/** The portrait on the document's front against the selfie; the back must show none. */
export const handler = step(kycFacematch, async (pedido, { now }) => {
  const corrida = await entrar('facematch', pedido, now)
  const feito = vereditoFeito('facematch', corrida)
  if (feito) return { veredito: feito }
  const lados = [comparados(corrida, 'frente'), comparadosDoVerso(corrida)] as const
  // When one side cannot be compared, the other side's answer is still stored before the stage fails.
  await Promise.allSettled(lados)
  const [daFrente, doVerso] = await Promise.all(lados)
  const { nota, motivo, revisao } = compararRetrato(daFrente, doVerso)
  const achado = { nota, motivos: motivo === null ? [] : [MOTIVOS_DO_RETRATO[motivo]], revisao }
  return { veredito: await concluir('facematch', corrida, achado, now) }
})

type Comparados = readonly RostoComparado[] | null

const comparadosDoVerso = async (corrida: Corrida): Promise<Comparados> =>
  arquivoDe(corrida, 'documento_verso') ? comparados(corrida, 'verso') : null

/**
 * Compares every face of a side with the selfie's and stores the result at once: if the other side fails, only that one
 * is asked again.
 */
async function comparados(corrida: Corrida, lado: Lado): Promise<Comparados> {
  const conhecidos = corrida[`comparacao_${lado}`]
  if (conhecidos !== undefined) return conhecidos
  const [selfie, imagem] = await Promise.all([
    lerCopia(corrida, 'selfie'),
    lerCopia(corrida, FINALIDADE_DO[lado]),
  ])
  const achados = await comparar(selfie, imagem)
  // No layout has a portrait on its back, so every face there is reported unmarked.
  const rostos = lado === 'frente' && achados ? await comFantasmas(imagem, achados) : achados
  await seCorre(() => corridas.guardarComparacao(corrida, lado, rostos))
  return rostos
}

/** Every face of a document's side against the selfie's, in pixels; null when the selfie shows none. */
async function comparar(selfie: Uint8Array, lado: Uint8Array): Promise<Comparados> {
  const tamanho = lerJpeg(lado)
  if (!tamanho) throw new Error('The copy is no JPEG')
  const rostos = await compararRostos(selfie, lado)
  return (
    rostos?.map((rosto) => ({
      ...rosto,
      largura: rosto.largura * tamanho.largura,
      altura: rosto.altura * tamanho.altura,
    })) ?? null
  )
}
