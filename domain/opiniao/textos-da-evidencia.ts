import type { Contada } from '../base/alegacoes.ts'
import { dataBr } from '../base/campos.ts'
import type { Evidencia } from './evidencia.ts'

const DE_QUE: Readonly<Record<Contada, (n: string) => string>> = {
  nota: (n) => `Nota média de ao menos ${n} opiniões`,
  tempo_medio: (n) => `Espera média, da fila ao aceite, de ao menos ${n} consultas`,
}

/** From how many a claim comes, and of when: as the page says it. */
export const evidenciaDita = ({ alegacao, n, de, ate }: Evidencia): string =>
  `${DE_QUE[alegacao](n.toLocaleString('pt-BR'))}, de ${dataBr(de)} a ${dataBr(ate)}.`
