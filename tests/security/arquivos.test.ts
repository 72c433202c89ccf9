import { randomUUID } from 'node:crypto'
import { setImmediate } from 'node:timers/promises'
import sharp from 'sharp'
import { beforeAll, describe, expect, it } from 'vitest'
import {
  cleanupTempFiles,
  criarEnvio,
  kycEu,
  kycIntelligentOcr,
  kycOrchestratorV2,
} from '#domain/kyc/contract.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import { api, type Chamador } from '../support/http.ts'
import { pedidoDeKyc } from '../support/kyc-envio.ts'
import { novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { png } from '../support/png.ts'
import { alvo } from './alvo.ts'

/** Uploads that are not what they say, forms that were changed, and paths that lead elsewhere. */

const MB = 1024 * 1024

let vitima: Pessoa
let fotoDaVitima: string

beforeAll(async () => {
  vitima = await pessoa()
  const deVitima = api(alvo().origem, vitima)
  const { url, campos, caminho } = await formulario(deVitima, 3)
  fotoDaVitima = caminho
  const status = await postar(url, campos, Buffer.from('abc'))
  if (status !== 204) throw new Error(`The victim could not upload: ${status}`)
})

const pessoa = () => novoPaciente(alvo(), { kyc_status: 'pending', access_tier: 'blocked' })

const formulario = (de: Chamador, tamanho: number, tipo_conteudo = 'image/jpeg') =>
  de.ok(criarEnvio, { finalidade: 'documento_frente', documento_tipo: 'CNH', tipo_conteudo, tamanho })

async function postar(
  url: string,
  campos: Readonly<Record<string, string>>,
  bytes: Buffer,
  tipo = campos['Content-Type'],
): Promise<number> {
  const form = new FormData()
  for (const [nome, valor] of Object.entries(campos)) form.append(nome, valor)
  form.append('file', new Blob([new Uint8Array(bytes)], { type: tipo }), 'foto.jpg')
  return (await fetch(url, { method: 'POST', body: form })).status
}

describe('an upload form', () => {
  it('takes one picture of the announced size and type, there alone', async () => {
    const eu = await pessoa()
    const { url, campos, caminho } = await formulario(api(alvo().origem, eu), 1000)
    const mil = Buffer.alloc(1000)
    const politica = JSON.parse(Buffer.from(campos['Policy'] ?? '', 'base64').toString()) as {
      conditions: unknown[]
    }
    const afrouxada = Buffer.from(
      JSON.stringify({
        ...politica,
        conditions: [
          ['starts-with', '$key', ''],
          ['content-length-range', 0, 100 * MB],
        ],
      }),
    ).toString('base64')
    const tentativas: Record<string, readonly [Record<string, string>, Buffer]> = {
      'another key': [{ key: fotoDaVitima }, mil],
      'a key that climbs': [{ key: `${eu.id}/../${vitima.id}/temp_x.jpg` }, mil],
      'a key that is filled in': [{ key: '${filename}' }, mil],
      'another type': [{ 'Content-Type': 'text/html' }, mil],
      'a vector picture': [{ 'Content-Type': 'image/svg+xml' }, mil],
      'one byte more': [{}, Buffer.alloc(1001)],
      'one byte less': [{}, Buffer.alloc(999)],
      'eleven megabytes': [{}, Buffer.alloc(11 * MB)],
      'another policy': [{ Policy: afrouxada }, mil],
      'another signature': [{ 'X-Amz-Signature': '0'.repeat(64) }, mil],
      'a public picture': [{ acl: 'public-read' }, mil],
      'another encryption': [{ 'x-amz-server-side-encryption': 'AES256' }, mil],
    }
    for (const [nome, [trocados, bytes]] of Object.entries(tentativas)) {
      const status = await postar(url, { ...campos, ...trocados }, bytes)
      expect([nome, status >= 400 && status !== 500]).toEqual([nome, true])
    }
    expect(await postar(url, campos, mil)).toBe(204)
    expect(caminho.startsWith(`${eu.id}/temp_`)).toBe(true)
  })

  it('is given for pictures of at most 10 MB alone', async () => {
    const eu = api(alvo().origem, await pessoa())
    const pedir = async (mudanca: object) =>
      (
        await eu.call(criarEnvio, {
          finalidade: 'selfie',
          tipo_conteudo: 'image/png',
          tamanho: 10,
          ...mudanca,
        })
      ).status
    expect(await pedir({ tamanho: 10 * MB })).toBe(200)
    for (const mudanca of [
      { tamanho: 10 * MB + 1 },
      { tamanho: 0 },
      { tamanho: -1 },
      { tamanho: 1.5 },
      { tamanho: '10' },
      { tipo_conteudo: 'image/svg+xml' },
      { tipo_conteudo: 'application/pdf' },
      { tipo_conteudo: 'image/jpeg; charset=x' },
      { finalidade: '../selfie' },
    ])
      expect([mudanca, await pedir(mudanca)]).toEqual([mudanca, 400])
  })
})

const foto = (lado: number) =>
  sharp({ create: { width: lado, height: lado, channels: 3, background: '#888888' } })
    .jpeg()
    .toBuffer()

/** A JPEG whose header says 65,500 pixels a side. */
async function bombaJpeg(): Promise<Buffer> {
  const bytes = await foto(16)
  const sof = bytes.findIndex((byte, i) => byte === 0xff && (bytes[i + 1] === 0xc0 || bytes[i + 1] === 0xc2))
  bytes.writeUInt16BE(65_500, sof + 5)
  bytes.writeUInt16BE(65_500, sof + 7)
  return bytes
}

describe('a file that is not what it says', () => {
  it('is refused in words, whatever it unfolds to', { timeout: 120_000 }, async () => {
    const [jpeg, foto800] = [await foto(16), await foto(800)]
    const arquivos: Record<string, Buffer> = {
      'a PNG bomb': png({ largura: 16_000, altura: 16_000, bits: 1, cor: 0 }),
      'a picture of 3×5': png({ largura: 3, altura: 5 }),
      'a strip of 14,000,000×4': png({ largura: 14_000_000, altura: 4, bits: 1, cor: 0 }),
      'an interlaced bomb': png({ largura: 7000, altura: 7000, bits: 16, cor: 6, entrelacado: true }),
      'a JPEG bomb': await bombaJpeg(),
      'a vector picture': Buffer.from(
        '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>',
      ),
      'a page': Buffer.from('<!doctype html><script>alert(1)</script>'),
      'a PDF bomb': Buffer.from(
        `%PDF-1.7\n1 0 obj<</Filter/FlateDecode/Length 9>>stream\n${'x'.repeat(2000)}endstream`,
      ),
      'an archive': Buffer.from('504b0304140000000800', 'hex'),
      'a moving picture': Buffer.from('474946383961ffffffff', 'hex'),
      'the head of a JPEG and a page': Buffer.concat([
        jpeg.subarray(0, 20),
        Buffer.from('<script>alert(1)</script>'),
      ]),
      'a photo with a page behind it': Buffer.concat([
        foto800,
        Buffer.from('<html><script>alert(1)</script>'),
      ]),
      'a photo with a document behind it': Buffer.concat([
        foto800,
        Buffer.from('%PDF-1.7\n1 0 obj<<>>endobj'),
      ]),
      'a photo that is an archive': Buffer.concat([
        foto800,
        Buffer.from('504b0506', 'hex'),
        Buffer.alloc(18),
      ]),
      'half a JPEG': jpeg.subarray(0, Math.floor(jpeg.length / 2)),
    }
    const quem = await pessoa()
    const eu = api(alvo().origem, quem)
    for (const [nome, bytes] of Object.entries(arquivos)) {
      const { url, campos, caminho } = await formulario(eu, bytes.length)
      expect([nome, await postar(url, campos, bytes)]).toEqual([nome, 204])
      const { status, body } = await eu.call(kycIntelligentOcr, {
        usuario_id: quem.id,
        document_path: caminho,
        document_side: 'front',
        correlation_id: randomUUID(),
      })
      expect([nome, status, Reflect.get(body as object, 'codigo')]).toEqual([nome, 422, 'arquivo_invalido'])
    }
  })
})

describe('a picture that once kept a function for ever', () => {
  it('is refused by its run, which gives no access and holds up nobody', { timeout: 120_000 }, async () => {
    const quem = await pessoa()
    const eu = api(alvo().origem, quem)
    const enviar = async (finalidade: Finalidade, bytes: Buffer) => {
      const { url, campos, caminho } = await eu.ok(criarEnvio, {
        finalidade,
        ...(finalidade !== 'selfie' && { documento_tipo: 'CNH' }),
        tipo_conteudo: 'image/png',
        tamanho: bytes.length,
      })
      expect(await postar(url, campos, bytes)).toBe(204)
      return caminho
    }
    const lisa = png({ largura: 800, altura: 600 })
    const frente = await enviar('documento_frente', png({ largura: 3, altura: 5 }))
    const envio = {
      documentos: [frente, await enviar('documento_verso', lisa)],
      selfie: await enviar('selfie', lisa),
      correlation_id: randomUUID(),
    }
    const corrida = eu.call(kycOrchestratorV2, pedidoDeKyc(quem, quem.usuario, envio))
    const outra = api(alvo().origem, vitima)
    const atender = async (): Promise<void> => {
      const inicio = performance.now()
      expect((await outra.call(kycEu)).status).toBe(200)
      expect(performance.now() - inicio).toBeLessThan(10_000)
      const fim = await Promise.race([corrida, setImmediate('corre')])
      if (fim === 'corre') return atender()
    }
    await atender()
    expect(await corrida).toMatchObject({
      status: 200,
      body: {
        kyc_status: 'rejected',
        access_tier: 'blocked',
        reasons: [expect.stringContaining('Frente do documento ilegível')],
      },
    })
  })
})

describe('a path', () => {
  it('leads to one’s own uploads alone', async () => {
    const quem = await pessoa()
    const eu = api(alvo().origem, quem)
    const { caminho: meu } = await formulario(eu, 10)
    const nome = fotoDaVitima.split('/')[1] ?? ''
    const caminhos = [
      fotoDaVitima,
      `${quem.id}/../${fotoDaVitima}`,
      `/${fotoDaVitima}`,
      `./${meu}`,
      `${meu}/`,
      `${quem.id}/${nome}`,
      `quarentena/${vitima.id}/c/selfie`,
      `${quem.id}/%2e%2e/${fotoDaVitima}`,
      `${quem.id}\\..\\${fotoDaVitima}`,
      's3://kyc-uploads/x',
      'http://169.254.169.254/latest/meta-data/',
      `${meu}\u0000.jpg`,
      '__proto__',
      '*',
    ]
    for (const document_path of caminhos) {
      const { status } = await eu.call(kycIntelligentOcr, {
        usuario_id: quem.id,
        document_path,
        document_side: 'front',
        correlation_id: randomUUID(),
      })
      expect([document_path, [400, 404].includes(status)]).toEqual([document_path, true])
    }
  })

  it('of a clean-up touches nobody else’s', async () => {
    const eu = api(alvo().origem, await pessoa())
    for (const prefix of ['', '/', '../', `${vitima.id}/`, `../${vitima.id}/temp_`, 'temp_', '*'])
      for (const bucket_name of ['kyc-uploads', 'prontuario-docs', '../kyc-uploads']) {
        const { status } = await eu.call(cleanupTempFiles, {
          bucket_name,
          max_age_hours: 0,
          prefix,
          dry_run: false,
        })
        expect(status).toBeLessThan(500)
      }
    const deVitima = api(alvo().origem, vitima)
    const { status } = await deVitima.call(kycIntelligentOcr, {
      usuario_id: vitima.id,
      document_path: fotoDaVitima,
      document_side: 'front',
      correlation_id: randomUUID(),
    })
    // Still there: it is looked at, and is no picture.
    expect(status).toBe(422)
  })
})
