import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import { handler as ocr } from '#lambdas/kyc/kyc-ocr.lambda.ts'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario } from './cenario.ts'
import { corridaDe, etapa, iniciarCorrida, pedidoDe } from './corrida.ts'

const { id } = CARLA.usuario
const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA)
})

describe('kyc-ocr', () => {
  it('reads each side once, whoever asks', async () => {
    await iniciarCorrida(mundo, CARLA)
    await etapa(validarEnvio, PEDIDO)
    expect(await etapa(ocr, { ...PEDIDO, lado: 'frente' })).toEqual({ lado: 'frente' })
    await etapa(ocr, { ...PEDIDO, lado: 'frente' })
    expect(mundo.textract.commandCalls(DetectDocumentTextCommand).length).toBe(1)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      leitura_frente: { layout: 'cnh_nova_2022', campos: { cpf: CARLA.usuario.cpf } },
    })
    expect(mundo.kyc(id)).toMatchObject({ current_state: 'ocr' })
  })

  it('leaves the work to the workflow when the reader is away', async () => {
    await iniciarCorrida(mundo, CARLA)
    await etapa(validarEnvio, PEDIDO)
    mundo.textract.on(DetectDocumentTextCommand).rejects(new Error('socket hang up'))
    await expect(etapa(ocr, { ...PEDIDO, lado: 'frente' })).rejects.toMatchObject({
      name: 'LeituraIndisponivel',
    })
  })
})
