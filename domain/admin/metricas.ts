import type { Capacidade } from '../contrato.ts'
import { consultaMachine } from '../consulta/machine.ts'
import { MOTIVOS_DA_DEVOLUCAO } from '../email/devolucao.ts'
import { documentoMachine } from '../documento/machine.ts'
import { FAIXAS_DA_NOTA } from '../kyc/faixas.ts'
import { KYC_ETAPAS } from '../kyc/machine.ts'
import { TIPOS_DE_LANCAMENTO } from '../pagamento/livro.ts'
import { FAIXAS_DE_CONFIANCA, VEREDITOS } from '../triagem/avaliacao.ts'
import { pagamentoMachine } from '../pagamento/machine.ts'

/**
 * Every metric of the product, once: what it counts, in what, by which dimensions, and the question it answers.
 * Dimensions only take the values listed here, so no name and no dimension can carry anything of a person.
 */

export const NAMESPACE = 'Acolhe'
/** Dimension that every metric carries besides its own. */
export const SERVICO = { service: 'acolhe' } as const

/** CloudWatch's own units. */
export type Unidade = 'Count' | 'Seconds' | 'Milliseconds' | 'None'

export interface Metrica {
  readonly capacidade: Capacidade
  readonly unidade: Unidade
  /** `soma`: adds up. `media`: a distribution. `nivel`: how it stood at each minute. */
  readonly le_se: 'soma' | 'media' | 'nivel'
  /** Dimension → the only values it takes; without one, the metric has a single series. */
  readonly dimensoes?: Readonly<Record<string, readonly string[]>>
  readonly pergunta: string
}

/** What a triage came to. */
export const RESULTADOS_DA_TRIAGEM = ['elegivel', 'presencial', 'emergencia'] as const
export const PROVEDORES = [
  'cartao',
  'assinatura',
  'cfm',
  'cpf',
  'textract',
  'rekognition',
  'ses',
  'kinesisvideo',
] as const
export type Provedor = (typeof PROVEDORES)[number]

