import { startCloudProcess } from '../../tests/support/cloud.ts'
import { lote } from './lote.ts'

/**
 * `npm run assinaturas`: fifty documents of one doctor at once, the session lost in the middle, signed in the next.
 * Ends with 1 when a document was lost, signed twice, or does not hold.
 */
const QUANTOS = 50

const cloud = await startCloudProcess({ semente: false })
try {
  const inicio = performance.now()
  const { antes, achados } = await lote(cloud, QUANTOS)
  for (const achado of achados) console.error(achado)
  const segundos = ((performance.now() - inicio) / 1000).toFixed(1)
  console.log(
    `${QUANTOS} documentos, ${antes} assinados antes da queda da sessão e o resto na seguinte, em ${segundos} s: ${achados.length} achados.`,
  )
  process.exitCode = achados.length === 0 && antes > 0 && antes < QUANTOS ? 0 : 1
} finally {
  await cloud.close()
}
