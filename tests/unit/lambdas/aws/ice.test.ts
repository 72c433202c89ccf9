import { createServer, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import type { ServidorIce } from '#lambdas/aws/ice.ts'

/** Kinesis Video Streams on the wire: a channel by its name, its address, then, at that address, its relays. */

const arn = (nome: string) => `arn:aws:kinesisvideo:sa-east-1:123456789012:channel/${nome}/1700000000000`
const RETRANSMISSOR = {
  Uris: ['turn:relay.test:443?transport=udp', 'turns:relay.test:443?transport=tcp'],
  Username: 'quem',
  Password: 'senha',
  Ttl: 300,
}
interface Corpo {
  readonly ChannelName?: string
  readonly ChannelARN?: string
}
const pedidos: {
  readonly caminho: string
  readonly corpo: Corpo
  readonly assinado: boolean
}[] = []
let calado = false

const servidor = createServer((request, response) => {
  void receber(request).then((corpo) => {
    if (calado) return
    response.setHeader('content-type', 'application/json')
    response.end(JSON.stringify(corpo))
  })
})
async function receber(request: IncomingMessage): Promise<unknown> {
  const caminho = request.url ?? ''
  const assinado = /^AWS4-HMAC-SHA256 .*\/sa-east-1\/kinesisvideo\//.test(request.headers.authorization ?? '')
  const corpo = JSON.parse(await text(request)) as Corpo
  pedidos.push({ caminho, corpo, assinado })
  if (caminho === '/describeSignalingChannel')
    return { ChannelInfo: { ChannelARN: arn(corpo.ChannelName ?? '') } }
  if (caminho === '/getSignalingChannelEndpoint')
    return { ResourceEndpointList: [{ Protocol: 'HTTPS', ResourceEndpoint: `${raiz()}/canal` }] }
  return { IceServerList: [RETRANSMISSOR] }
}
const raiz = () => `http://127.0.0.1:${(servidor.address() as AddressInfo).port}`

/** A stage nobody has asked yet. */
let proximo = 0
function comCanais(quantos: number): void {
  vi.stubEnv('ESTAGIO', `teste${proximo++}`)
  vi.stubEnv('CANAIS_DE_VIDEO', String(quantos))
}

let servidoresIce: (consulta_id: string, usuario_id: string) => Promise<ServidorIce[]>
beforeAll(async () => {
  await new Promise<void>((pronto) => servidor.listen(0, '127.0.0.1', pronto))
  // Read when the clients are made.
  vi.stubEnv('AWS_ENDPOINT_URL_KINESIS_VIDEO', raiz())
  servidoresIce = (await import('#lambdas/aws/ice.ts')).servidoresIce
})
afterAll(() => {
  vi.unstubAllEnvs()
  servidor.closeAllConnections()
  servidor.close()
})
afterEach(() => pedidos.splice(0))

describe('the relays of a consultation', () => {
  it('are asked for at the address of its channel, found by its name', async () => {
    comCanais(1)
    expect(await servidoresIce('consulta', 'ana')).toEqual([
      { urls: ['stun:stun.kinesisvideo.sa-east-1.amazonaws.com:443'] },
      { urls: ['turn:relay.test:443?transport=udp'], username: 'quem', credential: 'senha' },
      { urls: ['turns:relay.test:443?transport=tcp'], username: 'quem', credential: 'senha' },
    ])
    expect(pedidos).toEqual([
      { caminho: '/describeSignalingChannel', corpo: { ChannelName: 'acolhe-teste0-0' }, assinado: true },
      {
        caminho: '/getSignalingChannelEndpoint',
        corpo: {
          ChannelARN: arn('acolhe-teste0-0'),
          SingleMasterChannelEndpointConfiguration: { Protocols: ['HTTPS'], Role: 'VIEWER' },
        },
        assinado: true,
      },
      {
        caminho: '/canal/v1/get-ice-server-config',
        corpo: { ChannelARN: arn('acolhe-teste0-0'), ClientId: 'ana', Service: 'TURN' },
        assinado: true,
      },
    ])
  })

  it('are those of one channel, and the consultations lie on all of them', async () => {
    comCanais(4)
    const canais = [0, 1, 2, 3].map((n) => arn(`acolhe-teste1-${n}`))
    const canalDe = async (consulta: string) => {
      await servidoresIce(consulta, 'ana')
      return pedidos.at(-1)?.corpo.ChannelARN ?? ''
    }
    const deles: string[] = []
    for (let n = 0; n < 40; n++) {
      deles.push(await canalDe(`consulta-${n}`))
      expect(await canalDe(`consulta-${n}`)).toBe(deles[n])
    }
    const vezes = canais.map((canal) => deles.filter((dela) => dela === canal).length)
    expect(Math.min(...vezes)).toBeGreaterThanOrEqual(5)
    // A function that stays warm looks each up once.
    for (const caminho of ['/describeSignalingChannel', '/getSignalingChannelEndpoint'])
      expect(pedidos.filter((pedido) => pedido.caminho === caminho)).toHaveLength(4)
  })

  it('are not waited for beyond their time', async () => {
    comCanais(1)
    vi.stubEnv('PRAZOS', JSON.stringify({ tempo_dos_retransmissores: 40 }))
    calado = true
    await expect(servidoresIce('consulta', 'ana')).rejects.toMatchObject({
      codigo: 'provedor_indisponivel',
      detalhes: { retry_after: 2 },
    })
    expect(pedidos).toHaveLength(1)
  })
})
