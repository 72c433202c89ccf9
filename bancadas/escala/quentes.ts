import { HIPOTESES } from './hipoteses.ts'
import { leiturasCheias } from './leituras.ts'
import { compartilhada } from './particao.ts'
import type { Perfil } from './perfil.ts'
import { passosDe, picoPorSegundo, presentes, type Volume } from './volume.ts'

/** What one partition takes, in units a second (Developer Guide, "Burst and adaptive capacity"). */
const LIMITE_DA_PARTICAO = { leituras: 3000, escritas: 1000 } as const

interface Quente {
  readonly onde: string
  readonly particao: string
  /** Units a second. */
  readonly leituras: number
  readonly escritas: number
  /** Of what a partition takes: over 1 it throttles. */
  readonly ocupacao: number
}

/** Shared partitions at the worst second of the day, the busiest first: the busiest specialty, one shard of it. */
export function quentes(perfil: Perfil, volume: Volume, shards: number): readonly Quente[] {
  const pico = picoPorSegundo(volume)
  const quem = presentes(volume)
  const soma = new Map<string, Omit<Quente, 'ocupacao'>>()
  for (const [, passo, n] of passosDe(perfil, volume))
    for (const uso of passo.usos) {
      const { onde, particao } = uso
      if (!compartilhada(particao)) continue
      const porSegundo = n * pico * parteDe(particao, shards)
      const nome = `${onde} ${particao}`
      const { leituras = 0, escritas = 0 } = soma.get(nome) ?? {}
      soma.set(nome, {
        onde,
        particao,
        leituras: leituras + leiturasCheias(uso, perfil, quem, shards) * porSegundo,
        escritas: escritas + uso.escritas * porSegundo,
      })
    }
  return [...soma.values()]
    .map((uso) => ({ ...uso, ocupacao: ocupacaoDe(uso) }))
    .sort((a, b) => b.ocupacao - a.ocupacao)
}

const ocupacaoDe = ({ leituras, escritas }: Omit<Quente, 'ocupacao'>): number =>
  Math.max(leituras / LIMITE_DA_PARTICAO.leituras, escritas / LIMITE_DA_PARTICAO.escritas)

/** Share of all traffic that falls to one partition of this shape. */
function parteDe(particao: string, shards: number): number {
  const daEspecialidade = particao.includes('{especialidade}') ? HIPOTESES.especialidades.clinica_medica : 1
  return particao.includes('{shard}') ? daEspecialidade / shards : daEspecialidade
}
