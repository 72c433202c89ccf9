import * as cognito from '#lambdas/providers/cognito.ts'
import * as encerramentos from '#lambdas/store/encerramentos.ts'
import * as corridas from '#lambdas/store/kyc-corridas.ts'
import * as envios from '#lambdas/store/kyc-envios.ts'
import * as imagens from '#lambdas/store/kyc-imagens.ts'

/**
 * Erases what is left of a closed account: sign-in first, so that nobody acts any more, then pictures, then the records
 * that name them. Each step may be repeated, so a crash anywhere is finished by the next round.
 */
export async function apagar(usuario_id: string): Promise<void> {
  await cognito.apagarLogin(usuario_id)
  await Promise.all((await caminhosDasImagens(usuario_id)).map(imagens.apagar))
  await encerramentos.apagarRestos(usuario_id)
  await encerramentos.concluir(usuario_id)
}

async function caminhosDasImagens(usuario_id: string): Promise<string[]> {
  const [feitas, enviadas] = await Promise.all([corridas.doUsuario(usuario_id), envios.doUsuario(usuario_id)])
  const dasCorridas = feitas.flatMap(({ arquivos }) =>
    arquivos.flatMap(({ caminho, copia, quarentena }) => [caminho, copia, quarentena]),
  )
  const caminhos = [...dasCorridas, ...enviadas.map(({ caminho }) => caminho)]
  return [...new Set(caminhos.filter((caminho) => caminho !== undefined))]
}
