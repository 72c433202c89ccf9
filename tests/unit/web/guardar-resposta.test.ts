import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { afterEach, expect, test } from 'vitest'
import { guardarResposta } from '../../../web/src/lib/guardar-resposta.ts'

const CHAVE = ['lista']
const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } })
afterEach(() => queries.clear())

/** A list on the screen, each of whose readings answers when it is told to. */
function naTela() {
  const leituras: ((lista: string[]) => Promise<void>)[] = []
  const observer = new QueryObserver<string[]>(queries, {
    queryKey: CHAVE,
    queryFn: () =>
      new Promise((resolve) => {
        leituras.push(async (lista) => {
          resolve(lista)
          await new Promise((depois) => setImmediate(depois))
        })
      }),
  })
  const parar = observer.subscribe(() => undefined)
  const dita = () => observer.getCurrentResult().data
  return { leituras, dita, parar }
}
const comNovo = (antes: string[] = []) => ['novo', ...antes]

test('what was read stays, with what the act answered, and is not read again', async () => {
  const { leituras, dita, parar } = naTela()
  await leituras[0]?.(['velho'])
  guardarResposta(queries, CHAVE, comNovo)
  expect(dita()).toEqual(['novo', 'velho'])
  expect(leituras).toHaveLength(1)
  parar()
})

test('the answer of a reading that began before is dropped, and the list is read again', async () => {
  const { leituras, dita, parar } = naTela()
  await leituras[0]?.(['velho'])
  void queries.invalidateQueries({ queryKey: CHAVE })
  guardarResposta(queries, CHAVE, comNovo)
  expect(leituras).toHaveLength(3)
  await leituras[1]?.(['velho'])
  expect(dita()).toEqual(['novo', 'velho'])
  await leituras[2]?.(['novo', 'velho', 'de outra pessoa'])
  expect(dita()).toEqual(['novo', 'velho', 'de outra pessoa'])
  parar()
})

test('of a list never read it shows what it knows until all of it is read', async () => {
  const { leituras, dita, parar } = naTela()
  guardarResposta(queries, CHAVE, comNovo)
  expect(dita()).toEqual(['novo'])
  await leituras[0]?.([])
  expect(dita()).toEqual(['novo'])
  await leituras[1]?.(['novo', 'velho'])
  expect(dita()).toEqual(['novo', 'velho'])
  parar()
})

test('a list that no screen had read is read by the first that shows it', async () => {
  guardarResposta(queries, CHAVE, comNovo)
  const { leituras, dita, parar } = naTela()
  expect(dita()).toEqual(['novo'])
  await leituras[0]?.(['novo', 'velho'])
  expect(dita()).toEqual(['novo', 'velho'])
  parar()
})
