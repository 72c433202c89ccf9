import type { CamposLidos } from './campos-lidos.ts'
import { imprime, type Lado, LADOS, type TipoDeDocumento } from './documentos.ts'
import { registroValido } from '../texto/numeros-impressos.ts'
import type { MotivoDaLeitura } from '../textos.ts'
import type { DoTitular } from './leitura.ts'
import { type Achado, type Achados, type DadoDoTitular, melhor } from './titular.ts'

/** How sure a document's reading is of what a decision needs: name, birth date and number of the holder. */

/** What each counts; without any one of them, and nothing to make it good, the stage's minimum is not reached. */
const PESOS = { nome: 0.34, data_nascimento: 0.34, numero: 0.32 } as const

/** A number without check digits depends on the reader alone. */
const NUMERO_SEM_PROVA = 0.85

/** Only the machine-readable zone says it: its letters are read less reliably than print. */
const SO_NA_ZONA = 0.8

/** Lost where what stands beside it is the holder's alone: the registry says the rest. */
const SUPRIDO = 0.6

/**
 * Combines both sides: for each of the holder's data the more informative print. Where the zone confirms a value, an
 * unread print is replaced by it, and a print that seems different becomes a doubt.
 */
export function reunir(lados: readonly DoTitular[]): Achados | undefined {
  if (lados.length === 0) return undefined
  const dado = (nome: DadoDoTitular): Achado => {
    const impresso = lados.map((lado) => lado.impresso[nome]).reduce(melhor)
    if (impresso.juizo === 'confirma' || lados.every(({ zona }) => zona[nome] !== 'confirma')) return impresso
    return impresso.juizo === 'contradiz'
      ? { juizo: 'ausente', certeza: 0, discordam: true }
      : { juizo: 'confirma', certeza: SO_NA_ZONA }
  }
  return { nome: dado('nome'), cpf: dado('cpf'), data_nascimento: dado('data_nascimento') }
}

/**
 * The one datum that was not read, name or birth date, when every digit of the printed CPF and the other datum match
 * the holder. Check digits make a CPF one person's alone, and the registry, which every approval requires, ties it to
 * both. A different value in its place does not count as unread.
 */
export function perdidoAoLadoDoCpf({
  nome,
  cpf,
  data_nascimento,
}: Achados): 'nome' | 'data_nascimento' | null {
  if (cpf.juizo !== 'confirma' || cpf.certeza < 1) return null
  const [dito, perdido] = nome.juizo === 'confirma' ? [nome, data_nascimento] : [data_nascimento, nome]
  if (dito.juizo !== 'confirma' || perdido.juizo !== 'ausente' || perdido.discordam) return null
  return perdido === nome ? 'nome' : 'data_nascimento'
}

/**
 * Whether the number is all that an old RG lost: every letter of the holder's name and every digit of the birth date
 * are printed on it, and no CPF contradicts. It proves nothing by itself, and nobody is asked about it; the registry
 * knows name and birth date.
 */
const soFaltaONumero = ({ nome, cpf, data_nascimento }: Achados, layout: TipoDeDocumento | null): boolean =>
  layout === 'rg_antigo' &&
  cpf.juizo === 'ausente' &&
  [nome, data_nascimento].every(({ juizo, certeza }) => juizo === 'confirma' && certeza === 1)

/** 0 to 1. A value that contradicts the account was read too: what that means is for other rules to say. */
export function certezaDe(achados: Achados, campos: CamposLidos, layout: TipoDeDocumento | null): number {
  const perdido = perdidoAoLadoDoCpf(achados)
  const certeza = (dado: 'nome' | 'data_nascimento'): number =>
    dado === perdido ? SUPRIDO : sabido(achados[dado])
  return (
    PESOS.nome * certeza('nome') +
    PESOS.data_nascimento * certeza('data_nascimento') +
    PESOS.numero * (certezaDoNumero(achados, campos) || (soFaltaONumero(achados, layout) ? SUPRIDO : 0))
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

/**
 * Whether exactly one of name, birth date and number was not read, so that a person looking at the picture can complete
 * it.
 */
export function faltaUma(achados: Achados, campos: CamposLidos): boolean {
  const { nome, data_nascimento } = achados
  const ditas = [
    nome.juizo === 'confirma',
    data_nascimento.juizo === 'confirma',
    certezaDoNumero(achados, campos) > 0,
  ]
  return ditas.filter(Boolean).length === 2
}
