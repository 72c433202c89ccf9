import type { ItemEmitido } from '#domain/documento/receita/item.ts'
import { COR, MARGEM, type Pdf } from './desenho.ts'

/** Room for the number, to the left of each item. */
const RECUO = 24

/** The medicines of a prescription: each with its number, its route and quantity, and how it is used, on one page. */
export function itensNoPdf(pdf: Pdf, itens: readonly ItemEmitido[]): void {
  const width = pdf.page.width - 2 * MARGEM - RECUO
  for (const [n, { titulo, via, quantidade, modo }] of itens.entries()) {
    const resumo = [via && `Via ${via}`, quantidade && `Quantidade: ${quantidade}`]
      .filter(Boolean)
      .join(' · ')
    const linhas = [
      { fonte: 'negrito', corpo: 13.5, cor: COR.tinta, texto: titulo },
      { fonte: 'normal', corpo: 11.5, cor: COR.segunda, texto: resumo },
      { fonte: 'normal', corpo: 12.5, cor: COR.tinta, texto: modo },
    ].filter(({ texto }) => texto !== '')
    const altura = linhas.reduce(
      (soma, { fonte, corpo, texto }) =>
        soma + pdf.font(fonte).fontSize(corpo).heightOfString(texto, { width, lineGap: 2 }),
      0,
    )
    // What is longer than a page breaks all the same.
    if (pdf.y + altura > pdf.page.height - pdf.page.margins.bottom) pdf.addPage()
    pdf.font('negrito').fontSize(13.5).fillColor(COR.marca)
    pdf.text(`${n + 1}.`, MARGEM, pdf.y, { lineBreak: false })
    for (const { fonte, corpo, cor, texto } of linhas) {
      pdf.font(fonte).fontSize(corpo).fillColor(cor)
      pdf.text(texto, MARGEM + RECUO, pdf.y, { width, lineGap: 2 })
    }
    pdf.x = MARGEM
    pdf.y += 14
  }
}
