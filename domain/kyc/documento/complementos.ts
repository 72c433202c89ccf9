import { UFS } from '../../base/crm.ts'
import type { CamposLidos } from './campos-lidos.ts'
import { imprime, type Lado, type TipoDeDocumento } from './documentos.ts'
import { nacionalidadeDaMrz } from './mrz.ts'
import type { Procura } from '../texto/procura.ts'
import { emissorEm, registroEm, ufDoTituloEm } from '../texto/numeros-impressos.ts'
import { datasEm } from '../texto/datas-lidas.ts'
import { comoLetras, compacto, distancia } from '../texto/texto-lido.ts'

/** Other fields that the catalogue (P §3) expects on a document; no decision depends on them. */
export interface Complementos {
  /** One name or two, as printed. */
  readonly filiacao?: readonly string[]
  /** 'RIBEIRÃO PRETO SP'. */
  readonly naturalidade?: string
  readonly nacionalidade?: string
  readonly categoria?: string
  /** YYYY-MM-DD. */
  readonly data_primeira_hab?: string
  readonly local_emissao?: string
}

export const LUGARES_DE_EMISSAO = ['LOCALEDATADEEXPEDICAO', 'LOCALDEEMISSAO', '=LOCAL']

interface Pedido {
  readonly procura: Procura
  readonly layout: TipoDeDocumento
  readonly lado: Lado
  /** What the side was read to say of its holder. */
  readonly campos: CamposLidos
  readonly nomeEm: (texto: string) => string | undefined
  /** YYYY-MM-DD. */
  readonly hoje: string
}

/**
 * Each field is found by its label; where the label was lost, by the form of its value and its place in the layout (P
 * §3). Ambiguous ones are left out.
 */
export function lerComplementos({
  layout,
  ...resto
}: Omit<Pedido, 'layout'> & { readonly layout: TipoDeDocumento | null }): Complementos {
  if (layout === null) return {}
  const pedido: Pedido = { layout, ...resto }
  const lidos: Complementos = {
    filiacao: filiacao(pedido),
    naturalidade: naturalidade(pedido),
    nacionalidade: nacionalidade(pedido),
    categoria: categoria(pedido),
    data_primeira_hab: primeiraHabilitacao(pedido),
    local_emissao: localDeEmissao(pedido),
  }
  return Object.fromEntries(Object.entries(lidos).filter(([, valor]) => valor !== undefined))
}

/** The names under the label; without one, those under the holder's. */
function filiacao({ procura, layout, lado, campos, nomeEm }: Pedido): readonly string[] | undefined {
  const rotulados = procura.listaSob('FILIACAO', nomeEm, 2)
  if (rotulados.length > 0) return rotulados
  if (!imprime(layout, lado, 'filiacao') || campos.nome === undefined) return undefined
  const seguintes = procura.blocoDepois((texto) => nomeEm(texto) === campos.nome, nomeEm, 2)
  return seguintes.length > 0 ? seguintes : undefined
}

/** The only place on a side that is not the one of issue. */
function naturalidade({ procura, layout, lado }: Pedido): string | undefined {
  const rotulada = procura.porRotulo(['NATURALIDADE', 'LOCALEUFDENASCIMENTO'], lugarEm)
  if (rotulada !== undefined || !imprime(layout, lado, 'naturalidade')) return rotulada
  const emissao = procura.porRotulo(LUGARES_DE_EMISSAO, lugarEm)
  return unica(procura.todas(lugarEm).filter((lugar) => lugar !== emissao))
}

/** On a back that says nothing of a birthplace the only place is that of issue. */
function localDeEmissao({ procura, layout, lado }: Pedido): string | undefined {
  if (lado === 'frente') return undefined
  const rotulado = procura.porRotulo(LUGARES_DE_EMISSAO, lugarEm)
  if (rotulado !== undefined || imprime(layout, lado, 'naturalidade')) return rotulado
  return unica(procura.todas(lugarEm))
}

