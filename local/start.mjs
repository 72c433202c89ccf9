// `npm start`: from a fresh clone to the running product. `-- --limpar` starts afresh, `-- --porta N` elsewhere.
import { fork } from 'node:child_process'
import { rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { acabarComNpm, executar, exigirPortas, preparar, RAIZ, semear } from './preparar.mjs'

const { values } = parseArgs({
  options: {
    porta: { type: 'string', default: '4600' },
    dados: { type: 'string', default: path.join(RAIZ, '.acolhe') },
    limpar: { type: 'boolean', default: false },
  },
})
const porta = Number(values.porta)

preparar()
await exigirPortas([porta, porta + 1, porta + 2])
if (values.limpar) rmSync(values.dados, { recursive: true, force: true })
executar('node', ['local/construir.mjs'])

const nuvem = fork('local/main.ts', ['--porta', values.porta, '--dados', values.dados], {
  cwd: RAIZ,
  execArgv: ['--import', 'tsx'],
  env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
})
for (const sinal of ['SIGINT', 'SIGTERM']) process.on(sinal, () => nuvem.kill(sinal))
acabarComNpm(() => nuvem.kill('SIGTERM'))
nuvem.on('exit', (codigo) => process.exit(codigo ?? 0))
nuvem.on('message', () => semear(values.dados))
