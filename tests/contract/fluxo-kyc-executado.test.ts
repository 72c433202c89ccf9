import { readFileSync } from 'node:fs'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import { functionArn, startStates, type StatesFixture } from './local/states-fixture.ts'

/** The workflow carried out by a real interpreter, its stages played by the test. */

const texto = readFileSync(path.resolve(import.meta.dirname, '../../step-functions/kyc.asl.json'), 'utf8')
const definicao = JSON.parse(
  texto.replaceAll(/\$\{(\w+)\}/g, (_, nome: string) => functionArn(nome)),
) as object
const PEDIDO = { usuario_id: 'u1', corrida_id: 'c1', correlacao: 'req_1' }
const APROVADO = { veredito: 'aprovado' }
const DECIDIDO = { kyc_status: 'approved', access_tier: 'full' }

let fixture: StatesFixture | undefined
afterEach(async () => {
  await fixture?.close()
  fixture = undefined
})

type Papel = (pedido: unknown) => unknown

/** Runs it once; each stage answers as told, or passes. */
async function executar(papeis: Readonly<Record<string, Papel>>, lados = ['frente', 'verso']) {
  const chamadas: [string, unknown][] = []
  const padrao: Readonly<Record<string, unknown>> = {
    KycValidarEnvioArn: { ...APROVADO, lados },
    KycDecisionArn: DECIDIDO,
  }
  fixture = await startStates(
    { kyc: definicao },
    {
      invokeLambda: async (arn, pedido) => {
        const nome = arn.split(':').at(-1) ?? ''
        chamadas.push([nome, pedido])
        return papeis[nome]?.(pedido) ?? padrao[nome] ?? APROVADO
      },
    },
  )
  const inicio = await fixture.start('kyc', PEDIDO, 'execucao')
  const { status, output } = await fixture.ended(inicio, 30_000)
  return { status, output: output && (JSON.parse(output) as unknown), chamadas }
}

const falhar = (name: string): never => {
  throw Object.assign(new Error(name), { name })
}
const FIM = { status: 'SUCCEEDED', output: DECIDIDO }

describe('the workflow', () => {
  it('carries every stage out in order, both sides side by side', async () => {
    const { chamadas, ...fim } = await executar({})
    expect(fim).toEqual(FIM)
    const [primeira, ...resto] = chamadas
    const lidos = resto.splice(0, 2)
    expect(primeira).toEqual(['KycValidarEnvioArn', PEDIDO])
    expect(new Set(lidos)).toEqual(
      new Set([
        ['KycOcrArn', { ...PEDIDO, lado: 'frente' }],
        ['KycOcrArn', { ...PEDIDO, lado: 'verso' }],
      ]),
    )
    expect(resto).toEqual(
      ['Documento', 'Liveness', 'Facematch', 'Fraud', 'Consultario', 'Decision'].map((nome) => [
        `Kyc${nome}Arn`,
        PEDIDO,
      ]),
    )
  })

  it('reads one side when only one was sent', async () => {
    const { chamadas } = await executar({}, ['frente'])
    expect(chamadas.filter(([nome]) => nome === 'KycOcrArn')).toEqual([
      ['KycOcrArn', { ...PEDIDO, lado: 'frente' }],
    ])
  })

  it('decides at once after a refusal', async () => {
    const { chamadas, ...fim } = await executar({ KycLivenessArn: () => ({ veredito: 'reprovado' }) })
    expect(fim).toEqual(FIM)
    expect(chamadas.map(([nome]) => nome).slice(-2)).toEqual(['KycLivenessArn', 'KycDecisionArn'])
  })

  it('goes on when a person must judge a stage', async () => {
    const { chamadas } = await executar({ KycFraudArn: () => ({ veredito: 'em_analise' }) })
    expect(chamadas.map(([nome]) => nome).slice(-2)).toEqual(['KycConsultarioArn', 'KycDecisionArn'])
  })

  it.each([
    ['KycValidarEnvioArn', 'uploading'],
    ['KycOcrArn', 'ocr'],
    ['KycDocumentoArn', 'ocr'],
    ['KycLivenessArn', 'liveness'],
    ['KycFacematchArn', 'facematch'],
    ['KycFraudArn', 'fraud'],
    ['KycConsultarioArn', 'consultario'],
  ])('tries %s three times, then lets the decision know what failed, and how', async (funcao, falhou) => {
    const { chamadas, ...fim } = await executar({ [funcao]: () => falhar('LeituraIndisponivel') }, ['frente'])
    expect(fim).toEqual(FIM)
    expect(chamadas.filter(([nome]) => nome === funcao).length).toBe(3)
    expect(chamadas.at(-1)).toEqual(['KycDecisionArn', { ...PEDIDO, falhou, erro: 'LeituraIndisponivel' }])
  })

  it('carries on after a stage that failed once', async () => {
    let vezes = 0
    const { chamadas } = await executar({
      KycConsultarioArn: () => (vezes++ === 0 ? falhar('ConselhoIndisponivel') : APROVADO),
    })
    expect(chamadas.at(-1)).toEqual(['KycDecisionArn', PEDIDO])
  })

  it.each(['KycOcrArn', 'KycFraudArn', 'KycDecisionArn'])(
    'ends quietly when %s finds the run over',
    async (funcao) => {
      const { status, chamadas } = await executar({ [funcao]: () => falhar('CorridaEncerrada') }, ['frente'])
      expect(status).toBe('SUCCEEDED')
      expect(chamadas.at(-1)?.[0]).toBe(funcao)
      expect(chamadas.filter(([nome]) => nome === funcao).length).toBe(1)
    },
  )
})
