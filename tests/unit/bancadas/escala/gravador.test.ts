import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { marshall } from '@aws-sdk/util-dynamodb'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { Gravador } from '../../../../bancadas/escala/gravador.ts'

let tabela: Server
let gravador: Gravador
beforeEach(async () => {
  tabela = createServer((_entrada, saida) => saida.end('{}'))
  await new Promise<void>((resolve) => tabela.listen(0, '127.0.0.1', resolve))
  gravador = await Gravador.abrir()
})
afterEach(() => {
  gravador.fechar()
  tabela.closeAllConnections()
  tabela.close()
})

/** As a function writes an item through the recorder. */
const escrever = async (pk: string) => {
  await fetch(gravador.url, {
    method: 'POST',
    headers: {
      authorization: 'AWS4-HMAC-SHA256 Credential=local/20261121/sa-east-1/dynamodb/aws4_request',
      'x-amz-target': 'DynamoDB_20120810.PutItem',
    },
    body: JSON.stringify({ TableName: 't', Item: marshall({ pk, sk: 'A' }) }),
  })
}
const tiquetaquear = () => escrever('AGENDA#reconciliar')
const medir = async (parado: () => Promise<boolean>, fazer: () => Promise<unknown>) => {
  const { port } = tabela.address() as AddressInfo
  gravador.apontar(`http://127.0.0.1:${port}`, parado)
  await tiquetaquear()
  return gravador.gravar(fazer)
}
const quieta = () => Promise.resolve(true)

describe('a step', () => {
  it('ends when what it set off has ended, and is told all of it', async () => {
    let solta = false
    const parado = vi.fn(async () => {
      if (!solta) return true
      solta = false
      await escrever('AUDITORIA#depois')
      return false
    })
    const passo = await medir(parado, async () => {
      await escrever('VISTA#agora')
      solta = true
    })
    expect([...passo.usos.keys()]).toEqual(['tabela VISTA#agora', 'tabela AUDITORIA#depois'])
    const seguinte = await gravador.gravar(() => escrever('VISTA#outra'))
    expect([...seguinte.usos.keys()]).toEqual(['tabela VISTA#outra'])
  })

  it('in which the schedules tick is no measure', async () => {
    await expect(medir(quieta, tiquetaquear)).rejects.toThrow('The schedules ticked within a step')
  })
})
