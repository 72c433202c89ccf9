import type { Amostra } from './amostra.ts'
import { imprime, type Lado, opcaoDoLayout, type TipoDeDocumento } from './documentos.ts'
import type { CamposLidos } from './campos-lidos.ts'
import { passou } from '../decisao/decisao.ts'
import type { Leitura } from './leitura.ts'
import { DIVERGENCIAS, divergencias, ehCnh } from './mecanica.ts'
import { certezaDe, faltaUma, faltasPorLado, reunir } from './evidencias.ts'
import { registroValido } from '../texto/numeros-impressos.ts'
import { type Achados, NADA_ACHADO } from './titular.ts'
import {
  LADOS_DIFERENTES,
  type MotivoDaLeitura,
  MOTIVOS_DA_LEITURA,
  TEXTOS_DO_DOCUMENTO,
  UMA_FALTA,
} from '../textos.ts'

/** P §9: quality a side needs, and from which it is called good. */
export const QUALIDADE_MINIMA = 0.3
export const QUALIDADE_BOA = 0.7

export interface Aceitacao {
  readonly aceito: boolean
  readonly motivos: readonly MotivoDaLeitura[]
}

/** Layout to assume for a front that was not recognised: that of most documents. */
const QUALQUER: TipoDeDocumento = 'cnh_nova_2022'

/**
 * Whether one side is good enough, with every reason why not. A side says who somebody is where the catalogue prints
 * it there; number and issuer count wherever they stand, and are asked of the document as a whole. `layout`: what the
 * other side shows, where this one's title was lost; `achados`: what both sides say of the holder.
 */
export function aceitarLado(
  lado: Lado,
  leitura: Leitura,
  layout = leitura.layout,
  achados: Achados = NADA_ACHADO,
): Aceitacao {
  const { qualidade, codigo } = leitura
  if (qualidade === 0) return { aceito: false, motivos: ['sem_texto'] }
  const motivos: MotivoDaLeitura[] = [
    // A blurred or dark photo shows no code that can be deciphered: little text is what this side has.
    ...(qualidade < QUALIDADE_MINIMA && !codigo ? ['qualidade_baixa' as const] : []),
    ...(layout === null && !mostraDocumento(leitura) ? ['layout_desconhecido' as const] : []),
    ...(imprime(layout ?? QUALQUER, lado, 'nome') ? faltasDeIdentidade(leitura, achados) : []),
  ]
  return { aceito: motivos.length === 0, motivos }
}

/**
 * Evidence that this is a document at all: a machine-readable code, an issuer, a register number with right check
 * digits.
 */
const mostraDocumento = ({ mecanica, campos }: Leitura): boolean =>
  mecanica !== undefined ||
  campos.orgao_emissor !== undefined ||
  registroValido(campos.numero_documento ?? '')

/** Data that a reviewer can judge, or that the other side confirms, need no new photo. */
function faltasDeIdentidade({ campos, titular }: Leitura, achados: Achados): MotivoDaLeitura[] {
  if (titular && faltaUma(titular.impresso, campos)) return []
  const falta = (dado: 'nome' | 'data_nascimento'): boolean =>
    campos[dado] === undefined && achados[dado].juizo !== 'confirma'
  return [
    ...(falta('nome') ? ['nome_ausente' as const] : []),
    ...(falta('data_nascimento') ? ['nascimento_ausente' as const] : []),
  ]
}

/** Both sides in one (P §5): who the person is from the front, the document's number and issuer from the back. */
export function mesclar(frente: CamposLidos, verso: CamposLidos): CamposLidos {
  const cpf = frente.cpf ?? verso.cpf
  const numeros = [verso.numero_documento, frente.numero_documento].filter((numero) => numero !== undefined)
  const mesclados: CamposLidos = {
    nome: frente.nome ?? verso.nome,
    cpf,
    data_nascimento: frente.data_nascimento ?? verso.data_nascimento,
    rg: verso.rg ?? frente.rg,
    // In a CIN the number is the CPF, and a licence's number has check digits; either may have been read on any side.
    numero_documento: numeros.find((numero) => numero === cpf || registroValido(numero)) ?? numeros[0],
    orgao_emissor: verso.orgao_emissor ?? frente.orgao_emissor,
    uf_documento: verso.uf_documento ?? frente.uf_documento,
    data_emissao: frente.data_emissao ?? verso.data_emissao,
    data_validade: frente.data_validade ?? verso.data_validade,
  }
  return Object.fromEntries(Object.entries(mesclados).filter(([, valor]) => valor !== undefined))
}

export interface DocumentoLido {
  readonly aceito: boolean
  readonly frente: Aceitacao
  /** Null when one picture was sent for both. */
  readonly verso: Aceitacao | null
  readonly campos: CamposLidos
  readonly layout: TipoDeDocumento | null
  /** Score of the `ocr` stage: how sure the reading is about the holder, 0 when the document is not accepted. */
  readonly nota: number
  /** What both sides say of the person they were looked through for. */
  readonly achados: Achados
  /**
   * Doubts that only a person can settle: a machine-readable part contradicts the print (P §3), or one of the holder's
   * data could not be read.
   */
  readonly duvidas: readonly string[]
  /** What the person is told when it was not accepted, or says too little for a decision (P §8). */
  readonly mensagem: string | null
  readonly motivos: readonly string[]
  /** Either side says of itself that it is a sample, or a part of that was read; null when neither does. */
  readonly amostra: Amostra | null
  /** Print and machine-readable zone say the same last day. */
  readonly validade_conferida: boolean
}

