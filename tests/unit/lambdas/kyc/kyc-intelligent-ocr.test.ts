import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { beforeEach, describe, expect, it } from 'vitest'
import { kycIntelligentOcr } from '#domain/kyc/contract.ts'
import { handler } from '#lambdas/kyc/kyc-intelligent-ocr.lambda.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { ANA, BRUNO, CARLA, JULIA } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, cenario, foto, problemaDeFuncao as problema, textoDaCnh } from './cenario.ts'

const { usuario } = CARLA
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(ANA, BRUNO, CARLA)
})

const ler = async (document_path: string, mudanca: object = {}) => {
  const { status, body } = await invoke(handler, kycIntelligentOcr, {
    como: CARLA,
    entrada: {
      usuario_id: usuario.id,
      document_path,
      document_side: 'front',
      correlation_id: 'kyc_1_a',
      ...mudanca,
    },
  })
  return { status, body: body as Record<string, unknown> }
}
const NAO_ENCONTRADO = problema(404, 'nao_encontrado', {
  title: 'Não encontrado',
  detail: 'Este item não existe ou não está disponível.',
})
const tempos = {
  signUrlMs: expect.any(Number),
  visionCallMs: expect.any(Number),
  totalMs: expect.any(Number),
}
const chamadas = () => mundo.textract.commandCalls(DetectDocumentTextCommand).length

