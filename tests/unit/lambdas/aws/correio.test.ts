import { SendRawEmailCommand } from '@aws-sdk/client-ses'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { MotivoDoEmailDevolvido } from '#domain/cadastro/email-devolvido.ts'
import { enviar } from '#lambdas/aws/correio.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { correioVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

const envio = {
  para: 'ana@exemplo.com.br',
  carta: { nome: 'link', dados: { nome: 'Ana', url: 'http://127.0.0.1/x' } },
  idempotencia: 'fato-1',
} as const

let tabela: ReturnType<typeof tabelaViva>
let correio: ReturnType<typeof correioVivo>

beforeEach(() => {
  tabela = tabelaViva()
  segredosVivos()
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

  it('to nobody is written and remembered, but neither sent nor counted as sent', async () => {
    expect(await enviar({ ...envio, semEnvio: true })).toBe('enviada')
    expect(await enviar({ ...envio, semEnvio: true })).toBe('ja_enviada')
    expect(correio.client.commandCalls(SendRawEmailCommand)).toEqual([])
    expect(tabela.of('mensagem').map(({ estado }) => estado)).toEqual(['sem_destinatario'])
  })

  it('a refused send can be tried at once', async () => {
    correio.client.on(SendRawEmailCommand).rejects(new Error('Throttling'))
    await expect(enviar(envio)).rejects.toMatchObject({ codigo: 'provedor_indisponivel' })
    correio = correioVivo()
    expect(await enviar(envio)).toBe('enviada')
  })

  it('claims no more below than the stage can prove', async () => {
    vi.stubEnv('ALEGACOES', 'nota')
    await enviar(envio)
    vi.unstubAllEnvs()
    const [mensagem] = await correio.recebidas()
    expect(JSON.stringify(mensagem)).not.toContain('ncia nacional')
  })

  describe('to an address', () => {
    const devolver = (motivo: MotivoDoEmailDevolvido, agora = new Date(), definitiva = true) =>
      supressoes.registrar(
        {
          aviso: `${motivo}-1`,
          enderecos: ['Ana@Exemplo.com.br'],
          motivo,
          definitiva,
          em: agora.toISOString(),
        },
        agora,
      )
    const aviso = {
      ...envio,
      carta: { nome: 'documento_pronto', dados: { nome: 'Ana', url: 'http://127.0.0.1/x' } },
      idempotencia: 'fato-2',
    } as const

    it('that returns messages, nothing is sent, however it is spelt', async () => {
      await devolver('devolvido')
      expect(await enviar(envio)).toBe('suprimida')
      expect(await enviar(aviso)).toBe('suprimida')
      expect(await correio.recebidas()).toEqual([])
      expect(await enviar({ ...envio, para: 'bia@exemplo.com.br' })).toBe('enviada')
    })

    it('that returned one long ago, it is tried once more', async () => {
      await devolver('devolvido', new Date(Date.now() - 91 * 24 * 60 * 60_000))
      expect(await enviar(envio)).toBe('enviada')
    })

    it('that was only away, it is sent', async () => {
      await devolver('devolvido', new Date(), false)
      expect(await enviar(envio)).toBe('enviada')
    })

    it('that does not want our messages, only what it asks for is sent', async () => {
      await devolver('reclamado')
      expect(await enviar(aviso)).toBe('suprimida')
      expect(await enviar(envio)).toBe('enviada')
    })
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
