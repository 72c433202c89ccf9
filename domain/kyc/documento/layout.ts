import { erroDoCpf } from '../../base/campos.ts'
import type { TipoDeDocumento } from './documentos.ts'
import { registroValido } from '../texto/numeros-impressos.ts'
import { compacto, contemQuase } from '../texto/texto-lido.ts'

/** Printed words (compact form) that tell a document, and how strongly. */
const SINAIS: Record<TipoDeDocumento, readonly (readonly [texto: string, peso: number])[]> = {
  rg_antigo: [
    ['REGISTROGERAL', 1],
    ['LEIN7116', 2],
    ['LEIN071', 1],
    ['VALIDAEMTODOOTERRITORIONACIONAL', 1],
    ['POLEGARDIREITO', 1],
    ['CARTEIRADEIDENTIDADE', 1],
    ['SECRETARIADESEGURANCA', 1],
    ['DOCORIGEM', 1],
    ['DATADEEXPEDICAO', 1],
    ['ASSINATURADODIRETOR', 1],
  ],
  rg_novo_cin: [
    ['CARTEIRADEIDENTIDADENACIONAL', 4],
    ['IDENTITYCARD', 3],
    ['PERSONALNUMBER', 2],
    ['DATEOFBIRTH', 1],
    ['DATEOFEXPIRY', 1],
    ['PLACEOFBIRTH', 1],
    ['PLACEOFISSUE', 1],
    ['CARDISSUER', 2],
    ['FATORRH', 1],
    ['REGISTROGERALCPF', 2],
    ['LOCALEDATADEEXPEDICAO', 2],
    ['IDBRA', 2],
  ],
  cnh_antiga: [
    ['CARTEIRANACIONALDEHABILITACAO', 3],
    ['DEPARTAMENTONACIONALDETRANSITO', 2],
    ['CATHAB', 1],
    ['DATANASCIMENTO', 1],
    ['ASSINATURADOPORTADOR', 1],
    ['ASSINATURADOEMISSOR', 1],
  ],
  cnh_nova_2022: [
    ['CARTEIRANACIONALDEHABILITACAO', 3],
    ['SECRETARIANACIONALDETRANSITO', 2],
    ['DRIVERLICENSE', 2],
    ['NOMEESOBRENOME', 1],
    ['AUTORIDADEEMISSORA', 2],
    ['ASSINATURADOPORTADOR', 1],
    ['ASSINATURADOEMISSOR', 1],
    ['DLBRA', 2],
  ],
}

/** What a QR code's number tells: a CPF is a CIN's key, a register a licence's. */
const PESO_DO_CODIGO = 2
/** Titles from this length on are matched with one wrong letter in eight. */
const MINIMO = 2
/** Titles from this length on are known by all but one letter in eight. */
const LONGO = 12

/**
 * The document these lines and QR codes belong to, or null. Of two equally likely ones the older layout (first in the
 * table).
 */
export function reconhecerLayout(
  linhas: readonly string[],
  codigos: readonly string[] = [],
): TipoDeDocumento | null {
  const lidas = linhas.map(compacto)
  const numeros = codigos.flatMap((codigo) => codigo.match(/(?<!\d)\d{11}(?!\d)/g) ?? [])
  const doCodigo = new Set(numeros.flatMap(chaveDe))
  const pontos = (tipo: TipoDeDocumento): number =>
    SINAIS[tipo].reduce(
      (total, [texto, peso]) => total + (lidas.some((linha) => traz(linha, texto)) ? peso : 0),
      doCodigo.has(tipo) ? PESO_DO_CODIGO : 0,
    )
  const tipos = ['rg_antigo', 'rg_novo_cin', 'cnh_antiga', 'cnh_nova_2022'] as const
  const [melhor] = tipos.map((tipo) => ({ tipo, total: pontos(tipo) })).sort((a, b) => b.total - a.total)
  return melhor && melhor.total >= MINIMO ? melhor.tipo : null
}

const traz = (linha: string, texto: string): boolean =>
  contemQuase(linha, texto, texto.length >= LONGO ? Math.floor(texto.length / 8) : 0)

/** A number that is valid as both, about one in a hundred, decides nothing. */
function chaveDe(numero: string): TipoDeDocumento[] {
  const [cpf, registro] = [erroDoCpf(numero) === null, registroValido(numero)]
  if (cpf === registro) return []
  return cpf ? ['rg_novo_cin'] : ['cnh_antiga', 'cnh_nova_2022']
}
