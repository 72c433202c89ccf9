import { plain } from '../aws/plain.ts'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { unzipSync } from 'fflate'
import type { Cloud, Physical } from '../aws/cloud.ts'
import { at } from '../aws/rules/rule.ts'

const RUNNER = path.join(import.meta.dirname, 'run-function.mjs')

/**
 * Runs deployed functions from the package that was uploaded, with the environment they were deployed with and no
 * other.
 */
export class Functions {
  private readonly folder = mkdtempSync(path.join(os.tmpdir(), 'acolhe-funcoes-'))
  private readonly unpacked = new Map<string, string>()

  constructor(
    private readonly cloud: Cloud,
    /** Where the functions find each service. */
    private readonly endpoints: Readonly<Record<string, string>>,
  ) {}

  /** Its answer, as `Invoke` gives it. @throws Error with what the function said when it broke */
  async invoke(arn: string, event: unknown): Promise<unknown> {
    const name = arn.split(':function:')[1] ?? ''
    const fn = this.cloud.all('AWS::Lambda::Function').find((one) => one.name === name)
    if (!fn) throw new Error(`Function not found: ${arn}`)
    const [module = '', handler = ''] = plain(fn.properties.Handler).split(/\.(?=[^.]+$)/)
    const child = spawn(process.execPath, [RUNNER, path.join(this.unpack(fn), `${module}.mjs`), handler], {
      cwd: this.folder,
      stdio: ['pipe', 'ignore', 'pipe', 'pipe'],
      env: {
        ...(at(fn.properties, 'Environment', 'Variables') as Record<string, string>),
        ...this.endpoints,
        AWS_REGION: fn.region,
        AWS_ACCESS_KEY_ID: 'ASIAREHEARSAL',
        AWS_SECRET_ACCESS_KEY: 'segredo-de-ensaio',
        AWS_LAMBDA_FUNCTION_NAME: name,
        AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true',
      },
    })
    child.stdin?.end(JSON.stringify(event))
    const [answer, complaint, [status]] = await Promise.all([
      text(child.stdio[3] as Readable),
      text(child.stderr as Readable),
      once(child, 'exit'),
    ])
    if (status !== 0) throw new Error(`${name}: ${complaint}`)
    return JSON.parse(answer) as unknown
  }

  close(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  private unpack({ properties }: Physical): string {
    const bucket = plain(at(properties, 'Code', 'S3Bucket'))
    const key = plain(at(properties, 'Code', 'S3Key'))
    const known = this.unpacked.get(key)
    if (known) return known
    const folder = path.join(this.folder, key.replace(/\.zip$/, ''))
    for (const [name, bytes] of Object.entries(
      unzipSync(this.cloud.objects.get(`${bucket}/${key}`) ?? new Uint8Array()),
    )) {
      if (name.endsWith('/')) continue
      mkdirSync(path.join(folder, path.dirname(name)), { recursive: true })
      writeFileSync(path.join(folder, name), bytes)
    }
    this.unpacked.set(key, folder)
    return folder
  }
}
