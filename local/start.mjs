// `npm start`: from a fresh clone to the running product. `-- --limpar` starts afresh, `-- --porta N` elsewhere.
import { fork } from 'node:child_process'
import {
  acabarComNpm,
  COM_FONTES,
  executar,
  exigirPortas,
  lerOpcoes,
  limpar,
  NUVEM,
  OPCOES,
  pastaDe,
  portaDe,
  preparar,
  RAIZ,
  semear,
} from './preparar.mjs'

const values = lerOpcoes('npm start', {
  ...OPCOES,
  limpar: { type: 'boolean', default: false, diz: 'apaga os dados e começa do zero' },
})
const porta = portaDe(values)
const dados = pastaDe(values)

await exigirPortas('npm start', [porta, porta + 1, porta + 2, porta + 3])
if (values.limpar) limpar(dados)
preparar()
executar('node', ['local/construir.mjs'])

const nuvem = fork(NUVEM, ['--porta', values.porta, '--dados', dados], {
  cwd: RAIZ,
  execArgv: COM_FONTES,
  env: { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' },
})
for (const sinal of ['SIGINT', 'SIGTERM']) process.on(sinal, () => nuvem.kill(sinal))
acabarComNpm(() => nuvem.kill('SIGTERM'))
nuvem.on('exit', (codigo) => process.exit(codigo ?? 0))
nuvem.on('message', () => semear(dados, porta + 3))
