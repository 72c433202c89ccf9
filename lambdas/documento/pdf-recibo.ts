import PDFDocument from 'pdfkit'
import { formatarCpf } from '#domain/base/cpf.ts'
import { diaEmSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { nomeParaImprimir } from '#domain/documento/caracteres.ts'
import type { Recibo } from '#domain/documento/recibo.ts'
import { NOTA_DO_RECIBO, quitacao, SERVICO } from '#domain/documento/textos-recibo.ts'
import { dinheiroEscrito } from '#domain/pagamento/por-extenso.ts'
import { bytesDe, COR, MARGEM } from './desenho.ts'
import type { Fontes } from './pdf.ts'

const COLUNA = 150

/** One A4 page. It depends on what the receipt says and the fonts alone: twice the same is the same file. */
export function pdfDoRecibo(recibo: Recibo, fontes: Fontes): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGEM, left: MARGEM, right: MARGEM, bottom: MARGEM },
    lang: 'pt-BR',
    displayTitle: true,
    // None: its default is a standard font whose metrics are a file beside the code.
    font: '',
    info: {
      Title: 'Recibo de consulta',
      Author: nomeParaImprimir(recibo.emitente.razao_social),
      Creator: 'Acolhe',
      Producer: 'Acolhe',
      CreationDate: new Date(recibo.pago_em),
    },
  })
  pdf.registerFont('normal', Buffer.from(fontes.normal))
  pdf.registerFont('negrito', Buffer.from(fontes.negrito))
  const done = bytesDe(pdf)
  const { emitente } = recibo
  pdf.font('negrito').fontSize(18).fillColor(COR.marca).text('Acolhe')
  pdf.font('normal').fontSize(10).fillColor(COR.segunda)
  for (const linha of [emitente.razao_social, `CNPJ ${emitente.cnpj}`, emitente.endereco])
    pdf.text(nomeParaImprimir(linha), { lineGap: 1 })
  pdf.moveDown(1.6)
  pdf.font('negrito').fontSize(22).fillColor(COR.tinta).text('Recibo')
  pdf.moveDown(0.6)
  pdf.font('normal').fontSize(12).fillColor(COR.tinta)
  pdf.text(nomeParaImprimir(quitacao(recibo, formatarCpf(recibo.pagador.cpf))), { lineGap: 4 })
  pdf.moveDown(1.2)
  for (const [nome, valor] of linhas(recibo)) linha(pdf, nome, nomeParaImprimir(valor))
  pdf.moveDown(1)
  pdf
    .font('normal')
    .fontSize(9)
    .fillColor(COR.segunda)
    .text(NOTA_DO_RECIBO, MARGEM, undefined, { lineGap: 2 })
  pdf.end()
  return done
}

const linhas = ({ consulta_id, paciente, pagador, medico, atendida_em, pago_em, valor }: Recibo) =>
  [
    ['Paciente', `${paciente.nome} · CPF ${formatarCpf(paciente.cpf)}`],
    ['Quem pagou', `${pagador.nome} · CPF ${formatarCpf(pagador.cpf)}`],
    ['Serviço', SERVICO],
    ['Data do atendimento', diaEmSaoPaulo(atendida_em)],
    ['Profissional', `Dr(a). ${medico.nome} · CRM ${medico.crm}/${medico.uf}`],
    ['CPF do profissional', formatarCpf(medico.cpf)],
    ['Valor', dinheiroEscrito(valor)],
    ['Pagamento', `Cartão, cobrado em ${diaEmSaoPaulo(pago_em)}`],
    ['Consulta', consulta_id],
  ] as const

/** A name and what it says, side by side, with a rule below. */
function linha(pdf: PDFKit.PDFDocument, nome: string, valor: string): void {
  const top = pdf.y
  const width = pdf.page.width - 2 * MARGEM - COLUNA
  pdf
    .font('normal')
    .fontSize(10)
    .fillColor(COR.segunda)
    .text(nome, MARGEM, top, { width: COLUNA - 12 })
  pdf
    .font('negrito')
    .fontSize(10)
    .fillColor(COR.tinta)
    .text(valor, MARGEM + COLUNA, top, { width, lineGap: 2 })
  pdf.moveDown(0.5)
  pdf
    .moveTo(MARGEM, pdf.y)
    .lineTo(pdf.page.width - MARGEM, pdf.y)
    .lineWidth(0.75)
    .stroke(COR.linha)
  pdf.moveDown(0.5)
}
