import sharp from 'sharp'
import { assinatura, brasao, cartao, digital, mrz, type Pena, pena, qr, retrato } from './cartao.ts'
import { linhasDaMrz } from './mrz.ts'
import type { Familia } from './texto.ts'

export const LAYOUTS = ['rg_antigo', 'rg_novo_cin', 'cnh_antiga', 'cnh_nova_2022'] as const
export type LayoutDoDocumento = (typeof LAYOUTS)[number]
export const LADOS = ['frente', 'verso'] as const
export type LadoDoDocumento = (typeof LADOS)[number]

/** What is printed. Dates are YYYY-MM-DD, the CPF is formatted; an old RG may be without it (empty). */
export interface DadosDoDocumento {
  readonly nome: string
  readonly cpf: string
  readonly rg: string
  readonly orgao_emissor: string
  readonly uf: string
  readonly data_nascimento: string
  readonly naturalidade: string
  readonly filiacao: readonly [string, string]
  readonly sexo: 'M' | 'F'
  readonly data_emissao: string
  /** Null: printed as never expiring. */
  readonly data_validade: string | null
  readonly numero_cnh: string
  readonly categoria: string
  readonly data_primeira_hab: string
}

interface PedidoDeDocumento {
  readonly layout: LayoutDoDocumento
  readonly lado: LadoDoDocumento
  readonly dados: DadosDoDocumento
  /** Portrait as `desenharRosto` gives it; printed where the layout has one. */
  readonly rosto: Buffer
  /** Figtree when left out. */
  readonly familia?: Familia
  /** What the machine-readable zone and the QR code say, where that is not what is printed. */
  readonly mecanica?: DadosDoDocumento
}

const br = (iso: string): string => iso.split('-').reverse().join('/')
const validade = ({ data_validade }: DadosDoDocumento): string =>
  data_validade === null ? 'INDETERMINADA' : br(data_validade)
const semente = (d: DadosDoDocumento): number => Number(d.cpf.replace(/\D/g, '').slice(0, 5))

const rgAntigoFrente = ({ campo, rotulo, titulo }: Pena, d: DadosDoDocumento, rosto: Buffer): string =>
  cartao(
    '#e3ecd4',
    '#86a96b',
    `${brasao(150, 96, 46)}${titulo(66, 'REPÚBLICA FEDERATIVA DO BRASIL', 30)}${titulo(108, `ESTADO: ${d.uf}`, 24)}
${titulo(150, 'SECRETARIA DE SEGURANÇA PÚBLICA', 25)}${campo(760, 230, 'ÓRGÃO EXPEDIDOR', `${d.orgao_emissor} ${d.uf}`, 32)}
${retrato(90, 210, 420, rosto)}${digital(880, 440)}${rotulo(800, 560, 'POLEGAR DIREITO')}
${assinatura(640, 700, semente(d))}${rotulo(690, 748, 'ASSINATURA DO TITULAR')}${titulo(812, 'CARTEIRA DE IDENTIDADE', 34)}`,
  )

const rgAntigoVerso = ({ campo, rotulo, titulo, valor }: Pena, d: DadosDoDocumento): string =>
  cartao(
    '#e6ecd9',
    '#86a96b',
    `${titulo(62, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 27)}
${campo(60, 120, 'REGISTRO GERAL', d.rg, 32)}${campo(760, 120, 'DATA DE EXPEDIÇÃO', br(d.data_emissao), 30)}
${campo(60, 210, 'NOME', d.nome, 30)}
${campo(60, 300, 'FILIAÇÃO', d.filiacao[0], 28)}${valor(60, 370, d.filiacao[1], 28)}
${campo(60, 430, 'NATURALIDADE', d.naturalidade, 28)}${campo(760, 430, 'DATA DE NASCIMENTO', br(d.data_nascimento), 30)}
${campo(60, 520, 'DOC ORIGEM', 'CERT NASC LV A123 FLS 045 N 067890', 26)}
${d.cpf && campo(60, 610, 'CPF', d.cpf, 30)}${campo(760, 520, 'LOCAL DE EMISSÃO', d.naturalidade, 26)}
${assinatura(760, 680, semente(d) + 3)}${rotulo(800, 730, 'ASSINATURA DO DIRETOR')}${titulo(800, 'LEI Nº 7.116 DE 29/08/83', 24)}`,
  )

