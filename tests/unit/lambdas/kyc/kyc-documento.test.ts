import { DetectFacesCommand } from '@aws-sdk/client-rekognition'
import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { CARLA } from '#semente/personas.ts'
import { type Cenario, cenario, textoDaCnh } from './cenario.ts'
import { corpo, enviarTudo, executarDeVerdade, verificar } from './corrida.ts'
import { CNH_VERSO, respostaDoTextract } from './textract.ts'

let mundo: Cenario
beforeEach(() => {
  vi.useRealTimers()
  mundo = cenario(CARLA)
})

describe('kyc-documento', () => {
  it('refuses an unreadable document in the words of the specification', async () => {
    executarDeVerdade(mundo)
    vi.stubEnv('PRAZOS', '{}')
    const envio = await enviarTudo(mundo, CARLA)
    mundo.textract.on(DetectDocumentTextCommand).resolves({ Blocks: [] })
    const { body } = await verificar(CARLA, corpo(CARLA, envio))
    expect(body).toMatchObject({
      success: false,
      scores: { uploading: 1, ocr: 0, decision: 0 },
      steps_completed: ['ocr', 'decision'],
      kyc_status: 'rejected',
      access_tier: 'blocked',
    })
    expect(body.reasons).toEqual(
      expect.arrayContaining(['Documento ilegível ou com problemas. Refaça a foto com boa iluminação.']),
    )
    expect(mundo.rekognition.commandCalls(DetectFacesCommand).length).toBe(0)
  })
  it('has a person look at a document whose machine-readable zone is another’s', async () => {
    executarDeVerdade(mundo)
    vi.stubEnv('PRAZOS', '{}')
    const envio = await enviarTudo(mundo, CARLA)
    mundo.textract
      .on(DetectDocumentTextCommand)
      .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'frente') })
      .resolvesOnce(respostaDoTextract(CNH_VERSO))
    const { body } = await verificar(CARLA, corpo(CARLA, envio))
    expect(body).toMatchObject({ success: false, kyc_status: 'pending', access_tier: 'restricted' })
    expect(body.scores).toMatchObject({ ocr: 0.69 })
    expect(body.reasons).toEqual([
      'O nome impresso não é o do código de leitura mecânica.',
      'O número impresso não é o do código de leitura mecânica.',
      'A data de nascimento impressa não é a do código de leitura mecânica.',
    ])
  })
  it('approves a document whose zone nobody can read, when everything else agrees', async () => {
    executarDeVerdade(mundo)
    vi.stubEnv('PRAZOS', '{}')
    const envio = await enviarTudo(mundo, CARLA)
    mundo.textract
      .on(DetectDocumentTextCommand)
      .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'frente') })
      .resolvesOnce({ Blocks: semZona() })
    const { body } = await verificar(CARLA, corpo(CARLA, envio))
    expect(body).toMatchObject({ success: true, kyc_status: 'approved' })
  })

  it.each(['local', 'homologacao', 'producao'])('a sample on the stage %s', async (estagio) => {
    executarDeVerdade(mundo)
    vi.stubEnv('PRAZOS', '{}')
    vi.stubEnv('ESTAGIO', estagio)
    const envio = await enviarTudo(mundo, CARLA)
    const [primeira] = semZona()
    mundo.textract
      .on(DetectDocumentTextCommand)
      .resolvesOnce({
        Blocks: [...textoDaCnh(CARLA.usuario, 'frente'), { ...primeira, Text: 'AM0STRA · SEM VALOR' }],
      })
      .resolvesOnce({ Blocks: semZona() })
    const { body } = await verificar(CARLA, corpo(CARLA, envio))
    expect(body).toMatchObject(
      estagio === 'local'
        ? { kyc_status: 'approved' }
        : {
            kyc_status: 'rejected',
            reasons: ['O documento diz ser uma amostra, sem valor. Envie o seu documento.'],
          },
    )
  })

  it.each(['local', 'producao'])('half of a sample’s words on the stage %s', async (estagio) => {
    executarDeVerdade(mundo)
    vi.stubEnv('PRAZOS', '{}')
    vi.stubEnv('ESTAGIO', estagio)
    const envio = await enviarTudo(mundo, CARLA)
    const atravessada = respostaDoTextract([[0.13, 0.3, 'TON, SEM', 9]]).Blocks.slice(1)
    mundo.textract
      .on(DetectDocumentTextCommand)
      .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'frente') })
      .resolvesOnce({ Blocks: [...semZona(), ...atravessada] })
    const { body } = await verificar(CARLA, corpo(CARLA, envio))
    expect(body).toMatchObject(
      estagio === 'local'
        ? { kyc_status: 'approved' }
        : {
            kyc_status: 'pending',
            reasons: ['O documento pode dizer que é uma amostra: uma pessoa vai conferir.'],
          },
    )
  })
})

const semZona = () => textoDaCnh(CARLA.usuario, 'verso').filter(({ Text = '' }) => !Text.includes('<<'))
