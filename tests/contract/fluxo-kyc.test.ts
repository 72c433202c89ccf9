import { readFileSync } from 'node:fs'
import path from 'node:path'
import { createRequire } from 'node:module'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'
import { FUNCOES } from '#domain/contratos.ts'
import { decide } from '#domain/base/maquina.ts'
import { KYC_ETAPAS, type KycEtapa, kycMachine, type KycStatus } from '#domain/kyc/machine.ts'
import { ATO_DA_ETAPA } from '#lambdas/kyc/corrida/etapa.ts'
import { Funcoes } from '../../lib/funcoes.ts'

type Validador = (definicao: unknown) => { readonly isValid: boolean; readonly errors: readonly unknown[] }

/** The workflow as AWS reads it, held against the machine it moves. */

const catcher = z.strictObject({
  ErrorEquals: z.array(z.string()),
  Next: z.string(),
  Assign: z.record(z.string(), z.string()).optional(),
})
const retrier = z.looseObject({ ErrorEquals: z.array(z.string()), MaxAttempts: z.number() })
const estado = z.looseObject({
  Type: z.enum(['Pass', 'Task', 'Map', 'Choice', 'Succeed']),
  Comment: z.string().optional(),
  Resource: z.string().optional(),
  Arguments: z.record(z.string(), z.string()).optional(),
  Next: z.string().optional(),
  Default: z.string().optional(),
  End: z.boolean().optional(),
  Choices: z.array(z.looseObject({ Condition: z.string(), Next: z.string() })).default([]),
  Catch: z.array(catcher).default([]),
  Retry: z.array(retrier).default([]),
  ItemProcessor: z
    .looseObject({
      States: z.record(z.string(), z.looseObject({ Resource: z.string(), Retry: z.array(retrier) })),
    })
    .optional(),
})
type Estado = z.infer<typeof estado>
const fluxo = z.looseObject({ StartAt: z.string(), States: z.record(z.string(), estado) })

const texto = readFileSync(path.resolve(import.meta.dirname, '../../step-functions/kyc.asl.json'), 'utf8')
const { StartAt, States } = fluxo.parse(JSON.parse(texto))
const validar = z
  .custom<Validador>((valor) => typeof valor === 'function')
  .parse(createRequire(import.meta.url)('asl-validator'))

const estadoDe = (nome: string): Estado => {
  const achado = States[nome]
  if (!achado) throw new Error(`No state ${nome}`)
  return achado
}
const eEtapa = (nome: string | undefined): nome is KycEtapa => KYC_ETAPAS.some((etapa) => etapa === nome)

/** One way through the workflow: the states, and whether some stage could not be carried out on it. */
interface Caminho {
  readonly nomes: readonly string[]
  readonly falhou: string | null
}

function* caminhos(nome: string, ate: Caminho): Generator<Caminho> {
  const aqui = { ...ate, nomes: [...ate.nomes, nome] }
  const { Next, Default, Choices, Catch, End, Type } = estadoDe(nome)
  if (End || Type === 'Succeed') yield aqui
  for (const proximo of [Next, Default, ...Choices.map((escolha) => escolha.Next)])
    if (proximo) yield* caminhos(proximo, aqui)
  for (const { Next: proximo, Assign } of Catch)
    yield* caminhos(proximo, { ...aqui, falhou: Assign?.falhou ?? aqui.falhou })
}

const todos = [...caminhos(StartAt, { nomes: [], falhou: null })]
const etapasDe = ({ nomes }: Caminho): KycEtapa[] =>
  nomes.flatMap((nome) => {
    const { Comment } = estadoDe(nome)
    return eEtapa(Comment) ? [Comment] : []
  })

