import { msDeFuncao, unidadesDaJornada } from './custos.ts'
import type { Perfil } from './perfil.ts'
import { CONCORRENCIA_DA_CONTA, estagio } from '../../lib/estagios.ts'
import { RITMOS } from '../../lib/ritmos-das-rotas.ts'
import { HIPOTESES } from './hipoteses.ts'
import {
  avisosPorMinuto,
  invocacoes,
  naJornada,
  oferta,
  picoPorSegundo,
  presentes,
  vezes,
  type Volume,
} from './volume.ts'

/** What one moment of the day asks of the account. */
interface Pico {
  readonly consultas: number
  readonly pedidosHttp: number
  readonly mensagens: number
  readonly conexoes: number
  readonly novasConexoes: number
  /** Messages one entry and one departure of the busiest queue become, until somebody accepts. */
  readonly leque: number
  /** Calls at once, in the busiest hour. */
  readonly chamadas: number
  readonly fluxos: number
  readonly concorrencia: number
  readonly invocacoes: number
  readonly leituras: number
  readonly escritas: number
  /** Requests of the two busiest routes, and of the stream's consumer that tells the browsers, at once. */
  readonly verFila: number
  readonly verConsulta: number
  readonly difundir: number
}

/** Connections told at once by one call of `difundir`. */
const AO_MESMO_TEMPO = 25

export function pico(perfil: Perfil, volume: Volume, shards: number): Pico {
  const porSegundo = picoPorSegundo(volume)
  const quem = presentes(volume)
  const { leituras, escritas } = unidadesDaJornada(perfil, volume, shards)
  const vezesQue = (quanto: Parameters<typeof naJornada>[2]) => naJornada(perfil, volume, quanto) * porSegundo
  const daPresenca = (avisosPorMinuto(quem) / 60) * quem.esperando
  const mudancas = vezesQue((passo) => passo.mudancas['difundir'] ?? 0)
  const mensagens = vezesQue((passo) => passo.enviadas) + daPresenca
  const { reler_fila = 0, reler_na_fila = 0 } = vezes(volume)
  return {
    verFila: reler_fila * porSegundo,
    // Beside the waiting, the patient reads it when something happens: accepted, begun, ended, paid.
    verConsulta: (reler_na_fila + 6) * porSegundo,
    difundir:
      (mudancas * HIPOTESES.msDaFuncao + (mensagens * HIPOTESES.msPorChamada) / AO_MESMO_TEMPO) / 1000,
    consultas: porSegundo,
    pedidosHttp: vezesQue((passo) => passo.pedidos),
    mensagens: vezesQue((passo) => passo.recebidas + passo.enviadas) + daPresenca,
    conexoes: quem.conexoes,
    novasConexoes: vezesQue((passo) => passo.conexoes),
    leque: 2 * oferta(volume, quem).medicos,
    chamadas: quem.naSala,
    fluxos: vezesQue((passo) => passo.chamadas['states.StartExecution'] ?? 0),
    concorrencia: (msDeFuncao(perfil, volume) / 1000) * porSegundo,
    invocacoes: vezesQue(invocacoes),
    leituras: leituras * porSegundo,
    escritas: escritas * porSegundo,
  }
}

interface Limite {
  readonly nome: string
  /** As Service Quotas names it, which a new account may not have yet; or as the stack sets it (`lib`). */
  readonly padrao: number
  readonly onde: string
  readonly precisa: (pico: Pico) => number
}

/** A call has two browsers with two addresses each, and every address is an allocation (`lambdas/aws/ice.ts`). */
const ALOCACOES_POR_CHAMADA = 4
const CANAIS = estagio('prod').canaisDeVideo
const KVS = 'kvswebrtc-limits'

/** What so many put into channels by a hash come to in the fullest: more in one moment of a hundred (Poisson). */
function noMaisCheio(quantos: number, canais: number): number {
  const media = quantos / canais
  let neste = Math.exp(-media)
  let ate = neste
  let maior = 0
  while (ate ** canais < 0.99) {
    maior += 1
    neste *= media / maior
    ate += neste
  }
  return maior
}

