import type { Capacidade } from '../base/contrato.ts'
import { CONSULTA_STATUS } from '../consulta/status.ts'
import { MOTIVOS_DO_EMAIL_DEVOLVIDO } from '../cadastro/email-devolvido.ts'
import { documentoMachine } from '../documento/machine.ts'
import { FAIXAS_DA_NOTA } from '../kyc/decisao/faixas.ts'
import { KYC_ETAPAS } from '../kyc/machine.ts'
import { TIPOS_DE_LANCAMENTO } from '../pagamento/livro.ts'
import { FAIXAS_DE_CONFIANCA, RESULTADOS_DA_TRIAGEM, VEREDITOS } from '../triagem/avaliacao.ts'
import { PAGAMENTO_STATUS } from '../pagamento/status.ts'

/**
 * Every metric of the product, once: what it counts, in what, and by which dimensions; the question it answers, which
 * no function asks, is in `perguntas.ts`. Dimensions only take the values listed here, so no name and no dimension
 * can carry anything of a person.
 */

export const NAMESPACE = 'Acolhe'
/** Dimension that every metric carries besides its own. */
export const SERVICO = { service: 'acolhe' } as const

/** CloudWatch's own units. */
type Unidade = 'Count' | 'Seconds' | 'Milliseconds' | 'None'

interface Metrica {
  readonly capacidade: Capacidade
  readonly unidade: Unidade
  /** How to read it. `soma`: values add up. `media`: a distribution. `nivel`: the state at each minute. */
  readonly le_se: 'soma' | 'media' | 'nivel'
  /** Dimension → the only values it takes; without one, the metric has a single series. */
  readonly dimensoes?: Readonly<Record<string, readonly string[]>>
}

const PROVEDORES = [
  'cartao',
  'assinatura',
  'cfm',
  'cpf',
  'textract',
  'rekognition',
  'ses',
  'kinesisvideo',
  'push',
  'sms',
] as const
export type Provedor = (typeof PROVEDORES)[number]

