import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { UNIDADES_POR_PONTO } from '#domain/triagem/sinais-aprendidos/pesar.ts'
import { corpus, exemplosDe, hashDoCorpus, lerCorpus, OPCOES } from './corpus.ts'
import { treinar } from './treino.ts'

/**
 * `npm run triagem:aprender`: learns the weights again from the open vignettes and the development batches and writes
 * them down. The same corpus and lexicon give the same file, byte for byte.
 */
const ARQUIVO = path.join(import.meta.dirname, '../../../domain/triagem/sinais-aprendidos/pesos.json')

const inteiro = (peso: number): number => Math.round(peso * UNIDADES_POR_PONTO) || 0

/** A stem: its two weights, then the stems it makes a pair with, each with the pair's two weights. */
function escrever(emergencia: ReadonlyMap<string, number>, video: ReadonlyMap<string, number>): string {
  const linhas = new Map<string, string[]>()
  for (const nome of [...new Set([...emergencia.keys(), ...video.keys()])].sort()) {
    const pesos = [inteiro(emergencia.get(nome) ?? 0), inteiro(video.get(nome) ?? 0)]
    if (pesos.every((peso) => peso === 0)) continue
    const [radical = '', outro] = nome.split(' ')
    const linha = linhas.get(radical) ?? []
    if (outro === undefined) linha.unshift(pesos.join(' '))
    else linha.push(`${outro} ${pesos.join(' ')}`)
    linhas.set(radical, linha)
  }
  return [...linhas]
    .map(([radical, [primeiro = '', ...pares]]) =>
      /^-?\d+ /.test(primeiro)
        ? [radical, primeiro, ...pares].join(' ')
        : [radical, '0 0', primeiro, ...pares].join(' '),
    )
    .join(';')
}

const fora = process.argv.slice(2).map(Number)
const partes = await corpus(fora)
const exemplos = exemplosDe(lerCorpus(partes))
const pesos = escrever(treinar(exemplos.emergencia, OPCOES.emergencia), treinar(exemplos.video, OPCOES.video))
writeFileSync(ARQUIVO, `${JSON.stringify({ corpus: hashDoCorpus(partes), pesos }, null, 2)}\n`)
console.log(
  JSON.stringify({
    casos: exemplos.emergencia.length,
    radicais: pesos.split(';').length,
    bytes: pesos.length,
  }),
)
