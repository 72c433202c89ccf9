import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { type CamposLidos, INDETERMINADA } from '#domain/kyc/documento/campos-lidos.ts'
import type { Complementos } from '#domain/kyc/documento/complementos.ts'
import { type CampoDoDocumento, documentos } from '#domain/kyc/documento/documentos.ts'
import type { Leitura } from '#domain/kyc/documento/leitura.ts'
import { semAcentos } from '#domain/kyc/texto/texto-lido.ts'
import type { DadosDoDocumento } from '#semente/gerar/documento.ts'
import type { Caso } from './casos.ts'
import { LADOS, type LayoutDoDocumento } from '#semente/gerar/documento.ts'

/** What was read of a document, both sides in one (P §5). */
interface Lido {
  readonly campos: CamposLidos
  /** The front's before the back's, where both say it. */
  readonly complementos: Complementos
  readonly verso: CamposLidos
}

type Valor = string | readonly string[] | undefined

interface Campo {
  readonly impresso: (dados: DadosDoDocumento, layout: LayoutDoDocumento) => Valor
  readonly lido: (lido: Lido) => Valor
}

const digitos = (numero: string): string => numero.replace(/\D/g, '')
/** Two halves of one field, which both must be right. */
const juntos = (...partes: readonly (string | undefined)[]): string => partes.filter(Boolean).join(' ')

const cpf: Campo = { impresso: (d) => digitos(d.cpf), lido: ({ campos }) => campos.cpf }
const emissao: Campo = { impresso: (d) => d.data_emissao, lido: ({ campos }) => campos.data_emissao }
const emissor: Campo = {
  impresso: (d) => juntos(d.orgao_emissor, d.uf),
  lido: ({ campos }) => juntos(campos.orgao_emissor, campos.uf_documento),
}

/** What is drawn of each field of the catalogue that is text, and where the reading has it. */
const CAMPOS: Readonly<Record<string, Campo>> = {
  nome: { impresso: (d) => d.nome, lido: ({ campos }) => campos.nome },
  data_nascimento: { impresso: (d) => d.data_nascimento, lido: ({ campos }) => campos.data_nascimento },
  cpf,
  cpf_ou_rg: cpf,
  numero_rg: { impresso: (d) => d.rg.replace(/[^\dA-Z]/g, ''), lido: ({ campos }) => campos.rg },
  numero_cnh: { impresso: (d) => d.numero_cnh, lido: ({ campos }) => campos.numero_documento },
  orgao_expedidor: emissor,
  autoridade_emissora: { ...emissor, impresso: (d) => juntos('DETRAN', d.uf) },
  data_emissao: emissao,
  data_expedicao: emissao,
  data_validade: {
    impresso: (d) => d.data_validade ?? INDETERMINADA,
    lido: ({ campos }) => campos.data_validade,
  },
  filiacao: { impresso: (d) => d.filiacao, lido: ({ complementos }) => complementos.filiacao },
  naturalidade: { impresso: (d) => d.naturalidade, lido: ({ complementos }) => complementos.naturalidade },
  nacionalidade: {
    impresso: (_, layout) => (layout === 'rg_novo_cin' ? 'BRA' : 'BRASILEIRO(A)'),
    lido: ({ complementos }) => complementos.nacionalidade,
  },
  categoria: { impresso: (d) => d.categoria, lido: ({ complementos }) => complementos.categoria },
  data_primeira_hab: {
    impresso: (d) => d.data_primeira_hab,
    lido: ({ complementos }) => complementos.data_primeira_hab,
  },
  local_emissao: { impresso: (d) => d.naturalidade, lido: ({ complementos }) => complementos.local_emissao },
  local_data_expedicao: {
    impresso: (d) => juntos(d.naturalidade, d.data_emissao),
    lido: ({ complementos, verso }) => juntos(complementos.local_emissao, verso.data_emissao),
  },
}

/** Drawn on a licence, as on real ones, though the catalogue does not list it. */
const FORA_DO_CATALOGO: Record<LayoutDoDocumento, readonly string[]> = {
  rg_antigo: [],
  rg_novo_cin: [],
  cnh_antiga: ['filiacao', 'local_emissao'],
  cnh_nova_2022: ['filiacao', 'naturalidade', 'local_emissao'],
}

/** Optional fields that the drawings leave out. */
const NAO_DESENHADOS = new Set(['renach', 'endereco', 'observacoes'])

/** A picture (foto, impressão, assinaturas, brasão) has no text, and what a code says is compared with the print. */
const temTexto = ({ type }: CampoDoDocumento): boolean => type !== 'imagem' && type !== 'codigo'

/** Whether each is in the catalogue as required. */
function doLayout(layout: LayoutDoDocumento): Map<string, boolean> {
  const campos = LADOS.flatMap((lado) => documentos[layout][lado]).filter(temTexto)
  return new Map([
    ...FORA_DO_CATALOGO[layout].map((key) => [key, false] as const),
    ...campos
      .filter(({ key }) => !NAO_DESENHADOS.has(key))
      .map(({ key, required }) => [key, required] as const),
  ])
}

interface Comparados {
  readonly obrigatorios: Readonly<Record<string, boolean>>
  readonly outros: Readonly<Record<string, boolean>>
  /** Of the required ones that differ. */
  readonly diferencas: Readonly<Record<string, readonly [esperado: string, lido: string]>>
}

const textoDe = (valor: Valor): string => (typeof valor === 'string' ? valor : (valor ?? []).join(', '))
// The reader may lose accents (Textract does): words are compared without them, everything else to the letter.
const igual = (a: string, b: string): boolean => semAcentos(a) === semAcentos(b)

/**
 * Each field of the catalogue (P §3) that is text and printed on this document: read exactly or not. Those without
 * text are left out: photo, fingerprint, signatures and arms are pictures; the QR code and the zone are codes, held
 * against the print by the reading itself (domain/kyc/documento/mecanica.ts).
 */
export function compararCampos(
  { layout, impresso }: Pick<Caso, 'layout' | 'impresso'>,
  frente: Leitura | undefined,
  verso: Leitura | undefined,
): Comparados {
  if (!impresso) return { obrigatorios: {}, outros: {}, diferencas: {} }
  const lido: Lido = {
    campos: frente ? aceitarDocumento(frente, verso ?? null).campos : {},
    complementos: { ...verso?.complementos, ...frente?.complementos },
    verso: verso?.campos ?? {},
  }
  const comparados = [...doLayout(layout)].flatMap(([key, obrigatorio]) => {
    const campo = CAMPOS[key]
    if (!campo) throw new Error(`The bench does not know where ${key} is read`)
    const esperado = textoDe(campo.impresso(impresso, layout))
    const obtido = textoDe(campo.lido(lido))
    return esperado === '' ? [] : [{ key, obrigatorio, esperado, obtido, certo: igual(esperado, obtido) }]
  })
  const certos = (quais: typeof comparados) => Object.fromEntries(quais.map(({ key, certo }) => [key, certo]))
  const obrigatorios = comparados.filter(({ obrigatorio }) => obrigatorio)
  return {
    obrigatorios: certos(obrigatorios),
    outros: certos(comparados.filter(({ obrigatorio }) => !obrigatorio)),
    diferencas: Object.fromEntries(
      obrigatorios
        .filter(({ certo }) => !certo)
        .map(({ key, esperado, obtido }) => [key, [esperado, obtido] as const]),
    ),
  }
}