const cinFrente = ({ campo, rotulo, titulo, valor }: Pena, d: DadosDoDocumento, rosto: Buffer): string =>
  cartao(
    '#dfeae6',
    '#6fa3a0',
    `${titulo(58, 'REPÚBLICA FEDERATIVA DO BRASIL', 30)}${titulo(98, 'CARTEIRA DE IDENTIDADE NACIONAL', 26)}${titulo(132, `GOVERNO DO ESTADO ${d.uf}`, 21)}
${retrato(60, 180, 340, rosto)}
${campo(450, 190, 'NOME', d.nome, 28)}
${campo(450, 275, 'REGISTRO GERAL CPF', d.cpf, 30)}${campo(900, 275, 'SEXO', d.sexo, 28)}
${campo(450, 360, 'DATA DE NASCIMENTO', br(d.data_nascimento), 28)}${campo(900, 360, 'NACIONALIDADE', 'BRA', 28)}
${campo(450, 445, 'NATURALIDADE', d.naturalidade, 27)}
${campo(450, 530, 'FILIAÇÃO', d.filiacao[0], 26)}${valor(450, 594, d.filiacao[1], 26)}
${campo(450, 650, 'DATA DE EMISSÃO', br(d.data_emissao), 27)}${campo(900, 650, 'DATA DE VALIDADE', validade(d), 27)}
${assinatura(80, 700, semente(d))}${rotulo(110, 752, 'ASSINATURA DO TITULAR')}${assinatura(760, 770, semente(d) + 5)}${rotulo(760, 815, 'ASSINATURA DA AUTORIDADE')}`,
  )

const cinVerso = (
  { campo, rotulo, titulo }: Pena,
  d: DadosDoDocumento,
  _rosto: Buffer,
  m: DadosDoDocumento,
): string =>
  cartao(
    '#dfeae6',
    '#6fa3a0',
    `${titulo(58, 'CARTEIRA DE IDENTIDADE NACIONAL', 26)}
${campo(60, 140, 'ÓRGÃO EXPEDIDOR', `${d.orgao_emissor} ${d.uf}`, 32)}
${campo(60, 240, 'LOCAL E DATA DE EXPEDIÇÃO', `${d.naturalidade} ${br(d.data_emissao)}`, 27)}
${digital(180, 420)}${rotulo(110, 530, 'POLEGAR DIREITO')}${qr(840, 130, 380, `https://exemplo.invalid/cin/${m.cpf.replace(/\D/g, '')}`)}${mrz(660, linhasDaMrz({ ...m, tipo: 'ID', serie: m.rg.replace(/\W/g, '').slice(0, 9), numero: m.cpf.replace(/\D/g, '') }))}`,
  )

const cnhAntigaFrente = (
  { campo, rotulo, titulo, valor }: Pena,
  d: DadosDoDocumento,
  rosto: Buffer,
): string =>
  cartao(
    '#e9efdc',
    '#a9b98a',
    `${titulo(44, 'REPÚBLICA FEDERATIVA DO BRASIL', 27)}${titulo(78, 'DEPARTAMENTO NACIONAL DE TRÂNSITO', 21)}${titulo(112, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 24)}
${campo(60, 160, 'NOME', d.nome, 28)}${retrato(60, 230, 340, rosto)}
${campo(440, 250, 'DOC IDENTIDADE / ORG EMISSOR / UF', `${d.rg} ${d.orgao_emissor} ${d.uf}`, 28)}
${campo(440, 335, 'CPF', d.cpf, 28)}${campo(840, 335, 'DATA NASCIMENTO', br(d.data_nascimento), 28)}
${campo(440, 420, 'FILIAÇÃO', d.filiacao[0], 25)}${valor(440, 482, d.filiacao[1], 25)}
${campo(440, 535, 'Nº REGISTRO', d.numero_cnh, 28)}${campo(840, 535, 'CAT HAB', d.categoria, 28)}
${campo(440, 620, 'VALIDADE', validade(d), 28)}${campo(840, 620, '1ª HABILITAÇÃO', br(d.data_primeira_hab), 28)}
${campo(440, 705, 'DATA EMISSÃO', br(d.data_emissao), 28)}${assinatura(80, 700, semente(d))}${rotulo(90, 752, 'ASSINATURA DO PORTADOR')}`,
  )

