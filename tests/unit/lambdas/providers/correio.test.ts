import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import { beforeEach, describe, expect, it } from 'vitest'
import { enviar } from '#lambdas/providers/correio.ts'
import { correioVivo } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const envio = {
  para: 'ana@exemplo.com.br',
  modelo: { nome: 'link', dados: { nome: 'Ana', url: 'http://127.0.0.1/x' } },
  idempotencia: 'fato-1',
} as const

let tabela: ReturnType<typeof tabelaViva>
let correio: ReturnType<typeof correioVivo>

beforeEach(() => {
  tabela = tabelaViva()
  correio = correioVivo()
})

describe('enviar', () => {
  it('sends through the configuration set, once for each fact', async () => {
    expect(await enviar(envio)).toBe('enviada')
    expect(await enviar(envio)).toBe('ja_enviada')
    expect(await enviar({ ...envio, idempotencia: 'fato-2' })).toBe('enviada')
    const [first, ...more] = correio.client.commandCalls(SendRawEmailCommand)
    expect(more).toHaveLength(1)
    expect(first?.args[0].input).toEqual({
      Destinations: ['ana@exemplo.com.br'],
      ConfigurationSetName: 'acolhe-unit',
      RawMessage: { Data: expect.any(Buffer) },
      Tags: [{ Name: 'modelo', Value: 'link' }],
    })
  })

  it('lets one of two send the same fact', async () => {
    const results = await Promise.allSettled([enviar(envio), enviar(envio), enviar(envio)])
    const enviadas = results.filter((result) => result.status === 'fulfilled' && result.value === 'enviada')
    expect(enviadas).toHaveLength(1)
    expect(await correio.recebidas()).toHaveLength(1)
  })

  it('a refused send can be tried at once', async () => {
    correio.client.on(SendRawEmailCommand).rejects(new Error('Throttling'))
    await expect(enviar(envio)).rejects.toMatchObject({ codigo: 'provedor_indisponivel' })
    correio = correioVivo()
    expect(await enviar(envio)).toBe('enviada')
  })

  it('a send whose end is unknown is tried again after a minute', async () => {
    await enviar(envio)
    const [item] = [...tabela.items.values()]
    const esquecida = { estado: 'enviando', em: new Date().toISOString() }
    Object.assign(item ?? {}, esquecida)
    await expect(enviar(envio)).rejects.toMatchObject({ codigo: 'provedor_indisponivel' })
    Object.assign(item ?? {}, { ...esquecida, em: new Date(Date.now() - 61_000).toISOString() })
    expect(await enviar(envio)).toBe('enviada')
  })
})
