import { build } from 'esbuild'
import { expect, test } from 'vitest'
import { FUNCOES } from '#domain/contratos.ts'
import { DECLARADAS } from '#domain/declaradas.ts'
import { declaradasProntas } from '../../lib/declaradas-prontas.ts'

test('bundled, the list of the functions is data, and loads none of their contracts', async () => {
  const { outputFiles, metafile } = await build({
    entryPoints: ['domain/declaradas.ts'],
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    plugins: [declaradasProntas],
  })
  expect(Object.keys(metafile.inputs)).toEqual(['domain/declaradas.ts'])
  const url = `data:text/javascript,${encodeURIComponent(outputFiles[0]?.text ?? '')}`
  const pronta = (await import(url)) as { readonly DECLARADAS: typeof DECLARADAS }
  expect(pronta.DECLARADAS).toEqual(DECLARADAS)
  expect(DECLARADAS.map(({ nome }) => nome)).toEqual(FUNCOES.map(({ nome }) => nome))
})
