import type { AddressInfo } from 'node:net'
import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract'
import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { passou } from '#domain/kyc/decisao/decisao.ts'
import { LADOS, TIPOS_DE_DOCUMENTO } from '#domain/kyc/documento/documentos.ts'
import { lerDocumento } from '#domain/kyc/documento/leitura.ts'
import { compararNomes } from '#domain/kyc/texto/nomes.ts'
import { gerarDocumento } from '#semente/gerar/documento.ts'
import { fotografar, fotos } from '#semente/gerar/foto.ts'
import { desenharRosto } from '#semente/gerar/rosto.ts'
import { rostos } from '#semente/gerar/rostos.ts'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import { Kept } from '../../../local/aws/kept.ts'
import { OcrPool } from '../../../local/aws/textract/pool.ts'
import { createTextract } from '../../../local/aws/textract/service.ts'
import { maria, titularDeMaria as TITULAR } from '../../support/kyc.ts'
import { conferida } from './modelo.ts'

const objects = new Map<string, Buffer>()
const textract = createTextract({
  readObject: (bucket, key) => Promise.resolve(objects.get(`${bucket}/${key}`)),
})
const server = createEndpoint([conferida(textract)])
let client: TextractClient
let card: Buffer

const read = async (Bytes: Buffer) =>
  (await client.send(new DetectDocumentTextCommand({ Document: { Bytes } }))).Blocks ?? []
const lines = (blocks: Awaited<ReturnType<typeof read>>) =>
  blocks.flatMap(({ BlockType, Text }) => (BlockType === 'LINE' && Text ? [Text] : []))

let straight: Awaited<ReturnType<typeof read>>
let photo: { width: number; height: number }

