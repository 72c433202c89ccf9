import { createHash } from 'node:crypto'
import QRCode from 'qrcode'

/** The parts of a card that machines read. */

const VALOR = (c) => (c === '<' ? 0 : /\d/.test(c) ? Number(c) : c.charCodeAt(0) - 55)

/** ICAO 9303-3: weights 7, 3, 1. */
export const digito = (texto) =>
  String([...texto].reduce((soma, c, i) => soma + VALOR(c) * [7, 3, 1][i % 3], 0) % 10)

const aammdd = (data) => (data ? data.toISOString().slice(2, 10).replaceAll('-', '') : '<<<<<<')
const cheia = (texto, tamanho = 30) => texto.slice(0, tamanho).padEnd(tamanho, '<')
const latino = (nome) =>
  nome
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .replaceAll(/['’]/g, '')
    .replaceAll(/[\s-]+/g, '<')

const PARTICULAS = new Set(['DA', 'DAS', 'DE', 'DO', 'DOS', "D'"])

/** The last surname, with its particle and its JÚNIOR, is the primary identifier. */
function nomeMecanico(nome) {
  const partes = nome.split(' ')
  let corte = partes.length - 1
  if (['JÚNIOR', 'FILHO', 'NETO'].includes(partes[corte])) corte--
  if (PARTICULAS.has(partes[corte - 1])) corte--
  const [proprio, familia] = [partes.slice(0, corte), partes.slice(corte)].map((lista) =>
    latino(lista.join(' ')),
  )
  return cheia(`${familia}<<${proprio}`)
}

/** TD1 (ICAO 9303-5). A number of more than nine goes on in the optional data, its check digit after it. */
export function zona({ tipo, numero, opcional = '', pessoa, validade }) {
  const longo = numero.length > 9
  const primeira = cheia(
    `${tipo}BRA${longo ? `${numero.slice(0, 9)}<${numero.slice(9)}${digito(numero)}<` : `${numero.padEnd(9, '<')}${digito(numero.padEnd(9, '<'))}`}${opcional}`,
  )
  const nascimento = aammdd(pessoa.nascimento)
  const vale = aammdd(validade)
  const dias = `${nascimento}${digito(nascimento)}${pessoa.mulher ? 'F' : 'M'}${vale}${digito(vale)}BRA`
  const segunda = cheia(dias, 29)
  const composto = primeira.slice(5) + segunda.slice(0, 7) + segunda.slice(8, 15) + segunda.slice(18, 29)
  return [primeira, segunda + digito(composto), nomeMecanico(pessoa.nome)]
}

/** A true QR symbol whose content only its issuer can read. */
export function qr(semente, bytes, { x, y, lado, cor = '#111' }) {
  const blocos = Math.ceil(bytes / 64)
  const data = Buffer.concat(
    Array.from({ length: blocos }, (_, i) => createHash('sha512').update(`${semente}:${i}`).digest()),
  ).subarray(0, bytes)
  const { modules } = QRCode.create([{ data, mode: 'byte' }], { errorCorrectionLevel: 'L' })
  const passo = lado / modules.size
  let d = ''
  for (let linha = 0; linha < modules.size; linha++)
    for (let coluna = 0; coluna < modules.size; coluna++)
      if (modules.get(linha, coluna))
        d += `M${(x + coluna * passo).toFixed(2)} ${(y + linha * passo).toFixed(2)}h${passo.toFixed(2)}v${passo.toFixed(2)}h-${passo.toFixed(2)}z`
  return `<rect x="${x - 8}" y="${y - 8}" width="${lado + 16}" height="${lado + 16}" fill="#fff"/><path d="${d}" fill="${cor}" shape-rendering="crispEdges"/>`
}
