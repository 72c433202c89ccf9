import { mkdtemp, readdir } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { Kept } from '../../../local/aws/kept.ts'

const pasta = () => mkdtemp(path.join(os.tmpdir(), 'lidos-'))

/** A reader that says how many times it was asked. */
function leitor() {
  let vezes = 0
  return async () => ({ texto: 'NOME', vezes: ++vezes })
}

test('what was read once is answered to whoever asks the same, in another process too', async () => {
  const onde = await pasta()
  const ler = leitor()
  const lido = await new Kept(onde).answer(['text', Buffer.from('a')], ler)
  expect(await new Kept(onde).answer(['text', Buffer.from('a')], ler)).toEqual(lido)
  expect(await readdir(onde)).toHaveLength(1)
})

test('another picture or manner is read', async () => {
  const kept = new Kept(await pasta())
  const ler = leitor()
  const lidos = [
    await kept.answer(['text', Buffer.from('a')], ler),
    await kept.answer(['text', Buffer.from('b')], ler),
    await kept.answer(['faces', Buffer.from('a')], ler),
  ]
  expect(lidos.map(({ vezes }) => vezes)).toEqual([1, 2, 3])
})

test('without a folder, and after an error, it is read again', async () => {
  const ler = leitor()
  const nenhum = new Kept()
  await nenhum.answer(['a'], ler)
  expect((await nenhum.answer(['a'], ler)).vezes).toBe(2)
  const onde = await pasta()
  const kept = new Kept(onde)
  await expect(kept.answer(['a'], () => Promise.reject(new Error('too long')))).rejects.toThrow('too long')
  expect(await readdir(onde)).toEqual([])
  expect((await kept.answer(['a'], ler)).vezes).toBe(3)
})
