import type { Ataque, Chamada } from './ataque.ts'
import type { Vizinho } from './vizinho.ts'

/** What may not happen, counted; then how each kind was answered. */

interface Rodada {
  readonly semente: number
  readonly imagens: number
  readonly minutos: number
  readonly ataques: readonly Ataque[]
  readonly vizinho: Vizinho
  readonly processoPerdido: boolean
  /** Failures of the functions themselves, as their platform logged them. */
  readonly falhasDasFuncoes: readonly string[]
  /** Milliseconds a call may take beyond its function's time: the way there and back on a busy machine. */
  readonly folga_ms: number
}

const contar = (nomes: readonly string[]): Record<string, number> => {
  const conta: Record<string, number> = {}
  for (const nome of nomes) conta[nome] = (conta[nome] ?? 0) + 1
  return conta
}

const passou = ({ folga_ms }: Rodada, { ms, limite_s }: Chamada): boolean => ms > limite_s * 1000 + folga_ms

/** Empty when all held. */
export function violacoes(rodada: Rodada): string[] {
  const { ataques, vizinho, processoPerdido, falhasDasFuncoes } = rodada
  const chamadas = ataques.flatMap((ataque) => ataque.chamadas)
  const ditas = (nome: string, quais: readonly Chamada[]) =>
    quais.map(
      ({ operacao, especies, status, ms }) =>
        `${nome}: ${operacao} ${especies.join(', ')} → ${status} em ${ms} ms`,
    )
  return [
    ...(processoPerdido ? ['o produto caiu'] : []),
    ...ditas(
      'acima do tempo',
      chamadas.filter((chamada) => passou(rodada, chamada)),
    ),
    ...ditas(
      '5xx',
      chamadas.filter(({ status }) => status >= 500),
    ),
    ...ditas(
      'sem resposta',
      chamadas.filter(({ status }) => status === 0),
    ),
    ...ataques.filter(({ kyc_status }) => kyc_status === 'approved').map(() => 'uma conta foi aprovada'),
    ...ataques
      .filter(({ access_tier }) => access_tier !== 'blocked')
      .map(
        ({ access_tier, chamadas: delas }) =>
          `uma conta passou a ${access_tier}: ${delas.at(-1)?.especies.join(', ')}`,
      ),
    ...vizinho.falhas.map((falha) => `outra pessoa recebeu ${falha}`),
    ...falhasDasFuncoes.map((falha) => `função: ${falha}`),
  ]
}

export function relatorio(rodada: Rodada): string {
  const { ataques, vizinho, semente, imagens, minutos } = rodada
  const chamadas = ataques.flatMap((ataque) => ataque.chamadas)
  const faltas = violacoes(rodada)
  const tempos = (operacao: string): string => {
    const postos = chamadas
      .filter((c) => c.operacao === operacao)
      .map(({ ms }) => ms)
      .toSorted((a, b) => a - b)
    const em = (p: number): number => postos[Math.floor((postos.length - 1) * p)] ?? 0
    return `${operacao}: ${postos.length} chamadas, mediana ${em(0.5)} ms, p95 ${em(0.95)} ms, máximo ${em(1)} ms`
  }
  const respostas = contar(
    chamadas.map(({ operacao, status, codigo }) => `${operacao} → ${status} ${codigo}`),
  )
  const lentas = chamadas.toSorted((a, b) => b.ms - a.ms).slice(0, 8)
  return [
    `Imagens hostis: ${imagens}, semente ${semente}, ${ataques.length} contas, ${minutos.toFixed(1)} minutos`,
    ...[...new Set(chamadas.map(({ operacao }) => operacao))].map(tempos),
    `Outra pessoa, enquanto isso: ${vizinho.chamadas} chamadas, ${vizinho.falhas.length} sem resposta boa, mediana ${vizinho.mediana} ms, p95 ${vizinho.p95} ms, máximo ${vizinho.maximo} ms`,
    `Memória do produto inteiro no pico: ${vizinho.memoria_mb} MB`,
    `Contas depois: ${JSON.stringify(contar(ataques.map(({ kyc_status, access_tier }) => `${kyc_status}/${access_tier}`)))}`,
    'Respostas:',
    ...Object.entries(respostas)
      .toSorted(([, a], [, b]) => b - a)
      .map(([nome, vezes]) => `  ${vezes} × ${nome}`),
    'As mais lentas:',
    ...lentas.map(({ operacao, especies, ms }) => `  ${ms} ms ${operacao} ${especies.join(', ')}`),
    faltas.length === 0
      ? 'Nada do que não pode acontecer aconteceu.'
      : `NÃO PODIA ACONTECER (${faltas.length}):`,
    ...faltas.slice(0, 60).map((falta) => `  ${falta}`),
  ].join('\n')
}
