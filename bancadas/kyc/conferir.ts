import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { parseArgs } from 'node:util'
import sharp from 'sharp'
import { createWorker } from 'tesseract.js'
import { ligarReferencia, type Rosto } from './referencia.ts'

/**
 * `npx tsx bancadas/kyc/conferir.ts --set PASTA [--rostos N] [--leitura N]`: is a set of drawings fair? The
 * reference engine has to find one face in each genuine picture, know a person again and tell two apart; one plain pass
 * of an OCR program has to read what is printed on the genuine and not on the unreadable. What was measured of each
 * case goes to PASTA/check.json. Knows nothing of the product.
 */
const require = createRequire(import.meta.url)

interface Caso {
  id: string
  kind: string
  layout: string
  front: string
  back: string
  selfie: string
  truth: Record<string, unknown>
  form: { nome: string }
  degradation: { rotation: number; level?: string; back: { rotation: number } }
}

const { values } = parseArgs({
  options: {
    set: { type: 'string', default: '.' },
    rostos: { type: 'string', default: '60' },
    leitura: { type: 'string', default: '24' },
  },
})
const arquivo = (nome: string): string => path.join(values.set, nome)
const { cases } = JSON.parse(readFileSync(arquivo('manifest.json'), 'utf8')) as { cases: Caso[] }
const genuinos = cases.filter(({ kind }) => kind === 'genuine')
const medido: Record<string, Record<string, unknown>> = {}
const anotar = (id: string, dados: Record<string, unknown>): void => {
  medido[id] = { ...medido[id], ...dados }
}

const percentis = (valores: readonly number[]): string => {
  const postos = valores.toSorted((a, b) => a - b)
  const em = (p: number): string => (postos[Math.floor((postos.length - 1) * p)] ?? Number.NaN).toFixed(2)
  return `n ${postos.length}: mín ${em(0)}, p5 ${em(0.05)}, mediana ${em(0.5)}, p95 ${em(0.95)}, máx ${em(1)}`
}
const parte = (quantos: number, de: number): string => `${quantos}/${de}`

async function rostos(): Promise<void> {
  const motor = await ligarReferencia()
  const vistos: { id: string; cartao: Rosto | null; selfie: Rosto | undefined; quantos: number }[] = []
  for (const { id, front, selfie } of genuinos.slice(0, Number(values.rostos))) {
    const cartao = await motor.retrato(readFileSync(arquivo(front)))
    const achados = await motor.rostos(readFileSync(arquivo(selfie)))
    vistos.push({ id, cartao, selfie: achados[0], quantos: achados.length })
    anotar(id, {
      card: cartao !== null,
      selfie: achados.length,
      live: achados[0]?.vivo,
      real: achados[0]?.real,
    })
  }
  const iguais: number[] = []
  const diferentes: number[] = []
  for (const a of vistos)
    for (const b of vistos) {
      if (!a.cartao || !b.selfie) continue
      const valor = motor.semelhanca(a.cartao, b.selfie)
      if (a === b) anotar(a.id, { similarity: Number(valor.toFixed(3)) })
      ;(a === b ? iguais : diferentes).push(valor)
    }
  console.log(
    `Retrato achado no cartão: ${parte(vistos.filter(({ cartao }) => cartao).length, vistos.length)}`,
  )
  console.log(
    `Um rosto só na selfie: ${parte(vistos.filter(({ quantos }) => quantos === 1).length, vistos.length)}`,
  )
  console.log(
    `A mesma pessoa: ${percentis(iguais)}; ≥ 0,80 em ${parte(iguais.filter((v) => v >= 0.8).length, vistos.length)}`,
  )
  console.log(
    `Pessoas diferentes: ${percentis(diferentes)}; ≤ 0,74 em ${parte(diferentes.filter((v) => v <= 0.74).length, diferentes.length)}`,
  )
  console.log(
    `Vivo, pelo motor: ${percentis(vistos.flatMap(({ selfie }) => selfie?.vivo ?? []))}; real: ${percentis(vistos.flatMap(({ selfie }) => selfie?.real ?? []))}`,
  )
}

const so = (texto: string): string =>
  texto
    .normalize('NFD')
    .toUpperCase()
    .replaceAll(/[^A-Z0-9]/g, '')

async function leitura(): Promise<void> {
  const pasta = path.join(
    path.dirname(require.resolve('@tesseract.js-data/por/package.json')),
    '4.0.0_best_int',
  )
  const leitor = await createWorker('por', 1, { langPath: pasta, gzip: true, cacheMethod: 'none' })
  await leitor.setParameters({ tessedit_pageseg_mode: '6' as never })
  const ler = async (nome: string, rotacao: number): Promise<string> => {
    const direito = await sharp(await sharp(arquivo(nome)).rotate().toBuffer())
      .rotate((360 - ((Math.round(rotacao / 90) * 90) % 360)) % 360)
      .grayscale()
      .resize({ width: 1700 })
      .normalise()
      .png({ compressionLevel: 1 })
      .toBuffer()
    return (await leitor.recognize(direito, { rotateAuto: true })).data.text
  }
  const quantos = Number(values.leitura)
  const grupos = {
    genuínos: genuinos.slice(0, quantos),
    ilegíveis: cases.filter(({ kind }) => kind === 'unreadable').slice(0, quantos),
  }
  for (const [grupo, lista] of Object.entries(grupos)) {
    let [lidos, todos, inteiros] = [0, 0, 0]
    for (const { id, front, back, truth, degradation } of lista) {
      const texto = so(
        `${await ler(front, degradation.rotation)}\n${await ler(back, degradation.back.rotation)}`,
      )
      const campos = Object.entries(truth).filter(
        (campo): campo is [string, string] => typeof campo[1] === 'string',
      )
      const certos = Object.fromEntries(campos.map(([campo, valor]) => [campo, texto.includes(so(valor))]))
      anotar(id, { ocr: certos })
      lidos += Object.values(certos).filter(Boolean).length
      todos += campos.length
      if (certos['nome'] && certos['nascimento'] && (certos['cpf'] ?? true)) inteiros++
    }
    console.log(
      `Leitura simples, ${grupo}: campos ${parte(lidos, todos)}; nome, nascimento e CPF juntos ${parte(inteiros, lista.length)}`,
    )
  }
  await leitor.terminate()
}

await rostos()
await leitura()
writeFileSync(arquivo('check.json'), JSON.stringify(medido, null, 1))
process.exit(0)
