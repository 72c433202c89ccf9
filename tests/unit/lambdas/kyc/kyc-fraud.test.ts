import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import sharp from 'sharp'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import { CARLA, DIEGO } from '#semente/personas.ts'
import { type Cenario, cenario, foto, manchas, textoDaCnh } from './cenario.ts'
import { CORRIDA, corridaDe, etapa, iniciarCorrida, percorrer, pedidoDe } from './corrida.ts'

const PEDIDO = pedidoDe(CARLA)
let mundo: Cenario
beforeEach(() => {
  mundo = cenario(CARLA, DIEGO)
})

/** A front that shows this picture as its portrait, its landmarks where the comparison answers them. */
const frenteCom = async (retrato: Buffer): Promise<Buffer> =>
  sharp(await foto('#997755', 10))
    .composite([{ input: await sharp(retrato).resize(192, 144).blur(0.6).toBuffer(), left: 6, top: 125 }])
    .jpeg({ quality: 80 })
    .toBuffer()

describe('kyc-fraud', () => {
  it.each([
    ['refuses a selfie that is the portrait on the document, and says what to do', 7, 'rejected'],
    ['takes another picture of the same person', 8, 'approved'],
  ])('%s', async (_nome, semente, status) => {
    const { document_files, selfie_path } = await iniciarCorrida(mundo, CARLA)
    mundo.fotos.set(document_files[0] ?? '', await frenteCom(await manchas(7)))
    mundo.fotos.set(selfie_path, await manchas(semente))
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status,
      reasons:
        status === 'approved'
          ? []
          : [
              'A selfie é uma foto do retrato do documento. Tire a selfie agora, com a câmera voltada para o seu rosto.',
            ],
    })
  })

  it('compares the document with the stored profile, not with the form', async () => {
    await iniciarCorrida(mundo, CARLA, {
      form_data: { nome: 'Outra', cpf: '1', data_nascimento: '2000-01-01' },
    })
    await percorrer(PEDIDO, 'fraud')
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      resultado_fraud: { veredito: 'aprovado', score: 1, reasons: [] },
    })
  })

  it("refuses another person's document", async () => {
    await iniciarCorrida(mundo, CARLA)
    await etapa(validarEnvio, PEDIDO)
    const daOutra = { ...DIEGO.usuario }
    mundo.textract
      .on(DetectDocumentTextCommand)
      .resolvesOnce({ Blocks: textoDaCnh(daOutra, 'frente') })
      .resolvesOnce({ Blocks: textoDaCnh(daOutra, 'verso') })
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'rejected',
      resultado_fraud: {
        veredito: 'reprovado',
        score: 0,
        reasons: [
          'O CPF do documento não é o informado no cadastro. Corrija-o em "Revisar dados" ou envie o seu documento.',
          'O nome do documento não é o informado no cadastro. Corrija-o em "Revisar dados" ou envie o seu documento.',
          'A data de nascimento do documento não é a informada no cadastro. Corrija-a em "Revisar dados" ou envie o seu documento.',
        ],
      },
    })
  })

  it('has a person judge pictures that another approved account used', async () => {
    await iniciarCorrida(mundo, DIEGO)
    await percorrer({ usuario_id: DIEGO.usuario.id, corrida_id: CORRIDA })
    expect(mundo.usuario(DIEGO.usuario.id)).toMatchObject({ kyc_status: 'approved' })
    await iniciarCorrida(mundo, CARLA)
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      kyc_status: 'pending',
      access_tier: 'restricted',
      reasons: ['A selfie já foi usada em outra conta.', 'O documento já foi usado em outra conta.'],
    })
  })

  it("knows the photo of another account's document when it is scaled and saved anew", async () => {
    await iniciarCorrida(mundo, DIEGO)
    await percorrer({ usuario_id: DIEGO.usuario.id, corrida_id: CORRIDA })
    const { document_files, selfie_path } = await iniciarCorrida(mundo, CARLA)
    for (const caminho of document_files) {
      const bytes = await sharp(mundo.fotos.get(caminho)).resize(500).jpeg({ quality: 70 }).toBuffer()
      mundo.fotos.set(caminho, bytes)
    }
    mundo.fotos.set(selfie_path, await foto('#33aa88', 75))
    await percorrer(PEDIDO)
    expect(corridaDe(mundo, CARLA)).toMatchObject({
      status: 'em_analise',
      reasons: ['O documento já foi usado em outra conta.'],
    })
    // What another account is known by says nothing of the document itself.
    expect(JSON.stringify(mundo.of('kyc_marca'))).not.toContain(DIEGO.usuario.cpf)
  })
})
