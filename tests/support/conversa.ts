import { deflateSync } from 'node:zlib'
import PDFDocument from 'pdfkit'
import sharp from 'sharp'

/** Files as people send them in a consultation. */

/** A photo of this size with the place it was taken at in its metadata, lying on its side. */
export function fotoComMetadados(largura = 800, altura = 600): Promise<Buffer> {
  return sharp({
    create: {
      width: largura,
      height: altura,
      channels: 3,
      background: '#c96',
      noise: { type: 'gaussian', mean: 140, sigma: 30 },
    },
  })
    .withExif({ IFD0: { Make: 'TELEFONE' }, IFD3: { GPSLatitudeRef: 'S', GPSLatitude: '23/1 33/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

/** An exam of so many pages. */
export function pdfDeExame(
  paginas = 2,
  opcoes: PDFKit.PDFDocumentOptions = {},
  acrescentar: (pdf: PDFKit.PDFDocument) => void = () => undefined,
): Promise<Buffer> {
  const pdf = new PDFDocument({ size: 'A4', ...opcoes })
  for (let pagina = 1; pagina <= paginas; pagina++) {
    if (pagina > 1) pdf.addPage()
    pdf.text(`Hemograma, página ${pagina}`)
  }
  acrescentar(pdf)
  const partes: Buffer[] = []
  const pronto = new Promise<Buffer>((resolve) => {
    pdf.on('data', (parte: Buffer) => partes.push(parte))
    pdf.on('end', () => resolve(Buffer.concat(partes)))
  })
  pdf.end()
  return pronto
}

/** A file whose objects are in a compressed stream, as most writers make them now. */
export function pdfDobrado(
  objetos: string,
  dicionario = '/Type /ObjStm /N 1 /First 4 /Filter /FlateDecode',
): Buffer {
  const dentro = deflateSync(Buffer.from(objetos, 'latin1'))
  return Buffer.concat([
    Buffer.from(`%PDF-1.7\n1 0 obj\n<< ${dicionario} /Length ${dentro.length} >>\nstream\r\n`, 'latin1'),
    dentro,
    Buffer.from('\nendstream\nendobj\ntrailer << /Root 2 0 R >>\nstartxref\n0\n%%EOF\n', 'latin1'),
  ])
}

/** Posts a file with a signed form, as a browser does. */
export async function subir(
  { url, campos }: { readonly url: string; readonly campos: Readonly<Record<string, string>> },
  bytes: Buffer,
): Promise<void> {
  const form = new FormData()
  for (const [nome, valor] of Object.entries(campos)) form.append(nome, valor)
  form.append('file', new Blob([new Uint8Array(bytes)]), 'arquivo')
  const posted = await fetch(url, { method: 'POST', body: form })
  if (!posted.ok) throw new Error(`The upload was refused: ${posted.status} ${await posted.text()}`)
}
