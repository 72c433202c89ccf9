import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { ESPECIALIDADE_IDS } from '../../domain/base/especialidades.ts'
import { type Caso, relato, serie, type Urgencia } from './caso.ts'

/**
 * The development corpus: paraphrases written to build and stretch the lexicon with, part of the open set and never of
 * the closed one. A text file per batch. `# síndrome | urgência | especialidades aceitas` opens a group (`-`: the
 * specialty is not judged); each line after it is `[d<dias>] <idade><M|F> <relato>`.
 */
const PASTA = path.join(import.meta.dirname, 'desenvolvimento')
const URGENCIAS: readonly Urgencia[] = ['emergencia', 'presencial', 'tele']
const LINHA = /^(?:d(?<dias>\d+) )?(?<idade>\d+)(?<sexo>[MF]) (?<texto>.+)$/

/** A batch: all of its files start with `lote-<n>`. */
interface Lote {
  readonly numero: number
  readonly casos: readonly Caso[]
}

function grupo(arquivo: string, bloco: string): readonly Caso[] {
  const [titulo = '', ...linhas] = bloco.trim().split('\n')
  const [sindrome = '', urgencia = '', aceitas = '-'] = titulo.split('|').map((parte) => parte.trim())
  const classe = URGENCIAS.find((id) => id === urgencia)
  if (classe === undefined) throw new Error(`${arquivo}: unknown urgency in "# ${titulo}"`)
  const nomes = aceitas.split(' ').filter((nome) => nome !== '-' && nome !== '')
  const especialidades = ESPECIALIDADE_IDS.filter((id) => nomes.includes(id))
  if (especialidades.length !== nomes.length)
    throw new Error(`${arquivo}: unknown specialty in "# ${titulo}"`)
  const relatos = linhas.map((linha) => {
    const { dias = '1', idade = '', sexo, texto } = LINHA.exec(linha)?.groups ?? {}
    if (texto === undefined) throw new Error(`${arquivo}: cannot read "${linha}"`)
    const porque = 'Paráfrase de desenvolvimento'
    return relato(Number(idade), sexo === 'M' ? 'M' : 'F', texto, porque, { duracao_dias: Number(dias) })
  })
  return serie(
    {
      grupo: classe,
      sindrome: `${path.basename(arquivo, '.txt')}-${sindrome}`,
      fonte: 'desenvolvimento',
      urgencia: classe,
      especialidades,
    },
    Object.fromEntries(relatos.map((um, i) => [i + 1, um])),
  )
}

/** Every batch, in order. @throws Error on a line or a heading that cannot be read */
export function lotesDeDesenvolvimento(): readonly Lote[] {
  const arquivos = readdirSync(PASTA).filter((nome) => /^lote-\d+.*\.txt$/.test(nome))
  const lotes = new Map<number, Caso[]>()
  for (const arquivo of arquivos) {
    const numero = Number(/^lote-(\d+)/.exec(arquivo)?.[1])
    const blocos = readFileSync(path.join(PASTA, arquivo), 'utf8').split(/^# /m).slice(1)
    const casos = blocos.flatMap((bloco) => grupo(arquivo, bloco))
    lotes.set(numero, [...(lotes.get(numero) ?? []), ...casos])
  }
  return [...lotes].sort(([a], [b]) => a - b).map(([numero, casos]) => ({ numero, casos }))
}
