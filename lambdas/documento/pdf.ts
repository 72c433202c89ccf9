import PDFDocument from 'pdfkit'
import { create as createQr } from 'qrcode/lib/core/qrcode.js'
import { formatarCpf } from '#domain/base/cpf.ts'
import { porExtensoEmSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { referenciaDoAdendo, tituloDoEmitido } from '#domain/documento/adendo.ts'
import { linhasDoAtestado } from '#domain/documento/atestado.ts'
import { nomeParaImprimir } from '#domain/documento/caracteres.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { tituloDoDocumento } from '#domain/documento/tipos.ts'
import { bytesDe, COR, logo, MARGEM, type Pdf, regua, semValidade } from './desenho.ts'
import { fecharFaixa, reservarAssinatura } from './pades/arquivo.ts'
import { itensNoPdf } from './pdf-itens.ts'

/** The document's two cuts of its typeface, and the house's serif for its own words, as font files. */
export interface Fontes {
  readonly normal: Uint8Array
  readonly negrito: Uint8Array
  readonly titulo: Uint8Array
}

const RODAPE = 112
const QR = 78

/** How the official validator is told what a document is. */
const OID_DO_TIPO: Readonly<Record<Documento['tipo'], string>> = {
  receita: '2.16.76.1.12.1.1',
  atestado: '2.16.76.1.12.1.2',
  exame: '2.16.76.1.12.1.3',
  relatorio: '2.16.76.1.12.1.11',
  // Referrals have no identifier of their own: to ITI's validator they are reports.
  encaminhamento: '2.16.76.1.12.1.11',
  prontuario: '2.16.76.1.12.1.6',
}
const OID_CRM = '2.16.76.1.4.2.2.1'
const OID_UF = '2.16.76.1.4.2.2.2'
const OID_ESPECIALIDADE = '2.16.76.1.4.2.2.3'

/** Where a document's QR code leads. */
const enderecoDeValidacao = (origem: string, codigo: string): string => `${origem}/validar/${codigo}`

interface Feitura {
  readonly origem: string
  readonly fontes: Fontes
  /** When it is made to be signed. */
  readonly em: Date
  /** It will be signed with a certificate that is only a test's. */
  readonly teste: boolean
}

/** The file of a document, A4, with the place of its signature in it. It depends on these alone. */
export async function pdfDoDocumento(
  documento: Documento,
  { origem, fontes, em, teste }: Feitura,
): Promise<Buffer> {
  const titulo = tituloDoEmitido(documento)
  const { medico } = documento.emissao
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGEM, left: MARGEM, right: MARGEM, bottom: RODAPE + 24 },
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    // None: its default is a standard font whose metrics are a file beside the code.
    font: '',
    info: {
      Title: titulo,
      Author: nomeParaImprimir(medico.nome),
      Subject: 'Documento médico',
      Creator: 'Acolhe',
      Producer: 'Acolhe',
      CreationDate: new Date(documento.created_at),
    },
  })
  Object.assign(pdf.info, {
    [OID_CRM]: medico.crm,
    [OID_UF]: medico.uf,
    ...(medico.especialidades.length > 0 && {
      [OID_ESPECIALIDADE]: medico.especialidades.map(({ rotulo }) => rotulo).join(', '),
    }),
    [OID_DO_TIPO[documento.tipo]]: tituloDoDocumento(documento.tipo),
  })
  pdf.registerFont('normal', Buffer.from(fontes.normal))
  pdf.registerFont('negrito', Buffer.from(fontes.negrito))
  pdf.registerFont('titulo', Buffer.from(fontes.titulo))

  const done = bytesDe(pdf)
  cabecalho(pdf, documento)
  pdf.font('titulo').fontSize(22).fillColor(COR.tinta).text(titulo)
  pdf.moveDown(0.6)
  adendo(pdf, documento, origem)
  secao(pdf, null, documento.conteudo)
  if (documento.tipo === 'receita') medicamentos(pdf, documento)
  for (const [rotulo, texto] of linhasDoAtestado(documento.atestado ?? {}, documento.created_at))
    secao(pdf, rotulo, texto)
  secao(pdf, 'Observações', documento.observacoes)
  secao(pdf, 'Retorno', documento.retorno)
  assinatura(pdf, documento, { em, teste })
  rodapes(pdf, documento, { origem, teste })
  reservarAssinatura(pdf, {
    em,
    nome: nomeParaImprimir(`Dr(a). ${medico.nome} · CRM ${medico.crm}/${medico.uf}`),
    motivo: titulo,
    local: medico.endereco.slice(0, 200),
  })
  pdf.end()
  return fecharFaixa(await done)
}

function cabecalho(pdf: Pdf, { emissao: { medico, paciente }, created_at }: Documento): void {
  logo(pdf)
  pdf
    .font('negrito')
    .fontSize(13)
    .fillColor(COR.tinta)
    .text(nomeParaImprimir(`Dr(a). ${medico.nome}`))
  pdf
    .font('normal')
    .fontSize(11)
    .fillColor(COR.segunda)
    .text(nomeParaImprimir(`CRM ${medico.crm}/${medico.uf}`))
  for (const { rotulo, rqe } of medico.especialidades) pdf.text(nomeParaImprimir(`${rotulo} · RQE ${rqe}`))
  pdf.text(nomeParaImprimir(medico.endereco))
  regua(pdf)
  pdf
    .font('negrito')
    .fontSize(13)
    .fillColor(COR.tinta)
    .text(nomeParaImprimir(`Paciente: ${paciente.nome}`))
  pdf
    .font('normal')
    .fontSize(11)
    .fillColor(COR.segunda)
    .text([`CPF: ${formatarCpf(paciente.cpf)}`, paciente.idade, paciente.sexo].filter(Boolean).join(' · '))
  if (paciente.endereco) pdf.text(`Endereço: ${paciente.endereco}`)
  pdf.text(`Emitido em ${porExtensoEmSaoPaulo(created_at)} (horário de Brasília)`)
  regua(pdf)
}

