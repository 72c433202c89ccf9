import { caberEm, OTIMIZACAO } from '#domain/kyc/captura/imagem.ts'
import type { ARQUIVO_INVALIDO } from '#domain/medico/textos-onboarding.ts'

/** Why a PDF cannot be shown as a picture. */
export class FalhaDePdf extends Error {
  constructor(
    readonly motivo: keyof typeof ARQUIVO_INVALIDO.motivos,
    cause?: unknown,
  ) {
    super(`PDF ${motivo}`, { cause })
    this.name = 'FalhaDePdf'
  }
}

/** A page is drawn at most this much larger than its own size: a card on A4 still has readable letters. */
const ESCALA_MAXIMA = 4

/**
 * The first page of a PDF as a JPEG of at most 2048 × 2048 on white, made here: the file itself is not sent.
 * @throws FalhaDePdf
 */
export async function primeiraPagina(arquivo: File): Promise<File> {
  const { getDocument, GlobalWorkerOptions } = await import('pdfjs-dist/legacy/build/pdf.mjs')
  const worker = new Worker(new URL('./pdf.worker.ts', import.meta.url), { type: 'module' })
  GlobalWorkerOptions.workerPort = worker
  try {
    const tarefa = getDocument({ data: await arquivo.arrayBuffer(), stopAtErrors: false })
    const documento = await tarefa.promise
    const pagina = await documento.getPage(1)
    const { width, height } = pagina.getViewport({ scale: 1 })
    const maior = caberEm(width * ESCALA_MAXIMA, height * ESCALA_MAXIMA)
    const viewport = pagina.getViewport({ scale: maior.largura / width })
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(viewport.width)
    canvas.height = Math.round(viewport.height)
    await pagina.render({ canvas, viewport, background: 'white' }).promise
    const imagem = await jpeg(canvas)
    return new File([imagem], `${arquivo.name.replace(/\.\w+$/, '')}.jpg`, { type: 'image/jpeg' })
  } catch (error) {
    if (error instanceof FalhaDePdf) throw error
    throw new FalhaDePdf(
      error instanceof Error && error.name === 'PasswordException' ? 'protegido' : 'ilegivel',
      error,
    )
  } finally {
    GlobalWorkerOptions.workerPort = null
    worker.terminate()
  }
}

const jpeg = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new FalhaDePdf('sem_suporte'))),
      'image/jpeg',
      OTIMIZACAO.qualidade,
    )
  })