/** The zone says it as well (ICAO Doc 9303 part 5 §4.2.2). */
function nacionalidade({ procura, layout, lado }: Pedido): string | undefined {
  const impressa =
    procura.porRotulo(['NACIONALIDADE'], nacionalidadeEm) ??
    (imprime(layout, lado, 'nacionalidade') ? procura.emQualquerLinha(nacionalidadeEm) : undefined)
  return impressa ?? (imprime(layout, lado, 'mrz') ? procura.emQualquerLinha(nacionalidadeDaMrz) : undefined)
}

/** It stands on the row of the register, whichever the licence. */
function categoria({ procura, layout, lado, campos }: Pedido): string | undefined {
  const rotulada = procura.porRotulo(['CATHAB', 'CATEGORIA'], categoriaEm)
  const { numero_documento } = campos
  if (rotulada !== undefined || numero_documento === undefined || !imprime(layout, lado, 'categoria'))
    return rotulada
  return procura.aDireitaDe((texto) => registroEm(texto) === numero_documento, categoriaEm)
}

/** Years of age at which a licence is first given (CTB, art. 140, I). */
const MAIORIDADE = 18

/**
 * Of the dates on the side the only one that can be it: from the year its holder comes of age on, no later than the
 * issue, and none of the other three.
 */
function primeiraHabilitacao({ procura, layout, lado, campos, hoje }: Pedido): string | undefined {
  if (!imprime(layout, lado, 'data_primeira_hab')) return undefined
  const { data_nascimento, data_emissao = hoje, data_validade } = campos
  const desde = data_nascimento && String(Number(data_nascimento.slice(0, 4)) + MAIORIDADE)
  const pode = (data: string): boolean => data <= data_emissao && (desde === undefined || data >= desde)
  const rotulada = procura.porRotulo(['1HABILITACAO', 'PRIMEIRAHABILITACAO', '=HABILITACAO'], (texto) =>
    datasEm(texto).find(pode),
  )
  if (rotulada !== undefined || desde === undefined) return rotulada
  const outras = new Set([data_nascimento, campos.data_emissao, data_validade])
  return unica(procura.datas.filter((data) => pode(data) && !outras.has(data)))
}

/** The value on which all agree; undefined when they differ or there are none. */
function unica(valores: readonly string[]): string | undefined {
  const [valor, ...outros] = new Set(valores)
  return outros.length === 0 ? valor : undefined
}

const LUGAR = new RegExp(`((?:[\\p{L}'-]{2,} ?)+)[\\s/,.-]{1,3}(${UFS.join('|')})(?:[\\s,.-]+\\d|\\W*$)`, 'u')

/** A town and its state, dates around it left out; an issuer and a government are none. */
export function lugarEm(texto: string): string | undefined {
  const [, cidade, uf] = LUGAR.exec(texto.toUpperCase()) ?? []
  if (!cidade || !uf || emissorEm(texto) !== undefined || ufDoTituloEm(texto) !== undefined) return undefined
  return `${cidade.trim()} ${uf}`
}

const NACIONALIDADES = ['BRA', 'BRASILEIRA', 'BRASILEIRO', 'BRASILEIRO(A)'] as const

/** A line that is one of them and nothing else; in the long ones a letter may be another. */
function nacionalidadeEm(texto: string): string | undefined {
  const lida = compacto(comoLetras(texto))
  const longe = (nome: string): number => distancia(lida, compacto(nome))
  return (
    NACIONALIDADES.find((nome) => longe(nome) === 0) ??
    NACIONALIDADES.find((nome) => nome.length > 'BRA'.length && longe(nome) === 1)
  )
}

/** One of the letters a licence may show (CTB, art. 143), with an A or without, or an ACC. */
const categoriaEm = (texto: string): string | undefined =>
  /^\W*(ACC|A?[BCDE]|A)\W*$/.exec(texto.toUpperCase().replaceAll('8', 'B'))?.[1]