/** An addendum says which document it adds to and where to check that one; the original stays as it was signed. */
function adendo(pdf: Pdf, { adendo: referencia }: Documento, origem: string): void {
  if (!referencia) return
  pdf.font('negrito').fontSize(11).fillColor(COR.tinta)
  pdf.text(`${referenciaDoAdendo(referencia, porExtensoEmSaoPaulo)}.`, { lineGap: 2 })
  pdf.font('normal').fontSize(10).fillColor(COR.segunda)
  pdf.text('Complementa o registro original, que continua válido como foi assinado.')
  if (referencia.documento) pdf.text(`Original: ${enderecoDeValidacao(origem, referencia.documento.codigo)}`)
  pdf.moveDown(0.9)
}

const MEDICAMENTOS = 'Medicamentos e posologia'

function medicamentos(pdf: Pdf, { itens, medicamentos: texto }: Documento): void {
  if (!itens?.length) return secao(pdf, MEDICAMENTOS, texto)
  pdf.font('negrito').fontSize(11).fillColor(COR.marca).text(MEDICAMENTOS)
  pdf.moveDown(0.5)
  itensNoPdf(pdf, itens)
}

function secao(pdf: Pdf, titulo: string | null, texto: string | undefined): void {
  if (!texto?.trim()) return
  if (titulo) pdf.font('negrito').fontSize(11).fillColor(COR.marca).text(titulo)
  pdf.font('normal').fontSize(11).fillColor(COR.tinta).text(texto.trim(), { lineGap: 3 })
  pdf.moveDown(0.9)
}

/** Kept together, in a frame of its own: a signature line alone on a page belongs to nothing. */
function assinatura(
  pdf: Pdf,
  { emissao: { medico } }: Documento,
  { em, teste }: Pick<Feitura, 'em' | 'teste'>,
): void {
  const [altura, folga] = [62, 12]
  const bottom = pdf.page.height - pdf.page.margins.bottom
  pdf.moveDown(1)
  if (pdf.y + altura > bottom) pdf.addPage()
  const topo = pdf.y
  const width = pdf.page.width - 2 * MARGEM
  pdf.roundedRect(MARGEM, topo, width, altura, 8).lineWidth(1).stroke(COR.marca)
  const linha = { width: width - 2 * folga, ellipsis: true, height: 16 }
  pdf
    .font('normal')
    .fontSize(10)
    .fillColor(COR.segunda)
    .text(
      teste
        ? 'Assinado com um certificado de teste, sem validade, por'
        : 'Assinado digitalmente com certificado ICP-Brasil por',
      MARGEM + folga,
      topo + folga - 2,
      linha,
    )
  pdf
    .font('negrito')
    .fontSize(12)
    .fillColor(COR.tinta)
    .text(nomeParaImprimir(`Dr(a). ${medico.nome} · CRM ${medico.crm}/${medico.uf}`), linha)
  pdf
    .font('normal')
    .fontSize(10)
    .fillColor(COR.segunda)
    .text(`Em ${porExtensoEmSaoPaulo(em.toISOString())} (horário de Brasília)`, linha)
  pdf.x = MARGEM
  pdf.y = topo + altura
}

/** On every page: how to check the document, and which page of how many it is. */
function rodapes(
  pdf: Pdf,
  { codigo, codigo_secreto }: Documento,
  { origem, teste }: Pick<Feitura, 'origem' | 'teste'>,
): void {
  const endereco = enderecoDeValidacao(origem, codigo)
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    // The footer stands below the bottom margin: without this, every line would open a new page.
    pdf.page.margins.bottom = 0
    const top = pdf.page.height - RODAPE
    qr(pdf, endereco, MARGEM, top)
    const left = MARGEM + QR + 16
    const width = pdf.page.width - left - MARGEM
    pdf.font('negrito').fontSize(9).fillColor(COR.tinta)
    pdf.text('Confira este documento', left, top + 4, { width })
    pdf.font('normal').fontSize(8).fillColor(COR.segunda)
    pdf.text('Aponte a câmera para o código ou acesse:', { width, lineGap: 1 })
    pdf.text(endereco, { width, lineGap: 1 })
    pdf.text(`Código de acesso ao arquivo: ${codigo_secreto}`, { width, lineGap: 1 })
    pdf.text(`Acolhe · Página ${index - start + 1} de ${count}`, { width })
    if (teste) semValidade(pdf)
  }
}

function qr(pdf: Pdf, texto: string, left: number, top: number): void {
  const { size, data } = createQr(texto, { errorCorrectionLevel: 'M' }).modules
  const cell = QR / size
  for (const [index, dark] of [...data].entries())
    if (dark) pdf.rect(left + (index % size) * cell, top + Math.floor(index / size) * cell, cell, cell)
  pdf.fill(COR.tinta)
}
