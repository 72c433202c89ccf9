import { fork } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { type CloudProcess, freePorts } from './cloud.ts'
import { saida } from './saida.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')

/** The kit of identities beside a cloud, as `npm start` serves it. */
export async function servirKit(
  cloud: CloudProcess,
): Promise<{ readonly url: string; close(): Promise<void> }> {
  const porta = await freePorts()
  const kit = fork(
    path.join(ROOT, 'semente/kit/kit.ts'),
    [path.join(cloud.dados, 'ambiente.json'), String(porta)],
    { cwd: ROOT, execArgv: ['--import', 'tsx'], stdio: ['ignore', saida, saida, 'ipc'] },
  )
  const fim = once(kit, 'exit')
  const falhou = fim.then(([codigo]) => {
    throw new Error(`The kit ended with ${String(codigo)} before it was ready`)
  })
  await Promise.race([once(kit, 'message'), falhou])
  falhou.catch(() => undefined)
  return {
    url: `http://127.0.0.1:${porta}`,
    close: async () => {
      kit.kill()
      await fim
    },
  }
}
