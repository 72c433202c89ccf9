import { UFS } from '../medico/crm.ts'
import type { Lado, TipoDeDocumento } from './documentos.ts'
import type { Procura } from './procura.ts'
import { datasEm, semAcentos } from './texto-lido.ts'

/** What else the catalogue (P §3) has printed on a document: nothing is decided by it. */
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

/** Each by its label alone: what has none, or is not where it belongs, is left out. */
export function lerComplementos(
  procura: Procura,
  { layout, lado }: { readonly layout: TipoDeDocumento | null; readonly lado: Lado },
  { nomeEm, hoje }: { readonly nomeEm: (texto: string) => string | undefined; readonly hoje: string },
): Complementos {
  if (layout === null) return {}
  const filiacao = procura.listaSob('FILIACAO', nomeEm, 2)
  const lidos: Complementos = {
    ...(filiacao.length > 0 && { filiacao }),
    naturalidade: procura.porRotulo(['NATURALIDADE', 'LOCALEUFDENASCIMENTO'], lugarEm),
    nacionalidade: procura.porRotulo(['NACIONALIDADE'], nacionalidadeEm),
    categoria: procura.porRotulo(['CATHAB', 'CATEGORIA'], categoriaEm),
    data_primeira_hab: procura.porRotulo(['1HABILITACAO', 'PRIMEIRAHABILITACAO'], (texto) =>
      datasEm(texto).find((data) => data <= hoje),
    ),
    ...(lado === 'verso' && { local_emissao: procura.porRotulo(LUGARES_DE_EMISSAO, lugarEm) }),
  }
  return Object.fromEntries(Object.entries(lidos).filter(([, valor]) => valor !== undefined))
}

const LUGAR = new RegExp(`((?:[\\p{L}'-]{2,} ?)+)[\\s/,.-]{1,3}(${UFS.join('|')})(?:[\\s,.-]+\\d|\\W*$)`, 'u')

/** A town and its state, dates around it left out. */
export function lugarEm(texto: string): string | undefined {
  const [, cidade, uf] = LUGAR.exec(texto.toUpperCase()) ?? []
  return cidade && uf ? `${cidade.trim()} ${uf}` : undefined
}

const nacionalidadeEm = (texto: string): string | undefined =>
  /^\W*(BRA|BRASILEIR[OA](?:\(A\))?)\W*$/.exec(semAcentos(texto))?.[1]

const categoriaEm = (texto: string): string | undefined =>
  /^\W*(ACC|A?[BCDE]|A)\W*$/.exec(semAcentos(texto))?.[1]
