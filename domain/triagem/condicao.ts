import type { AchadoId } from './lexico.ts'
import type { Achado, Leitura } from './leitura.ts'
import type { Medida } from './tipos.ts'

/** What the rules look at: the findings that count, the values measured, duration and age. */
export interface Situacao {
  /** findings that count, by id */
  readonly achados: ReadonlyMap<AchadoId, Achado>
  readonly medidas: Leitura['medidas']
  /** days: the longest of the guided answer and the text */
  readonly duracao_dias: number
  /** years, of the person the complaint is about */
  readonly idade: number
}

/** Why a condition holds: labels and words, in the order they were looked for. */
export interface Motivo {
  readonly achado: AchadoId | Medida | 'idade' | 'duracao' | 'sinal_aprendido' | 'leitura_ia'
  readonly palavras: string
}

/**
 * A condition of a rule: its reasons when it holds, `undefined` when not. There is no negation on purpose:
 * one more finding can only make more rules fire, so it never lowers urgency.
 */
export type Condicao = (situacao: Situacao) => readonly Motivo[] | undefined

const motivo = (achado: Achado): Motivo => ({ achado: achado.id, palavras: achado.palavras })

function primeiro(ids: readonly AchadoId[], situacao: Situacao, passa: (achado: Achado) => boolean) {
  for (const id of ids) {
    const achado = situacao.achados.get(id)
    if (achado !== undefined && passa(achado)) return [motivo(achado)]
  }
  return undefined
}

/** At least one of the findings. */
export const tem =
  (...ids: readonly AchadoId[]): Condicao =>
  (s) =>
    primeiro(ids, s, () => true)

/** At least one of the findings, said to be strong. */
export const forte =
  (...ids: readonly AchadoId[]): Condicao =>
  (s) =>
    primeiro(ids, s, (achado) => achado.intenso)

/** At least one of the findings, said to have begun suddenly. */
export const repentino =
  (...ids: readonly AchadoId[]): Condicao =>
  (s) =>
    primeiro(ids, s, (achado) => achado.subito)

/** All of the conditions. */
export const todos =
  (...condicoes: readonly Condicao[]): Condicao =>
  (s) => {
    const motivos: Motivo[] = []
    for (const condicao of condicoes) {
      const dela = condicao(s)
      if (dela === undefined) return undefined
      motivos.push(...dela)
    }
    return motivos
  }

/** Any of the conditions; the first that holds gives the reasons. */
export const algum =
  (...condicoes: readonly Condicao[]): Condicao =>
  (s) => {
    for (const condicao of condicoes) {
      const motivos = condicao(s)
      if (motivos !== undefined) return motivos
    }
    return undefined
  }

/** At least `minimo` of the conditions; the reasons of all that hold. */
export const peloMenos =
  (minimo: number, ...condicoes: readonly Condicao[]): Condicao =>
  (s) => {
    const valem = condicoes.flatMap((condicao) => {
      const motivos = condicao(s)
      return motivos === undefined ? [] : [motivos]
    })
    return valem.length >= minimo ? valem.flat() : undefined
  }

/** Age in years, from `minimo` on. */
export const aPartirDe =
  (minimo: number): Condicao =>
  (s) =>
    s.idade >= minimo ? [{ achado: 'idade', palavras: `${Math.floor(s.idade)} anos` }] : undefined

/** Age in years, below `limite`. */
export const menorDe =
  (limite: number): Condicao =>
  (s) =>
    s.idade < limite
      ? [
          {
            achado: 'idade',
            palavras: `menos de ${limite < 1 ? `${Math.round(limite * 12)} meses` : `${limite} anos`}`,
          },
        ]
      : undefined

/** The complaint lasts `minimo` days or more. */
export const ha =
  (minimo: number): Condicao =>
  (s) =>
    s.duracao_dias >= minimo ? [{ achado: 'duracao', palavras: `${minimo} dias ou mais` }] : undefined

/** A measured value at or above `minimo`. */
export const acima =
  (medida: Medida, minimo: number): Condicao =>
  (s) => {
    const valor = s.medidas[medida]
    return valor !== undefined && valor >= minimo ? [{ achado: medida, palavras: String(valor) }] : undefined
  }

/** A measured value at or below `maximo`. */
export const abaixo =
  (medida: Medida, maximo: number): Condicao =>
  (s) => {
    const valor = s.medidas[medida]
    return valor !== undefined && valor <= maximo ? [{ achado: medida, palavras: String(valor) }] : undefined
  }
