import { erroDoCpf } from '../cadastro/campos.ts'
import { UFS } from '../medico/crm.ts'
import type { Bloco } from './blocos.ts'
import type { Lado, TipoDeDocumento } from './documentos.ts'
import { reconhecerLayout } from './layout.ts'
import { lerMrz } from './mrz.ts'
import { Procura } from './procura.ts'
import { comoDigitos, datasEm, semAcentos } from './texto-lido.ts'

/** What a side says. Dates are YYYY-MM-DD, the CPF eleven digits, names as printed. */
export interface CamposLidos {
  readonly nome?: string
  readonly cpf?: string
  readonly rg?: string
  readonly numero_documento?: string
  readonly data_nascimento?: string
  readonly orgao_emissor?: string
  readonly uf_documento?: string
  readonly data_emissao?: string
  readonly data_validade?: string
}

export interface Leitura {
  readonly layout: TipoDeDocumento | null
  readonly campos: CamposLidos
  /** 0 to 1: see `qualidadeDaLeitura`. */
  readonly qualidade: number
}

/** Fields the reader should find on each side; the quality counts how many it did. */
const ESPERADOS: Record<TipoDeDocumento, Record<Lado, readonly (keyof CamposLidos)[]>> = {
  rg_antigo: {
    frente: ['orgao_emissor', 'uf_documento'],
    verso: ['nome', 'rg', 'data_nascimento', 'data_emissao'],
  },
  rg_novo_cin: {
    frente: ['nome', 'cpf', 'data_nascimento', 'data_emissao', 'data_validade'],
    verso: ['numero_documento', 'orgao_emissor', 'uf_documento'],
  },
  cnh_antiga: {
    frente: ['nome', 'rg', 'numero_documento', 'data_nascimento', 'data_validade'],
    verso: ['orgao_emissor', 'uf_documento'],
  },
  cnh_nova_2022: {
    frente: ['nome', 'cpf', 'rg', 'numero_documento', 'data_nascimento', 'data_validade'],
    verso: ['numero_documento', 'orgao_emissor', 'uf_documento'],
  },
}

const ESPERADOS_DE_QUALQUER: readonly (keyof CamposLidos)[] = ['nome', 'data_nascimento', 'numero_documento']

/** Text of a card's size; less than this is a fragment. */
const LETRAS_DE_UM_LADO = 40

/**
 * Reads one side of an identity document from what OCR saw. Fields are looked up by label and position, then by
 * pattern; what is not found is left out. `hoje` (YYYY-MM-DD) decides the century of machine-readable dates.
 */
export function lerDocumento(blocos: readonly Bloco[], lado: Lado, hoje: string): Leitura {
  const linhas = blocos.filter(({ tipo }) => tipo === 'linha')
  const textos = linhas.map(({ texto }) => texto)
  const layout = reconhecerLayout(textos)
  const campos = lerCampos(new Procura(linhas), layout, hoje)
  return { layout, campos, qualidade: qualidadeDaLeitura(linhas, campos, layout, lado) }
}

/**
 * Quality of a reading, 0 to 1: mean confidence of the text (weighted by length, 0 to 1) × (0.4 + 0.6 × share of the
 * side's expected fields found) × share of 40 letters read (at most 1).
 */
export function qualidadeDaLeitura(
  linhas: readonly Bloco[],
  campos: CamposLidos,
  layout: TipoDeDocumento | null,
  lado: Lado,
): number {
  // Machine-readable lines are no words of any language: the reader's confidence in them says nothing.
  const texto = linhas.filter((linha) => !linha.texto.includes('<<'))
  const letras = texto.reduce((total, linha) => total + linha.texto.length, 0)
  if (letras === 0) return 0
  const confianca =
    texto.reduce((total, linha) => total + linha.confianca * linha.texto.length, 0) / letras / 100
  const esperados = layout ? ESPERADOS[layout][lado] : ESPERADOS_DE_QUALQUER
  const achados = esperados.filter((campo) => campos[campo] !== undefined).length / esperados.length
  return confianca * (0.4 + 0.6 * achados) * Math.min(1, letras / LETRAS_DE_UM_LADO)
}