describe('kyc-intelligent-ocr', () => {
  it('answers what a good side says, and the registration goes on from both', async () => {
    mundo.ler(textoDaCnh(usuario, 'frente'), textoDaCnh(usuario, 'verso'))
    const frente = await mundo.enviar(CARLA, 'documento_frente', await foto('#997755'))
    expect(await ler(frente)).toEqual({
      status: 200,
      body: {
        success: true,
        confidence: expect.closeTo(0.98),
        error: null,
        categoria: null,
        reasons: [],
        timing: tempos,
        extracted: {
          nome: 'CARLA MENEZES DUARTE',
          cpf: usuario.cpf,
          rg: usuario.cpf.slice(0, 9),
          numero_documento: `0${usuario.cpf.slice(0, 10)}`,
          data_nascimento: usuario.data_nascimento,
          orgao_emissor: 'SSP',
          uf_documento: 'SP',
        },
        basta: true,
        attempts_remaining: 2,
      },
    })
    expect(mundo.kyc(usuario.id)).toMatchObject({
      state_data: {},
      lado_frente: { caminho: frente, aceito: true, documento_tipo: 'CNH' },
    })
    const verso = await mundo.enviar(CARLA, 'documento_verso', await foto('#557799'))
    expect((await ler(verso, { document_side: 'back' })).body).toMatchObject({ success: true })
    expect(mundo.kyc(usuario.id)).toMatchObject({ state_data: { documento_aceito: true } })
  })

  it('goes on from a doctor’s single picture when it shows everything, from a patient’s never', async () => {
    mundo = cenario(JULIA, CARLA)
    mundo.ler(textoDaCnh(JULIA.usuario, 'frente'), textoDaCnh(usuario, 'frente'))
    for (const [persona, basta] of [
      [JULIA, true],
      [CARLA, undefined],
    ] as const) {
      const { id: usuario_id } = persona.usuario
      const document_path = await mundo.enviar(persona, 'documento_frente', await foto('#997755'))
      const { body } = await invoke(handler, kycIntelligentOcr, {
        como: persona,
        entrada: { usuario_id, document_path, document_side: 'front', correlation_id: 'kyc_1_a' },
      })
      expect(body).toMatchObject({ success: true, basta: true })
      const kyc = mundo.kyc(usuario_id) as { lado_frente?: { basta?: boolean }; state_data?: object }
      expect(kyc.lado_frente?.basta).toBe(basta)
      expect(kyc.state_data).toEqual(basta ? { documento_aceito: true } : {})
    }
  })

  it('sends the picture upright, without metadata and below 5 MB', async () => {
    mundo.ler(textoDaCnh(usuario, 'frente'))
    await ler(await mundo.enviar(CARLA, 'documento_frente', await foto('#997755')))
    const [chamada] = mundo.textract.commandCalls(DetectDocumentTextCommand)
    const bytes = chamada?.args[0].input.Document?.Bytes
    expect([...(bytes ?? [])].slice(0, 3)).toEqual([0xff, 0xd8, 0xff])
    expect(bytes?.length).toBeLessThan(5 * 1024 * 1024)
  })

  it('accepts no side whose picture is given up while it is read', async () => {
    const caminho = await mundo.enviar(CARLA, 'documento_frente', await foto('#997755'))
    mundo.textract.on(DetectDocumentTextCommand).callsFake(async () => {
      await envios.esquecer({ usuario_id: usuario.id, caminho })
      return { Blocks: textoDaCnh(usuario, 'frente') }
    })
    expect(await ler(caminho)).toEqual(NAO_ENCONTRADO)
    expect(mundo.kyc(usuario.id)).not.toHaveProperty('lado_frente')
  })

  it('reads the same picture once and counts it once', async () => {
    mundo.ler(textoDaCnh(usuario, 'frente'))
    const caminho = await mundo.enviar(CARLA, 'documento_frente', await foto('#997755'))
    const primeira = await ler(caminho)
    expect(await ler(caminho)).toEqual({ ...primeira, body: { ...primeira.body, timing: tempos } })
    expect(chamadas()).toBe(1)
  })

  it('says of an unreadable side what to do, three times, then for how long to wait', async () => {
    for (const [cor, restam] of [
      ['#111111', 2],
      ['#222222', 1],
      ['#333333', 0],
    ] as const)
      expect(await ler(await mundo.enviar(CARLA, 'documento_frente', await foto(cor)))).toEqual({
        status: 200,
        body: {
          success: false,
          confidence: 0,
          error: 'Frente do documento ilegível ou com problemas. Refaça a foto da frente.',
          categoria: 'quality_low',
          reasons: ['Nenhum texto pôde ser lido na foto.'],
          timing: tempos,
          extracted: {},
          basta: false,
          attempts_remaining: restam,
        },
      })
    expect(await ler(await mundo.enviar(CARLA, 'documento_frente', await foto('#444444')))).toEqual(
      problema(429, 'muitas_tentativas', {
        title: 'Muitas tentativas',
        detail: 'Limite de tentativas atingido para a frente',
        // An hour, less what reading took here.
        retry_after: expect.closeTo(3600, -2) as number,
        error: 'rate_limited',
      }),
    )
    expect(chamadas()).toBe(3)
    expect(mundo.kyc(usuario.id)).toMatchObject({ lado_frente: { aceito: false } })
    // The back has attempts of its own.
    mundo.ler(textoDaCnh(usuario, 'verso'))
    const verso = await mundo.enviar(CARLA, 'documento_verso', await foto('#557799'))
    expect((await ler(verso, { document_side: 'back' })).body).toMatchObject({
      success: true,
      attempts_remaining: 2,
    })
  })

  it('reads three of ten pictures sent at once', async () => {
    const caminhos: string[] = []
    for (let i = 0; i < 10; i++)
      caminhos.push(await mundo.enviar(CARLA, 'documento_frente', await foto(`#${i}${i}${i}${i}${i}${i}`)))
    const estados = (await Promise.all(caminhos.map((caminho) => ler(caminho)))).map(({ status }) => status)
    expect(estados.filter((status) => status === 200)).toHaveLength(3)
    expect(estados.filter((status) => status === 429)).toHaveLength(7)
    expect(chamadas()).toBe(3)
  })

  it('names what is missing on a side that can be read', async () => {
    const perdidos = ['21/07/1998', usuario.nome.toUpperCase()]
    mundo.ler(
      textoDaCnh(usuario, 'frente').filter(({ Text = '' }) =>
        perdidos.every((perdido) => !Text.includes(perdido)),
      ),
    )
    const { body } = await ler(await mundo.enviar(CARLA, 'documento_frente', await foto('#997755')))
    expect(body).toMatchObject({
      success: false,
      error: 'Dados insuficientes na frente do documento. Refaça a foto da frente com boa iluminação.',
      categoria: 'no_data',
      reasons: ['O nome não foi encontrado.', 'A data de nascimento não foi encontrada.'],
    })
  })

  it.each(['ThrottlingException', 'AccessDeniedException'])(
    'counts nothing when the service is away (%s)',
    async (name) => {
      mundo.textract.on(DetectDocumentTextCommand).rejects(Object.assign(new Error(name), { name }))
      const caminho = await mundo.enviar(CARLA, 'documento_frente', await foto('#997755'))
      expect(await ler(caminho)).toEqual({
        status: 200,
        body: {
          success: false,
          confidence: 0,
          error: 'Serviço de verificação temporariamente indisponível. Tente novamente em alguns minutos.',
          categoria: 'api_error',
          reasons: [],
          timing: tempos,
          extracted: {},
          basta: false,
          attempts_remaining: 3,
        },
      })
      expect(mundo.kyc(usuario.id)).not.toHaveProperty('lado_frente')
    },
  )

  it('refuses bytes that are no picture, whatever their name says', async () => {
    const caminho = await mundo.enviar(CARLA, 'documento_frente', Buffer.from('%PDF-1.7 nao e uma foto'))
    expect(await ler(caminho)).toEqual(
      problema(422, 'arquivo_invalido', {
        title: 'Arquivo inválido',
        detail:
          'Frente do documento ilegível ou com problemas. Refaça a foto da frente. Somente JPG/PNG até 10MB são aceitos.',
      }),
    )
    const cortada = (await foto('#997755')).subarray(0, 900)
    expect((await ler(await mundo.enviar(CARLA, 'documento_frente', cortada))).status).toBe(422)
    expect(chamadas()).toBe(0)
  })

  it("answers another person's identity, path or purpose as missing", async () => {
    const meu = await mundo.enviar(CARLA, 'documento_frente', await foto('#997755'))
    const dela = await mundo.enviar(ANA, 'documento_frente', await foto('#997755'))
    expect(await ler(meu, { usuario_id: ANA.usuario.id })).toEqual(NAO_ENCONTRADO)
    expect(await ler(dela)).toEqual(NAO_ENCONTRADO)
    expect(await ler(`${usuario.id}/temp_documento_frente_9.jpg`)).toEqual(NAO_ENCONTRADO)
    expect(await ler(meu, { document_side: 'back' })).toEqual(NAO_ENCONTRADO)
    mundo.fotos.delete(meu)
    expect(await ler(meu)).toEqual(NAO_ENCONTRADO)
  })
})
