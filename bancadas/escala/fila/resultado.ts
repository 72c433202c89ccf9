import { acaso } from '#semente/gerar/acaso.ts'
import { percentil } from '../../medidas/medida.ts'
import { type EspecialidadeSimulada, HIPOTESES } from '../hipoteses.ts'
import { type Chegada, type Dia, simularDia } from './dia.ts'
import { type Erro, erroDe, type Estimativas, NOMES } from './estimativas.ts'

interface Cenario {
  readonly nome: string
  readonly porDia: number
  /** Share of the doctors' time that the schedule wants taken: the higher, the fewer doctors. */
  readonly ocupacao: number
  readonly sumico: number
}

interface Resultado {
  readonly chegadas: number
  /** Minutes in the queue of those who were accepted. */
  readonly media: number
  readonly p50: number
  readonly p90: number
  readonly p99: number
  /** Shares of all arrivals. */
  readonly aceitasEm15: number
  readonly expiradas: number
  /** The hold was released: expired or cancelled. */
  readonly devolvidas: number
  readonly erros: Readonly<Record<keyof Estimativas, Erro>>
}

const VARIACAO = 0.5
const REACAO = 0.5
const VOLTA_MINUTOS = 10
const DESISTENCIA = { chance: 0.04, minutos: 20 }

/** One specialty's day of a scenario: as many doctors each hour as its arrivals need. */
function diaDe({ porDia, ocupacao, sumico }: Cenario, especialidade: EspecialidadeSimulada): Dia {
  const { chegadasPorHora, minutosNaSala, minutosDeDocumentos } = HIPOTESES
  const chegadas = porDia * HIPOTESES.especialidades[especialidade]
  const media = minutosNaSala + minutosDeDocumentos
  return {
    chegadas,
    porHora: chegadasPorHora,
    medicosPorHora: chegadasPorHora.map((parte) => Math.ceil((chegadas * parte * media) / 60 / ocupacao)),
    reacao: REACAO,
    atendimento: { media, variacao: VARIACAO },
    sumico: { chance: sumico, minutos: VOLTA_MINUTOS },
    desistencia: DESISTENCIA,
  }
}

/** The day of every specialty, each with numbers of its own from the seed. */
export function simular(cenario: Cenario, semente: number): Resultado {
  const nomes = Object.keys(HIPOTESES.especialidades) as EspecialidadeSimulada[]
  const chegadas = nomes.flatMap((nome, i) => simularDia(diaDe(cenario, nome), acaso(semente * 1009 + i)))
  return resumir(chegadas)
}

export function resumir(chegadas: readonly Chegada[]): Resultado {
  const n = chegadas.length
  const aceitas = chegadas.filter(({ fim }) => fim === 'aceita')
  const esperas = aceitas.map(({ espera }) => espera)
  const parte = (quais: readonly Chegada[]) => quais.length / n
  // Whoever gave up tells nothing about the wait.
  const julgadas = chegadas.filter(({ fim }) => fim !== 'cancelada')
  const erro = (nome: keyof Estimativas) =>
    erroDe(
      julgadas.map(({ estimativas }) => estimativas[nome]),
      julgadas.map(({ espera }) => espera),
    )
  return {
    chegadas: n,
    media: esperas.reduce((a, b) => a + b, 0) / esperas.length,
    p50: percentil(esperas, 0.5),
    p90: percentil(esperas, 0.9),
    p99: percentil(esperas, 0.99),
    aceitasEm15: parte(aceitas.filter(({ espera }) => espera <= 15)),
    expiradas: parte(chegadas.filter(({ fim }) => fim === 'expirada')),
    devolvidas: parte(chegadas.filter(({ fim }) => fim !== 'aceita')),
    erros: { porOnline: erro(NOMES[0]), maiorMaisQuinze: erro(NOMES[1]), medida: erro(NOMES[2]) },
  }
}