const centre = (blocks: typeof straight, mark: string) => {
  const found = blocks.find(({ BlockType, Text }) => BlockType === 'LINE' && Text === mark)
  const polygon = found?.Geometry?.Polygon ?? []
  return {
    x: polygon.reduce((sum, { X = 0 }) => sum + X, 0) / polygon.length,
    y: polygon.reduce((sum, { Y = 0 }) => sum + Y, 0) / polygon.length,
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  client = new TextractClient({
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  card = await gerarDocumento({
    layout: 'cnh_nova_2022',
    lado: 'frente',
    dados: maria,
    rosto: await desenharRosto(rostos.ana),
  })
  await textract.warm()
  const frontal = await fotografar(card, { ...fotos.boa, giro: 0, perspectiva: 0 })
  const { width, height } = await sharp(frontal).metadata()
  photo = { width, height }
  straight = await read(frontal)
})

afterAll(async () => {
  client.destroy()
  await textract.close()
  await new Promise((resolve) => server.close(resolve))
})

const blank = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#fff' } })
    .png()
    .toBuffer()

describe('DetectDocumentText', () => {
  test('reads the register of an old licence, though its row is taken for the portrait’s', async () => {
    const licence = await gerarDocumento({
      layout: 'cnh_antiga',
      lado: 'frente',
      dados: maria,
      rosto: await desenharRosto(rostos.carla),
    })
    const photo = await fotografar(licence, {
      semente: 693619069,
      giro: -0.8375696949660778,
      perspectiva: 0.033414666247554126,
      largura: 2866,
      desfoque: 2.047040063239127,
      ruido: 2.0797688523307443,
      sombra: 0.13526654348243028,
      qualidade: 82,
      mesa: [70, 88, 76],
      brilho: { x: 0.696304, y: 0.57978, raio: 0.185828, forca: 0.094456 },
    })
    const texts = lines(await read(photo))
    expect(texts).toContain('04512378960')
    expect(texts).toContain('Nº REGISTRO')
  })

  test('reads a photographed card, columns apart, with pages, lines and words', async () => {
    const blocks = await read(await fotografar(card, fotos.inclinada))
    const texts = lines(blocks)
    expect(texts).toEqual(
      expect.arrayContaining([
        'REPÚBLICA FEDERATIVA DO BRASIL',
        'MARIA APARECIDA GONÇALVES DE ARAÚJO',
        '529.982.247-25',
        '04512378960',
        '21/09/2033',
      ]),
    )
    const [page] = blocks
    expect(page?.BlockType).toBe('PAGE')
    expect(page?.Relationships?.[0]?.Ids).toHaveLength(texts.length)
    const byId = new Map(blocks.map((block) => [block.Id, block]))
    for (const block of blocks.filter(({ BlockType }) => BlockType === 'LINE'))
      expect(block.Relationships?.[0]?.Ids?.map((id) => byId.get(id)?.Text).join(' ')).toBe(block.Text)
  })

  test.each([1, 2, 3] as const)(
    'boxes lie where the text is in the picture as sent, %i quarter turns',
    async (quartos) => {
      const angle = (3 * Math.PI) / 180
      const turned = await read(await fotografar(card, { ...fotos.boa, giro: 3, perspectiva: 0, quartos }))
      for (const mark of ['REPÚBLICA FEDERATIVA DO BRASIL', '529.982.247-25', '04512378960']) {
        const from = centre(straight, mark)
        const [dx, dy] = [(from.x - 0.5) * photo.width, (from.y - 0.5) * photo.height]
        let [x, y] = [
          (dx * Math.cos(angle) - dy * Math.sin(angle)) / photo.width,
          (dx * Math.sin(angle) + dy * Math.cos(angle)) / photo.height,
        ]
        for (let turn = 0; turn < quartos; turn++) [x, y] = [-y, x]
        const to = centre(turned, mark)
        expect(to.x).toBeCloseTo(x + 0.5, 2)
        expect(to.y).toBeCloseTo(y + 0.5, 2)
      }
    },
  )

  test.each(TIPOS_DE_DOCUMENTO)(
    'a photographed %s yields what its identity check asks for',
    async (layout) => {
      const rosto = await desenharRosto(rostos.ana)
      const [frente, verso] = await Promise.all(
        LADOS.map(async (lado) => {
          const foto = await fotografar(
            await gerarDocumento({ layout, lado, dados: maria, rosto }),
            fotos.boa,
          )
          return lerDocumento(blocosDeTextract(await read(foto)), {
            lado,
            hoje: '2026-11-21',
            titular: TITULAR,
          })
        }),
      )
      if (!frente || !verso) throw new Error('both sides are read')
      const lido = aceitarDocumento(frente, verso)
      expect(lido).toMatchObject({ aceito: true, layout, mensagem: null, motivos: [] })
      expect(passou('ocr', lido.nota)).toBe(true)
      const { campos } = lido
      expect(compararNomes(maria.nome, campos.nome ?? '')).toEqual({ nota: 1, iguais: true, motivos: [] })
      expect(campos).toMatchObject({ cpf: '52998224725', data_nascimento: maria.data_nascimento })
      expect(campos.orgao_emissor).toBe(layout.startsWith('cnh') ? 'DETRAN' : 'SSP')
      expect(campos.numero_documento).toBe(
        layout === 'rg_antigo' ? '283456719' : layout === 'rg_novo_cin' ? '52998224725' : maria.numero_cnh,
      )
    },
  )

  test('a photo nobody can read is a page without the text, and is refused with the words for it', async () => {
    const blocks = await read(await fotografar(card, fotos.ilegivel))
    expect(blocks[0]?.BlockType).toBe('PAGE')
    expect(lines(blocks).join(' ')).not.toMatch(/MARIA|529\.982|ARAÚJO/)
    const leitura = lerDocumento(blocosDeTextract(blocks), {
      lado: 'frente',
      hoje: '2026-11-21',
      titular: TITULAR,
    })
    expect(aceitarDocumento(leitura, leitura)).toMatchObject({
      aceito: false,
      nota: 0,
      mensagem: 'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.',
    })
  })

  test('reads objects of the emulated S3', async () => {
    objects.set('kyc-uploads/u1/doc.jpg', await fotografar(card, fotos.boa))
    const answer = await client.send(
      new DetectDocumentTextCommand({
        Document: { S3Object: { Bucket: 'kyc-uploads', Name: 'u1/doc.jpg' } },
      }),
    )
    expect(answer.DocumentMetadata).toEqual({ Pages: 1 })
    expect(lines(answer.Blocks ?? [])).toContain('MARIA APARECIDA GONÇALVES DE ARAÚJO')
  })

  test.each([
    [1, 1],
    [3, 5],
    [14, 2000],
    [10_000, 1],
    [15, 10_000],
    [10_000, 16],
  ])('finds no text where none can be: %i×%i', async (width, height) => {
    const blocks = await read(await blank(width, height))
    expect(blocks.map(({ BlockType }) => BlockType)).toEqual(['PAGE'])
  })

  test('refuses what Textract refuses', async () => {
    const refusal = (Bytes: Buffer) =>
      read(Bytes).then(
        () => 'accepted',
        (error: Error) => error.name,
      )
    expect(await refusal(Buffer.from('plain text'))).toBe('UnsupportedDocumentException')
    expect(await refusal(Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(100)]))).toBe(
      'BadDocumentException',
    )
    expect(await refusal(Buffer.alloc(5 * 1024 * 1024 + 1))).toBe('DocumentTooLargeException')
    expect(await refusal(await blank(10_001, 20))).toBe('BadDocumentException')
    expect(await refusal(Buffer.from('%PDF-1.7'))).toBe('NotEmulated')
    await expect(client.send(new DetectDocumentTextCommand({ Document: {} }))).rejects.toMatchObject({
      name: 'InvalidParameterException',
    })
    await expect(
      client.send(new DetectDocumentTextCommand({ Document: { S3Object: { Bucket: 'b', Name: 'gone' } } })),
    ).rejects.toMatchObject({ name: 'InvalidS3ObjectException' })
  })

  test('refuses more readings than its queue holds, and still answers those it took', async () => {
    const pool = new OcrPool(new Kept())
    const paper = await blank(300, 60)
    const outcomes = await Promise.all(
      Array.from({ length: 20 }, () =>
        pool.recognize(paper).then(
          () => 'read',
          (error: Error) => error.name,
        ),
      ),
    )
    await pool.close()
    expect(outcomes).toEqual([
      ...Array.from({ length: 16 }, () => 'read'),
      ...Array.from({ length: 4 }, () => 'ThrottlingException'),
    ])
  })
})
