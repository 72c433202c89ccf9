import type { Corrida } from '#domain/kyc/corrida.ts'
import { aceitarDocumento } from '#domain/kyc/aceitacao.ts'
import type { Complementos } from '#domain/kyc/complementos.ts'
import type { CamposLidos } from '#domain/kyc/campos-lidos.ts'
import { semAcentos } from '#domain/kyc/texto-lido.ts'
import { TEXTOS_DO_DOCUMENTO } from '#domain/kyc/textos.ts'
import type { DadosDoDocumento } from '#semente/gerar/documento.ts'
import type { Caso } from './casos.ts'
import type { Lado, Layout } from './layouts.ts'

/** What became of one case; what is kept of it between the pieces of a long run. */
export interface Resultado {
  readonly id: string
  readonly tipo: Caso['tipo']
  readonly layout: Layout
  readonly status: Corrida['status']
  readonly motivos: readonly string[]
  /** The stage that refused or asked for a person, the decision when none did. */
  readonly etapa: string
  readonly notas: Readonly<Record<string, number | null>>
  /** Each field the layout prints: read exactly or not; empty where fields do not count. */
  readonly campos: Readonly<Record<string, boolean>>
  /** What was expected and what was read, of those that differ. */
  readonly diferencas: Readonly<Record<string, readonly [esperado: string, lido: string]>>
  /** The catalogue's other printed fields, which nothing is decided by: read exactly or not. */
  readonly opcionais: Readonly<Record<string, boolean>>
  /** Of an unreadable picture: refused, and for that very side. */
  readonly motivoCerto: boolean | null
  readonly tempo: { readonly total: number; readonly motores: number; readonly chamadas: number }
}

/** Required fields that are text (P §3), by the layout that prints them, in the words of the OCR result (P §3). */
const CAMPOS: Record<Layout, readonly (keyof CamposLidos)[]> = {
  rg_antigo: ['nome', 'data_nascimento', 'rg', 'orgao_emissor', 'uf_documento', 'data_emissao'],
  rg_novo_cin: [
    'nome',
    'data_nascimento',
    'cpf',
    'orgao_emissor',
    'uf_documento',
    'data_emissao',
    'data_validade',
  ],
  cnh_antiga: ['nome', 'data_nascimento', 'numero_documento', 'data_emissao', 'data_validade'],
  cnh_nova_2022: [
    'nome',
    'data_nascimento',
    'cpf',
    'numero_documento',
    'orgao_emissor',
    'uf_documento',
    'data_emissao',
    'data_validade',
  ],
}

function esperados(layout: Layout, dados: DadosDoDocumento): CamposLidos {
  const cnh = layout === 'cnh_antiga' || layout === 'cnh_nova_2022'
  const rg = dados.rg.replace(/[^\dA-Z]/g, '')
  const cpf = dados.cpf.replace(/\D/g, '')
  return {
    nome: dados.nome,
    cpf,
    rg,
    numero_documento: cnh ? dados.numero_cnh : layout === 'rg_novo_cin' ? cpf : rg,
    data_nascimento: dados.data_nascimento,
    // A licence is issued by the traffic department; the back says so.
    orgao_emissor: cnh ? 'DETRAN' : dados.orgao_emissor,
    uf_documento: dados.uf,
    data_emissao: dados.data_emissao,
    ...(dados.data_validade !== null && { data_validade: dados.data_validade }),
  }
}

