import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ambiente } from './ambiente.ts'
import { type Caso, casosDe } from './casos.ts'
import { bytesDe } from './imagens.ts'
import { ligarMotores } from './motores.ts'
import { fontesDe, PASTA } from './pasta.ts'
import { relatorio } from './relatorio.ts'
import type { Resultado } from './resultado.ts'

/**
 * `npm run bench:kyc -- [--pessoas N] [--ataques N] [--semente N] [--minutos M] [--parte i/n] [--dia AAAA-MM-DD]
 * [--falhas] [--leitura]`: people, documents, photos and attacks drawn from a seed, each carried through the whole
 * identity check with the embedded engines. What was done is kept in `.build/bench-kyc`: stopped, or ended by
 * `--minutos`, the same seed goes on where it was, as long as neither rules nor engines changed. `--parte 1/2` does
 * every second case, for two processes side by side; `--dia` is the day the cases are drawn for, so that a run can go
 * on past midnight; `--leitura` ends each check once the document is read. Prints what is known so far as JSON; it
 * measures and does not judge.
 */
const { values } = parseArgs({
  options: {
    pessoas: { type: 'string', default: '20' },
    ataques: { type: 'string', default: '28' },
    semente: { type: 'string', default: String(Math.floor(Math.random() * 1e9)) },
    minutos: { type: 'string', default: '1000000' },
    parte: { type: 'string', default: '1/1' },
    dia: { type: 'string', default: new Date().toISOString().slice(0, 10) },
    falhas: { type: 'boolean', default: false },
    leitura: { type: 'boolean', default: false },
  },
})
const semente = Number(values.semente)
const hoje = values.dia
const casos = casosDe({ semente, pessoas: Number(values.pessoas), ataques: Number(values.ataques), hoje })
const fontes = fontesDe(
  'domain/kyc',
  'domain/cadastro/campos.ts',
  'lambdas/kyc',
  'lambdas/providers/textract.ts',
  'lambdas/providers/rekognition.ts',
  'lambdas/providers/colecao.ts',
  'lambdas/providers/conselho.ts',
  'local/aws/textract',
  'local/aws/rekognition',
  'semente/gerar',
  'tests/bench/kyc',
)
const pasta = path.join(PASTA, 'resultados', fontes, `${semente}-${hoje}${values.leitura ? '-leitura' : ''}`)
mkdirSync(pasta, { recursive: true })

const arquivoDe = ({ id }: Caso): string => path.join(pasta, `${id}.json`)

async function fazer(): Promise<void> {
  const [esta = 1, partes = 1] = values.parte.split('/').map(Number)
  const fim = performance.now() + Number(values.minutos) * 60_000
  const faltam = baralhados(casos).filter(
    (caso, i) => i % partes === esta - 1 && !existsSync(arquivoDe(caso)),
  )
  if (faltam.length === 0) return
  const motores = await ligarMotores()
  ambiente(motores.url)
  const [{ correr }, { resultadoDe }] = await Promise.all([import('./mundo.ts'), import('./resultado.ts')])
  for (const [feitos, caso] of faltam.entries()) {
    if (performance.now() > fim) break
    const [documento_frente, documento_verso, selfie] = await Promise.all(
      [caso.frente, caso.verso, caso.selfie].map(bytesDe),
    )
    if (!documento_frente || !documento_verso || !selfie) throw new Error('A picture is missing')
    const inicio = performance.now()
    const corrida = await correr(
      { ...caso, imagens: { documento_frente, documento_verso, selfie } },
      values.leitura,
    )
    const passado = performance.now() - inicio
    const { ms, lembrado, chamadas } = motores.tempo()
    // An answer that was kept took no time now: what it took then is counted.
    const tempo = { total: passado + lembrado, motores: ms + lembrado, chamadas }
    guardar(arquivoDe(caso), resultadoDe(caso, corrida, tempo))
    if (feitos % 20 === 19) console.error(`${feitos + 1} de ${faltam.length}`)
  }
  await motores.close()
}

/** In an order that has nothing to do with what they are: a run that was ended early is a fair sample. */
const baralhados = (lista: readonly Caso[]): Caso[] =>
  lista
    .map((caso) => ({ caso, lugar: createHash('sha256').update(caso.id).digest('hex') }))
    .toSorted((a, b) => (a.lugar < b.lugar ? -1 : 1))
    .map(({ caso }) => caso)

function guardar(arquivo: string, resultado: Resultado): void {
  writeFileSync(`${arquivo}.${process.pid}`, JSON.stringify(resultado))
  renameSync(`${arquivo}.${process.pid}`, arquivo)
}

await fazer()
const memoria = Math.round(process.resourceUsage().maxRSS / 1024)
const resultados = casos.flatMap((caso) =>
  existsSync(arquivoDe(caso)) ? [JSON.parse(readFileSync(arquivoDe(caso), 'utf8')) as Resultado] : [],
)
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
      semente,
      feitos: `${resultados.length}/${casos.length}`,
      ...relatorio(resultados, memoria),
    },
    null,
    2,
  ),
)
process.exit(0)
