import type { Plugin } from 'esbuild'
import { DECLARADAS } from '../domain/declaradas.ts'

/** Writes the list of the functions out as data, where it would be put together from every contract. */
export const declaradasProntas: Plugin = {
  name: 'declaradas-prontas',
  setup: (b) =>
    b.onLoad({ filter: /domain[\\/]declaradas\.ts$/ }, () => ({
      contents: `export const DECLARADAS = ${JSON.stringify(DECLARADAS)}`,
      loader: 'js',
    })),
}
