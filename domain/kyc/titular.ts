import { erroDoCpf, IDADE_MINIMA, idadeEm, soDigitos } from '../cadastro/campos.ts'
import { dizData } from './datas-lidas.ts'
import { compararNomes } from './nomes.ts'
import type { Procura } from './procura.ts'
import { cpfEm, cpfFormatadoEm } from './registros.ts'
import { maisParecido } from './semelhantes.ts'
import { comoDigitos, comoLetras, compacto, diferentes, semAcentos } from './texto-lido.ts'

/** Whose document it is said to be: what the account says, and the registry is asked about. */
export interface Titular {
  readonly nome: string
  /** Eleven digits. */
  readonly cpf: string
  /** YYYY-MM-DD. */
  readonly data_nascimento: string
}

/** A profile may have its CPF with points. */
export const titularDe = ({ nome, cpf, data_nascimento }: Titular): Titular => ({
  nome,
  cpf: soDigitos(cpf),
  data_nascimento,
})

/** What a side says to one of the holder's data: the same, something else in its place, or nothing that was read. */
export const JUIZOS = ['confirma', 'contradiz', 'ausente'] as const
export type Juizo = (typeof JUIZOS)[number]

export interface Achado {
  readonly juizo: Juizo
  /** How sure, 0 to 1; 0 of what was not read. */
  readonly certeza: number
}

export const DADOS_DO_TITULAR = ['nome', 'cpf', 'data_nascimento'] as const
export type DadoDoTitular = (typeof DADOS_DO_TITULAR)[number]
export type Achados = Readonly<Record<DadoDoTitular, Achado>>

/** What was read blindly in the places of these data, by label and pattern. */
type Lidos = Readonly<Record<Exclude<DadoDoTitular, 'cpf'>, string | undefined>>

const AUSENTE: Achado = { juizo: 'ausente', certeza: 0 }
const CONTRADIZ: Achado = { juizo: 'contradiz', certeza: 1 }

/**
 * Looks the holder's data up anywhere on a side: broken over lines, glued to labels, a letter or two misread. What is
 * not there, while another value stands in its place, contradicts.
 */
export function procurarTitular(procura: Procura, titular: Titular, lidos: Lidos, hoje: string): Achados {
  const nome = melhor(procurarNome(procura, titular.nome), julgarNome(titular.nome, lidos.nome))
  const cpf = melhor(procurarCpf(procura, titular.cpf), julgarCpf(procura, titular.cpf))
  const impressa = data(procura, titular.data_nascimento, lidos.data_nascimento)
  const deOutrem = nome.juizo !== 'confirma' || cpf.certeza < 1 || cpf.juizo !== 'confirma'
  const lida = lidos.data_nascimento ?? procura.datas[0]
  const quase =
    impressa.juizo === 'ausente' && !deOutrem && lida !== undefined && quaseData(lida, titular, hoje)
  return { nome, cpf, data_nascimento: quase ? confirma(QUASE_DATA) : impressa }
}

/** A date with one digit otherwise, beside the holder's name and CPF. */
const QUASE_DATA = 0.6

/** Where the reader may have lost a digit; one that makes the holder a minor is never overlooked. */
const quaseData = (lida: string, { data_nascimento }: Titular, hoje: string): boolean =>
  diferentes(lida, data_nascimento) === 1 && idadeEm(lida, hoje) >= IDADE_MINIMA

const FORCA: Record<Juizo, number> = { confirma: 2, contradiz: 1, ausente: 0 }

/** What says more: a value that is found is there, whatever else was taken for it. */
export const melhor = (a: Achado, b: Achado): Achado =>
  (FORCA[a.juizo] - FORCA[b.juizo] || a.certeza - b.certeza) >= 0 ? a : b

const confirma = (certeza: number): Achado => ({ juizo: 'confirma', certeza })

/** Each misread letter of a name leaves this much less of the certainty. */
const POR_LETRA = 0.1
/** A letter in so many may be misread, two at most. */
const LETRAS_POR_ERRO = 9

function procurarNome({ trechos }: Procura, nome: string): Achado {
  const folga = Math.min(2, compacto(nome).length / LETRAS_POR_ERRO)
  const custos = trechos.flatMap(({ texto }) => custoDoNome(texto, nome, folga) ?? [])
  return custos.length === 0 ? AUSENTE : confirma(1 - POR_LETRA * Math.min(...custos))
}

/** What stands around a name on its line: words of the form. */
const DO_FORMULARIO =
  /^(?:\d.*|.{1,2}|.*NOME|.*NAME|SOCIAL|SOBRENOME|SURNAME|COMPLETO|FULL|GIVEN|TITULAR|HOLDER|SEXO|SEX|DATA|DATE|NASC.*|BIRTH|FILIACAO|FILIATION|CPF|RG|REGISTRO|GERAL|HABILITACAO|VALID.*|DOC.*|IDENTIDADE|MASC.*|FEM.*)$/

