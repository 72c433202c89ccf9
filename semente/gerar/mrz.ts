const PESOS = [7, 3, 1]

const valor = (letra: string): number =>
  letra === '<' ? 0 : /\d/.test(letra) ? Number(letra) : letra.charCodeAt(0) - 55

/** Check digit of ICAO Doc 9303 part 3 §4.9. */
const digito = (campo: string): string =>
  String(Array.from(campo).reduce((soma, letra, i) => soma + valor(letra) * (PESOS[i % 3] ?? 0), 0) % 10)

const semAcento = (s: string): string =>
  s
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toUpperCase()
    .replace(/[^A-Z0-9]+/g, '<')

interface DadosDaMrz {
  readonly tipo: 'ID' | 'DL'
  /** At most 9 letters or digits. */
  readonly serie: string
  /** The number people know the document by (CPF of a CIN, register of a CNH), at most 15 digits. */
  readonly numero: string
  readonly nome: string
  /** YYYY-MM-DD. */
  readonly data_nascimento: string
  /** Null: it never expires, which the zone leaves open. */
  readonly data_validade: string | null
  readonly sexo: 'M' | 'F'
}

/** The three lines of a TD1 machine-readable zone (ICAO Doc 9303 part 5). */
export function linhasDaMrz(dados: DadosDaMrz): readonly [string, string, string] {
  const curta = (iso: string): string => iso.slice(2).replaceAll('-', '')
  const serie = dados.serie.padEnd(9, '<')
  const opcional = dados.numero.padEnd(15, '<')
  const nascimento = curta(dados.data_nascimento)
  const validade = dados.data_validade === null ? '<<<<<<' : curta(dados.data_validade)
  const primeira = `${dados.tipo}BRA${serie}${digito(serie)}${opcional}`
  const composto = `${primeira.slice(5)}${nascimento}${digito(nascimento)}${validade}${digito(validade)}<<<<<<<<<<<`
  const segunda = `${nascimento}${digito(nascimento)}${dados.sexo}${validade}${digito(validade)}BRA<<<<<<<<<<<${digito(composto)}`
  const [primeiro = '', ...outros] = dados.nome.split(' ')
  const sobrenome = outros.at(-1) ?? ''
  const meio = outros.slice(0, -1).join(' ')
  const terceira = `${semAcento(sobrenome)}<<${semAcento(`${primeiro} ${meio}`.trim())}`
  return [primeira, segunda, terceira.slice(0, 30).padEnd(30, '<')]
}
