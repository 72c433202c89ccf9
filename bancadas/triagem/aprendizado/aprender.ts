import { writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Tabela } from '#domain/triagem/aprendido/tabela.ts'
import { aprender, corpus, hashDoCorpus, lerCorpus } from './corpus.ts'

/**
 * `npm run triagem:aprender`: learns the weights again from the open vignettes, the development batches and the
 * writers' lots, and writes them down. The same corpus and lexicon give the same file, byte for byte.
 */
const ARQUIVO = path.join(import.meta.dirname, '../../../domain/triagem/aprendido/pesos.json')

const base64 = ({ buffer, byteOffset, byteLength }: Uint32Array | Uint8Array | Int8Array): string =>
  Buffer.from(buffer, byteOffset, byteLength).toString('base64')

const escrever = ({ chaves, raridades, pesos, colunas }: Tabela) => ({
  chaves: base64(chaves),
  raridades: base64(raridades),
  pesos: base64(pesos),
  colunas,
})

const partes = await corpus()
const { urgencia, especialidade, perguntas } = aprender(lerCorpus(partes))
const texto = JSON.stringify(
  {
    corpus: hashDoCorpus(partes),
    urgencia: escrever(urgencia),
    especialidade: escrever(especialidade),
    perguntas: escrever(perguntas),
  },
  null,
  2,
)
writeFileSync(ARQUIVO, `${texto}\n`)
console.log(
  JSON.stringify({
    casos: partes.reduce((soma, { casos }) => soma + casos.length, 0),
    tracos_de_urgencia: urgencia.chaves.length,
    tracos_de_especialidade: especialidade.chaves.length,
    tracos_de_perguntas: perguntas.chaves.length,
    bytes: texto.length,
  }),
)
