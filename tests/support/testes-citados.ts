import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** The tests that a page names as `path › name`. */

const RAIZ = path.resolve(import.meta.dirname, '../..')

interface Citado {
  readonly arquivo: string
  readonly nome: string
}

export const citados = (texto: string): readonly Citado[] =>
  [...texto.matchAll(/`([^`]+?) › ([^`]+)`/g)].map(([, arquivo = '', nome = '']) => ({ arquivo, nome }))

/** Of what a text names, what is no test of its file, or of a file that leaves tests out. */
export const perdidos = (texto: string): readonly Citado[] =>
  citados(texto).filter(({ arquivo, nome }) => !nomes(arquivo).includes(nome))

function nomes(arquivo: string): string[] {
  const caminho = path.join(RAIZ, arquivo)
  const texto = existsSync(caminho) ? readFileSync(caminho, 'utf8') : ''
  if (/\.(?:skip|todo|only)\(/.test(texto)) return []
  return [...texto.matchAll(/\(\s*(['"`])([^\n]+?)\1,\s*[a{(_]/g)].map(([, , nome = '']) => nome)
}
