import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { casosDe } from './casos.ts'
import { familia } from './familia.ts'
import { imagensDe } from './familias.ts'
import { fontesDoBench, PASTA } from './pasta.ts'
import { emPedacos } from './pedacos.ts'
import { relatorio } from './relatorio.ts'

/**
 * `npm run bench:kyc -- [--pessoas N] [--ataques N] [--semente N] [--minutos M] [--parte i/n] [--dia AAAA-MM-DD]
 * [--falhas] [--leitura] [--sem-memoria]`: people, documents, photos and attacks drawn from a seed, each carried
 * through the whole identity check with the embedded engines. What was done is kept in `.build/bench-kyc`: stopped, or
 * ended by `--minutos`, the same seed goes on where it was, as long as neither rules nor engines changed; what the
 * engines answered to a picture is kept while the engines are the same, unless `--sem-memoria`. `--parte 1/2` does
 * every second case, for two processes side by side; `--dia` is the day the cases are drawn for, so that a run can go
 * on past midnight; `--leitura` ends each check once the document is read. Prints what is known so far as JSON; it
 * measures and does not judge.
 *
 * `--familia nossa|familia-c|PASTA [--familia …] [--ilegiveis N] [--cadastro verdadeiro|concorda]`: the same by family
 * of drawings, one report each: see `familia.ts`.
 */
const { values } = parseArgs({
  options: {
    pessoas: { type: 'string', default: '20' },
    ataques: { type: 'string', default: '28' },
    ilegiveis: { type: 'string', default: '20' },
    semente: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    minutos: { type: 'string', default: '1000000' },
    parte: { type: 'string', default: '1/1' },
    dia: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    falhas: { type: 'boolean', default: false },
    leitura: { type: 'boolean', default: false },
    'sem-memoria': { type: 'boolean', default: false },
    familia: { type: 'string', multiple: true, default: [] },
    cadastro: { type: 'string', default: 'verdadeiro' },
  },
})
const pedido = {
  semente: Number(values.semente),
  pessoas: Number(values.pessoas),
  ataques: Number(values.ataques),
  ilegiveis: Number(values.ilegiveis),
  hoje: values.dia,
}
const andamento = { minutos: Number(values.minutos), parte: values.parte, memoria: !values['sem-memoria'] }

const [uma] = values.familia
if (values.familia.length > 1) process.exit(cadaUma(values.familia))
if (uma) await familia(uma, pedido, { ...andamento, cadastro: values.cadastro })
else await nossa()
process.exit(0)

/** The functions know one stage in their life: each family has a process. */
function cadaUma(familias: readonly string[]): number {
  const { familia: _, ...comuns } = values
  const opcoes = Object.entries({ ...comuns, semente: String(pedido.semente) }).flatMap(([nome, valor]) =>
    valor === true ? [`--${nome}`] : valor === false ? [] : [`--${nome}`, valor],
  )
  const [, esta = ''] = process.argv
  const fins = familias.map((nome) => {
    const argumentos = [...process.execArgv, esta, ...opcoes, '--familia', nome]
    return spawnSync(process.execPath, argumentos, { stdio: 'inherit' }).status ?? 1
  })
  return Math.max(...fins)
}

async function nossa(): Promise<void> {
  const casos = casosDe(pedido)
  const pasta = path.join(
    PASTA,
    'resultados',
    fontesDoBench(),
    `${pedido.semente}-${pedido.hoje}${values.leitura ? '-leitura' : ''}`,
  )
  const { resultadoDe } = await import('./resultado.ts')
  const resultados = await emPedacos(
    casos,
    { ...andamento, pasta },
    { estagio: 'local', memoria: andamento.memoria },
    async (caso, funcoes) => {
      const { corrida, tempo } = await funcoes.medir(
        { ...caso, imagens: await imagensDe(caso) },
        values.leitura,
      )
      return resultadoDe(caso, corrida, tempo)
    },
  )
  const memoria = Math.round(process.resourceUsage().maxRSS / 1024)
  if (values.falhas)
    for (const r of resultados)
      if (
        Object.keys(r.diferencas).length > 0 ||
        (r.tipo === 'genuino' && r.status !== 'approved') ||
        r.motivoCerto === false ||
        (r.status === 'approved') !== (r.tipo === 'genuino')
      )
        console.error(JSON.stringify(r))
  console.log(
    JSON.stringify(
      {
        figura: 'kyc',
        semente: pedido.semente,
        feitos: `${resultados.length}/${casos.length}`,
        ...relatorio(resultados, memoria),
      },
      null,
      2,
    ),
  )
}
