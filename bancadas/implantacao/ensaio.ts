import assert from 'node:assert/strict'
import path from 'node:path'
import { StandIn } from './aws/server.ts'
import { servir } from './produto/produto.ts'
import { ambienteDoTerminal, type Dito, rodar } from './terminal.ts'

const RAIZ = path.resolve(import.meta.dirname, '../..')
const CDK = path.join(RAIZ, 'node_modules/.bin/cdk')
/** Each of a stage's stacks fails once at most; more commands than that means that one never stands. */
const TENTATIVAS = 25

/** The pages' bucket, which the site's stack fills before it stands: no collision, because it has no name of ours. */
const FICA = /^SiteE53D7754$/

/** A stage in an account of its own, deployed by the real CLI. */
export class Ensaio {
  readonly conta = new StandIn()
  private aws = ''

  constructor(
    readonly estagio: 'dev' | 'prod',
    private readonly dizer: (frase: string) => void,
  ) {}

  async abrir(): Promise<void> {
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
    const { status, saida } = await this.implantar(montagem)
    assert.equal(status, 0, fim(saida))
    this.conferirPilhas()
    this.dizer(`${o_que}: ${this.pilhas.length} pilhas de pé`)
  }

  /** Goes back to an earlier version as docs/implantacao.md says. @throws AssertionError with what the CLI said */
  async voltar(montagem: string): Promise<void> {
    for (const pilhas of ['!(dados|aplicacao)', 'aplicacao', '*']) {
      const { status, saida } = await this.implantar(montagem, pilhas, '--exclusively')
      assert.equal(status, 0, fim(saida))
    }
    this.conferirPilhas()
    this.dizer(`volta à versão anterior: ${this.pilhas.length} pilhas de pé`)
  }

  /** Fails each stack once, at the last of its resources, and repeats the same command until all stand. */
  async implantarFalhando(montagem: string, acao: 'create' | 'update', o_que: string): Promise<void> {
    const falharam = new Set<string>()
    const { deployments } = this.conta
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

  private conferirPilhas(): void {
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
          .filter(({ stackId, logicalId }) => stackId === id && !FICA.test(logicalId))
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
