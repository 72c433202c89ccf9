import { lerRecolhidos, vazamentos } from './support/vazamentos.ts'

/**
 * Searches what every cloud of a test run logged, measured, named, mailed and pushed for what must stand in none of it.
 * Ends with 1 when there is something, and when there is nothing to search: silence must not pass for cleanliness.
 */
const [pasta = ''] = process.argv.slice(2)
const recolhidos = await lerRecolhidos(pasta)
const linhas = recolhidos.reduce((soma, { linhas: delas }) => soma + delas.length, 0)
const nomes = recolhidos.reduce((soma, { nomes: deles }) => soma + deles.length, 0)
const achados = recolhidos.flatMap((recolhido) =>
  vazamentos(recolhido).map((achado) => `${recolhido.de}: ${achado}`),
)
for (const achado of achados.slice(0, 50)) console.error(achado)
console.log(
  `${achados.length} vazamentos em ${linhas} linhas e ${nomes} nomes de ${recolhidos.length} nuvens de teste.`,
)
if (linhas === 0 || nomes === 0) console.error('Nada foi recolhido: a procura não provou nada.')
process.exitCode = achados.length > 0 || linhas === 0 || nomes === 0 ? 1 : 0
