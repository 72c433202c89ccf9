import { IDADE_MINIMA } from '../base/campos.ts'
import type { Leitura } from './leitura.ts'
import type { AchadoId } from './lexico.ts'

/** What only the adult who writes can be, where the patient is a child and the sentence is about 'eu'. */
const DE_QUEM_ESCREVE: ReadonlySet<AchadoId> = new Set<AchadoId>([
  'gravidez',
  'puerperio',
  'perda_liquido',
  'amamentacao',
])

/** Years by which an age written in the report may differ from the dependant's. */
const TOLERANCIA = 1

/**
 * A report that an adult writes about their dependant, read as the dependant's: 'meu filho' is the patient, and a
 * pregnancy of whoever writes is not the patient's. It stays about somebody else only where the words are about
 * somebody of another age than the dependant's, in years.
 */
export function comoDoDependente(leitura: Leitura, idade: number): Leitura {
  const { idade_da_outra, outra_mais_velha } = leitura
  const deOutraIdade = idade_da_outra !== undefined && Math.abs(idade_da_outra - idade) > TOLERANCIA
  if (deOutraIdade || (outra_mais_velha && idade < IDADE_MINIMA)) return leitura
  return {
    ...leitura,
    achados: leitura.achados
      .filter(({ id, pessoa, origem }) => !(origem === 'texto' && pessoa === 'eu' && DE_QUEM_ESCREVE.has(id)))
      .map((achado) => (achado.pessoa === 'outra' ? { ...achado, pessoa: 'eu' } : achado)),
    outra_pessoa: undefined,
    idade_da_outra: undefined,
    outra_mais_velha: false,
  }
}
