import pesos from './pesos.json' with { type: 'json' }
import type { Tabela, Tabelas } from './tabela.ts'

/** A table as `pesos.json` has it: its columns of numbers as bytes, in base 64. */
interface TabelaEscrita {
  readonly chaves: string
  readonly raridades: string
  readonly pesos: string
  readonly colunas: Tabela['colunas']
}

const bytes = (texto: string): Uint8Array => Uint8Array.from(Buffer.from(texto, 'base64'))

const lerTabela = (escrita: TabelaEscrita): Tabela => ({
  chaves: new Uint32Array(bytes(escrita.chaves).buffer),
  raridades: bytes(escrita.raridades),
  pesos: new Int8Array(bytes(escrita.pesos).buffer),
  colunas: escrita.colunas,
})

let lidas: Tabelas | undefined

/**
 * The tables of `pesos.json`, read at the first report. The file is written by `npm run triagem:aprender` and not
 * edited by hand; it also keeps the SHA-256 of the corpus it was learned from.
 */
export function aprendidas(): Tabelas {
  lidas ??= {
    urgencia: lerTabela(pesos.urgencia),
    especialidade: lerTabela(pesos.especialidade),
    perguntas: lerTabela(pesos.perguntas),
  }
  return lidas
}
