import { arquivoDe } from './fotos/fotos.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { apagarRostos, buscarRostos, indexarRosto } from '#lambdas/aws/colecao.ts'
import { queue } from '#lambdas/runtime/stream.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { marcarRosto, rostoOpaco } from '#lambdas/kyc/store/marcas.ts'
import * as rostos from '#lambdas/kyc/store/rostos.ts'
import { ConditionFailed } from '#lambdas/store/table.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/**
 * Adds the face of an approved person to the collection, once per selfie. A repeated message finds the face by its
 * opaque id, so no face is added twice or left without an owner; if the account was closed meanwhile, the face is
 * removed again.
 */
export const handler = queue(async ({ em, detalhe: { usuario_id, corrida_id, para } }) => {
  if (para !== 'approved' || typeof usuario_id !== 'string' || typeof corrida_id !== 'string') return
  const corrida = await corridas.find(usuario_id, corrida_id)
  const conhecido = await rostos.find(usuario_id)
  const selfie = corrida && arquivoDe(corrida, 'selfie')
  if (!selfie?.sha256 || conhecido?.sha256 === selfie.sha256) return
  const bytes = selfie.copia === undefined ? undefined : await imagens.ler(selfie.copia)
  if (!bytes) return
  try {
    await rostos.anunciar(usuario_id, { face_ids: conhecido?.face_ids ?? [] })
    await registrar({ usuario_id, em, selfie: { bytes, sha256: selfie.sha256 }, conhecido })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    await retirar(usuario_id, bytes)
  }
})

interface Registro {
  readonly usuario_id: Corrida['usuario_id']
  /** When it was approved: the same in every delivery of the message. */
  readonly em: string
  readonly selfie: { readonly bytes: Uint8Array; readonly sha256: string }
  readonly conhecido: rostos.Rosto | undefined
}

async function registrar({ usuario_id, em, selfie, conhecido }: Registro): Promise<void> {
  const perfil = await usuarios.find(usuario_id)
  if (!perfil) return
  const antes = conhecido?.face_ids ?? []
  const deixados = (await proprios(usuario_id, selfie.bytes)).filter((face_id) => !antes.includes(face_id))
  const face_ids =
    deixados.length > 0 ? deixados : await indexarRosto(selfie.bytes, await rostoOpaco(usuario_id))
  const marca = await marcarRosto({ usuario_id, cpf: perfil.cpf }, em)
  await rostos.guardar(usuario_id, { face_ids: [...antes, ...face_ids], sha256: selfie.sha256 }, marca)
}

/** Faces like this one that the collection has under this account's opaque id. */
async function proprios(usuario_id: string, bytes: Uint8Array): Promise<string[]> {
  const meu = await rostoOpaco(usuario_id)
  const achados = (await buscarRostos(bytes)) ?? []
  return achados.flatMap(({ face_id, externo }) => (externo === meu ? [face_id] : []))
}

/** The account is no longer approved: removes what an earlier delivery may have added. */
async function retirar(usuario_id: string, bytes: Uint8Array): Promise<void> {
  const conhecido = await rostos.find(usuario_id)
  await apagarRostos([...new Set([...(conhecido?.face_ids ?? []), ...(await proprios(usuario_id, bytes))])])
  await rostos.esquecer(usuario_id)
}
