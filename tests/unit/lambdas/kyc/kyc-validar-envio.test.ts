import { GetObjectTaggingCommand } from '@aws-sdk/client-s3'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as retomar } from '#lambdas/kyc/kyc-retomar.lambda.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { png } from '../../../support/png.ts'
import { type Cenario, cenario } from './cenario.ts'
import {
  CORRIDA,
  corpo,
  corridaDe,
  enviarTudo,
  etapa,
  executarDeVerdade,
  iniciarCorrida,
  percorrer,
  pedidoDe,
  verificar,
} from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
const AGORA = expect.any(String)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllEnvs()
})

describe('kyc-validar-envio', () => {
  it('waits for the outside scan, and refuses what it found, where the stage has one', async () => {
    vi.stubEnv('VARREDURA', 'guardduty')
    await iniciarCorrida(mundo, CARLA)
    mundo.s3.on(GetObjectTaggingCommand).resolves({ TagSet: [] })
    await expect(etapa(validarEnvio, PEDIDO)).rejects.toMatchObject({ name: 'VarreduraPendente' })
    expect([...mundo.fotos.keys()].filter((caminho) => caminho.startsWith('quarentena/'))).toEqual([])
    const achou = (Value: string) => ({ TagSet: [{ Key: 'GuardDutyMalwareScanStatus', Value }] })
    mundo.s3.on(GetObjectTaggingCommand).resolves(achou('THREATS_FOUND'))
    expect(await etapa(validarEnvio, PEDIDO)).toMatchObject({ veredito: 'reprovado' })
    expect(JSON.stringify(corridaDe(mundo, CARLA))).toContain('O arquivo traz mais do que a foto.')
  })

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

  it('refuses bytes that are no picture', async () => {
    const motivo = 'Selfie ilegível ou com problemas. Refaça a selfie. Somente JPG/PNG até 10MB são aceitos.'
    const { selfie_path } = await iniciarCorrida(mundo, CARLA)
    mundo.fotos.set(selfie_path, Buffer.from('GIF89a'))
    expect(await etapa(validarEnvio, PEDIDO)).toMatchObject({ veredito: 'reprovado' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      resultado_uploading: { veredito: 'reprovado', score: 0, reasons: [motivo], em: AGORA },
    })
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', access_tier: 'blocked' })
  })
})

describe('a picture that is not there', () => {
  const PERDIDA = 'Uma das imagens não foi encontrada. Envie novamente.'
  const perder = async () => {
    await expect(etapa(validarEnvio, PEDIDO)).rejects.toMatchObject({ name: 'ImagemPerdida' })
    expect(corridaDe(mundo, CARLA)).not.toHaveProperty('resultado_uploading')
    return etapa(decision, { ...PEDIDO, falhou: 'uploading', erro: 'ImagemPerdida' })
  }
  /** The person is where they were before, told why, and nothing waits for a retry or a reviewer. */
  const expectPedida = () => {
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      reasons: [PERDIDA],
      resultado_uploading: { veredito: 'em_analise', score: null, reasons: [PERDIDA], em: AGORA },
    })
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'draft', state_data: { documento_aceito: false } })
    for (const nome of ['gsi4pk', 'em_analise_desde', 'lado_frente', 'lado_verso'])
      expect(mundo.kyc(id)).not.toHaveProperty(nome)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'blocked' })
  }

  it.each([0, 1, 2])('is nobody’s fault: the person sends it again (%d)', async (n) => {
    const { document_files, selfie_path } = await iniciarCorrida(mundo, CARLA)
    mundo.fotos.delete([...document_files, selfie_path][n] ?? '')
    const pedida = { kyc_status: 'pending', access_tier: 'blocked' }
    expect(await perder()).toEqual(pedida)
    expectPedida()
    expect(await etapa(decision, { ...PEDIDO, falhou: 'uploading', erro: 'ImagemPerdida' })).toEqual(pedida)

    const execucoes = executarDeVerdade(mundo)
    vi.stubEnv('PRAZOS', '{}')
    const { body } = await verificar(CARLA, corpo(CARLA, await enviarTudo(mundo, CARLA), 'kyc_2_b'))
    await Promise.all(execucoes.map(({ fim }) => fim))
    expect(body).toMatchObject({ kyc_status: 'approved', access_tier: 'full' })
  })

  it('nor when it was lost while the run waited, which let nobody in: no picture had been looked at', async () => {
    const { selfie_path } = await iniciarCorrida(mundo, CARLA)
    await etapa(decision, { ...PEDIDO, falhou: 'uploading', erro: 'InternalError' })
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'em_analise' })
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'pending', access_tier: 'blocked' })
    mundo.fotos.delete(selfie_path)
    vi.useFakeTimers({ now: Date.now() + 16 * 60_000, toFake: ['Date'] })
    await retomar({}, CONTEXT)
    await perder()
    expectPedida()
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

describe('a picture that cannot be examined', () => {
  const PEQUENA =
    'Frente do documento ilegível ou com problemas. Refaça a foto da frente. ' +
    'A imagem é pequena demais: cada lado precisa de pelo menos 80 pixels.'
  const SEM_EXAME = 'Não foi possível examinar as imagens enviadas. Envie fotos novas, tiradas com a câmera.'

  it('is refused by its header: named, never in analysis, and nothing is tried again', async () => {
    const { document_files } = await iniciarCorrida(mundo, CARLA)
    mundo.fotos.set(document_files[0] ?? '', png({ largura: 3, altura: 5 }))
    expect(await etapa(validarEnvio, PEDIDO)).toMatchObject({ veredito: 'reprovado' })
    expect(corridaDe(mundo, CARLA)).toMatchObject({ resultado_uploading: { reasons: [PEQUENA] } })
    await percorrer(PEDIDO)
    expect(mundo.usuario(id)).toMatchObject({ kyc_status: 'rejected', access_tier: 'blocked' })
    expect(mundo.kyc(id)).not.toHaveProperty('gsi4pk')
  })

  it.each(['Sandbox.Timedout', 'Runtime.ExitError', 'Lambda.Unknown'])(
    'nor waits for a retry when it ends the function (%s)',
    async (erro) => {
      await iniciarCorrida(mundo, CARLA)
      const fim = await etapa(decision, { ...PEDIDO, falhou: 'uploading', erro })
      expect(fim).toEqual({ kyc_status: 'pending', access_tier: 'blocked' })
      expect(corridaDe(mundo, CARLA)).toMatchObject({ reasons: [SEM_EXAME] })
      expect(mundo.kyc(id)).toMatchObject({ current_state: 'draft' })
      expect(mundo.kyc(id)).not.toHaveProperty('gsi4pk')
    },
  )
})
