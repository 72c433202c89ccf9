import { caberEm, OTIMIZACAO } from '#domain/kyc/captura/imagem.ts'
import type { RespostaDoWorker } from './imagem.ts'

addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  void reduzir(data).then(
    (imagem) => answer({ imagem }),
    (error: unknown) => answer({ erro: String(error) }),
  )
})

const answer = (resposta: RespostaDoWorker) => postMessage(resposta)

async function reduzir(arquivo: Blob): Promise<Blob> {
  const foto = await createImageBitmap(arquivo)
  const { largura, altura } = caberEm(foto.width, foto.height)
  const canvas = new OffscreenCanvas(largura, altura)
  const context = canvas.getContext('2d')
  if (context === null) throw new Error('no 2d context')
  // Transparent parts would turn black where there is no alpha.
  context.fillStyle = '#fff'
  context.fillRect(0, 0, largura, altura)
  context.imageSmoothingQuality = 'high'
  context.drawImage(foto, 0, 0, largura, altura)
  foto.close()
  return canvas.convertToBlob({ type: OTIMIZACAO.saida, quality: OTIMIZACAO.qualidade })
}
