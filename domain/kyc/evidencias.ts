import type { CamposLidos } from './campos-lidos.ts'
import { imprime, type Lado, LADOS, type TipoDeDocumento } from './documentos.ts'
import { registroValido } from './registros.ts'
import type { MotivoDaLeitura } from './textos.ts'
import type { DoTitular } from './leitura.ts'
import { type Achado, type Achados, type DadoDoTitular, melhor } from './titular.ts'

/** How sure a document's reading is of what a decision needs: who it is of, when they were born, and a number. */

/** What each counts; without any one of them the stage's minimum is not reached. */
const PESOS = { nome: 0.34, data_nascimento: 0.34, numero: 0.32 } as const

/** A number without check digits is only as good as the reader. */
const NUMERO_SEM_PROVA = 0.85

/** Said by the zone alone: its letters are read worse than print. */
const SO_NA_ZONA = 0.8

/**
 * What both sides say together: of each of the holder's data the print that says more. Where the zone confirms what the
 * print does not, a lost print is made good, and one that seemed another is in doubt.
 */
export function reunir(lados: readonly DoTitular[]): Achados | undefined {
  if (lados.length === 0) return undefined
  const dado = (nome: DadoDoTitular): Achado => {
    const impresso = lados.map((lado) => lado.impresso[nome]).reduce(melhor)
    if (impresso.juizo === 'confirma' || lados.every(({ zona }) => zona[nome] !== 'confirma')) return impresso
    return impresso.juizo === 'contradiz'
      ? { juizo: 'ausente', certeza: 0 }
      : { juizo: 'confirma', certeza: SO_NA_ZONA }
  }
  return { nome: dado('nome'), cpf: dado('cpf'), data_nascimento: dado('data_nascimento') }
}

/** 0 to 1. What contradicts was read as well: whether it may is not the reading's to say. */
export function certezaDe(achados: Achados, campos: CamposLidos): number {
  const { nome, data_nascimento } = achados
  return (
    PESOS.nome * sabido(nome) +
    PESOS.data_nascimento * sabido(data_nascimento) +
    PESOS.numero * certezaDoNumero(achados, campos)
  )
}

const sabido = ({ juizo, certeza }: Achado): number => (juizo === 'ausente' ? 0 : certeza)

function certezaDoNumero({ cpf }: Achados, { numero_documento, rg }: CamposLidos): number {
  const doDocumento = numero_documento ?? rg
  const proprio = doDocumento === undefined ? 0 : registroValido(doDocumento) ? 1 : NUMERO_SEM_PROVA
  return Math.max(sabido(cpf), proprio)
}

/** What is missing, on the side where the catalogue prints it. */
export function faltasPorLado(
  achados: Achados,
  campos: CamposLidos,
  layout: TipoDeDocumento,
): Record<Lado, MotivoDaLeitura[]> {
  const faltas: readonly (readonly [MotivoDaLeitura, boolean, Parameters<typeof imprime>[2][]])[] = [
    ['nome_ausente', achados.nome.juizo === 'ausente', ['nome']],
    ['nascimento_ausente', achados.data_nascimento.juizo === 'ausente', ['data_nascimento']],
    ['numero_ausente', certezaDoNumero(achados, campos) === 0, ['numero_rg', 'numero_cnh', 'cpf']],
  ]
  const noLado = (lado: Lado): MotivoDaLeitura[] =>
    faltas.flatMap(([motivo, falta, onde]) =>
      falta && onde.some((campo) => imprime(layout, lado, campo)) ? [motivo] : [],
    )
  const [frente, verso] = LADOS.map(noLado)
  return { frente: frente ?? [], verso: verso ?? [] }
}

/** Name, birth date or number was not read while the other two are there: a person can see what the reader could not. */
export function faltaUma(achados: Achados, campos: CamposLidos): boolean {
  const { nome, data_nascimento } = achados
  const ditas = [
    nome.juizo === 'confirma',
    data_nascimento.juizo === 'confirma',
    certezaDoNumero(achados, campos) > 0,
  ]
  return ditas.filter(Boolean).length === 2
}
