import assert from 'node:assert/strict'
import { mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { ACCOUNT, type Physical } from './aws/cloud.ts'
import { at } from './aws/rules/rule.ts'
import { StandIn } from './aws/server.ts'
import { servir } from './produto/produto.ts'
import { ambienteDoTerminal, type Dito, rodar } from './terminal.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const CDK = path.join(RAIZ, 'node_modules/.bin/cdk')
/** Each of a stage's stacks fails once at most; more commands than that means that one never stands. */
const TENTATIVAS = 25

/** The pages' bucket, which the site's stack fills before it stands: no collision, because it has no name of ours. */
const BALDE_DAS_PAGINAS = 'SiteE53D7754'
/** Stacks of which no page asks anything. */
const DEPOIS = /-(?:site|acessos|rastro)$/
/** Shorter than a deployment here: the CLI assumes each role again, as where one takes more than an hour. */
const SESSAO_SEGUNDOS = 10

/** A table that was restored beside the stage's own (docs/restauracao.md), as its settings name it. */
const RESTAURADA = 'acolhe-volta'
export const TABELA_RESTAURADA = `{ nome: '${RESTAURADA}', fluxo: 'arn:aws:dynamodb:sa-east-1:${ACCOUNT}:table/${RESTAURADA}/stream/2026-11-21T15:00:00.000' }`

/** A stage in an account of its own, deployed by the real CLI. */
export class Ensaio {
  readonly conta = new StandIn()
  private aws = ''
  /** What was not of the site's version yet when the site began. */
  private readonly atrasadas: string[] = []

  constructor(
    readonly estagio: 'dev' | 'prod',
    private readonly dizer: (frase: string) => void,
  ) {}

  async abrir(): Promise<void> {
    this.conta.deployments.cloud.settings.sessionSeconds = SESSAO_SEGUNDOS
    this.aws = await this.conta.open()
  }

  /** `cdk <comando>` over the stacks of a synthesized assembly that a pattern chooses. */
  cdk(montagem: string, comando: string, pilhas: string, ...argumentos: readonly string[]): Promise<Dito> {
    return rodar(CDK, [comando, '--app', montagem, `acolhe-${this.estagio}-${pilhas}`, ...argumentos], {
      cwd: RAIZ,
      env: ambienteDoTerminal(this.aws),
    })
  }

  implantar(montagem: string, pilhas = '*', ...argumentos: readonly string[]): Promise<Dito> {
    return this.cdk(
      montagem,
      'deploy',
      pilhas,
      '--require-approval',
      'never',
      '--concurrency',
      '4',
      '--progress',
      'events',
      ...argumentos,
    )
  }

  /** Deploys to the end. @throws AssertionError with what the CLI said */
  async implantarInteiro(montagem: string, o_que: string): Promise<void> {
    this.vigiarOSite(montagem)
    const { status, saida } = await this.implantar(montagem)
    assert.equal(status, 0, fim(saida))
    this.conferirPilhas()
    this.dizer(`${o_que}: ${this.pilhas.length} pilhas de pé`)
  }

  /** Goes back to an earlier version as docs/implantacao.md says. @throws AssertionError with what the CLI said */
  async voltar(montagem: string): Promise<void> {
    const { status, saida } = await this.conferirTabela(montagem)
    assert.equal(status, 0, saida)
    this.conta.deployments.begun = () => undefined
    for (const pilhas of ['!(dados|aplicacao)', 'aplicacao', '*']) {
      const { status, saida } = await this.implantar(montagem, pilhas, '--exclusively')
      assert.equal(status, 0, fim(saida))
    }
    this.conferirPilhas()
    this.dizer(`volta à versão anterior: ${this.pilhas.length} pilhas de pé`)
  }

  /** The stage moves to a restored table; a version that works on another is refused from then on. */
  async restaurar(montagem: string, anterior: string): Promise<void> {
    const { cloud } = this.conta.deployments
    const propria = this.recursos('dados').find(({ type }) => type === 'AWS::DynamoDB::GlobalTable')
    assert.ok(propria)
    cloud.physical.set(RESTAURADA, {
      ...propria,
      name: RESTAURADA,
      id: RESTAURADA,
      stackId: '',
      logicalId: '',
    })
    const antes = await this.conferirTabela(montagem)
    assert.equal(antes.status, 0, antes.saida)
    await this.implantarInteiro(montagem, 'tabela restaurada')
    const tabelas = cloud
      .all('AWS::Lambda::Function')
      .map(({ properties }) => at(properties, 'Environment', 'Variables', 'TABELA'))
    assert.deepEqual([...new Set(tabelas.filter((nome) => nome !== undefined))], [RESTAURADA])
    const { status, saida } = await this.conferirTabela(anterior)
    assert.equal(status, 1, saida)
    assert.match(saida, new RegExp(`trabalha na tabela restaurada ${RESTAURADA}`))
    this.dizer('tabela restaurada: a versão de antes é recusada')
  }

  /** Fails each stack once, at the last of its resources, and repeats the same command until all stand. */
  async implantarFalhando(montagem: string, acao: 'create' | 'update', o_que: string): Promise<void> {
    const falharam = new Set<string>()
    const { deployments } = this.conta
    this.vigiarOSite(montagem)
    deployments.failure = (pilha, recurso, feito) => {
      if (feito !== acao || falharam.has(pilha) || recurso !== this.ultimo(pilha, acao)) return undefined
      falharam.add(pilha)
      return 'Falha do ensaio.'
    }
    let vezes = 0
    let dito: Dito
    do {
      dito = await this.implantar(montagem)
      assert.ok(++vezes <= TENTATIVAS, fim(dito.saida))
      if (dito.status !== 0) this.conferirVolta(acao, dito)
    } while (dito.status !== 0)
    deployments.failure = () => undefined
    this.conferirPilhas()
    this.dizer(`${o_que}: ${falharam.size} pilhas falharam uma vez, ${vezes} comandos até o fim`)
  }

  /** The smoke test of the repository, against what the account holds. */
  async fumaca(o_que: string): Promise<void> {
    const dominio = this.estagio === 'prod' ? 'acolhe.app' : 'dev.acolhe.app'
    const produto = await servir(this.conta.deployments.cloud, dominio, this.aws)
    try {
      const { status, saida } = await rodar(
        process.execPath,
        [path.join(RAIZ, 'lib/fumaca.mjs'), produto.origem],
        {
          cwd: RAIZ,
          env: process.env,
        },
      )
      assert.equal(status, 0, saida)
      this.dizer(`${o_que}: a fumaça passa`)
    } finally {
      await produto.close()
    }
  }

  /** `cdk destroy` of the whole stage: what is kept stays, and nothing else. */
  async remover(montagem: string): Promise<void> {
    const { status, saida } = await this.cdk(montagem, 'destroy', '*', '--force')
    assert.equal(status, 0, fim(saida))
    assert.deepEqual(
      this.pilhas.map(({ name, status: como }) => `${name} ${como}`),
      [],
    )
    const tipos = new Set([...this.conta.deployments.cloud.physical.values()].map(({ type }) => type))
    this.dizer(`remoção: nenhuma pilha; ficaram ${[...tipos].sort().join(', ')}`)
  }

  fechar(): void {
    assert.deepEqual(this.conta.unknown, [], 'o ensaio pediu o que a conta de ensaio não conhece')
    this.conta.close()
  }

  get pilhas() {
    return this.conta.deployments.stacks.filter(({ gone }) => !gone)
  }

  /** `lib/versao.mjs tabela`, where an assembly was synthesized. */
  private async conferirTabela(montagem: string): Promise<Dito> {
    const pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-volta-'))
    symlinkSync(montagem, path.join(pasta, 'cdk.out'))
    try {
      return await rodar(process.execPath, [path.join(RAIZ, 'lib/versao.mjs'), 'tabela', this.estagio], {
        cwd: pasta,
        env: ambienteDoTerminal(this.aws),
      })
    } finally {
      rmSync(pasta, { recursive: true })
    }
  }

  /** A page asks for what stands: when the site begins, the routes and all they call are of its version. */
  private vigiarOSite(montagem: string): void {
    const nomes = readdirSync(montagem).flatMap((arquivo) => arquivo.match(/^.+(?=\.template\.json$)/) ?? [])
    const { deployments } = this.conta
    deployments.begun = ({ name }) => {
      if (name !== `acolhe-${this.estagio}-site`) return
      for (const nome of nomes.filter((um) => !DEPOIS.test(um))) {
        const modelo: unknown = JSON.parse(readFileSync(path.join(montagem, `${nome}.template.json`), 'utf8'))
        const pilha = this.pilhas.find((uma) => uma.name === nome)
        if (pilha?.busy !== false || !isDeepStrictEqual(pilha.template, modelo)) this.atrasadas.push(nome)
      }
    }
  }

  private recursos(parte: string): Physical[] {
    const pilha = this.pilhas.find(({ name }) => name === `acolhe-${this.estagio}-${parte}`)
    return [...(pilha?.resources.values() ?? [])]
  }

  /** What the pages are told of the video's pool is so: it stands, or there is none and nothing names one. */
  private conferirProvaDeVida(): void {
    const { cloud } = this.conta.deployments
    const balde = this.recursos('site').find(({ logicalId }) => logicalId === BALDE_DAS_PAGINAS)
    const config: unknown = JSON.parse(String(cloud.objects.get(`${balde?.name}/config.json`)))
    assert.deepEqual(
      cloud.all('AWS::Cognito::IdentityPool').map(({ id }) => id),
      [at(config, 'prova_de_vida', 'identity_pool_id') ?? []].flat(),
    )
  }

  private conferirPilhas(): void {
    assert.deepEqual(this.atrasadas, [], 'o site foi publicado antes do que as suas páginas pedem')
    this.conferirProvaDeVida()
    const paradas = this.pilhas.filter(({ status }) => !/^(?:CREATE|UPDATE)_COMPLETE$/.test(status))
    assert.deepEqual(
      paradas.map(({ name, status }) => `${name} ${status}`),
      [],
    )
  }

  /** What failed was taken back whole: nothing of it is left to stand in the way. */
  private conferirVolta(acao: 'create' | 'update', { saida }: Dito): void {
    const voltou = acao === 'create' ? 'ROLLBACK_COMPLETE' : 'UPDATE_ROLLBACK_COMPLETE'
    const presas = this.pilhas.filter(
      ({ status }) => status.endsWith('FAILED') || (/ROLLBACK/.test(status) && status !== voltou),
    )
    assert.deepEqual(
      presas.map(({ name, status, reason }) => `${name} ${status}: ${reason}`),
      [],
      fim(saida),
    )
    if (acao === 'update') return
    const restos = this.pilhas
      .filter(({ status }) => status === voltou)
      .flatMap(({ id, name }) =>
        [...this.conta.deployments.cloud.physical.values()]
          .filter(({ stackId, logicalId }) => stackId === id && logicalId !== BALDE_DAS_PAGINAS)
          .map((one) => `${name} ${one.logicalId}`),
      )
    assert.deepEqual(restos, [], 'uma criação que falhou deixou restos')
  }

  /** Where a stack fails: after everything else of it was done. */
  private ultimo(pilha: string, acao: 'create' | 'update'): string | undefined {
    return this.conta.deployments.lastOf(pilha, acao)
  }
}

const fim = (saida: string): string => saida.split('\n').slice(-40).join('\n')
