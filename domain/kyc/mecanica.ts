import { erroDoCpf } from '../cadastro/campos.ts'
import type { TipoDeDocumento } from './documentos.ts'
import type { CamposLidos } from './campos-lidos.ts'
import { lerMrz } from './mrz.ts'
import { registroValido } from './registros.ts'
import { distancia, semAcentos } from './texto-lido.ts'

/** What a document says to machines (MRZ, QR code), checked against what it says to people (P §3, "MRZ/QR consistency"). */
export interface Mecanica {
  readonly nome?: string
  /** Eleven digits, its own check digits right. */
  readonly cpf?: string
  /** A licence's register. */
  readonly numero?: string
  readonly data_nascimento?: string
  readonly data_validade?: string
}

export const ehCnh = (layout: TipoDeDocumento | null): boolean =>
  layout === 'cnh_antiga' || layout === 'cnh_nova_2022'

/** Both sources in one; the QR code corrects its own errors and goes before the zone. */
export function lerMecanica(
  linhas: readonly string[],
  codigos: readonly string[],
  layout: TipoDeDocumento | null,
  hoje: string,
): Mecanica {
  const mrz = lerMrz(linhas, hoje)
  const doQr = codigos.flatMap((codigo) => codigo.match(/(?<!\d)\d{11}(?!\d)/g) ?? [])
  const numeros = [...doQr, ...(mrz?.numero ? [mrz.numero] : [])]
  const numero = ehCnh(layout) ? numeros[0] : undefined
  const cpf = ehCnh(layout) ? undefined : numeros.find((candidato) => erroDoCpf(candidato) === null)
  return {
    ...(mrz?.nome && { nome: mrz.nome }),
    ...(cpf && { cpf }),
    ...(numero && { numero }),
    ...(mrz?.data_nascimento && { data_nascimento: mrz.data_nascimento }),
    ...(mrz?.data_validade && { data_validade: mrz.data_validade }),
  }
}

/** Fields in which print and machine-readable part can contradict each other, with what is said of it. */
export const DIVERGENCIAS = {
  nome: 'O nome impresso não é o do código de leitura mecânica.',
  cpf: 'O CPF impresso não é o do código de leitura mecânica.',
  numero: 'O número impresso não é o do código de leitura mecânica.',
  data_nascimento: 'A data de nascimento impressa não é a do código de leitura mecânica.',
  data_validade: 'A validade impressa não é a do código de leitura mecânica.',
} as const
export type Divergencia = keyof typeof DIVERGENCIAS

/**
 * Where the machine-readable part contradicts the print. Its dates and the CPF carry check digits, so they were read
 * right; a register counts when both hold their check digits or differ in more than one, a name when the first name or
 * the last surname, give or take a misread letter, is another.
 */
export function divergencias(impresso: CamposLidos, mecanica: Mecanica): Divergencia[] {
  const { nome, cpf, numero_documento, data_nascimento, data_validade } = impresso
  const outra = (a: string | undefined, b: string | undefined): boolean =>
    a !== undefined && b !== undefined && a !== b
  const achadas: readonly (readonly [Divergencia, boolean])[] = [
    ['nome', nome !== undefined && mecanica.nome !== undefined && !mesmoNome(nome, mecanica.nome)],
    ['cpf', outra(cpf, mecanica.cpf)],
    [
      'numero',
      outra(numero_documento, mecanica.numero) &&
        !mesmoRegistro(numero_documento ?? '', mecanica.numero ?? ''),
    ],
    ['data_nascimento', outra(data_nascimento, mecanica.data_nascimento)],
    ['data_validade', outra(data_validade, mecanica.data_validade)],
  ]
  return achadas.flatMap(([campo, diverge]) => (diverge ? [campo] : []))
}

/** What is said of a document whose print nothing on it confirms: what is printed can be printed anew. */
export const SEM_CONFERENCIA =
  'O documento não traz, ou a foto não mostra, um código que confirme o que está impresso: uma pessoa vai conferir.'

/** Layouts with a machine-readable zone (P §3), which says the holder's name and birth date beside the number. */
const COM_ZONA: ReadonlySet<TipoDeDocumento | null> = new Set(['rg_novo_cin', 'cnh_nova_2022'] as const)

/**
 * Whether the machine-readable parts say the same as the print: the number, a register but for one digit that was
 * misread, as its check digits tell; and where the layout has a zone, name and birth date as well, as any of the three
 * can be printed anew and leave the other two.
 */
export function confere(impresso: CamposLidos, mecanica: Mecanica, layout: TipoDeDocumento | null): boolean {
  const igual = (a: string | undefined, b: string | undefined): boolean => a !== undefined && a === b
  const { nome, cpf, numero_documento, data_nascimento } = impresso
  const mesmoNumero =
    igual(cpf, mecanica.cpf) ||
    igual(numero_documento, mecanica.numero) ||
    (numero_documento !== undefined &&
      mecanica.numero !== undefined &&
      mesmoRegistro(numero_documento, mecanica.numero))
  const mesmoNascimento = igual(data_nascimento, mecanica.data_nascimento)
  if (!COM_ZONA.has(layout)) return mesmoNumero || mesmoNascimento
  const nomeDito = nome !== undefined && mecanica.nome !== undefined && mesmoNome(nome, mecanica.nome)
  return mesmoNumero && mesmoNascimento && nomeDito
}

const mesmoRegistro = (a: string, b: string): boolean =>
  !(registroValido(a) && registroValido(b)) && distancia(a, b) <= 1

/** The zone has the last surname first and cuts what is long: only the ends of the printed name are sure to be there. */
function mesmoNome(impresso: string, mecanico: string): boolean {
  const palavras = (texto: string) =>
    semAcentos(texto)
      .split(/[^A-Z]+/)
      .filter(Boolean)
  const [a, b] = [palavras(impresso), palavras(mecanico)]
  const parecidas = (x = '', y = ''): boolean =>
    x === y ||
    (Math.min(x.length, y.length) >= 4 && distancia(x, y) <= 1) ||
    (x.length >= 3 && y.length >= 3 && (x.startsWith(y) || y.startsWith(x)))
  return parecidas(a[0], b[0]) && parecidas(a.at(-1), b.at(-1))
}
