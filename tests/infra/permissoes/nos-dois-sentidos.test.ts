import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { Balde, Funcao, Segredo } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { codigoAlcancado, codigoDasFuncoes, indicesDe, verbosDe } from '../../../lib/alcance.ts'
import { completo, type Montagem, sintetizar } from '../montagem.ts'
import { acoesDe, segredosDe, variaveisDe } from './comandos.ts'
import { SEM_COMANDO } from './excecoes.ts'

interface Declaracao {
  readonly Action: string | readonly string[]
  readonly Resource: unknown
}

/** A stage with everything a stage may have, so that nothing is left ungranted for being off. */
const { semProvaDeVida: _dispensa, ...prod } = completo('prod')
const COM_TUDO = {
  ...prod,
  provaDeVida: { regiao: 'us-east-1' },
  sms: { provedor: 'aws', origem: 'arn:aws:sms-voice:sa-east-1:111122223333:pool/pool-1' },
  modeloDaTriagem: { modelo: 'anthropic.claude', guardrail: { id: 'guarda', versao: '1' } },
} as const

let codigo: ReadonlyMap<string, string>
/** What each function's role may do, and to what, in the synthesized templates. */
let papeis: ReadonlyMap<string, readonly Declaracao[]>
beforeAll(() => {
  codigo = codigoDasFuncoes()
  papeis = papeisDe(sintetizar(COM_TUDO))
})

function papeisDe({ recursos }: Montagem): ReadonlyMap<string, readonly Declaracao[]> {
  const politicas = recursos('AWS::IAM::Policy')
  return new Map(
    recursos('AWS::IAM::Role').map(({ pilha, id }) => [
      id.replace(/^Funcoes|[0-9A-F]{8}$/g, ''),
      politicas
        .filter(
          ({ pilha: dela, Properties }) =>
            dela === pilha && (Properties['Roles'] as { Ref: string }[]).some(({ Ref }) => Ref === id),
        )
        .flatMap(({ Properties }) => (Properties['PolicyDocument'] as { Statement: Declaracao[] }).Statement),
    ]),
  )
}

const codigoDe = ({ nome }: Funcao): string => codigo.get(nome) ?? ''
const CADA = FUNCOES.map((funcao) => [funcao.nome, funcao] as const)

function declaracoesDe({ nome }: Funcao): readonly Declaracao[] {
  const dele = papeis.get(`Papel${nome.replaceAll('-', '')}`)
  if (!dele) throw new Error(`"${nome}" has no role`)
  return dele
}

const acoesDadas = (funcao: Funcao): Set<string> =>
  new Set(declaracoesDe(funcao).flatMap(({ Action }) => Action))

describe.each(CADA)('%s', (_nome, funcao) => {
  test('may do what its code can reach, and nothing else', () => {
    const pedidas = acoesDe(codigoDe(funcao))
    const dadas = acoesDadas(funcao)
    const explicada = (acao: string) =>
      SEM_COMANDO.some((excecao) => excecao.acao.test(acao) && excecao.de(funcao, pedidas))
    expect({
      faltam: [...pedidas].filter((acao) => !dadas.has(acao)).sort(),
      sobram: [...dadas].filter((acao) => !pedidas.has(acao) && !explicada(acao)).sort(),
    }).toEqual({ faltam: [], sobram: [] })
  })

  test('to the secrets, the buckets and the indexes its code names, and to no other', () => {
    const texto = codigoDe(funcao)
    const alvos = JSON.stringify(declaracoesDe(funcao).map(({ Resource }) => Resource))
    const lidas = variaveisDe(texto)
    const { segredos = [], baldes = {}, maquinas = [], sondas } = funcao.precisa
    expect({
      segredos: new Set(segredos),
      baldes: new Set(sondas ? Object.keys(VARIAVEIS) : Object.keys(baldes)),
      maquinas: new Set<string>(sondas ? ['kyc', 'expiracao'] : maquinas),
      indices: [
        ...new Set([...alvos.matchAll(/index\/(gsi\d|\*)/g)].map(([, indice = '']) => indice)),
      ].toSorted((a, b) => a.localeCompare(b)),
    }).toEqual({
      segredos: nomesDosSegredos(segredosDe(texto)),
      baldes: new Set(
        Object.entries(VARIAVEIS).flatMap(([balde, variavel]) => (lidas.has(variavel) ? balde : [])),
      ),
      maquinas: new Set(
        [...lidas].flatMap((variavel) => /^MAQUINA_(\w+)$/.exec(variavel)?.[1]?.toLowerCase() ?? []),
      ),
      indices: indicesDe(texto),
    })
  })
})

const VARIAVEIS = {
  'kyc-uploads': 'BALDE_KYC',
  rascunhos: 'BALDE_RASCUNHOS',
  'prontuario-docs': 'BALDE_DOCS',
} as const satisfies Record<Balde, string>

const PSCS = ['psc-vidaas', 'psc-birdid', 'psc-safeid', 'psc-serproid'] as const satisfies readonly Segredo[]

/** `psc-` is the beginning of a name put together where it is asked: it may be any of them. */
const nomesDosSegredos = (lidos: ReadonlySet<string>): Set<string> =>
  new Set([...lidos].flatMap((nome) => (nome === 'psc-' ? PSCS : [nome])))

describe('what the code of an entry can reach', () => {
  const TABELA = {
    check: ['ConditionCheckItem'],
    get: ['GetItem'],
    getAll: ['BatchGetItem'],
    put: ['PutItem'],
    query: ['Query'],
    remove: ['DeleteItem'],
    update: ['UpdateItem'],
    updateAndGet: ['UpdateItem'],
    write: [],
    writeIf: [],
  }

  const TABLE = path.resolve('lambdas/store/table.ts')
  const pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-alcance-'))
  afterAll(() => rmSync(pasta, { recursive: true }))

  test.each(Object.entries(TABELA))('is seen where it uses %s of the table', (nome, verbos) => {
    const entrada = path.join(pasta, `${nome}.ts`)
    writeFileSync(entrada, `import { ${nome} } from '${TABLE}'; console.log(${nome})`)
    const [texto = ''] = codigoAlcancado({ [nome]: entrada }).values()
    expect(texto).toContain('console.log')
    expect(verbosDe(texto)).toEqual(verbos)
  })

  test('is every way into the table that there is', async () => {
    const portas = Object.entries(await import('#lambdas/store/table.ts')).filter(
      ([, valor]) => typeof valor === 'function' && !valor.toString().startsWith('class'),
    )
    expect(portas.map(([nome]) => nome).sort()).toEqual(Object.keys(TABELA).sort())
  })
})
