import type { Consulta } from '../consulta/consulta.ts'
import type { Evento } from '../eventos/eventos.ts'
import { faixaDaNota } from '../kyc/decisao/faixas.ts'
import { prazoMs } from '../base/prazos.ts'
import type { Dimensoes, NomeDaMetrica } from './metricas.ts'

/** One value of a metric. `em`: the moment it is of, ISO. */
export interface Medida {
  readonly nome: NomeDaMetrica
  readonly valor: number
  readonly dimensoes?: Readonly<Record<string, string>>
  readonly em: string
  /** Identifies the fact when it counts only once, however often it happens. */
  readonly unica?: string
}

/** Running totals that go up and down: cents held on cards, open connections. */
export type Total = 'dinheiro_retido' | 'conexoes_abertas'

/**
 * The metrics of an event; none for one that nobody counts. `consulta` is the consultation as stored now, for events
 * about one.
 */
export function medidasDe(evento: Evento, consulta?: Consulta): Medida[] {
  const { em } = evento.detalhe
  switch (evento.tipo) {
    case 'triagem.feita':
      return [medida('TriagensFeitas', 1, em, { resultado: evento.detalhe.resultado })]
    case 'consulta.status':
      return [
        medida('ConsultasPorEstado', 1, em, { estado: evento.detalhe.para }),
        ...daConsulta(evento.detalhe, consulta),
      ]
    case 'pagamento.status':
      return [medida('PagamentosPorEstado', 1, em, { estado: evento.detalhe.para })]
    case 'pagamento.lancado':
      return [medida('DinheiroMovido', evento.detalhe.valor, em, { lancamento: evento.detalhe.lancamento })]
    case 'documento.status':
      return [medida('DocumentosPorEstado', 1, em, { estado: evento.detalhe.para })]
    case 'kyc.corrida':
      return daCorrida(evento.detalhe)
    case 'kyc.etapa':
      return daEtapa(evento.detalhe)
    case 'cartao.avisado':
      return [medida('AvisoDoCartaoAtraso', evento.detalhe.atraso_ms, em)]
    case 'email.enviado':
      return [medida('EmailsEnviados', 1, em)]
    case 'email.devolvido':
      return [medida('EmailsDevolvidos', 1, em, { motivo: evento.detalhe.motivo })]
    case 'conexao.passagem':
      return [medida('Conexoes', 1, em, { passagem: evento.detalhe.passagem })]
    case 'kyc.status':
    case 'certificado.status':
    case 'documento.espera':
    case 'vinculo.status':
    case 'usuario.criado':
    case 'usuario.alterado':
    case 'usuario.senha_alterada':
    case 'usuario.aparelho_novo':
    case 'registro.adendo':
    case 'usuario.chave':
    case 'usuario.segundo_fator':
    case 'fila.vista':
    case 'fila.aberta':
    case 'sala.medico':
    case 'sala.paciente':
      return []
  }
}

/** By how much an event changes the running totals. */
export function totaisDe(evento: Evento): Partial<Record<Total, number>> {
  if (evento.tipo === 'conexao.passagem')
    return { conexoes_abertas: evento.detalhe.passagem === 'aberta' ? 1 : -1 }
  if (evento.tipo !== 'pagamento.lancado') return {}
  const { lancamento, valor } = evento.detalhe
  if (lancamento === 'repassado') return {}
  return { dinheiro_retido: lancamento === 'autorizado' ? valor : -valor }
}

type Resto<N extends NomeDaMetrica> =
  Dimensoes<N> extends undefined ? readonly [dimensoes?: undefined] : readonly [dimensoes: Dimensoes<N>]
type Detalhe<T extends Evento['tipo']> = Extract<Evento, { tipo: T }>['detalhe']

const medida = <N extends NomeDaMetrica>(
  nome: N,
  valor: number,
  em: string,
  ...[dimensoes]: Resto<N>
): Medida => ({ nome, valor, em, ...(dimensoes && { dimensoes: { ...(dimensoes as object) } }) })

const segundos = (de: string | undefined, ate: string | undefined): number | undefined =>
  de === undefined || ate === undefined ? undefined : (Date.parse(ate) - Date.parse(de)) / 1000

/** The promise made to the patient concerns the first wait only: after a return to the queue the place is kept. */
function daConsulta(
  { consulta_id, de, para, em }: Detalhe<'consulta.status'>,
  consulta: Consulta | undefined,
): Medida[] {
  if (de === null) return [medida('ConsultasSolicitadas', 1, em)]
  if (de === 'pending' && para === 'queued') return [medida('ConsultasNaFila', 1, em)]
  const promessa = { unica: `promessa#${consulta_id}` }
  if (de === 'queued' && para === 'expired') return [{ ...medida('AceiteNoPrazo', 0, em), ...promessa }]
  if (de === 'queued' && para === 'assigned') {
    // When another write already gave it back, the event itself says when, to the second.
    const espera = Math.max(0, segundos(consulta?.queued_at, consulta?.assigned_at ?? em) ?? 0)
    const noPrazo = espera * 1000 <= prazoMs('consulta_na_fila')
    return [
      { ...medida('AceiteNoPrazo', noPrazo ? 1 : 0, em), ...promessa },
      { ...medida('ConsultasAceitas', 1, em), unica: `aceite#${consulta_id}` },
      { ...medida('EsperaAteAceite', espera, em), unica: `espera#${consulta_id}` },
    ]
  }
  const duracao = para === 'finished' ? segundos(consulta?.started_at, consulta?.ended_at) : undefined
  return duracao === undefined ? [] : [medida('DuracaoDaConsulta', duracao, em)]
}

/**
 * A start and an outcome are dated to the run's start, so that a day's attempts and outcomes are of the same runs; a
 * retry and a wait for a reviewer to the moment they happen.
 */
function daCorrida({ de, para, criada_em, em }: Detalhe<'kyc.corrida'>): Medida[] {
  if (de === null) return [medida('KycCorridas', 1, criada_em, { resultado: 'iniciada' })]
  if (para === 'em_andamento') return [medida('KycCorridas', 1, em, { resultado: 'repetida' })]
  return [medida('KycCorridas', 1, para === 'em_analise' ? em : criada_em, { resultado: para })]
}

const daEtapa = ({ etapa, veredito, score, duracao_ms, em }: Detalhe<'kyc.etapa'>): Medida[] => [
  medida('KycEtapas', 1, em, { etapa, veredito }),
  ...(score === null
    ? []
    : [
        medida('KycNota', score, em, { etapa }),
        medida('KycNotas', 1, em, { etapa, faixa: faixaDaNota(score) }),
      ]),
  medida('KycTempo', duracao_ms, em, { etapa }),
]
