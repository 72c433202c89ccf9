import { ESPECIALIDADE_IDS, type Especialidade } from '../base/especialidades.ts'
import { type Achado, vale } from './leitura.ts'
import { LEXICO } from './lexico.ts'

const PADRAO: Especialidade = 'clinica_medica'
const ADULTO = 18

interface Escolha {
  readonly especialidade: Especialidade
  /** how far ahead of the next one, 0 (tie or nothing to go by) to 1 */
  readonly margem: number
}

/** Whose complaint it is, as far as it bears on the specialty. */
interface Quem {
  /** years, of the person the complaint is about, as far as the text says it */
  readonly idade: number
  /** years, as told of the patient; the same as `idade` where the text is about nobody else */
  readonly idade_dita?: number
  readonly sexo: 'M' | 'F' | 'outro'
}

/** One's own complaints of the past: nobody's urgency, but what a follow-up is about. */
const antigos = (achados: readonly Achado[]): readonly Achado[] =>
  achados.filter((a) => a.presente && a.passado && a.pessoa === 'eu' && LEXICO[a.id].classe === 'queixa')

/** Gynaecology is not for a man's complaint. */
const cabe = (especialidade: Especialidade, { sexo }: Quem): boolean =>
  !(especialidade === 'ginecologia' && sexo === 'M')

/** What a clear lead of the findings is worth beside the words, log-odds. */
const PESO_DOS_ACHADOS = 2

/** Log-odds of each specialty by the words of the report. */
type DasPalavras = ReadonlyMap<Especialidade, number>

const chance = (logOdds: number): number => 1 / (1 + Math.exp(-logOdds))

/**
 * The specialty of a report: what its findings say, as far as they are clear, beside what its words were learned to
 * say. A patient under 18 goes to `pediatria`, whatever the words; whether an adult writes of a child, of what a child
 * brought home or of neither is for the words to say.
 */
export function escolherEspecialidade(
  achados: readonly Achado[],
  quem: Quem,
  palavras?: DasPalavras,
): Escolha {
  const dosAchados = pelosAchados(achados, quem)
  if (palavras === undefined || (quem.idade_dita ?? quem.idade) < ADULTO) return dosAchados
  const [primeira, segunda] = ESPECIALIDADE_IDS.filter((id) => cabe(id, quem))
    .map((especialidade) => ({
      especialidade,
      total:
        (palavras.get(especialidade) ?? 0) +
        (especialidade === dosAchados.especialidade ? PESO_DOS_ACHADOS * dosAchados.margem : 0),
    }))
    .sort((a, b) => b.total - a.total)
  if (primeira === undefined || segunda === undefined) return dosAchados
  return {
    especialidade: primeira.especialidade,
    margem: chance(primeira.total) - chance(segunda.total),
  }
}

/**
 * The specialty whose findings weigh most; ties go to `clinica_medica`, then to the order of D §9.
 * Under 18 (or a child spoken of) it is `pediatria`. Vague complaints count only where there is no other.
 * A woman's plain urinary complaint is primary care (Ministério da Saúde, Cadernos de Atenção Básica 28).
 */
function pelosAchados(achados: readonly Achado[], quem: Quem): Escolha {
  const validos = achados.filter(vale)
  const claros = validos.filter((a) => LEXICO[a.id].classe === 'queixa')
  const deCrianca = validos.some((a) => a.id === 'crianca' && a.pessoa === 'outra')
  if (quem.idade < ADULTO || (deCrianca && !claros.some((a) => a.pessoa === 'eu'))) {
    return { especialidade: 'pediatria', margem: 1 }
  }
  const contados = [claros, antigos(achados), validos.filter((a) => LEXICO[a.id].classe === 'vaga')].find(
    (lista) => lista.length > 0,
  )
  const pontos = new Map<Especialidade, number>()
  const somar = (id: Especialidade, peso: number) => pontos.set(id, (pontos.get(id) ?? 0) + peso)
  for (const { id } of contados ?? []) {
    for (const especialidade of ESPECIALIDADE_IDS) {
      // Paediatrics is not for an adult's own complaint.
      const seu = especialidade !== 'pediatria' && cabe(especialidade, quem)
      const peso = seu ? (LEXICO[id].pesos[especialidade] ?? 0) : 0
      const urinaria =
        quem.sexo === 'F' && (id === 'dor_urinar' || id === 'urina_frequente') && especialidade === 'urologia'
      if (peso > 0) somar(urinaria ? PADRAO : especialidade, peso)
    }
  }
  if (validos.some((a) => a.id === 'gravidez' || a.id === 'puerperio') && contados !== undefined)
    somar('ginecologia', 3)
  const ordem = [PADRAO, ...ESPECIALIDADE_IDS.filter((id) => id !== PADRAO)]
  const [primeira, segunda] = ordem
    .map((especialidade) => ({ especialidade, total: pontos.get(especialidade) ?? 0 }))
    .sort((a, b) => b.total - a.total)
  if (primeira === undefined || primeira.total === 0) return { especialidade: PADRAO, margem: 0 }
  return {
    especialidade: primeira.especialidade,
    margem: (primeira.total - (segunda?.total ?? 0)) / primeira.total,
  }
}
