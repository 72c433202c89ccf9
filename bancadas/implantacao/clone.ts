import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** Who answers for the service of the rehearsal's production. */
const COMPANY = {
  razao_social: 'Acolhe Saúde Digital Ltda.',
  cnpj: '11.222.333/0001-81',
  endereco: 'Avenida Paulista, 1000, São Paulo/SP',
  diretor_tecnico: { nome: 'Dra. Teresa Nakamura', crm: '98765', uf: 'SP' },
  encarregado: { nome: 'Rui Barros', email: 'privacidade@acolhe.app' },
}

const VIDEO = "provaDeVida: { regiao: 'sa-east-1' },"

/** The repository as it is checked out: nothing built, what is installed beside it. */
export class Clone {
  readonly folder = mkdtempSync(path.join(os.tmpdir(), 'acolhe-ensaio-'))

  constructor() {
    const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], {
      cwd: ROOT,
      encoding: 'utf8',
    })
    for (const file of files.split('\0').filter((name) => name !== '' && existsSync(path.join(ROOT, name)))) {
      mkdirSync(path.join(this.folder, path.dirname(file)), { recursive: true })
      cpSync(path.join(ROOT, file), path.join(this.folder, file))
    }
    symlinkSync(path.join(ROOT, 'node_modules'), path.join(this.folder, 'node_modules'))
  }

  /** Changes a setting of one stage as somebody with an editor would. @throws Error where the words are not there */
  edit(stage: string, from: string | RegExp, to: string): void {
    const file = path.join(this.folder, 'lib/estagios.ts')
    const text = readFileSync(file, 'utf8')
    const at = text.indexOf(`\n  ${stage}: {`)
    const changed = text.slice(at).replace(from, to)
    if (at < 0 || changed === text.slice(at))
      throw new Error(`lib/estagios.ts has no ${String(from)} in ${stage}`)
    writeFileSync(file, text.slice(0, at) + changed)
  }

  /** A version whose functions all read one secret more, and one attribute more of the table. */
  readMore(): void {
    this.change('lib/dados-stack.ts', "\n  'push',\n", "\n  'push',\n  'ensaio',\n")
    const tabela = 'TABELA: dados.tabela.tableName,'
    this.change('lib/ambiente.ts', tabela, `${tabela}\n    ID_DA_TABELA: dados.tabela.tableId ?? '',`)
  }

  /** @throws Error where the words are not there */
  private change(name: string, from: string, to: string): void {
    const file = path.join(this.folder, name)
    const text = readFileSync(file, 'utf8')
    const changed = text.replace(from, to)
    if (changed === text) throw new Error(`${name} has no ${from}`)
    writeFileSync(file, changed)
  }

  /** What the document asks whoever deploys a stage to choose before its first deployment. */
  choose(stage: 'dev' | 'prod'): void {
    if (stage !== 'prod') return
    this.edit(stage, "nome: 'prod',", `nome: 'prod',\n    ${VIDEO}`)
    this.edit(stage, 'empresa: EMPRESA_DE_EXEMPLO', `empresa: ${JSON.stringify(COMPANY)}`)
  }

  /** The video proof of life where the stage had none, and none where it had it. */
  turnVideo(stage: 'dev' | 'prod'): void {
    if (stage === 'dev') this.edit(stage, "nome: 'dev',", `nome: 'dev',\n    ${VIDEO}`)
    else
      this.edit(
        stage,
        VIDEO,
        "semProvaDeVida: { quem: 'Rita', quando: '2026-11-01', porque: 'Só o ensaio usa este estágio.' },",
      )
  }

  /** A command of the CDK, as somebody at a terminal without credentials and without a stage chosen. */
  cdk(...args: readonly string[]) {
    const env = { ...process.env }
    for (const nome of ['ESTAGIO', 'CHAVE_PUBLICA_DO_CARTAO']) delete env[nome]
    const { status, stdout, stderr } = spawnSync('node_modules/.bin/cdk', args, {
      cwd: this.folder,
      encoding: 'utf8',
      env,
    })
    return { status, stdout, dito: status === 0 ? '' : stderr }
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }
}