const cnhAntigaVerso = (
  { campo, rotulo, titulo }: Pena,
  d: DadosDoDocumento,
  _rosto: Buffer,
  m: DadosDoDocumento,
): string =>
  cartao(
    '#e9efdc',
    '#a9b98a',
    `${titulo(60, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 26)}${qr(90, 140, 460, `https://exemplo.invalid/cnh/${m.numero_cnh}`)}
${campo(680, 180, 'OBSERVAÇÕES', 'EXERCE ATIVIDADE REMUNERADA', 27)}${campo(680, 280, 'LOCAL', d.naturalidade, 28)}
${campo(680, 380, 'ÓRGÃO EXPEDIDOR', `DETRAN ${d.uf}`, 32)}
${assinatura(690, 560, semente(d) + 9)}${rotulo(700, 610, 'ASSINATURA DO EMISSOR')}${titulo(780, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL', 24)}`,
  )

const cnhNovaFrente = ({ campo, rotulo, titulo, valor }: Pena, d: DadosDoDocumento, rosto: Buffer): string =>
  cartao(
    '#e4efe0',
    '#7fae86',
    `${titulo(44, 'REPÚBLICA FEDERATIVA DO BRASIL', 27)}${titulo(78, 'SECRETARIA NACIONAL DE TRÂNSITO', 21)}${titulo(112, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE', 23)}
${retrato(50, 160, 330, rosto)}
${campo(420, 165, '2 e 1 NOME E SOBRENOME', d.nome, 27)}
${campo(420, 245, '3 DATA, LOCAL E UF DE NASCIMENTO', `${br(d.data_nascimento)}, ${d.naturalidade}`, 26)}${campo(1040, 245, '1ª HABILITAÇÃO', br(d.data_primeira_hab), 26)}
${campo(420, 325, '4a DATA EMISSÃO', br(d.data_emissao), 26)}${campo(760, 325, '4b VALIDADE', validade(d), 26)}
${campo(420, 405, '4c DOC IDENTIDADE / ORG EMISSOR / UF', `${d.rg} ${d.orgao_emissor} ${d.uf}`, 26)}
${campo(420, 485, '4d CPF', d.cpf, 27)}${campo(760, 485, '5 Nº REGISTRO', d.numero_cnh, 27)}${campo(1080, 485, '9 CAT HAB', d.categoria, 27)}
${campo(420, 565, 'NACIONALIDADE', 'BRASILEIRO(A)', 26)}
${campo(420, 645, 'FILIAÇÃO', d.filiacao[0], 25)}${valor(420, 707, d.filiacao[1], 25)}
${assinatura(70, 660, semente(d))}${rotulo(90, 712, '7 ASSINATURA DO PORTADOR')}`,
  )

const cnhNovaVerso = (
  { campo, rotulo, titulo }: Pena,
  d: DadosDoDocumento,
  _rosto: Buffer,
  m: DadosDoDocumento,
): string =>
  cartao(
    '#e4efe0',
    '#7fae86',
    `${titulo(50, 'CARTEIRA NACIONAL DE HABILITAÇÃO', 24)}${qr(80, 110, 370, `https://exemplo.invalid/cnh/${m.numero_cnh}`)}
${campo(560, 140, '12 OBSERVAÇÕES', 'SEM RESTRIÇÕES', 27)}${campo(560, 240, 'LOCAL', d.naturalidade, 28)}
${campo(560, 340, 'AUTORIDADE EMISSORA', `DETRAN ${d.uf}`, 32)}${assinatura(620, 470, semente(d) + 9)}${rotulo(640, 520, 'ASSINATURA DO EMISSOR')}${mrz(660, linhasDaMrz({ ...m, tipo: 'DL', serie: m.rg.replace(/\W/g, '').slice(0, 9), numero: m.numero_cnh }))}`,
  )

const desenhos: Record<
  `${LayoutDoDocumento}:${LadoDoDocumento}`,
  (pena: Pena, d: DadosDoDocumento, rosto: Buffer, mecanica: DadosDoDocumento) => string
> = {
  'rg_antigo:frente': rgAntigoFrente,
  'rg_antigo:verso': rgAntigoVerso,
  'rg_novo_cin:frente': cinFrente,
  'rg_novo_cin:verso': cinVerso,
  'cnh_antiga:frente': cnhAntigaFrente,
  'cnh_antiga:verso': cnhAntigaVerso,
  'cnh_nova_2022:frente': cnhNovaFrente,
  'cnh_nova_2022:verso': cnhNovaVerso,
}

/**
 * A drawing of one side of a Brazilian identity document as PNG (1280×880): invented layouts with the fields of
 * P §3, marked as a drawing. Needs no installed font.
 */
export async function gerarDocumento(pedido: PedidoDeDocumento): Promise<Buffer> {
  const { layout, lado, dados, rosto, familia = 'figtree', mecanica = dados } = pedido
  const svg = desenhos[`${layout}:${lado}`](pena(familia), dados, rosto, mecanica)
  return sharp(Buffer.from(svg)).png({ compressionLevel: 2 }).toBuffer()
}
