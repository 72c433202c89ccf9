import { CONFIANCA_MINIMA } from '#domain/triagem/elegibilidade.ts'
import type { ResultadoDoProtocolo } from '#domain/triagem/protocolo.ts'
import { urgenciaDoProtocolo } from '#domain/triagem/urgencia.ts'
import type { Caso, Urgencia } from './caso.ts'

export interface Lido {
  readonly caso: Caso
  readonly resultado: Pick<
    ResultadoDoProtocolo,
    'red_flag' | 'ok_para_tele' | 'conf_ia' | 'especialidade_sugerida' | 'regras_disparadas'
  >
  readonly ms: number
}

const acertouUrgencia = ({ caso, resultado }: Lido): boolean =>
  urgenciaDoProtocolo(resultado) === caso.urgencia

/** Judged where the case names specialties and booking one could follow. */
const julgaEspecialidade = ({ caso }: Lido): boolean =>
  caso.especialidades.length > 0 && caso.urgencia !== 'emergencia'

const acertouEspecialidade = ({ caso, resultado }: Lido): boolean =>
  caso.especialidades.includes(resultado.especialidade_sugerida)

/** What `conf_ia` claims: urgency and, where it is judged, specialty are both right. */
const acertou = (lido: Lido): boolean =>
  acertouUrgencia(lido) && (!julgaEspecialidade(lido) || acertouEspecialidade(lido))

const parte = (certos: number, todos: number): number | null =>
  todos === 0 ? null : arredondar(certos / todos)
const arredondar = (valor: number): number => Number(valor.toFixed(4))
const conta = <T>(lista: readonly T[], passa: (item: T) => boolean): number => lista.filter(passa).length

const FAIXAS = 10

/** Expected calibration error over ten equal bins, and the Brier score. */
function calibracao(lidos: readonly Lido[]): { brier: number; ece: number } {
  const soma = (lista: readonly number[]) => lista.reduce((a, b) => a + b, 0)
  const faixas = Array.from({ length: FAIXAS }, (_, i) =>
    lidos.filter(({ resultado }) => Math.min(FAIXAS - 1, Math.floor(resultado.conf_ia * FAIXAS)) === i),
  )
  const desvios = faixas.map((faixa) =>
    Math.abs(soma(faixa.map(({ resultado }) => resultado.conf_ia)) - conta(faixa, acertou)),
  )
  const brier = soma(lidos.map((lido) => (lido.resultado.conf_ia - Number(acertou(lido))) ** 2))
  return { brier: arredondar(brier / lidos.length), ece: arredondar(soma(desvios) / lidos.length) }
}

const CLASSES: readonly Urgencia[] = ['emergencia', 'presencial', 'tele']

/** How many cases of each class were taken for each other one: `esperada>dita`. */
function trocas(lidos: readonly Lido[]): Readonly<Record<string, number>> {
  const pares = CLASSES.flatMap((esperada) =>
    CLASSES.filter((dita) => dita !== esperada).map((dita) => [esperada, dita] as const),
  )
  return Object.fromEntries(
    pares.map(([esperada, dita]) => [
      `${esperada}>${dita}`,
      conta(
        lidos,
        ({ caso, resultado }) => caso.urgencia === esperada && urgenciaDoProtocolo(resultado) === dita,
      ),
    ]),
  )
}

/** Every figure of one part, aggregated: nothing of any single case. */
export function figuras(lidos: readonly Lido[]) {
  const emergencias = lidos.filter(({ caso }) => caso.urgencia === 'emergencia')
  const teles = lidos.filter(({ caso }) => caso.urgencia === 'tele')
  const presenciais = lidos.filter(({ caso }) => caso.urgencia === 'presencial')
  const julgados = lidos.filter(julgaEspecialidade)
  const tempos = lidos.map(({ ms }) => ms).sort((a, b) => a - b)
  const reconhecidas = conta(emergencias, ({ resultado }) => resultado.red_flag)
  return {
    casos: lidos.length,
    emergencias: emergencias.length,
    sensibilidade_emergencias: parte(reconhecidas, emergencias.length),
    emergencias_perdidas: emergencias.length - reconhecidas,
    falsas_emergencias_em_tele: parte(
      conta(teles, ({ resultado }) => resultado.red_flag),
      teles.length,
    ),
    teles_que_podem_agendar: parte(
      conta(
        teles,
        ({ resultado }) => urgenciaDoProtocolo(resultado) === 'tele' && resultado.conf_ia >= CONFIANCA_MINIMA,
      ),
      teles.length,
    ),
    acerto_presencial: parte(conta(presenciais, acertouUrgencia), presenciais.length),
    especialidade: parte(conta(julgados, acertouEspecialidade), julgados.length),
    acerto_geral: parte(conta(lidos, acertouUrgencia), lidos.length),
    trocas: trocas(lidos),
    ...calibracao(lidos),
    ms_mediana: arredondar(tempos[Math.floor(tempos.length / 2)] ?? 0),
    ms_maximo: arredondar(tempos.at(-1) ?? 0),
  }
}
