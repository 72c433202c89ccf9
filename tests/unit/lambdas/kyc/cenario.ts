import { type Block, DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract'
import {
  CompareFacesCommand,
  DetectFacesCommand,
  RekognitionClient,
  SearchFacesByImageCommand,
} from '@aws-sdk/client-rekognition'
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { SFNClient, StartExecutionCommand } from '@aws-sdk/client-sfn'
import { mockClient } from 'aws-sdk-client-mock'
import sharp from 'sharp'
import { vi } from 'vitest'
import { formatarCpf } from '#domain/base/cpf.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import type { Lado } from '#domain/kyc/documento/documentos.ts'
import type { RostoDetectado } from '#domain/kyc/rosto/vivacidade.ts'
import { kycKey } from '#lambdas/store/keys.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import type { Item } from '#lambdas/store/table.ts'
import { itemsOf } from '../../../support/table.ts'
import { linhasDaMrz } from '#semente/gerar/mrz.ts'
import type { Persona } from '#semente/personas.ts'
import { Cadastros } from '../../../support/cadastros.ts'
import { campo, linha } from '../../../support/linhas-lidas.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** The landmarks every answer of the face engine has, of a face in this box (shares of the picture). */
const marcos = (Left: number, Top: number, Width: number, Height: number) =>
  (
    [
      ['eyeLeft', 0.3, 0.4],
      ['eyeRight', 0.7, 0.4],
      ['mouthLeft', 0.35, 0.75],
      ['mouthRight', 0.65, 0.75],
      ['nose', 0.5, 0.58],
    ] as const
  ).map(([Type, x, y]) => ({ Type, X: Left + x * Width, Y: Top + y * Height }))

/** A face that passes every part of liveness. */
export const ROSTO = {
  Confidence: 99.9,
  BoundingBox: { Width: 0.4, Height: 0.5 },
  // In a picture of 4 : 3 a face as high for its width as the portrait below.
  Landmarks: marcos(0.3, 2 / 15, 0.4, 2 / 3),
  Pose: { Roll: 1, Yaw: 3, Pitch: 2 },
  Quality: { Brightness: 60, Sharpness: 80 },
  EyesOpen: { Value: true, Confidence: 98 },
  FaceOccluded: { Value: false, Confidence: 99 },
  Sunglasses: { Value: false, Confidence: 99 },
} satisfies RostoDetectado

/** The portrait on a front, as the comparison answers it. */
export const retrato = (
  Similarity: number,
  Width = 0.12,
  Height = 0.2,
  Confidence = 99.9,
  Left = 0.1,
  Top = 0.3,
) => ({
  Similarity,
  Face: {
    BoundingBox: { Width, Height, Left, Top },
    Confidence,
    Landmarks: marcos(Left, Top, Width, Height),
  },
})

/** Soft patches of light where a face would be: what matters is only whether two pictures are the same. */
export function manchas(semente: number, largura = 640, altura = 480): Promise<Buffer> {
  let atual = semente
  const niveis = Uint8Array.from({ length: 144 }, () => {
    atual = (atual * 16_807) % 2_147_483_647
    return atual % 256
  })
  return sharp(niveis, { raw: { width: 12, height: 12, channels: 1 } })
    .resize(largura, altura, { fit: 'fill', kernel: 'cubic' })
    .toColourspace('srgb')
    .jpeg()
    .toBuffer()
}

const desenhadas = new Map<string, Promise<Buffer>>()

/** A picture nobody else sends: the colour makes the bytes, the gradient the looks, a camera's noise the rest. */
export async function foto(cor: string, giro = 0): Promise<Buffer> {
  const nome = `${cor} ${giro}`
  const desenhada = desenhadas.get(nome) ?? desenhar(cor, giro)
  desenhadas.set(nome, desenhada)
  return Buffer.from(await desenhada)
}

async function desenhar(cor: string, giro: number): Promise<Buffer> {
  const { data, info } = await sharp({
    create: { width: 640, height: 480, channels: 3, background: cor },
  })
    .composite([
      {
        input: Buffer.from(
          `<svg width="640" height="480"><g transform="rotate(${giro} 320 240)"><rect x="60" y="80" width="260" height="300" fill="#222"/><circle cx="470" cy="200" r="90" fill="#eee"/></g></svg>`,
        ),
      },
    ])
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  const comRuido = new Uint8ClampedArray(data.length)
  let ruido = 1
  for (let n = 0; n < data.length; n++) {
    ruido = (ruido * 16_807) % 2_147_483_647
    comRuido[n] = (data[n] ?? 0) + (ruido % 17) - 8
  }
  return sharp(comRuido, { raw: { width: info.width, height: info.height, channels: 3 } })
    .jpeg({ quality: 90 })
    .toBuffer()
}

const br = (iso: string) => iso.split('-').reverse().join('/')

/** What the reader sees on a side of a 2022 driving licence with this profile's data. */
export function textoDaCnh(
  { nome, cpf, data_nascimento }: Pick<Usuario, 'nome' | 'cpf' | 'data_nascimento'>,
  lado: Lado,
): Block[] {
  if (lado === 'verso')
    return [
      linha(300, 50, 'CARTEIRA NACIONAL DE HABILITAÇÃO'),
      ...campo(560, 140, '12 OBSERVAÇÕES', 'SEM RESTRIÇÕES'),
      ...campo(560, 240, 'Nº REGISTRO', `0${cpf.slice(0, 10)}`),
      ...campo(560, 340, 'AUTORIDADE EMISSORA', 'DETRAN SP'),
      ...linhasDaMrz({
        tipo: 'DL',
        serie: cpf.slice(0, 9),
        numero: `0${cpf.slice(0, 10)}`,
        nome: nome.toUpperCase(),
        data_nascimento,
        data_validade: '2033-09-21',
        sexo: 'F',
      }).map((texto, i) => linha(60, 660 + 66 * i, texto)),
    ]
  return [
    linha(300, 44, 'REPÚBLICA FEDERATIVA DO BRASIL'),
    linha(300, 78, 'SECRETARIA NACIONAL DE TRÂNSITO'),
    linha(300, 112, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE'),
    ...campo(420, 165, '2 e 1 NOME E SOBRENOME', nome.toUpperCase()),
    ...campo(420, 245, '3 DATA, LOCAL E UF DE NASCIMENTO', `${br(data_nascimento)}, RIBEIRÃO PRETO SP`),
    ...campo(420, 325, '4a DATA EMISSÃO', '22/09/2023'),
    ...campo(760, 325, '4b VALIDADE', '21/09/2033'),
    ...campo(420, 405, '4c DOC IDENTIDADE / ORG EMISSOR / UF', `${cpf.slice(0, 9)} SSP SP`),
    ...campo(420, 485, '4d CPF', formatarCpf(cpf)),
    ...campo(760, 485, '5 Nº REGISTRO', `0${cpf.slice(0, 10)}`),
  ]
}

/** The draft every account begins with (P §7). */
export const rascunho = ({ usuario }: Persona, dados: Readonly<Record<string, unknown>> = {}): Item => ({
  ...kycKey(usuario.id),
  entidade: 'kyc',
  user_id: usuario.id,
  current_state: 'draft',
  state_data: {},
  locked_fields: '[]',
  ...dados,
})

/** The identity check's world in memory: table, pictures, reader, face engine, registry, workflow service. */
export function cenario(...personas: readonly Persona[]) {
  segredosVivos()
  const tabela = tabelaViva([...itemsOf(...personas), ...personas.map((persona) => rascunho(persona))])
  const fotos = new Map<string, Uint8Array>()
  const s3 = mockClient(S3Client)
  s3.on(GetObjectCommand).callsFake(async ({ Key }: { Key: string }) => {
    const bytes = fotos.get(Key)
    if (!bytes) throw new NoSuchKey({ $metadata: {}, message: 'The specified key does not exist.' })
    return { Body: { transformToByteArray: async () => bytes } }
  })
  s3.on(PutObjectCommand).callsFake(async ({ Key, Body }: { Key: string; Body: Uint8Array }) => {
    fotos.set(Key, Body)
    return {}
  })
  s3.on(CopyObjectCommand).callsFake(async ({ Key, CopySource }: { Key: string; CopySource: string }) => {
    const bytes = fotos.get(CopySource.slice(CopySource.indexOf('/') + 1))
    if (!bytes) throw new NoSuchKey({ $metadata: {}, message: 'The specified key does not exist.' })
    fotos.set(Key, bytes)
    return {}
  })
  s3.on(DeleteObjectCommand).callsFake(async ({ Key }: { Key: string }) => {
    fotos.delete(Key)
    return {}
  })

  const textract = mockClient(TextractClient)
  const lados: Block[][] = []
  textract.on(DetectDocumentTextCommand).callsFake(async () => ({ Blocks: lados.shift() ?? [] }))
  const rekognition = mockClient(RekognitionClient)
  rekognition.on(DetectFacesCommand).resolves({ FaceDetails: [{ ...ROSTO }] })
  // The front is compared before the back, which shows nobody.
  let comparados = 0
  rekognition
    .on(CompareFacesCommand)
    .callsFake(async () => ({ FaceMatches: comparados++ % 2 === 0 ? [retrato(99)] : [], UnmatchedFaces: [] }))
  rekognition.on(SearchFacesByImageCommand).resolves({ FaceMatches: [] })
  const sfn = mockClient(SFNClient)
  sfn.on(StartExecutionCommand).resolves({})

  const cadastros = new Cadastros()
  vi.stubGlobal('fetch', cadastros.fetch)
  for (const { usuario } of personas) cadastros.pessoas.set(usuario.cpf, usuario)

  let envio = 0
  return {
    ...tabela,
    tabela: tabela.client,
    s3,
    fotos,
    textract,
    rekognition,
    sfn,
    cadastros,
    /** An upload of this person that arrived. */
    enviar: async (
      { usuario }: Persona,
      finalidade: Finalidade,
      bytes: Uint8Array,
      created_at = new Date().toISOString(),
    ): Promise<string> => {
      const caminho = `${usuario.id}/temp_${finalidade}_${++envio}.jpg`
      await envios.criar({
        usuario_id: usuario.id,
        caminho,
        finalidade,
        tipo_conteudo: 'image/jpeg',
        ...(finalidade !== 'selfie' && { documento_tipo: 'CNH' as const }),
        created_at,
      })
      fotos.set(caminho, bytes)
      return caminho
    },
    /** The reader sees these sides, in the order they are asked for; otherwise nothing. */
    ler: (...vistos: Block[][]): void => void lados.push(...vistos),
    usuario: (id: string) => tabela.of('usuario').find((item) => item.id === id),
    kyc: (id: string) => tabela.of('kyc').find((item) => item.user_id === id),
  }
}
export type Cenario = ReturnType<typeof cenario>

export const problema = (status: number, codigo: string, resto: object) => ({
  status,
  body: { type: `https://acolhe.app/erros/${codigo}`, status, codigo, request_id: 'req-1', ...resto },
})

/** A server function says its error in a field of that name too (P §7). */
export const problemaDeFuncao = (
  status: number,
  codigo: string,
  resto: { readonly detail: string; readonly [nome: string]: unknown },
) => problema(status, codigo, { error: resto.detail, ...resto })
