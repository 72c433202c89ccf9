/** The identity documents accepted (P §3): what each side carries. Keys and types as in the specification. */

export const TIPOS_DE_DOCUMENTO = ['rg_antigo', 'rg_novo_cin', 'cnh_antiga', 'cnh_nova_2022'] as const
export type TipoDeDocumento = (typeof TIPOS_DE_DOCUMENTO)[number]

export const LADOS = ['frente', 'verso'] as const
export type Lado = (typeof LADOS)[number]

/** Values of 'Tipo de documento *'. */
export const OPCOES_DE_DOCUMENTO = ['RG', 'CNH'] as const
export type OpcaoDeDocumento = (typeof OPCOES_DE_DOCUMENTO)[number]

export interface CampoDoDocumento {
  readonly key: string
  readonly label: string
  readonly required: boolean
  readonly type: 'imagem' | 'texto' | 'data' | 'numero' | 'codigo'
  /** Where a reader finds it. */
  readonly dica?: string
}

interface DocumentoDoCatalogo {
  readonly label: string
  readonly frente: readonly CampoDoDocumento[]
  readonly verso: readonly CampoDoDocumento[]
  readonly notas: readonly string[]
}

type Definicao = readonly [label: string, type: CampoDoDocumento['type'], dica?: string]

const campos = {
  foto: ['Foto', 'imagem'],
  impressao_digital: ['Impressão digital', 'imagem', 'POLEGAR DIREITO'],
  assinatura_titular: ['Assinatura do titular', 'imagem'],
  assinatura_autoridade: ['Assinatura da autoridade', 'imagem'],
  brasao_republica: ['Brasão da República', 'imagem'],
  orgao_expedidor: ['Órgão expedidor', 'texto', 'SSP, DETRAN e a UF'],
  autoridade_emissora: ['Autoridade emissora', 'texto', 'DETRAN e a UF'],
  nome: ['Nome', 'texto', 'abaixo de NOME'],
  filiacao: ['Filiação', 'texto'],
  naturalidade: ['Naturalidade', 'texto'],
  nacionalidade: ['Nacionalidade', 'texto'],
  data_nascimento: ['Data de nascimento', 'data', 'DD/MM/AAAA'],
  numero_rg: ['Número do RG', 'numero', 'abaixo de REGISTRO GERAL'],
  numero_cnh: ['Número da CNH', 'numero', 'Nº REGISTRO, 11 dígitos'],
  cpf: ['CPF', 'numero', '000.000.000-00'],
  cpf_ou_rg: ['CPF ou RG', 'numero'],
  renach: ['RENACH', 'numero'],
  categoria: ['Categoria', 'texto', 'A, B, C, D ou E'],
  data_primeira_hab: ['Data da 1ª habilitação', 'data'],
  data_emissao: ['Data de emissão', 'data'],
  data_validade: ['Data de validade', 'data'],
  data_expedicao: ['Data de expedição', 'data'],
  local_emissao: ['Local de emissão', 'texto'],
  local_data_expedicao: ['Local e data de expedição', 'texto'],
  endereco: ['Endereço', 'texto'],
  observacoes: ['Observações', 'texto'],
  qrcode: ['QR Code', 'codigo'],
  mrz: ['Código de leitura mecânica (MRZ)', 'codigo', 'três linhas com <<<'],
} as const satisfies Record<string, Definicao>

type Chave = keyof typeof campos

function lado(obrigatorios: readonly Chave[], opcionais: readonly Chave[] = []): CampoDoDocumento[] {
  const campo = (key: Chave, required: boolean): CampoDoDocumento => {
    const [label, type, dica]: Definicao = campos[key]
    return { key, label, required, type, ...(dica !== undefined && { dica }) }
  }
  return [...obrigatorios.map((key) => campo(key, true)), ...opcionais.map((key) => campo(key, false))]
}