describe('kyc.asl.json', () => {
  it('is valid Amazon States Language', () => {
    const publicado = texto.replaceAll(
      /\$\{(\w+)\}/g,
      (_, nome: string) => `arn:aws:lambda:sa-east-1:000000000000:function:${nome}`,
    )
    const { isValid, errors } = validar(JSON.parse(publicado))
    expect({ isValid, errors }).toEqual({ isValid: true, errors: [] })
  })

  it('calls every declared stage of the machine, and nothing else', () => {
    const chamados = [...texto.matchAll(/\$\{(\w+)\}/g)].map(([, nome]) => nome)
    const declarados = FUNCOES.flatMap((funcao) =>
      funcao.tipo === 'step' && funcao.maquina === 'kyc' ? [Funcoes.placeholder(funcao.nome)] : [],
    )
    expect(new Set(chamados)).toEqual(new Set(declarados))
  })

  it('names the stage each task carries out', () => {
    const semEtapa = Object.entries(States).filter(
      ([, { Type, Comment }]) => (Type === 'Task' || Type === 'Map') && !eEtapa(Comment),
    )
    expect(semEtapa).toEqual([])
  })

  it('reaches every state', () => {
    expect(new Set(todos.flatMap(({ nomes }) => nomes))).toEqual(new Set(Object.keys(States)))
  })

  it.each(todos.map((caminho) => [caminho.nomes.join(' → '), caminho] as const))(
    'moves the machine only as it allows: %s',
    (_nome, caminho) => {
      let status: KycStatus = 'uploading'
      for (const etapa of etapasDe(caminho)) {
        const ato = ATO_DA_ETAPA[etapa]
        if (etapa === status || ato === null) continue
        const veredito = decide(kycMachine, status, ato, 'sistema')
        expect(veredito).toEqual({ ok: true, to: etapa })
        status = etapa
      }
      // A run that somebody else ended is left as it is; every other one is decided.
      expect(caminho.nomes.at(-1) === 'Encerrada' || status === 'decision').toBe(true)
    },
  )

  it('carries every stage out before a decision that no refusal and no failure forced', () => {
    const normal = todos.filter(
      ({ nomes, falhou }) =>
        falhou === null && nomes.at(-1) === 'Decidir' && nomes.includes('ConsultarCadastro'),
    )
    expect(normal.map((caminho) => Array.from(new Set(etapasDe(caminho))))).toEqual([[...KYC_ETAPAS]])
  })

  it('goes to the decision early only for a refusal', () => {
    const escolhas = Object.values(States).filter(({ Type }) => Type === 'Choice')
    expect(escolhas.length).toBeGreaterThan(0)
    for (const { Choices, Default } of escolhas) {
      expect(Choices.map(({ Condition, Next }) => [Condition, Next])).toEqual([
        ["{% $states.input.veredito = 'reprovado' %}", 'Decidir'],
      ])
      expect(Default).not.toBe('Decidir')
    }
  })

  it('sends a stage that cannot be carried out to analysis, by its name', () => {
    const antes = Object.entries(States).filter(
      ([, { Type, Comment }]) => (Type === 'Task' || Type === 'Map') && Comment !== 'decision',
    )
    expect(antes.length).toBe(KYC_ETAPAS.length)
    for (const [, { Catch, Comment }] of antes)
      expect(Catch).toEqual([
        { ErrorEquals: ['CorridaEncerrada'], Next: 'Encerrada' },
        {
          ErrorEquals: ['States.ALL'],
          Next: 'Adiar',
          Assign: { falhou: Comment, erro: '{% $states.errorOutput.Error %}' },
        },
      ])
    expect(estadoDe('Adiar').Arguments).toMatchObject({ falhou: '{% $falhou %}', erro: '{% $erro %}' })
  })

  it('asks nothing twice that is charged by the answer', () => {
    expect(estadoDe('ConsultarCadastro').Retry[1]).toEqual({
      ErrorEquals: ['CadastroSemResposta', 'ProvedorDemorou'],
      MaxAttempts: 0,
    })
  })

  it('tries no first stage again whose function ended without an answer: the pictures would end it again', () => {
    const mortes = ['Sandbox.Timedout', 'Runtime.ExitError', 'Lambda.Unknown']
    const primeira = Object.values(States).find(({ Type }) => Type === 'Task')
    expect(primeira?.Retry[0]).toMatchObject({ ErrorEquals: ['CorridaEncerrada', ...mortes], MaxAttempts: 0 })
  })

  it('tries every stage again, except when the run is over', () => {
    const tarefas = Object.values(States).flatMap(({ Type, Retry, ItemProcessor }) => {
      if (Type === 'Task') return [Retry]
      return ItemProcessor ? Object.values(ItemProcessor.States).map((interno) => interno.Retry) : []
    })
    expect(tarefas.length).toBe(8 + 1)
    for (const tentativas of tarefas) {
      const [encerrada, outros] = [tentativas[0], tentativas.at(-1)]
      expect(encerrada?.ErrorEquals).toContain('CorridaEncerrada')
      expect(encerrada).toMatchObject({ MaxAttempts: 0 })
      expect(outros).toMatchObject({ ErrorEquals: ['States.ALL'], JitterStrategy: 'FULL' })
      expect(outros?.MaxAttempts).toBeGreaterThanOrEqual(2)
    }
  })
})