/**
 * The cost at which a name stands on a line, whole: a longer word, or another name before or behind it, is another
 * person's. Null when it does not.
 */
function custoDoNome(texto: string, nome: string, folga: number): number | null {
  const palavras = semAcentos(comoLetras(texto))
    .split(/[^A-Z0-9]+/)
    .filter(Boolean)
  const corrido = palavras.join('')
  const achado = maisParecido(corrido, compacto(nome), folga)
  if (!achado) return null
  const antes = emPalavras(palavras, 0, achado.inicio)
  const depois = emPalavras(palavras, achado.fim, corrido.length)
  const vizinhas = [antes.at(-1), depois[0]].filter((palavra) => palavra !== undefined)
  const inteiro = corrido.slice(achado.inicio, achado.fim)
  return vizinhas.every((palavra) => DO_FORMULARIO.test(palavra)) && cadaPalavra(inteiro, nome)
    ? achado.custo
    : null
}

/** What the reader may do to a long name would make a short word of it another one: CARLA is not MARIA. */
const cadaPalavra = (lido: string, nome: string): boolean =>
  semAcentos(nome)
    .split(/[^A-Z]+/)
    .filter((palavra) => palavra.length > 2)
    .every((palavra) => maisParecido(lido, palavra, palavra.length / 4) !== null)

/** The words of a running text from one letter to another, those at its ends cut. */
function emPalavras(palavras: readonly string[], de: number, ate: number): string[] {
  let lugar = 0
  return palavras.flatMap((palavra) => {
    const inicio = lugar
    lugar += palavra.length
    return palavra.slice(Math.max(0, de - inicio), Math.max(0, ate - inicio)) || []
  })
}

/** A name in the holder's place: the same in another spelling, possibly a part of it, or somebody else's. */
function julgarNome(nome: string, lido: string | undefined): Achado {
  if (lido === undefined) return AUSENTE
  // Abbreviated and linked otherwise it is the same; a letter of difference is judged where the whole name is looked up.
  if (compararNomes(nome, lido).nota === 1) return confirma(1)
  return partilhadas(nome, lido) ? AUSENTE : CONTRADIZ
}

/** Whether half of the words are in both, give or take misread letters: what was read may be a part of the name. */
function partilhadas(nome: string, lido: string): boolean {
  const palavras = semAcentos(nome)
    .split(/[^A-Z]+/)
    .filter((palavra) => palavra.length > 2)
  const corrido = compacto(lido)
  const achadas = palavras.filter((palavra) => maisParecido(corrido, palavra, palavra.length / 4) !== null)
  return 2 * achadas.length >= palavras.length
}

/** Eleven digits, as many as one of them misread where they are no other CPF. */
function procurarCpf({ trechos }: Procura, cpf: string): Achado {
  const certezas = trechos.flatMap(({ texto }) => {
    const digitos = comoDigitos(texto).replace(/(?<=\d)[^\dA-Z]{1,3}(?=\d)/g, '')
    if (digitos.includes(cpf)) return [1]
    const quase = janelas(digitos, cpf.length).some(
      (janela) => diferentes(janela, cpf) === 1 && erroDoCpf(janela) !== null,
    )
    return quase ? [QUASE_CPF] : []
  })
  return certezas.length === 0 ? AUSENTE : confirma(Math.max(...certezas))
}
const QUASE_CPF = 0.8

const janelas = (texto: string, tamanho: number): string[] =>
  Array.from({ length: Math.max(0, texto.length - tamanho + 1) }, (_, i) =>
    texto.slice(i, i + tamanho),
  ).filter((janela) => /^[\dA-Z]+$/.test(janela))

/** Another CPF, written as one or under its label, with its check digits right. */
function julgarCpf(procura: Procura, cpf: string): Achado {
  const outro = procura.porRotulo(['CPF'], cpfEm) ?? procura.emQualquerLinha(cpfFormatadoEm)
  return outro !== undefined && outro !== cpf ? CONTRADIZ : AUSENTE
}

/** One digit of difference may be the reader's. A birth date is the earliest on a card: another one before it stands in its place. */
function data({ trechos }: Procura, procurada: string, lida: string | undefined): Achado {
  const outra = lida !== undefined && diferentes(lida, procurada) > 1
  if (outra && lida < procurada) return CONTRADIZ
  if (trechos.some(({ texto }) => dizData(texto, procurada))) return confirma(1)
  return outra ? CONTRADIZ : AUSENTE
}

/** Of a document nothing was looked up on. */
export const NADA_ACHADO: Achados = { nome: AUSENTE, cpf: AUSENTE, data_nascimento: AUSENTE }