/**
 * A document as sent: both sides, each accepted by itself and both of one kind; or a single picture, which then must
 * show who the person is and the number. A side whose title was lost is of the kind the other one shows.
 */
export function aceitarDocumento(frenteLida: Leitura, versoLido: Leitura | null): DocumentoLido {
  const layout = frenteLida.layout ?? versoLido?.layout ?? null
  const frente = lidaComo(frenteLida, layout)
  const verso = versoLido && lidaComo(versoLido, layout)
  const lados = verso ? [frente, verso] : [frente]
  const titulares = lados.flatMap(({ titular }) => titular ?? [])
  const achados = reunir(titulares) ?? NADA_ACHADO
  const daFrente = aceitarLado('frente', frente, layout, achados)
  const doVerso = verso && aceitarLado('verso', verso, verso.layout ?? layout, achados)
  const umSo = mesmoDocumento(frente.layout, verso?.layout ?? null)
  const campos = mesclar(frente.campos, verso?.campos ?? {})
  const mecanica = { ...frente.mecanica, ...verso?.mecanica }
  const repetido = titulares.length > 1 && titulares.every(({ impresso }) => dizQuem(impresso))
  const amostras = lados.flatMap(({ amostra }) => amostra ?? [])
  const inteiro = daFrente.aceito && (doVerso?.aceito ?? true) && umSo && layout !== null && !repetido
  const nota = inteiro ? certezaDe(achados, campos, layout) : 0
  const contrarias = divergencias(
    frente.campos,
    mecanica,
    titulares.map(({ zona }) => zona),
  )
  const duvidas = inteiro
    ? [
        ...contrarias.map((campo) => DIVERGENCIAS[campo]),
        ...(!passou('ocr', nota) && faltaUma(achados, campos) ? [UMA_FALTA] : []),
      ]
    : []
  const aceito = inteiro && (passou('ocr', nota) || duvidas.length > 0)
  const faltas: Record<Lado, readonly MotivoDaLeitura[]> = repetido
    ? { frente: [], verso: ['lado_repetido'] }
    : inteiro && !aceito
      ? faltasPorLado(achados, campos, layout)
      : { frente: [], verso: [] }
  const [ditaFrente, ditoVerso] = [
    comFaltas(daFrente, faltas.frente),
    doVerso && comFaltas(doVerso, faltas.verso),
  ]
  return {
    aceito,
    frente: daFrente,
    verso: doVerso,
    campos,
    layout,
    nota,
    achados,
    duvidas,
    mensagem: aceito ? null : mensagemDoDocumento(ditaFrente, ditoVerso),
    motivos: [
      ...ditaFrente.motivos.map((motivo) => `Frente: ${MOTIVOS_DA_LEITURA[motivo]}`),
      ...(ditoVerso?.motivos ?? []).map((motivo) => `Verso: ${MOTIVOS_DA_LEITURA[motivo]}`),
      ...(umSo ? [] : [LADOS_DIFERENTES]),
    ],
    amostra: amostras.includes(true) ? true : (amostras[0] ?? null),
    validade_conferida: campos.data_validade !== undefined && campos.data_validade === mecanica.data_validade,
  }
}

/**
 * A side whose title was lost, of a licence by the other one: eleven digits in its code are the register, also where
 * they have a CPF's check digits as well, which one register in eleven has.
 */
function lidaComo(leitura: Leitura, layout: TipoDeDocumento | null): Leitura {
  const { cpf, ...mecanica } = leitura.mecanica ?? {}
  if (leitura.layout !== null || !ehCnh(layout) || cpf === undefined) return leitura
  const { cpf: lido, ...outros } = leitura.campos
  const campos = lido === cpf ? outros : leitura.campos
  return { ...leitura, campos, mecanica: { numero: cpf, ...mecanica } }
}

/** No layout of the catalogue prints the holder's name and birth date on both sides. */
const dizQuem = ({ nome, data_nascimento }: Achados): boolean =>
  nome.juizo === 'confirma' && data_nascimento.juizo === 'confirma'

const comFaltas = (lado: Aceitacao, motivos: readonly MotivoDaLeitura[]): Aceitacao =>
  motivos.length === 0 ? lado : { aceito: false, motivos }

/** Old and new CNH (or RG) share so many words that a poor side cannot tell them apart; RG and CNH differ clearly. */
const mesmoDocumento = (a: TipoDeDocumento | null, b: TipoDeDocumento | null): boolean =>
  a === null || b === null || opcaoDoLayout(a) === opcaoDoLayout(b)

const ILEGIVEL: ReadonlySet<MotivoDaLeitura> = new Set([
  'sem_texto',
  'qualidade_baixa',
  'layout_desconhecido',
])

/** P §8's sentence for the sides that failed: unreadable, or read and saying too little. */
export function mensagemDoDocumento(frente: Aceitacao, verso: Aceitacao | null): string {
  const falhos = [frente, verso].flatMap((lado) => (lado && !lado.aceito ? [lado] : []))
  // Two good sides that belong to different documents: the pictures are the problem.
  const ilegivel =
    falhos.length === 0 || falhos.some(({ motivos }) => motivos.some((motivo) => ILEGIVEL.has(motivo)))
  const textos = TEXTOS_DO_DOCUMENTO[ilegivel ? 'ilegivel' : 'insuficiente']
  if (verso === null || falhos.length !== 1) return textos.ambos
  return frente.aceito ? textos.verso : textos.frente
}