export const documentos: Record<TipoDeDocumento, DocumentoDoCatalogo> = {
  rg_antigo: {
    label: 'RG (modelo antigo)',
    frente: lado(['foto', 'impressao_digital', 'assinatura_titular', 'brasao_republica', 'orgao_expedidor']),
    verso: lado(
      [
        'nome',
        'filiacao',
        'naturalidade',
        'data_nascimento',
        'numero_rg',
        'data_expedicao',
        'assinatura_autoridade',
      ],
      ['local_emissao', 'cpf'],
    ),
    notas: [
      'O desenho varia de um estado para outro; o mais novo é o do Decreto 9.278/2018.',
      'O CPF pode não constar.',
    ],
  },
  rg_novo_cin: {
    label: 'Carteira de Identidade Nacional (CIN)',
    frente: lado(
      [
        'foto',
        'nome',
        'filiacao',
        'naturalidade',
        'data_nascimento',
        'nacionalidade',
        'cpf',
        'data_emissao',
        'data_validade',
        'assinatura_autoridade',
      ],
      ['assinatura_titular'],
    ),
    verso: lado(['impressao_digital', 'qrcode', 'mrz', 'orgao_expedidor', 'local_data_expedicao']),
    notas: [
      'O CPF é obrigatório.',
      'MRZ e QR Code devem concordar com a frente.',
      'A validade depende da idade do titular (Decreto 10.977/2022).',
    ],
  },
  cnh_antiga: {
    label: 'CNH (modelo antigo)',
    frente: lado(
      [
        'foto',
        'nome',
        'numero_cnh',
        'categoria',
        'data_nascimento',
        'data_primeira_hab',
        'data_emissao',
        'data_validade',
        'assinatura_titular',
      ],
      ['renach', 'cpf_ou_rg'],
    ),
    verso: lado(['qrcode', 'assinatura_autoridade'], ['endereco', 'observacoes']),
    notas: ['QR Code desde 2017 (Resolução CONTRAN 598/2016).'],
  },
  cnh_nova_2022: {
    label: 'CNH (modelo de 2022)',
    frente: lado([
      'foto',
      'nome',
      'numero_cnh',
      'cpf',
      'nacionalidade',
      'categoria',
      'data_nascimento',
      'data_primeira_hab',
      'data_emissao',
      'data_validade',
      'assinatura_titular',
    ]),
    verso: lado(['qrcode', 'mrz', 'autoridade_emissora'], ['observacoes']),
    notas: ['QR Code e MRZ devem concordar com a frente.'],
  },
}

/** Whether a side of this document carries a field, required or not. */
export const imprime = (tipo: TipoDeDocumento, lado: Lado, campo: Chave): boolean =>
  documentos[tipo][lado].some(({ key }) => key === campo)

/** Which documents each choice of the select may be; the reader decides which one it sees. */
const LAYOUTS_DA_OPCAO: Record<OpcaoDeDocumento, readonly TipoDeDocumento[]> = {
  RG: ['rg_antigo', 'rg_novo_cin'],
  CNH: ['cnh_antiga', 'cnh_nova_2022'],
}

/** The choice a recognised document belongs to. */
export const opcaoDoLayout = (tipo: TipoDeDocumento): OpcaoDeDocumento =>
  LAYOUTS_DA_OPCAO.RG.includes(tipo) ? 'RG' : 'CNH'

/** Required fields that every document of this choice has on this side, for 'Deve conter: …'; may be none. */
export function camposObrigatorios(opcao: OpcaoDeDocumento, lado: Lado): CampoDoDocumento[] {
  const [primeiro, ...outros] = LAYOUTS_DA_OPCAO[opcao].map((tipo) =>
    documentos[tipo][lado].filter(({ required }) => required),
  )
  return (primeiro ?? []).filter(({ key }) =>
    outros.every((lista) => lista.some((campo) => campo.key === key)),
  )
}

/** 'Deve conter: …' of the upload (P §2.9): with more than 3 fields, the first 2 and 'e mais campos'; null for none. */
export function deveConter(opcao: OpcaoDeDocumento, lado: Lado): string | null {
  const labels = camposObrigatorios(opcao, lado).map(({ label }) => label)
  if (labels.length === 0) return null
  const mostrados = labels.length > 3 ? `${labels.slice(0, 2).join(', ')} e mais campos` : labels.join(', ')
  return `Deve conter: ${mostrados}`
}

/** From this day on licences are issued for longer (Lei 14.071/2020). */
const PRAZOS_NOVOS = '2021-04-12'

/**
 * Years a licence is valid for, by the holder's age on the day it was issued (CTB, art. 147, § 2º, and its wording
 * before 2021). An examiner may give less.
 */
export function anosDeValidadeDaCnh(idade: number, emissao: string): number {
  if (emissao < PRAZOS_NOVOS) return idade < 65 ? 5 : 3
  if (idade < 50) return 10
  return idade < 70 ? 5 : 3
}

/**
 * Years a CIN is valid for, by the holder's age at issue (P §5): under 12, 12 to 59, and for good from 60 on (null).
 */
export function anosDeValidadeDaCin(idade: number): number | null {
  if (idade < 12) return 5
  return idade < 60 ? 10 : null
}
