import { inflateSync } from 'node:zlib'

const CABECALHO_WOFF = 44
const ENTRADA_WOFF = 20
const CABECALHO_SFNT = 12
const ENTRADA_SFNT = 16

/**
 * A WOFF 1.0 font as the plain font (sfnt) that is in it, decompressed once: the typesetter decompresses a table anew
 * for each letter it looks at. The tables and their directory are as the file has them
 * (https://www.w3.org/TR/WOFF/#OverallStructure).
 */
export function abrirWoff(woff: Buffer): Buffer {
  const quantas = woff.readUInt16BE(12)
  const tabelas = Array.from({ length: quantas }, (_, i) => {
    const entrada = woff.subarray(CABECALHO_WOFF + i * ENTRADA_WOFF, CABECALHO_WOFF + (i + 1) * ENTRADA_WOFF)
    const [inicio, comprimido, tamanho] = [4, 8, 12].map((em) => entrada.readUInt32BE(em)) as [
      number,
      number,
      number,
    ]
    const guardado = woff.subarray(inicio, inicio + comprimido)
    return { entrada, conteudo: comprimido < tamanho ? inflateSync(guardado) : guardado }
  })

  const diretorio = Buffer.alloc(CABECALHO_SFNT + quantas * ENTRADA_SFNT)
  woff.copy(diretorio, 0, 4, 8)
  diretorio.writeUInt16BE(quantas, 4)
  const partes: Buffer[] = [diretorio]
  let posicao = diretorio.length
  for (const [i, { entrada, conteudo }] of tabelas.entries()) {
    const em = CABECALHO_SFNT + i * ENTRADA_SFNT
    entrada.copy(diretorio, em, 0, 4)
    entrada.copy(diretorio, em + 4, 16, 20)
    diretorio.writeUInt32BE(posicao, em + 8)
    diretorio.writeUInt32BE(conteudo.length, em + 12)
    const sobra = Buffer.alloc(-conteudo.length & 3)
    partes.push(conteudo, sobra)
    posicao += conteudo.length + sobra.length
  }
  return Buffer.concat(partes)
}
