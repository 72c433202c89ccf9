import { PRAZOS } from '#domain/prazos.ts'
import { mediana, percentil } from '../bench/medida.ts'
import { startCloudProcess } from '../support/cloud.ts'
import { cena } from './fila/cena.ts'

/**
 * `npm run fila`: 200 doctors in five specialties, 300 consultations arriving in a minute, 20 doctors vanishing without a
 * word half-way. Every consultation must be shown to each eligible doctor within 1 s (p99), won once, none lost, and
 * presence must be right within one beat. The exit code is the number of findings.
 */
const P99_MS = 1_000

const cloud = await startCloudProcess({ semente: false })
try {
  const resultado = await cena(cloud, {
    medicos: 200,
    consultas: 300,
    emMs: 60_000,
    somem: 20,
    batimentoMs: PRAZOS.batimento.ms,
    contaMs: PRAZOS.contado_na_fila.ms,
    folgaMs: PRAZOS.tolerancia_de_rede.ms,
    repouso: true,
  })
  const p99 = percentil(resultado.esperas, 0.99)
  console.table({
    'mostradas (p50, ms)': Math.round(mediana(resultado.esperas)),
    'mostradas (p99, ms)': Math.round(p99),
    'pares mostrados': resultado.esperas.length,
    'pares nunca mostrados': resultado.naoMostradas,
    'aceitas uma vez': resultado.aceites.filter((vezes) => vezes === 1).length,
    'aceitas mais de uma vez': resultado.aceites.filter((vezes) => vezes > 1).length,
    perdidas: resultado.perdidas,
    'presenças erradas': resultado.presenca.length,
  })
  for (const erro of resultado.presenca) console.log(erro)
  const achados = [
    p99 > P99_MS,
    resultado.naoMostradas > 0,
    resultado.aceites.some((vezes) => vezes !== 1),
    resultado.perdidas > 0,
    resultado.presenca.length > 0,
  ]
  process.exitCode = achados.filter(Boolean).length
} finally {
  await cloud.close()
}