export const METRICAS = {
  TriagensFeitas: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { resultado: RESULTADOS_DA_TRIAGEM },
  },
  RedFlagSemCancelamento: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
  },
  TriagemSemModelo: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
  },
  TriagensAvaliadas: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { veredito: VEREDITOS, confianca: FAIXAS_DE_CONFIANCA },
  },
  ConsultasSolicitadas: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
  },
  ConsultasPorEstado: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { estado: CONSULTA_STATUS },
  },
  ConsultasNaFila: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
  },
  ConsultasAceitas: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
  },
  EsperaAteAceite: {
    capacidade: 'consulta',
    unidade: 'Seconds',
    le_se: 'media',
  },
  AceiteNoPrazo: {
    capacidade: 'consulta',
    unidade: 'None',
    le_se: 'media',
  },
  DuracaoDaConsulta: {
    capacidade: 'consulta',
    unidade: 'Seconds',
    le_se: 'media',
  },
  FilaProfundidade: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'nivel',
  },
  EsperaMaxima: {
    capacidade: 'consulta',
    unidade: 'Seconds',
    le_se: 'nivel',
  },
  ConsultaAbertaSemMedico: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
  },
  RetencaoPertoDoFim: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
  },
  MedicosOnline: {
    capacidade: 'medico',
    unidade: 'Count',
    le_se: 'nivel',
  },
  KycCorridas: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { resultado: ['iniciada', 'approved', 'rejected', 'em_analise', 'repetida'] },
  },
  KycEtapas: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { etapa: KYC_ETAPAS, veredito: ['aprovado', 'reprovado', 'em_analise'] },
  },
  KycNota: {
    capacidade: 'kyc',
    unidade: 'None',
    le_se: 'media',
    dimensoes: { etapa: KYC_ETAPAS },
  },
  KycNotas: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { etapa: KYC_ETAPAS, faixa: FAIXAS_DA_NOTA },
  },
  KycTempo: {
    capacidade: 'kyc',
    unidade: 'Milliseconds',
    le_se: 'media',
    dimensoes: { etapa: KYC_ETAPAS },
  },
  KycRevisaoVencida: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
  },
  VinculoRevisaoVencida: {
    capacidade: 'dependente',
    unidade: 'Count',
    le_se: 'soma',
  },
  PagamentosPorEstado: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { estado: PAGAMENTO_STATUS },
  },
  DinheiroMovido: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { lancamento: TIPOS_DE_LANCAMENTO },
  },
  DinheiroRetido: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'nivel',
  },
  PagamentosParados: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'nivel',
    dimensoes: { estado: ['falhou', 'a_repassar'] },
  },
  PagamentoFalhou: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
  },
  CapturaRecusada: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
  },
  CapturaInesperada: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
  },
  RepasseRecusado: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
  },
  AvisoDoCartaoAtraso: {
    capacidade: 'pagamento',
    unidade: 'Milliseconds',
    le_se: 'media',
  },
  DocumentosPorEstado: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { estado: documentoMachine.statuses },
  },
  AssinaturaRecusada: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
  },
  DocumentoSemAssinatura: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
  },
  AssinaturaIndisponivel: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
  },
  EmailsEnviados: {
    capacidade: 'email',
    unidade: 'Count',
    le_se: 'soma',
  },
  EmailsDevolvidos: {
    capacidade: 'email',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { motivo: MOTIVOS_DO_EMAIL_DEVOLVIDO },
  },
  Conexoes: {
    capacidade: 'tempo-real',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { passagem: ['aberta', 'fechada'] },
  },
  ConexoesAbertas: {
    capacidade: 'tempo-real',
    unidade: 'Count',
    le_se: 'nivel',
  },
  EntregasFalhas: {
    capacidade: 'tempo-real',
    unidade: 'Count',
    le_se: 'soma',
  },
  ProvedorLatencia: {
    capacidade: 'admin',
    unidade: 'Milliseconds',
    le_se: 'media',
    dimensoes: { provedor: PROVEDORES },
  },
  ProvedorErros: {
    capacidade: 'admin',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { provedor: PROVEDORES },
  },
  ApiPedidos: {
    capacidade: 'admin',
    unidade: 'Count',
    le_se: 'soma',
  },
  ApiFalhas: {
    capacidade: 'admin',
    unidade: 'Count',
    le_se: 'soma',
  },
  ApiLatencia: {
    capacidade: 'admin',
    unidade: 'Milliseconds',
    le_se: 'media',
  },
  FalhasParadas: {
    capacidade: 'eventos',
    unidade: 'Count',
    le_se: 'nivel',
  },
  ReconciliacaoFalhou: {
    capacidade: 'eventos',
    unidade: 'Count',
    le_se: 'soma',
  },
} as const satisfies Record<string, Metrica>

export type NomeDaMetrica = keyof typeof METRICAS
type DimensoesDe<M> = M extends { readonly dimensoes: infer D }
  ? { readonly [N in keyof D]: D[N] extends readonly (infer V)[] ? V : never }
  : undefined
/** What `medir` must be given besides the value; nothing for a metric without dimensions. */
export type Dimensoes<N extends NomeDaMetrica> = DimensoesDe<(typeof METRICAS)[N]>

export const NOMES: readonly NomeDaMetrica[] = Object.keys(METRICAS).filter(eMetrica)

export function eMetrica(nome: string): nome is NomeDaMetrica {
  return Object.hasOwn(METRICAS, nome)
}

/** A metric of the catalogue, with every property of `Metrica`. */
export const metrica = (nome: NomeDaMetrica): Metrica => METRICAS[nome]

/** Every combination of a metric's dimension values, including the dimension all share: its series. */
export function seriesDe(nome: NomeDaMetrica): Readonly<Record<string, string>>[] {
  const dimensoes = Object.entries(metrica(nome).dimensoes ?? {})
  return dimensoes.reduce<Readonly<Record<string, string>>[]>(
    (series, [dimensao, valores]) =>
      series.flatMap((serie) => valores.map((valor) => ({ ...serie, [dimensao]: valor }))),
    [SERVICO],
  )
}
