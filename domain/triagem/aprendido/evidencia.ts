import { ESPECIALIDADE_IDS, type Especialidade } from '../../base/especialidades.ts'
import { PERGUNTAS_DE_FATO, type PerguntaDeFato } from '../perguntas/resposta.ts'
import { aprendidas } from './aprendidas.ts'
import { pesar, type Tabelas } from './tabela.ts'
import { type LeituraDosTracos, type Quem, tracosDe } from './tracos.ts'

const MAXIMO_DE_SINAIS = 4
/** Fewer learned words than this, and nothing read by the lexicon, are not enough to weigh. */
const PALAVRAS_MINIMAS = 4

/** Columns of the table of urgency. */
export const URGENTE = 0
export const POR_VIDEO = 1
export const URGENTE_E_NAO_VIDEO = 2

/** What the words of a report weigh, and which of them weighed most towards urgency. */
export interface Evidencia {
  /**
   * the mean of `urgente` and of what it adds to the log-odds of 'go now' against video alone; 0 when nothing it says
   * was learned
   */
  readonly emergencia: number
  /** what it adds to the log-odds of 'go now' against anything else */
  readonly urgente: number
  /** the same of video against in-person care */
  readonly video: number
  /** log-odds of each specialty; absent when nothing it says was learned */
  readonly especialidades?: ReadonlyMap<Especialidade, number>
  /** of each question, the log-odds that a Sim would tell of an emergency; absent when nothing it says was learned */
  readonly sim?: ReadonlyMap<PerguntaDeFato, number>
  /** how many of its words were learned */
  readonly conhecidas: number
  readonly sinais_de_emergencia: readonly string[]
  readonly sinais_de_presencial: readonly string[]
}

const daEmergencia = (valores: readonly number[] = []): number =>
  ((valores[URGENTE] ?? 0) + (valores[URGENTE_E_NAO_VIDEO] ?? 0)) / 2

interface Pesada {
  readonly palavras: string
  readonly peso: number
}

/** The words that weighed most, without those already said inside others. */
function maiores(pesadas: readonly Pesada[]): string[] {
  const ditas: string[] = []
  const ordem = pesadas
    .filter(({ palavras, peso }) => peso > 0 && palavras !== '')
    .toSorted((a, b) => b.peso - a.peso || (a.palavras < b.palavras ? -1 : 1))
  for (const { palavras } of ordem) {
    if (ditas.length === MAXIMO_DE_SINAIS) break
    if (!ditas.some((dita) => dita.includes(palavras) || palavras.includes(dita))) ditas.push(palavras)
  }
  return ditas
}

/** Weighs a report by what was learned from the project's own vignettes (or by `tabelas`). Pure, deterministic. */
export function evidenciaDe(
  texto: string,
  leitura: LeituraDosTracos,
  quem: Quem,
  tabelas: Tabelas = aprendidas(),
): Evidencia {
  const tracos = tracosDe(texto, leitura, quem)
  const { somas, parcelas, conhecidas } = pesar(tabelas.urgencia, tracos)
  if (conhecidas < PALAVRAS_MINIMAS && leitura.achados.length === 0)
    return {
      emergencia: 0,
      urgente: 0,
      video: 0,
      conhecidas,
      sinais_de_emergencia: [],
      sinais_de_presencial: [],
    }
  const deEspecialidade = pesar(tabelas.especialidade, tracos)
  // As the words count less, so does what is commonest without them: a short report is no commoner for being short.
  const especialidades = deEspecialidade.somas?.map(
    (soma, i) => soma + deEspecialidade.parte * (tabelas.especialidade.colunas[i]?.constante ?? 0),
  )
  const { somas: deSim } = pesar(tabelas.perguntas, tracos)
  return {
    emergencia: daEmergencia(somas),
    urgente: somas?.[URGENTE] ?? 0,
    video: somas?.[POR_VIDEO] ?? 0,
    ...(especialidades && {
      especialidades: new Map(ESPECIALIDADE_IDS.map((id, i) => [id, especialidades[i] ?? 0])),
    }),
    ...(deSim && {
      sim: new Map(
        PERGUNTAS_DE_FATO.map((id, i) => [
          id,
          (deSim[i] ?? 0) + (tabelas.perguntas.colunas[i]?.constante ?? 0),
        ]),
      ),
    }),
    conhecidas,
    sinais_de_emergencia: maiores(
      parcelas.map(({ palavras, valores }) => ({ palavras, peso: daEmergencia(valores) })),
    ),
    sinais_de_presencial: maiores(
      parcelas.map(({ palavras, valores }) => ({ palavras, peso: -(valores[POR_VIDEO] ?? 0) })),
    ),
  }
}
