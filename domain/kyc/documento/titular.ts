import { erroDoCpf, IDADE_MINIMA, idadeEm, soDigitos } from '../../base/campos.ts'
import { dizData } from '../texto/datas-lidas.ts'
import { compararNomes } from '../texto/nomes.ts'
import type { Procura } from '../texto/procura.ts'
import { cpfEm, cpfFormatadoEm } from '../texto/numeros-impressos.ts'
import { maisParecido } from '../texto/semelhantes.ts'
import { comoDigitos, comoLetras, compacto, diferentes, semAcentos } from '../texto/texto-lido.ts'

/** Whose document it is said to be: what the account says, and the registry is asked about. */
export interface Titular {
  readonly nome: string
  /** Eleven digits. */
  readonly cpf: string
  /** YYYY-MM-DD. */
  readonly data_nascimento: string
}

/** A stored CPF may contain dots and a hyphen. */
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
  /** No value, because print and zone disagree, not because the print was unread. */
  readonly discordam?: true
}

export const DADOS_DO_TITULAR = ['nome', 'cpf', 'data_nascimento'] as const
export type DadoDoTitular = (typeof DADOS_DO_TITULAR)[number]
export type Achados = Readonly<Record<DadoDoTitular, Achado>>

/** Values found by label and pattern in the places of these data, without knowing the holder. */
type Lidos = Readonly<Record<Exclude<DadoDoTitular, 'cpf'>, string | undefined>>

const AUSENTE: Achado = { juizo: 'ausente', certeza: 0 }
const CONTRADIZ: Achado = { juizo: 'contradiz', certeza: 1 }

/**
 * Searches a side for the holder's data: broken over lines, joined to labels, with a letter or two misread. A datum
 * that is missing while another value is in its place is a contradiction.
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

/** Certainty of a date with one different digit, next to the holder's name and CPF. */
const QUASE_DATA = 0.6

/**
 * Whether a date differs in one digit, which may be misread; not tolerated when the date as read would make the holder
 * a minor.
 */
const quaseData = (lida: string, { data_nascimento }: Titular, hoje: string): boolean =>
  diferentes(lida, data_nascimento) === 1 && idadeEm(lida, hoje) >= IDADE_MINIMA

const FORCA: Record<Juizo, number> = { confirma: 2, contradiz: 1, ausente: 0 }

/** The more informative of two results: a value that was found wins over anything read in its place. */
export const melhor = (a: Achado, b: Achado): Achado =>
  (FORCA[a.juizo] - FORCA[b.juizo] || a.certeza - b.certeza) >= 0 ? a : b

const confirma = (certeza: number): Achado => ({ juizo: 'confirma', certeza })

/** Certainty lost for each misread letter of a name. */
const POR_LETRA = 0.1
/** One misread letter is allowed for this many, two at most. */
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

/** A tolerance for long names would turn one short word into another (CARLA is not MARIA), so each word is checked. */
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

/** The name, but not letter by letter. */
const OUTRA_GRAFIA = 0.95

/** A name in the holder's place: the same in another spelling, possibly a part of it, or somebody else's. */
function julgarNome(nome: string, lido: string | undefined): Achado {
  if (lido === undefined) return AUSENTE
  // Abbreviated and linked otherwise it is the same; a letter of difference is judged where the whole name is looked
  // up.
  if (compararNomes(nome, lido).nota === 1) return confirma(OUTRA_GRAFIA)
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

/**
 * One digit of difference may be the reader's. A birth date is the earliest on a card: another one before it stands
 * in its place.
 */
function data({ trechos }: Procura, procurada: string, lida: string | undefined): Achado {
  const outra = lida !== undefined && diferentes(lida, procurada) > 1
  if (outra && lida < procurada) return CONTRADIZ
  if (trechos.some(({ texto }) => dizData(texto, procurada))) return confirma(1)
  return outra ? CONTRADIZ : AUSENTE
}

/** Of a document nothing was looked up on. */
export const NADA_ACHADO: Achados = { nome: AUSENTE, cpf: AUSENTE, data_nascimento: AUSENTE }
