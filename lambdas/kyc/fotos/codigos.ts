import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { pixelsDe } from './imagem.ts'

type Leitor = (imagem: ImageData) => Promise<readonly { readonly text: string }[]>
let leitor: Promise<Leitor> | undefined

/** The decoder (WebAssembly) is a file beside the code, loaded at the first picture. */
async function iniciar(): Promise<Leitor> {
  const { prepareZXingModule, readBarcodes } = await import('zxing-wasm/reader')
  const caminho = createRequire(import.meta.url).resolve('zxing-wasm/reader/zxing_reader.wasm')
  const bytes = await readFile(caminho)
  const wasmBinary = new Uint8Array(bytes).buffer
  await prepareZXingModule({ overrides: { wasmBinary }, fireImmediately: true })
  return (imagem) =>
    readBarcodes(imagem, { formats: ['QRCode'], maxNumberOfSymbols: 2, tryHarder: true, tryInvert: false })
}

/** What the QR codes in a picture say; none when there are none to be read. */
export async function codigosEm(imagem: Uint8Array): Promise<string[]> {
  leitor ??= iniciar().catch((error: unknown) => {
    leitor = undefined
    throw error
  })
  const [ler, { data, width, height }] = await Promise.all([leitor, pixelsDe(imagem)])
  const achados = await ler({ data: new Uint8ClampedArray(data), width, height, colorSpace: 'srgb' })
  return achados.map(({ text }) => text)
}
