import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.ts'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { CORRIDA, corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
const AGORA = expect.any(String)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})

describe('kyc-validar-envio', () => {
  it('quarantines the original, keeps a copy without metadata, deletes the upload', async () => {
    const { document_files, selfie_path } = await iniciarCorrida(mundo, CARLA)
    const enviadas = [...document_files, selfie_path].map((caminho) => mundo.fotos.get(caminho))
    expect(await etapa(validarEnvio, PEDIDO)).toEqual({ veredito: 'aprovado', lados: ['frente', 'verso'] })
    expect([...mundo.fotos.keys()].toSorted((a, b) => a.localeCompare(b))).toEqual([
      expect.stringMatching(new RegExp(`^${id}/doc_0_\\d+\\.jpg$`)),
      expect.stringMatching(new RegExp(`^${id}/doc_1_\\d+\\.jpg$`)),
      expect.stringMatching(new RegExp(`^${id}/selfie_\\d+\\.jpg$`)),
      `quarentena/${id}/${CORRIDA}/documento_frente`,
      `quarentena/${id}/${CORRIDA}/documento_verso`,
      `quarentena/${id}/${CORRIDA}/selfie`,
    ])
    expect(mundo.fotos.get(`quarentena/${id}/${CORRIDA}/documento_frente`)).toEqual(enviadas[0])
    expect(mundo.of('kyc_envio')).toEqual([])
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      arquivos: [
        {
          finalidade: 'documento_frente',
          caminho: document_files[0],
          sha256: expect.stringMatching(/^[0-9a-f]{64}$/),
          impressao: expect.stringMatching(/^[0-9a-f]{64}$/),
          impressao_fina: expect.stringMatching(/^[0-9a-f]{64}$/),
          indicios: [],
        },
        { finalidade: 'documento_verso' },
        { finalidade: 'selfie' },
      ],
      resultado_uploading: { veredito: 'aprovado', score: 1, reasons: [], em: AGORA },
    })
  })

  it('drops place and device of the photo, and notices an image editor', async () => {
    const envio = await iniciarCorrida(mundo, CARLA)
    const foto = await sharp(mundo.fotos.get(envio.selfie_path) ?? new Uint8Array())
      .withExif({ IFD0: { Software: 'Adobe Photoshop 27.1', Make: 'Câmera' }, IFD3: { GPSLatitude: '1/1' } })
      .jpeg()
      .toBuffer()
    mundo.fotos.set(envio.document_files[0] ?? '', foto)
    await etapa(validarEnvio, PEDIDO)
    const [, copia] = [...mundo.fotos].find(([nome]) => nome.startsWith(`${id}/doc_0_`)) ?? []
    const { exif, xmp } = await sharp(copia).metadata()
    expect({ exif, xmp }).toEqual({ exif: undefined, xmp: undefined })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      arquivos: [{ indicios: ['editor_nos_metadados'] }, { indicios: [] }, { indicios: [] }],
    })
  })

  it('goes on from the quarantine when it is carried out again', async () => {
    await iniciarCorrida(mundo, CARLA)
    await etapa(validarEnvio, PEDIDO)
    const antes = [...mundo.fotos.keys()]
    expect(await etapa(validarEnvio, PEDIDO)).toMatchObject({ veredito: 'aprovado' })
    expect([...mundo.fotos.keys()]).toEqual(antes)
  })

  it.each([
    [
      'bytes that are no picture',
      Buffer.from('GIF89a'),
      'Uma das imagens não é uma foto JPG ou PNG válida. Envie novamente.',
    ],
    ['a picture that never arrived', undefined, 'Uma das imagens não foi encontrada. Envie novamente.'],
  ])('refuses %s', async (_nome, bytes, motivo) => {
    const { selfie_path } = await iniciarCorrida(mundo, CARLA)
    if (bytes) mundo.fotos.set(selfie_path, bytes)
    else mundo.fotos.delete(selfie_path)
    expect(await etapa(validarEnvio, PEDIDO)).toMatchObject({ veredito: 'reprovado' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      resultado_uploading: { veredito: 'reprovado', score: 0, reasons: [motivo], em: AGORA },
    })
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', access_tier: 'blocked' })
  })
})

describe('a stage of a run that is over', () => {
  it('does nothing and says so', async () => {
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    const antes = [...mundo.items.values()]
    for (const handler of [validarEnvio, liveness, facematch, consultario])
      await expect(etapa(handler, PEDIDO)).rejects.toMatchObject({ name: 'CorridaEncerrada' })
    expect([...mundo.items.values()]).toEqual(antes)
  })
})