/** Service Quotas by their names, and what the stack itself limits. */
export const LIMITES: readonly Limite[] = [
  {
    nome: 'Lambda · Concurrent executions',
    padrao: CONCORRENCIA_DA_CONTA,
    onde: 'Service Quotas',
    precisa: ({ concorrencia }) => concorrencia,
  },
  {
    nome: 'API Gateway · Throttle rate (por conta e região)',
    padrao: 10_000,
    onde: 'Service Quotas',
    precisa: ({ pedidosHttp, mensagens }) => pedidosHttp + mensagens,
  },
  {
    nome: 'Rota ver-fila · rateLimit',
    padrao: RITMOS.comum.rateLimit,
    onde: 'lib/ritmos-das-rotas.ts',
    precisa: ({ verFila }) => verFila,
  },
  {
    nome: 'Rota ver-consulta · rateLimit',
    padrao: RITMOS.comum.rateLimit,
    onde: 'lib/ritmos-das-rotas.ts',
    precisa: ({ verConsulta }) => verConsulta,
  },
  {
    nome: 'Concorrência reservada de difundir',
    padrao: estagio('prod').concorrencia['difundir'] ?? 0,
    onde: 'lib/estagios.ts',
    precisa: ({ difundir }) => difundir,
  },
  {
    nome: 'API Gateway · New connections per second (WebSocket)',
    padrao: 500,
    onde: 'Service Quotas',
    precisa: ({ novasConexoes }) => novasConexoes,
  },
  {
    nome: 'DynamoDB · Table-level read throughput (sob demanda)',
    padrao: 40_000,
    onde: 'Service Quotas',
    precisa: ({ leituras }) => leituras,
  },
  {
    nome: 'DynamoDB · Table-level write throughput (sob demanda)',
    padrao: 40_000,
    onde: 'Service Quotas',
    precisa: ({ escritas }) => escritas,
  },
  {
    nome: 'Step Functions · StartExecution throttle (reposição por segundo)',
    padrao: 150,
    onde: 'Service Quotas',
    precisa: ({ fluxos }) => fluxos,
  },
  {
    nome: 'SES · Sending quota (por segundo)',
    padrao: 14,
    onde: 'Service Quotas, depois da saída do sandbox',
    // Authorised, accepted, finished, receipt, document: recorded as calls of the journey.
    precisa: ({ consultas }) => consultas * 5,
  },
  {
    nome: 'Cognito · UserAuthentication (por segundo)',
    padrao: 120,
    onde: 'Service Quotas',
    precisa: ({ consultas }) => consultas * 2,
  },
  {
    nome: `KVS · alocações TURN no mais cheio de ${CANAIS} canais`,
    padrao: 50,
    onde: `${KVS}, canaisDeVideo em lib/estagios.ts`,
    precisa: ({ chamadas }) => noMaisCheio(chamadas, CANAIS) * ALOCACOES_POR_CHAMADA,
  },
  {
    nome: 'KVS · GetIceServerConfig no canal mais cheio (por segundo)',
    padrao: 5,
    onde: `${KVS}, canaisDeVideo em lib/estagios.ts`,
    precisa: ({ consultas }) => noMaisCheio(consultas * HIPOTESES.perguntasPorChamada, CANAIS),
  },
  {
    nome: 'KVS · GetIceServerConfig na conta (por segundo)',
    padrao: 100,
    onde: KVS,
    precisa: ({ consultas }) => consultas * HIPOTESES.perguntasPorChamada,
  },
  {
    nome: 'KVS · GetSignalingChannelEndpoint e DescribeSignalingChannel (por segundo)',
    padrao: 300,
    onde: KVS,
    // At worst: a function that stays warm has looked the channel up before.
    precisa: ({ consultas }) => consultas * HIPOTESES.perguntasPorChamada,
  },
]
