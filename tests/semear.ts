import { startCloudProcess } from './support/cloud.ts'

/**
 * `tsx tests/semear.ts <pasta>`: writes the personas once, into a folder that the clouds of one run begin on
 * (`DADOS_SEMEADOS`), each on a copy of its own.
 */
const [pasta] = process.argv.slice(2)
if (!pasta) throw new Error('Where to?')
const nuvem = await startCloudProcess({ dados: pasta })
await nuvem.parar()