export function resultadoDe(caso: Caso, corrida: Corrida, tempo: Resultado['tempo']): Resultado {
  const { reasons, resultados, leitura_frente, leitura_verso } = corrida
  const status = statusDe(corrida)
  const lido = leitura_frente ? aceitarDocumento(leitura_frente, leitura_verso ?? null).campos : {}
  const { campos, diferencas } = comparar(caso, lido)
  const parou = Object.entries(resultados).find(([, { veredito }]) => veredito !== 'aprovado')
  return {
    id: caso.id,
    tipo: caso.tipo,
    layout: caso.layout,
    status,
    motivos: reasons.length > 0 ? reasons : (resultados.ocr?.reasons ?? []),
    etapa: parou?.[0] ?? 'decision',
    notas: Object.fromEntries(Object.entries(resultados).map(([etapa, { score }]) => [etapa, score])),
    campos,
    diferencas,
    opcionais: compararOpcionais(caso, {
      ...leitura_frente?.complementos,
      ...leitura_verso?.complementos,
    }),
    motivoCerto:
      caso.ilegiveis.length === 0 ? null : explicado(caso.ilegiveis, resultados.ocr?.reasons ?? [], status),
    tempo,
  }
}

/** A run that was only read is as far as the reading came. */
const statusDe = ({ status, resultados }: Corrida): Corrida['status'] => {
  if (status !== 'em_andamento') return status
  const veredito = resultados.ocr?.veredito ?? resultados.uploading?.veredito
  return veredito === 'aprovado' ? 'approved' : veredito === 'em_analise' ? 'em_analise' : 'rejected'
}

function comparar({ layout, impresso }: Caso, lido: CamposLidos): Pick<Resultado, 'campos' | 'diferencas'> {
  if (!impresso) return { campos: {}, diferencas: {} }
  const certo = esperados(layout, impresso)
  const comparados = CAMPOS[layout].flatMap((campo) => {
    const esperado = certo[campo]
    return esperado === undefined ? [] : [{ campo, esperado, obtido: lido[campo] ?? '' }]
  })
  // The reader may lose accents (Textract does): names are compared without them, everything else to the letter.
  const igual = (a: string, b: string) => semAcentos(a) === semAcentos(b)
  return {
    campos: Object.fromEntries(
      comparados.map(({ campo, esperado, obtido }) => [campo, igual(esperado, obtido)]),
    ),
    diferencas: Object.fromEntries(
      comparados
        .filter(({ esperado, obtido }) => !igual(esperado, obtido))
        .map(({ campo, esperado, obtido }) => [campo, [esperado, obtido] as const]),
    ),
  }
}

/** What each layout prints besides. */
const OPCIONAIS: Record<Layout, readonly (keyof Complementos)[]> = {
  rg_antigo: ['filiacao', 'naturalidade', 'local_emissao'],
  rg_novo_cin: ['filiacao', 'naturalidade', 'nacionalidade', 'local_emissao'],
  cnh_antiga: ['filiacao', 'categoria', 'data_primeira_hab', 'local_emissao'],
  cnh_nova_2022: [
    'filiacao',
    'naturalidade',
    'nacionalidade',
    'categoria',
    'data_primeira_hab',
    'local_emissao',
  ],
}

function compararOpcionais({ layout, impresso }: Caso, lido: Complementos): Resultado['opcionais'] {
  if (!impresso) return {}
  const certo: Required<Complementos> = {
    ...impresso,
    nacionalidade: layout === 'rg_novo_cin' ? 'BRA' : 'BRASILEIRO(A)',
    local_emissao: impresso.naturalidade,
  }
  const texto = (valor: string | readonly string[] | undefined): string => semAcentos(String(valor ?? ''))
  return Object.fromEntries(
    OPCIONAIS[layout].map((campo) => [campo, texto(certo[campo]) === texto(lido[campo])]),
  )
}

/** Refused by the reading, with P §8's sentence for just the sides that cannot be read. */
function explicado(
  ilegiveis: readonly Lado[],
  motivos: readonly string[],
  status: Corrida['status'],
): boolean {
  const [frase = ''] = motivos
  const lado = ilegiveis.length === 2 ? 'ambos' : (ilegiveis[0] ?? 'ambos')
  const { ilegivel, insuficiente } = TEXTOS_DO_DOCUMENTO
  return status === 'rejected' && (frase === ilegivel[lado] || frase === insuficiente[lado])
}