export const METRICAS = {
  TriagensFeitas: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { resultado: RESULTADOS_DA_TRIAGEM },
    pergunta: 'Quantas triagens terminaram, e com que orientação?',
  },
  RedFlagSemCancelamento: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Alguma consulta ficou aberta depois de um sinal de alerta?',
  },
  TriagemSemModelo: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas triagens pediram IA e foram respondidas só pelo protocolo?',
  },
  TriagensAvaliadas: {
    capacidade: 'triagem',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { veredito: VEREDITOS, confianca: FAIXAS_DE_CONFIANCA },
    pergunta: 'O que os médicos disseram da urgência da triagem, por faixa de confiança?',
  },
  ConsultasSolicitadas: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas consultas foram pedidas?',
  },
  ConsultasPorEstado: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { estado: consultaMachine.statuses },
    pergunta: 'Quantas passagens por cada estado da consulta?',
  },
  ConsultasNaFila: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas consultas pagas entraram na fila (a volta à fila não conta de novo)?',
  },
  ConsultasAceitas: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas consultas um médico aceitou (a primeira vez)?',
  },
  EsperaAteAceite: {
    capacidade: 'consulta',
    unidade: 'Seconds',
    le_se: 'media',
    pergunta: 'Quanto se espera na fila até um médico aceitar?',
  },
  AceiteNoPrazo: {
    capacidade: 'consulta',
    unidade: 'None',
    le_se: 'media',
    pergunta: 'Que parte das consultas na fila foi aceita em até 15 minutos (1) e que parte expirou (0)?',
  },
  DuracaoDaConsulta: {
    capacidade: 'consulta',
    unidade: 'Seconds',
    le_se: 'media',
    pergunta: 'Quanto dura uma consulta, do início ao fim?',
  },
  FilaProfundidade: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'nivel',
    pergunta: 'Quantas pessoas esperam na fila, em todas as especialidades?',
  },
  EsperaMaxima: {
    capacidade: 'consulta',
    unidade: 'Seconds',
    le_se: 'nivel',
    pergunta: 'Em todas as especialidades, há quanto tempo espera quem espera há mais tempo?',
  },
  ConsultaAbertaSemMedico: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Alguma consulta em andamento perdeu o médico?',
  },
  RetencaoPertoDoFim: {
    capacidade: 'consulta',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Alguma retenção do cartão está perto de vencer com a consulta aberta?',
  },
  MedicosOnline: {
    capacidade: 'medico',
    unidade: 'Count',
    le_se: 'nivel',
    pergunta: 'Quantos médicos estão disponíveis?',
  },
  KycCorridas: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { resultado: ['iniciada', 'approved', 'rejected', 'em_analise', 'repetida'] },
    pergunta: 'Quantas verificações começaram, e em que terminaram (contadas no dia em que começaram)?',
  },
  KycEtapas: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { etapa: KYC_ETAPAS, veredito: ['aprovado', 'reprovado', 'em_analise'] },
    pergunta: 'Quantas vezes cada etapa foi feita, e com que veredito?',
  },
  KycNota: {
    capacidade: 'kyc',
    unidade: 'None',
    le_se: 'media',
    dimensoes: { etapa: KYC_ETAPAS },
    pergunta: 'Que nota cada etapa dá?',
  },
  KycNotas: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { etapa: KYC_ETAPAS, faixa: FAIXAS_DA_NOTA },
    pergunta: 'Como se distribuem as notas de cada etapa?',
  },
  KycTempo: {
    capacidade: 'kyc',
    unidade: 'Milliseconds',
    le_se: 'media',
    dimensoes: { etapa: KYC_ETAPAS },
    pergunta: 'Quanto tempo cada etapa leva?',
  },
  KycRevisaoVencida: {
    capacidade: 'kyc',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Alguém espera há mais de 48 horas por uma decisão?',
  },
  PagamentosPorEstado: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { estado: pagamentoMachine.statuses },
    pergunta: 'Quantas passagens por cada estado do pagamento?',
  },
  DinheiroMovido: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { lancamento: TIPOS_DE_LANCAMENTO },
    pergunta: 'Quantos centavos foram autorizados, capturados, liberados e repassados?',
  },
  DinheiroRetido: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'nivel',
    pergunta: 'Quantos centavos estão retidos em cartões agora?',
  },
  PagamentosParados: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'nivel',
    dimensoes: { estado: ['falhou', 'a_repassar'] },
    pergunta: 'Quantos pagamentos esperam por alguém?',
  },
  PagamentoFalhou: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas capturas recusadas foram tentadas de novo?',
  },
  CapturaRecusada: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas capturas o cartão recusou?',
  },
  CapturaInesperada: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Algum dinheiro foi capturado sem consulta finalizada?',
  },
  RepasseRecusado: {
    capacidade: 'pagamento',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantos repasses o provedor recusou?',
  },
  AvisoDoCartaoAtraso: {
    capacidade: 'pagamento',
    unidade: 'Milliseconds',
    le_se: 'media',
    pergunta: 'Quanto tempo passa entre um fato no provedor do cartão e o aviso tratado aqui?',
  },
  DocumentosPorEstado: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { estado: documentoMachine.statuses },
    pergunta: 'Quantos documentos foram criados, assinados e entregues?',
  },
  AssinaturaRecusada: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas assinaturas o provedor recusou?',
  },
  AssinaturaIndisponivel: {
    capacidade: 'documento',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas assinaturas esperam porque o provedor está fora?',
  },
  EmailsEnviados: {
    capacidade: 'email',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas mensagens o serviço de e-mail aceitou?',
  },
  EmailsDevolvidos: {
    capacidade: 'email',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { motivo: MOTIVOS_DA_DEVOLUCAO },
    pergunta: 'Quantas mensagens voltaram, ou foram marcadas como indesejadas?',
  },
  Conexoes: {
    capacidade: 'tempo-real',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { passagem: ['aberta', 'fechada'] },
    pergunta: 'Quantas conexões em tempo real abriram e fecharam?',
  },
  ConexoesAbertas: {
    capacidade: 'tempo-real',
    unidade: 'Count',
    le_se: 'nivel',
    pergunta: 'Quantos navegadores estão conectados agora?',
  },
  EntregasFalhas: {
    capacidade: 'tempo-real',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantas mensagens não chegaram a uma conexão que está aberta?',
  },
  ProvedorLatencia: {
    capacidade: 'admin',
    unidade: 'Milliseconds',
    le_se: 'media',
    dimensoes: { provedor: PROVEDORES },
    pergunta: 'Quanto cada provedor demora a responder?',
  },
  ProvedorErros: {
    capacidade: 'admin',
    unidade: 'Count',
    le_se: 'soma',
    dimensoes: { provedor: PROVEDORES },
    pergunta: 'Quantos pedidos cada provedor deixou sem resposta útil?',
  },
  ApiPedidos: {
    capacidade: 'admin',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantos pedidos a API recebeu?',
  },
  ApiFalhas: {
    capacidade: 'admin',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantos pedidos terminaram em erro nosso (5xx)?',
  },
  ApiLatencia: {
    capacidade: 'admin',
    unidade: 'Milliseconds',
    le_se: 'media',
    pergunta: 'Quanto a API demora a responder?',
  },
  FalhasParadas: {
    capacidade: 'eventos',
    unidade: 'Count',
    le_se: 'nivel',
    pergunta: 'Quantas mensagens estão nas filas de falhas?',
  },
  ReconciliacaoFalhou: {
    capacidade: 'eventos',
    unidade: 'Count',
    le_se: 'soma',
    pergunta: 'Quantos itens vencidos uma agenda não conseguiu tratar?',
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

/** Every combination of a metric's dimensions, each with the dimension that all carry: its series. */
export function seriesDe(nome: NomeDaMetrica): Readonly<Record<string, string>>[] {
  const dimensoes = Object.entries(metrica(nome).dimensoes ?? {})
  return dimensoes.reduce<Readonly<Record<string, string>>[]>(
    (series, [dimensao, valores]) =>
      series.flatMap((serie) => valores.map((valor) => ({ ...serie, [dimensao]: valor }))),
    [SERVICO],
  )
}