function lerCampos(procura: Procura, layout: TipoDeDocumento | null, hoje: string): CamposLidos {
  const mrz = lerMrz(
    procura.linhas.map(({ texto }) => texto),
    hoje,
  )
  const cpf = procura.porRotulo(['CPF'], cpfEm) ?? procura.emQualquerLinha(cpfEm) ?? cpfEm(mrz?.numero ?? '')
  const rg =
    procura.porRotulo(['=REGISTROGERAL', 'DOCIDENTIDADE', 'IDENTIDADEORG'], numeroEm) ??
    procura.emQualquerLinha(rgFormatadoEm)
  const emissor =
    procura.porRotulo(['ORGAOEXPEDIDOR', 'AUTORIDADEEMISSORA', 'ORGEMISSOR', 'DOCIDENTIDADE'], emissorEm) ??
    procura.emQualquerLinha(emissorEm)
  const data_nascimento =
    procura.porRotulo(['NASCIMENTO'], (texto) => datasEm(texto).find((data) => data < hoje)) ??
    mrz?.data_nascimento
  const numero =
    layout === 'rg_antigo'
      ? rg
      : layout === 'rg_novo_cin'
        ? (cpf ?? mrz?.numero)
        : (procura.porRotulo(['NREGISTRO', 'NOREGISTRO', 'REGISTRO'], registroEm) ?? mrz?.numero)
  const lidos: CamposLidos = {
    // Its small label is what readers lose first; the holder's name then is the first one above the parents'.
    nome:
      procura.porRotulo(['NOMEESOBRENOME', '=NOME', 'SOBRENOME'], nomeEm) ??
      procura.acimaDe(['FILIACAO', 'NATURALIDADE'], nomeEm) ??
      mrz?.nome,
    cpf,
    rg,
    numero_documento: numero,
    data_nascimento,
    orgao_emissor: emissor?.orgao,
    uf_documento: emissor?.uf,
    data_emissao: procura.porRotulo(['DATADEEMISSAO', 'DATAEMISSAO', 'EXPEDICAO'], ultimaData),
    data_validade: procura.porRotulo(['VALIDADE'], ultimaData) ?? mrz?.data_validade,
  }
  return Object.fromEntries(Object.entries(lidos).filter(([, valor]) => valor !== undefined))
}

const ultimaData = (texto: string): string | undefined => datasEm(texto).sort().at(-1)

/** A CPF whose check digits are right. */
export function cpfEm(texto: string): string | undefined {
  return Array.from(comoDigitos(texto).matchAll(/\d{3}[ .,]?\d{3}[ .,]?\d{3}[ .,–-]?\d{2}/g), ([achado]) =>
    achado.replace(/\D/g, ''),
  ).find((cpf) => erroDoCpf(cpf) === null)
}

/** An RG as printed, points and hyphen gone: 5 to 14 digits, perhaps a final X. */
function numeroEm(texto: string): string | undefined {
  const achado = /(?:^|\s)([A-Z]{0,2}-?\d[\d., ]{3,}\d(?:\s?-\s?[\dX])?)/.exec(semAcentos(texto))?.[1]
  const limpo = achado?.replace(/[^\dA-Z]/g, '')
  return limpo && /^[A-Z]{0,2}\d{5,14}X?$/.test(limpo) ? limpo : undefined
}

/** A CNH's register: 9 to 11 digits in one piece. */
const registroEm = (texto: string): string | undefined =>
  /(?<!\d)\d{9,11}(?!\d)/.exec(comoDigitos(texto))?.[0]

const ORGAOS =
  'SSP|SESP|SESPDS|SDS|SEJUSP|SJS|SPTC|SSPDS|PC|POLITEC|ITEP|IGP|IFP|IIRGD|DIC|DETRAN|DPF|PM|CBM|MD|MB|MAER'
const EMISSOR = new RegExp(`\\b(${ORGAOS})[\\s/.-]{0,3}(${UFS.join('|')})\\b`)

function emissorEm(texto: string): { orgao: string; uf: string } | undefined {
  const [, orgao, uf] = EMISSOR.exec(semAcentos(texto)) ?? []
  return orgao && uf ? { orgao, uf } : undefined
}

/** An RG in its usual form, wherever it stands: 28.345.671-9. */
const rgFormatadoEm = (texto: string): string | undefined =>
  /(?<![\d.])\d{1,2}\.\d{3}\.\d{3}-[\dX](?![\d.])/.exec(semAcentos(texto))?.[0].replace(/[.-]/g, '')

/** Words of the form itself, never of a person. */
const NAO_E_NOME =
  /HABILITACAO|NACIONAL|REPUBLICA|CARTEIRA|FILIACAO|ASSINATURA|NASCIMENTO|IDENTIDADE|SOBRENOME|SECRETARIA|DEPARTAMENTO|MINISTERIO|GOVERNO|ESTADO|EMISSAO|EMISSOR|EXPEDI|REGISTRO|VALIDADE|NATURALIDADE|ORIGEM|DRIVER|LICENSE|POLEGAR/

/** At least two words of letters; digits and marks at the ends are the reader's noise. */
function nomeEm(texto: string): string | undefined {
  const limpo = texto
    .replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    .replace(/\s+/g, ' ')
    .toUpperCase()
  const palavras = limpo.split(' ')
  const longas = palavras.filter((palavra) => palavra.length >= 2)
  const soLetras = /^[\p{L}\p{M}'’. -]+$/u.test(limpo)
  return soLetras && longas.length >= 2 && !NAO_E_NOME.test(semAcentos(limpo)) ? limpo : undefined
}
