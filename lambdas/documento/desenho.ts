/** What the pages of a document are drawn with. */
export type Pdf = PDFKit.PDFDocument

/** The whole file; asked for before the first page is drawn. */
export function bytesDe(pdf: Pdf): Promise<Buffer> {
  const chunks: Buffer[] = []
  return new Promise((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk))
    pdf.on('end', () => resolve(Buffer.concat(chunks)))
    pdf.on('error', reject)
  })
}

export const MARGEM = 56
export const COR = { tinta: '#14302C', segunda: '#4A605C', marca: '#0B6B5B', linha: '#DDD5C7' } as const

export function regua(pdf: Pdf): void {
  pdf.moveDown(0.6)
  pdf
    .moveTo(MARGEM, pdf.y)
    .lineTo(pdf.page.width - MARGEM, pdf.y)
    .lineWidth(0.75)
    .stroke(COR.linha)
  pdf.moveDown(0.6)
}

/** Side of the mark, and of the square it was drawn in. */
const LADO = 26
const GRADE = 34

/** The mark, as the screens draw it (web/src/components/logo.tsx), and the name in the house's serif. */
export function logo(pdf: Pdf): void {
  const topo = pdf.y
  pdf
    .save()
    .translate(MARGEM, topo)
    .scale(LADO / GRADE)
  pdf.roundedRect(0, 0, GRADE, GRADE, 11).fill(COR.marca)
  pdf.path('M8 19.5C8 13 12.5 8.5 17 8.5s9 4.5 9 11').lineWidth(3).lineCap('round').stroke('#FFFFFF')
  pdf.circle(17, 20.5, 3.6).fill('#FFFFFF')
  pdf.restore()
  pdf
    .font('titulo')
    .fontSize(18)
    .fillColor(COR.marca)
    .text('Acolhe', MARGEM + LADO + 8, topo + 1)
  pdf.x = MARGEM
  pdf.y = topo + LADO
  pdf.moveDown(0.8)
}

const SEM_VALIDADE = 'SEM VALIDADE'

/** Across the page, over what is written, faint enough to read it. */
export function semValidade(pdf: Pdf): void {
  const { width, height } = pdf.page
  pdf.save()
  pdf.rotate(-52, { origin: [width / 2, height / 2] }).fillOpacity(0.12)
  pdf.font('negrito').fontSize(86).fillColor(COR.tinta)
  const left = (width - pdf.widthOfString(SEM_VALIDADE)) / 2
  pdf.text(SEM_VALIDADE, left, height / 2 - 48, { lineBreak: false })
  pdf.restore()
}
