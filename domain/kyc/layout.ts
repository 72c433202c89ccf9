import type { TipoDeDocumento } from './documentos.ts'
import { compacto } from './texto-lido.ts'

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
  ],
  rg_novo_cin: [
    ['CARTEIRADEIDENTIDADENACIONAL', 4],
    ['IDENTITYCARD', 2],
    ['REGISTROGERALCPF', 2],
    ['IDBRA', 2],
  ],
  cnh_antiga: [
    ['CARTEIRANACIONALDEHABILITACAO', 3],
    ['DEPARTAMENTONACIONALDETRANSITO', 2],
    ['CATHAB', 1],
    ['DATANASCIMENTO', 1],
  ],
  cnh_nova_2022: [
    ['CARTEIRANACIONALDEHABILITACAO', 3],
    ['SECRETARIANACIONALDETRANSITO', 2],
    ['DRIVERLICENSE', 2],
    ['NOMEESOBRENOME', 1],
    ['AUTORIDADEEMISSORA', 2],
    ['DLBRA', 2],
  ],
}

/** Below this nothing was recognised. */
const MINIMO = 2

/** The document these lines belong to, or null. Of two equally likely ones the older layout (first in the table). */
export function reconhecerLayout(linhas: readonly string[]): TipoDeDocumento | null {
  const lidas = linhas.map(compacto)
  const pontos = (tipo: TipoDeDocumento): number =>
    SINAIS[tipo].reduce(
      (total, [texto, peso]) => total + (lidas.some((linha) => linha.includes(texto)) ? peso : 0),
      0,
    )
  const tipos = ['rg_antigo', 'rg_novo_cin', 'cnh_antiga', 'cnh_nova_2022'] as const
  const [melhor] = tipos.map((tipo) => ({ tipo, total: pontos(tipo) })).sort((a, b) => b.total - a.total)
  return melhor && melhor.total >= MINIMO ? melhor.tipo : null
}
