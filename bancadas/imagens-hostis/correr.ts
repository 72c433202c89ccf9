import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { startCloudProcess } from '../../tests/support/cloud.ts'
import { novoPaciente } from '../../tests/support/pessoas.ts'
import { type Ataque, atacar, FOTOS_POR_CONTA } from './ataque.ts'
import { hostil } from './hostis.ts'
import { motoresMudos } from './motores-mudos.ts'
import { relatorio, violacoes } from './relatorio.ts'
import { acompanhar } from './vizinho.ts'

/**
 * `npm run imagens-hostis -- [--quantas 10000] [--semente N] [--de 0] [--juntas 3] [--minutos M]
 * [--motores embutidos|mudos]`: hostile pictures, by
 * number, through the identity functions of a product of its own, which runs each with the memory and the time its
 * contract gives it, while somebody else goes on using it. Ends with 1 when something happened that may not. `--de` and
 * `--minutos` do a long run in pieces; with `mudos` the readers of text and faces answer at once that they find none.
 */
const { values } = parseArgs({
  options: {
    quantas: { type: 'string', default: '10000' },
    semente: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    de: { type: 'string', default: '0' },
    juntas: { type: 'string', default: '3' },
    minutos: { type: 'string', default: '1000000' },
    motores: { type: 'string', default: 'embutidos' },
  },
})
const semente = Number(values.semente)
const ate = Number(values.de) + Number(values.quantas)
/** What the way there and back may add on a machine where four attack at once. */
const FOLGA_MS = 3000

/** No card and no face, but a picture that decodes. */
const bytes = await sharp({ create: { width: 1200, height: 800, channels: 3, background: '#b7b2a8' } })
  .jpeg()
  .toBuffer()
const neutra = { nome: 'neutra', tipo_conteudo: 'image/jpeg', bytes } as const

const mudos = values.motores === 'mudos' ? await motoresMudos() : undefined
if (mudos) {
  // The functions inherit them from the product's process.
  process.env['AWS_ENDPOINT_URL_TEXTRACT'] = mudos.url
  process.env['AWS_ENDPOINT_URL_REKOGNITION'] = mudos.url
}
const cloud = await startCloudProcess({ semente: false, leitores: mudos === undefined })
const pid = cloud.pid()
const novo = () => novoPaciente(cloud, { kyc_status: 'pending', access_tier: 'blocked' })
const parar = acompanhar(cloud.origem, novo, () => cloud.pid())
const inicio = performance.now()
const fim = inicio + Number(values.minutos) * 60_000
const ataques: Ataque[] = []
let proxima = Number(values.de)

async function atacante(): Promise<void> {
  while (proxima < ate && performance.now() < fim) {
    const de = proxima
    proxima = Math.min(ate, de + FOTOS_POR_CONTA)
    const hostis = []
    for (let numero = de; numero < proxima; numero++) hostis.push(await hostil(semente, numero))
    ataques.push(await atacar(cloud.origem, await novo(), hostis, neutra))
    if (ataques.length % 20 === 0) console.error(`${proxima - Number(values.de)} de ${values.quantas}`)
  }
}
await Promise.all(Array.from({ length: Number(values.juntas) }, atacante))

/** Lines in which the platform tells of a function that ran past its time or ended. */
function falhasDasFuncoes(dados: string): string[] {
  return ['funcoes.anterior.jsonl', 'funcoes.jsonl']
    .map((nome) => path.join(dados, 'registros', nome))
    .filter((arquivo) => existsSync(arquivo))
    .flatMap((arquivo) => readFileSync(arquivo, 'utf8').split('\n'))
    .filter((linha) =>
      /Sandbox\.Timedout|Runtime\.ExitError|Runtime\.OutOfMemory|timed out after/.test(linha),
    )
    .map((linha) => linha.slice(0, 300))
}

const rodada = {
  semente,
  imagens: proxima - Number(values.de),
  minutos: (performance.now() - inicio) / 60_000,
  ataques,
  vizinho: await parar(),
  processoPerdido: cloud.pid() !== pid,
  falhasDasFuncoes: falhasDasFuncoes(cloud.dados),
  folga_ms: FOLGA_MS,
}
console.log(relatorio(rodada))
await cloud.close()
mudos?.close()
process.exit(violacoes(rodada).length === 0 ? 0 : 1)
