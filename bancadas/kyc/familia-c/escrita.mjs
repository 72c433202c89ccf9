import { br } from './pessoas.mjs'

/** The same fact as different offices write it. */

const MESES = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ']
const POR_EXTENSO = [
  'janeiro',
  'fevereiro',
  'março',
  'abril',
  'maio',
  'junho',
  'julho',
  'agosto',
  'setembro',
  'outubro',
  'novembro',
  'dezembro',
]

const FORMAS = {
  barras: br,
  pontos: (data) => br(data).replaceAll('/', '.'),
  tracos: (data) => br(data).replaceAll('/', '-'),
  mes: (data) => br(data).replace(/\/\d\d\//, `/${MESES[data.getUTCMonth()]}/`),
  espacos: (data) => br(data).replace(/\/\d\d\//, ` ${MESES[data.getUTCMonth()]} `),
}

/** One office writes all its dates alike. */
export const formaDeData = (s) =>
  FORMAS[s.um(['barras', 'barras', 'barras', 'mes', 'mes', 'espacos', 'pontos', 'tracos'])]
export const { barras } = FORMAS
export const porExtenso = (data) =>
  `${data.getUTCDate()} de ${POR_EXTENSO[data.getUTCMonth()]} de ${data.getUTCFullYear()}`

export const cpfEscrito = (s, cpf) => {
  const so = cpf.replaceAll(/\D/g, '')
  return s.um([cpf, cpf, cpf, `${so.slice(0, 9)}/${so.slice(9)}`, `${so.slice(0, 9)}-${so.slice(9)}`])
}

export const lugarEscrito = (s, { cidade, uf }) =>
  s.um([`${cidade}-${uf}`, `${cidade}/${uf}`, `${cidade} - ${uf}`, `${cidade}, ${uf}`])
