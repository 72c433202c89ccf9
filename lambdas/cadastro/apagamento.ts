import * as cognito from '#lambdas/providers/cognito.ts'
import { apagarRostos } from '#lambdas/providers/colecao.ts'
import * as encerramentos from '#lambdas/store/encerramentos.ts'
import * as corridas from '#lambdas/store/kyc-corridas.ts'
import * as envios from '#lambdas/store/kyc-envios.ts'
import * as imagens from '#lambdas/store/kyc-imagens.ts'
import * as rostos from '#lambdas/store/kyc-rostos.ts'

/**
 * Erases what is left of a closed account: sign-in first, so that nobody acts any more, then the face and the pictures,
 * then the records that name them. Each step may be repeated, so a crash anywhere is finished by the next round.
 */
export async function apagar(usuario_id: string): Promise<void> {
  await cognito.apagarLogin(usuario_id)
  await apagarRosto(usuario_id)
  await Promise.all((await caminhosDasImagens(usuario_id)).map(imagens.apagar))
  await encerramentos.apagarRestos(usuario_id)
  await encerramentos.concluir(usuario_id)
}

/** @throws Error while a face of this account is on its way into the collection: the next round finds it settled */
async function apagarRosto(usuario_id: string): Promise<void> {
  const rosto = await rostos.find(usuario_id)
  if (!rosto) return
  if (rosto.sha256 === undefined) throw new Error('A face is being put into the collection')
  await apagarRostos(rosto.face_ids)
}

async function caminhosDasImagens(usuario_id: string): Promise<string[]> {
  const [feitas, enviadas] = await Promise.all([corridas.doUsuario(usuario_id), envios.doUsuario(usuario_id)])
  const dasCorridas = feitas.flatMap(({ arquivos }) =>
    arquivos.flatMap(({ caminho, copia, quarentena }) => [caminho, copia, quarentena]),
  )
  const caminhos = [...dasCorridas, ...enviadas.map(({ caminho }) => caminho)]
  return [...new Set(caminhos.filter((caminho) => caminho !== undefined))]
}
