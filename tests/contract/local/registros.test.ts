import { mkdtemp, readFile, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { expect, it } from 'vitest'
import { openLog } from '../../../local/cloud/log.ts'

it('keeps every line of the functions, also through a restart, and shows the terminal what went wrong', async () => {
  const dados = await mkdtemp(path.join(os.tmpdir(), 'acolhe-registros-'))
  const printed: string[] = []
  const lines = [
    '{"level":"INFO","message":"Operation answered"}',
    '{"level":"ERROR","message":"Operation failed"}',
    '{"_aws":{},"service":"acolhe","ApiPedidos":1}',
    'a stack trace',
  ]
  for (const part of [lines.slice(0, 2), lines.slice(2)]) {
    const log = openLog(dados, (line) => printed.push(line))
    for (const line of part) log.write(line)
    await log.close()
  }
  expect(await readFile(path.join(dados, 'registros/funcoes.jsonl'), 'utf8')).toBe(`${lines.join('\n')}\n`)
  expect(printed).toEqual([lines[1], lines[3]])
  await rm(dados, { recursive: true })
})
