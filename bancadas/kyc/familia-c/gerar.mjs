import { on } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads'
import sharp from 'sharp'
import { desenhar } from './caso.mjs'
import { planejar } from './plano.mjs'

/**
 * `node bancadas/kyc/familia-c/gerar.mjs --seed N --out PASTA [--genuine N --attacks N --unreadable N]
 * [--today AAAA-MM-DD] [--jobs N]`: pictures and a manifest.json. The same seed, day and packages draw the same.
 */
async function mestre() {
  const { values } = parseArgs({
    options: {
      seed: { type: 'string', default: '1' },
      out: { type: 'string', default: '.build/familia-c' },
      genuine: { type: 'string', default: '60' },
      attacks: { type: 'string', default: '70' },
      unreadable: { type: 'string', default: '32' },
      today: { type: 'string', default: new Date().toISOString().slice(0, 10) },
      jobs: { type: 'string', default: String(availableParallelism()) },
    },
  })
  const { seed, out, today } = values
  mkdirSync(out, { recursive: true })
  const casos = planejar({
    seed,
    today,
    genuine: Number(values.genuine),
    attacks: Number(values.attacks),
    unreadable: Number(values.unreadable),
  })
  const feitos = Array.from(casos)
  let proximo = 0
  const trabalhar = () =>
    new Promise((resolve, reject) => {
      const operario = new Worker(new URL(import.meta.url), { workerData: { out } })
      const dar = () => {
        if (proximo === casos.length) {
          resolve(operario.terminate())
          return
        }
        operario.postMessage({ i: proximo, caso: casos[proximo] })
        proximo++
      }
      operario.on('error', reject)
      operario.on('message', ({ i, linha }) => {
        feitos[i] = linha
        dar()
      })
      dar()
    })
  await Promise.all(Array.from({ length: Math.min(Number(values.jobs), casos.length) }, trabalhar))
  writeFileSync(
    path.join(out, 'manifest.json'),
    JSON.stringify({ version: 1, seed, today, cases: feitos }, null, 1),
  )
  console.log(`${feitos.length} casos em ${out}`)
}

if (isMainThread) await mestre()
else {
  sharp.concurrency(1)
  for await (const [{ i, caso }] of on(parentPort, 'message'))
    parentPort.postMessage({ i, linha: await desenhar(caso, workerData.out) })
}
