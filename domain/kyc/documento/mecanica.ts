import { erroDoCpf } from '../../base/campos.ts'
import type { TipoDeDocumento } from './documentos.ts'
import type { CamposLidos } from './campos-lidos.ts'
import { lerMrz } from './mrz.ts'
import { registroValido } from '../texto/numeros-impressos.ts'
import { distancia } from '../texto/texto-lido.ts'
import type { Juizo } from './titular.ts'
import type { JuizosDaZona } from './zona.ts'

/** The machine-readable parts of a document (MRZ, QR code), compared with its print (P §3). */
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
type Divergencia = keyof typeof DIVERGENCIAS

/**
 * Where the machine-readable part contradicts the print beyond misreading. A CPF proves itself by its check digits, a
 * register by its own, the dates of the zone by the zone's; name and birth date are judged against the holder's
 * (zona.ts). `zonas`: what each side's zone says of the holder.
 */
export function divergencias(
  impresso: CamposLidos,
  mecanica: Mecanica,
  zonas: readonly JuizosDaZona[],
): Divergencia[] {
  const { cpf, numero_documento, data_validade } = impresso
  const diz = (campo: keyof JuizosDaZona, juizo: Juizo): boolean =>
    zonas.some((zona) => zona[campo] === juizo)
  const nega = (campo: keyof JuizosDaZona): boolean => diz(campo, 'contradiz') && !diz(campo, 'confirma')
  const achadas: readonly (readonly [Divergencia, boolean])[] = [
    ['nome', nega('nome')],
    [
      'cpf',
      !diz('cpf', 'confirma') && cpf !== undefined && mecanica.cpf !== undefined && cpf !== mecanica.cpf,
    ],
    ['numero', outroRegistro(numero_documento, mecanica.numero)],
    ['data_nascimento', nega('data_nascimento')],
    [
      'data_validade',
      data_validade !== undefined &&
        mecanica.data_validade !== undefined &&
        distancia(data_validade, mecanica.data_validade) > 1,
    ],
  ]
  return achadas.flatMap(([campo, diverge]) => (diverge ? [campo] : []))
}

/** Digits of a register that may be misread. */
const MAL_LIDOS = 2
const DIGITOS_DO_REGISTRO = 11

/** What does not prove itself contradicts nothing, and a shorter number is another one of the card's. */
const outroRegistro = (impresso = '', mecanico = ''): boolean =>
  impresso.length === DIGITOS_DO_REGISTRO &&
  registroValido(mecanico) &&
  impresso !== mecanico &&
  (registroValido(impresso) || distancia(impresso, mecanico) > MAL_LIDOS)
