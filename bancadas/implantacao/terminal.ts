import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { ACCOUNT } from './aws/cloud.ts'

export interface Dito {
  readonly status: number
  readonly saida: string
}

/** What somebody at a terminal of this account has set; everything AWS is asked for goes to the stand-in. */
export const ambienteDoTerminal = (aws: string): NodeJS.ProcessEnv => ({
  ...process.env,
  AWS_ENDPOINT_URL: aws,
  AWS_ACCESS_KEY_ID: 'AKIAREHEARSAL',
  AWS_SECRET_ACCESS_KEY: 'segredo-de-ensaio',
  AWS_REGION: 'sa-east-1',
  AWS_DEFAULT_REGION: 'sa-east-1',
  AWS_EC2_METADATA_DISABLED: 'true',
  AWS_CONFIG_FILE: '/dev/null',
  AWS_SHARED_CREDENTIALS_FILE: '/dev/null',
  AWS_PAGER: '',
  AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
  CDK_DEFAULT_ACCOUNT: ACCOUNT,
  CI: 'true',
  CDK_DISABLE_CLI_TELEMETRY: 'true',
  NODE_OPTIONS: `--require ${path.join(import.meta.dirname, 'sem-pressa.cjs')}`,
})

/** Runs a command to its end and keeps what it said. */
export async function rodar(
  comando: string,
  argumentos: readonly string[],
  opcoes: { readonly cwd: string; readonly env: NodeJS.ProcessEnv },
): Promise<Dito> {
  const filho = spawn(comando, argumentos, { ...opcoes, stdio: ['ignore', 'pipe', 'pipe'] })
  const [saida, queixas, [status]] = await Promise.all([
    text(filho.stdout),
    text(filho.stderr),
    once(filho, 'exit'),
  ])
  return { status: (status as number | null) ?? 1, saida: saida + queixas }
}
