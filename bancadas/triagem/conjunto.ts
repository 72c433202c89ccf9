import { readdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Caso } from './caso.ts'
import { type Metade, metadeDe } from './divisao.ts'

const PASTA = path.join(import.meta.dirname, 'casos')

const eCaso = (valor: unknown): valor is Caso =>
  typeof valor === 'object' && valor !== null && 'pedido' in valor && 'urgencia' in valor

/** Every vignette of one part, in the order of its id. @throws Error when two share an id */
export async function casosDe(metade: Metade): Promise<Caso[]> {
  const arquivos = readdirSync(PASTA).filter((nome) => nome.endsWith('.ts'))
  const modulos = await Promise.all(
    arquivos.map(async (nome): Promise<object> => import(pathToFileURL(path.join(PASTA, nome)).href)),
  )
  const casos = modulos.flatMap((modulo) => Object.values(modulo).flat()).filter(eCaso)
  const ids = new Set(casos.map(({ id }) => id))
  if (ids.size !== casos.length) throw new Error('Two vignettes share an id')
  return casos.filter(({ id }) => metadeDe(id) === metade).sort((a, b) => a.id.localeCompare(b.id))
}
