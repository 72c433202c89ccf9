import { parseArgs } from 'node:util'
import { PRAZOS } from '#domain/base/prazos.ts'
import { mediana, percentil } from '../medidas/medida.ts'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import type { Contagem } from '../escala/contagem.ts'
import { Gravador } from '../escala/gravador.ts'
import { cena } from './cena.ts'

/**
 * `npm run fila [-- --medicos 200 --consultas 300 --segundos 60 --contar]`: so many doctors in five specialties, so
 * many consultations arriving in a minute (or another time), one in ten doctors vanishing without a word half-way.
 * Every consultation must be shown within 1 s (p99) to each eligible doctor, or where they are more than a group to
 * the first of them, won once, none lost, and presence must be right within one beat. The exit code is the number of
 * findings. With `--contar`, the units the table is asked for are counted as in `npm run bench:escala`, which takes
 * time of its own: then no finding is made of how soon they are shown, nor of presence.
 */
const P99_MS = 1_000
const { values } = parseArgs({
  options: {
    medicos: { type: 'string', default: '200' },
    consultas: { type: 'string', default: '300' },
    segundos: { type: 'string', default: '60' },
    contar: { type: 'boolean', default: false },
  },
})
const medicos = Number(values.medicos)
const consultas = Number(values.consultas)

const media = (valores: readonly number[]) =>
  Math.round((10 * valores.reduce((a, b) => a + b, 0)) / valores.length) / 10

const gravador = values.contar ? await Gravador.abrir() : undefined
if (gravador) process.env['AWS_ENDPOINT_URL_DYNAMODB'] = gravador.url
const cloud = await startCloudProcess({ semente: false })
gravador?.apontar(cloud.aws, () => cloud.parada())
let contagem: Contagem | undefined
try {
  const resultado = await cena(cloud, {
    medicos,
    consultas,
    emMs: Number(values.segundos) * 1000,
    somem: Math.floor(medicos / 10),
    batimentoMs: PRAZOS.batimento.ms,
    contaMs: PRAZOS.contado_na_fila.ms,
    folgaMs: PRAZOS.tolerancia_de_rede.ms,
    repouso: true,
    ...(gravador && {
      contar: async (fazer) => {
        const [feito, contada] = await gravador.gravarTudo(fazer)
        contagem = contada
        return feito
      },
    }),
  })
  const p99 = percentil(resultado.esperas, 0.99)
  console.table({
    'mostradas (p50, ms)': Math.round(mediana(resultado.esperas)),
    'mostradas (p95, ms)': Math.round(percentil(resultado.esperas, 0.95)),
    'mostradas (p99, ms)': Math.round(p99),
    'médicos alcançados (média)': media(resultado.alcancados),
    'mensagens por consulta': media([resultado.mensagens / consultas]),
    ...(contagem && {
      'RRU por consulta': media([contagem.unidades('leituras') / consultas]),
      'WRU por consulta': media([contagem.unidades('escritas') / consultas]),
    }),
    'nunca mostradas': resultado.naoMostradas,
    'aceitas uma vez': resultado.aceites.filter((vezes) => vezes === 1).length,
    'aceitas mais de uma vez': resultado.aceites.filter((vezes) => vezes > 1).length,
    perdidas: resultado.perdidas,
    'presenças erradas': resultado.presenca.length,
  })
  for (const erro of resultado.presenca) console.log(erro)
  const achados = [
    !gravador && p99 > P99_MS,
    resultado.naoMostradas > 0,
    resultado.aceites.some((vezes) => vezes !== 1),
    resultado.perdidas > 0,
    !gravador && resultado.presenca.length > 0,
  ]
  process.exitCode = achados.filter(Boolean).length
} finally {
  // Before the cloud: thousands of heartbeats may wait to be counted one by one, and would look for it long after.
  gravador?.fechar()
  await cloud.close()
}
