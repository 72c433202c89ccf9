import { mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ACCOUNT } from './aws/cloud.ts'
import { Clone } from './clone.ts'
import { Ensaio, TABELA_RESTAURADA } from './ensaio.ts'
import { rodar } from './terminal.ts'

/**
 * `npm run ensaio:implantacao [-- --estagio dev]`: the CDK's own CLI deploys each stage from nothing in an account that
 * refuses what AWS refuses, with each stack failing once on its way, is updated, taken back and removed, and passes the
 * smoke test every time. Ends with 1 and what was said where something is not so.
 */
const { values } = parseArgs({
  options: { estagio: { type: 'string', multiple: true, default: ['dev', 'prod'] } },
})
const pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-montagens-'))
const inicio = performance.now()
const dizer = (estagio: string) => (frase: string) =>
  console.log(
    `${String(Math.round((performance.now() - inicio) / 1000)).padStart(4)} s  ${estagio.padEnd(4)}  ${frase}`,
  )

try {
  for (const estagio of values.estagio) {
    if (estagio !== 'dev' && estagio !== 'prod') throw new Error(`Não há o estágio "${estagio}" na nuvem.`)
    await ensaiar(estagio, dizer(estagio))
  }
} finally {
  rmSync(pasta, { recursive: true, force: true })
}

async function ensaiar(estagio: 'dev' | 'prod', diz: (frase: string) => void): Promise<void> {
  const { primeira, naRestaurada, segunda } = await montar(estagio)
  const ensaio = new Ensaio(estagio, diz)
  await ensaio.abrir()
  await ensaio.implantarInteiro(primeira, 'do nada')
  await ensaio.fumaca('do nada')
  await ensaio.implantarFalhando(segunda, 'update', 'mudança')
  await ensaio.fumaca('mudança')
  await ensaio.voltar(primeira)
  await ensaio.fumaca('volta à versão anterior')
  await ensaio.remover(primeira)
  await ensaio.implantarFalhando(primeira, 'create', 'do nada, ao lado do que ficou')
  await ensaio.fumaca('do nada, ao lado do que ficou')
  await ensaio.restaurar(naRestaurada, primeira)
  await ensaio.fumaca('tabela restaurada')
  ensaio.fechar()
}

/** Three versions of a stage, from a fresh clone: as it is, on a restored table, and with everything changed. */
async function montar(estagio: 'dev' | 'prod') {
  const clone = new Clone()
  try {
    clone.choose(estagio)
    const primeira = await sintetizar(clone, estagio, 'primeira')
    const restaurada = `\n    tabelaRestaurada: ${TABELA_RESTAURADA},`
    clone.edit(estagio, `nome: '${estagio}',`, `nome: '${estagio}',${restaurada}`)
    const naRestaurada = await sintetizar(clone, estagio, 'restaurada')
    clone.edit(estagio, restaurada, '')
    // Reaches every stack: whoever is on call, how long logs stay, a route's pace, what the firewall does.
    clone.edit(estagio, /alertas: '[^']+'/, "alertas: 'outro-plantao@acolhe.app'")
    clone.edit(estagio, /retencaoDeLogs: [^,]+/, 'retencaoDeLogs: 731')
    clone.edit(
      estagio,
      /shardsDaFila: 8|nome: '\w+',/,
      `nome: '${estagio}',\n    shardsDaFila: 16,\n    essenciais: ['accept-consulta'],\n    firewall: 'recusa',`,
    )
    // And what the others read of `dados`, and the video's pool: going back takes away, and brings back.
    clone.readMore()
    clone.turnVideo(estagio)
    return { primeira, naRestaurada, segunda: await sintetizar(clone, estagio, 'segunda') }
  } finally {
    clone.remove()
  }
}

/** `cdk synth` in the clone, with the publishable key a person has set. */
async function sintetizar(clone: Clone, estagio: 'dev' | 'prod', nome: string): Promise<string> {
  const montagem = path.join(pasta, `${estagio}-${nome}`)
  const { status, saida } = await rodar(
    'node_modules/.bin/cdk',
    ['synth', '--quiet', '-c', `stage=${estagio}`, '-o', montagem],
    {
      cwd: clone.folder,
      env: {
        ...process.env,
        CDK_DEFAULT_ACCOUNT: ACCOUNT,
        CHAVE_PUBLICA_DO_CARTAO: estagio === 'prod' ? 'pk_live_ensaio' : 'pk_test_ensaio',
      },
    },
  )
  if (status !== 0) throw new Error(saida)
  return montagem
}
