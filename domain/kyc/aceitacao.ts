import { type Lado, opcaoDoLayout, type TipoDeDocumento } from './documentos.ts'
import type { CamposLidos } from './campos-lidos.ts'
import { passou } from './decisao.ts'
import type { Leitura } from './leitura.ts'
import { confere, type Divergencia, divergencias, type Mecanica } from './mecanica.ts'
import { LADOS_DIFERENTES, type MotivoDaLeitura, MOTIVOS_DA_LEITURA, TEXTOS_DO_DOCUMENTO } from './textos.ts'

/** P §9: quality a side needs, and from which it is called good. */
export const QUALIDADE_MINIMA = 0.3
export const QUALIDADE_BOA = 0.7

type Prova = 'identidade' | 'numero' | 'emissor'

/**
 * What each side must yield (P §5): the front who the person is, the back the number and the issuer. Where the
 * catalogue (P §3) prints them on the other side, they are asked for there: an old RG's front is a portrait only, an
 * old CNH's back carries no number. A document that was not recognised gets the plain rule.
 */
const PROVAS: Record<TipoDeDocumento | 'qualquer', Record<Lado, readonly Prova[]>> = {
  rg_antigo: { frente: ['emissor'], verso: ['identidade', 'numero'] },
  rg_novo_cin: { frente: ['identidade'], verso: ['numero', 'emissor'] },
  cnh_antiga: { frente: ['identidade', 'numero'], verso: ['emissor'] },
  cnh_nova_2022: { frente: ['identidade'], verso: ['numero', 'emissor'] },
  qualquer: { frente: ['identidade'], verso: ['numero', 'emissor'] },
}

export interface Aceitacao {
  readonly aceito: boolean
  readonly motivos: readonly MotivoDaLeitura[]
}

/** Whether one side is good enough, with every reason why not. */
export const aceitarLado = (lado: Lado, leitura: Leitura): Aceitacao =>
  aceitar(leitura, PROVAS[leitura.layout ?? 'qualquer'][lado])

function aceitar({ layout, campos, qualidade }: Leitura, provas: readonly Prova[]): Aceitacao {
  if (qualidade === 0) return { aceito: false, motivos: ['sem_texto'] }
  const motivos: MotivoDaLeitura[] = [
    ...(qualidade < QUALIDADE_MINIMA ? ['qualidade_baixa' as const] : []),
    ...(layout === null ? ['layout_desconhecido' as const] : []),
    ...provas.flatMap((prova) => faltas[prova](campos)),
  ]
  return { aceito: motivos.length === 0, motivos }
}

const faltas: Record<Prova, (campos: CamposLidos) => MotivoDaLeitura[]> = {
  identidade: ({ nome, data_nascimento, cpf, rg, numero_documento }) => [
    ...(nome ? [] : ['nome_ausente' as const]),
    ...(data_nascimento ? [] : ['nascimento_ausente' as const]),
    ...((cpf ?? rg ?? numero_documento) ? [] : ['numero_ausente' as const]),
  ],
  numero: ({ rg, numero_documento }) => ((rg ?? numero_documento) ? [] : ['numero_ausente']),
  emissor: ({ orgao_emissor, uf_documento }) => ((orgao_emissor ?? uf_documento) ? [] : ['emissor_ausente']),
}

/** Both sides in one (P §5): who the person is from the front, the document's number and issuer from the back. */
export function mesclar(frente: CamposLidos, verso: CamposLidos): CamposLidos {
  const mesclados: CamposLidos = {
    nome: frente.nome ?? verso.nome,
    cpf: frente.cpf ?? verso.cpf,
    data_nascimento: frente.data_nascimento ?? verso.data_nascimento,
    rg: verso.rg ?? frente.rg,
    numero_documento: verso.numero_documento ?? frente.numero_documento,
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
  /** Score of the `ocr` stage: the worse side's quality, 0 when the document is not accepted. */
  readonly nota: number
  /** Where the machine-readable parts contradict the print (P §3): a sign of editing that a person must judge. */
  readonly divergencias: readonly Divergencia[]
  /** Whether the machine-readable parts confirm the print; an old RG has none. */
  readonly conferido: boolean
  /** What they say, of both sides. */
  readonly mecanica: Mecanica
  /** What the person is told when it was not accepted, or read too poorly for a decision (P §8). */
  readonly mensagem: string | null
  readonly motivos: readonly string[]
}

/**
 * A document as sent: both sides, each accepted by itself and both of one kind; or a single picture, which then must
 * show who the person is and the number. A side whose title was lost is of the kind the other one shows.
 */
export function aceitarDocumento(frente: Leitura, verso: Leitura | null): DocumentoLido {
  const layout = frente.layout ?? verso?.layout ?? null
  const daFrente = verso
    ? aceitarLado('frente', { ...frente, layout })
    : aceitar(frente, ['identidade', 'numero'])
  const doVerso = verso && aceitarLado('verso', { ...verso, layout: verso.layout ?? layout })
  const umSo = mesmoDocumento(frente.layout, verso?.layout ?? null)
  const aceito = daFrente.aceito && (doVerso?.aceito ?? true) && umSo
  const nota = aceito ? Math.min(frente.qualidade, verso?.qualidade ?? 1) : 0
  const [ditaFrente, ditoVerso] = [
    comFraqueza(daFrente, frente),
    verso && doVerso && comFraqueza(doVerso, verso),
  ]
  const mecanica = { ...frente.mecanica, ...verso?.mecanica }
  return {
    aceito,
    frente: daFrente,
    verso: doVerso,
    campos: mesclar(frente.campos, verso?.campos ?? {}),
    layout,
    nota,
    divergencias: divergencias(frente.campos, mecanica),
    conferido: confere(frente.campos, mecanica, layout),
    mecanica,
    mensagem: passou('ocr', nota) ? null : mensagemDoDocumento(ditaFrente, ditoVerso),
    motivos: [
      ...ditaFrente.motivos.map((motivo) => `Frente: ${MOTIVOS_DA_LEITURA[motivo]}`),
      ...(ditoVerso?.motivos ?? []).map((motivo) => `Verso: ${MOTIVOS_DA_LEITURA[motivo]}`),
      ...(umSo ? [] : [LADOS_DIFERENTES]),
    ],
  }
}

/**
 * What is said of a side once the document as a whole is judged: one that serves by itself, and is read too poorly for
 * a decision, has to be photographed again as well.
 */
const comFraqueza = (lado: Aceitacao, { qualidade }: Leitura): Aceitacao =>
  lado.aceito && !passou('ocr', qualidade) ? { aceito: false, motivos: ['qualidade_baixa'] } : lado

/** An old and a new CNH (or RG) share too many words for a poor side to decide between them; RG and CNH do not. */
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
