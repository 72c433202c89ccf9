// `npm run dev`: like `npm start`, with the site served by Vite and the functions rebuilt and reloaded on save.
import { fork } from 'node:child_process'
import path from 'node:path'
import {
  acabarComNpm,
  COM_FONTES,
  executar,
  exigirPortas,
  lerOpcoes,
  NUVEM,
  OPCOES,
  pastaDe,
  portaDe,
  preparar,
  RAIZ,
  semear,
} from './preparar.mjs'

const values = lerOpcoes('npm run dev', OPCOES)
const porta = portaDe(values)
const dados = pastaDe(values)
const MONTAGEM = '.build/montagem-viva'

await exigirPortas('npm run dev', [porta, porta + 1, porta + 2, porta + 3, porta + 4])
preparar()
executar('node', ['local/construir.mjs'])
executar(
  'node_modules/.bin/cdk',
  'synth --quiet --no-staging -c stage=local --output'.split(' ').concat(MONTAGEM),
)

const ambiente = { ...process.env, AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED: 'true' }
const nuvem = fork(NUVEM, ['--porta', values.porta, '--dados', dados, '--montagem', MONTAGEM, '--dev'], {
  cwd: RAIZ,
  execArgv: COM_FONTES,
  env: ambiente,
})
const funcoes = fork('lib/watch.ts', [], { cwd: RAIZ, execArgv: ['--import', 'tsx'], env: ambiente })
// In this process, and gone with it.
process.env.ACOLHE_ORIGEM = `http://127.0.0.1:${porta}`
const { createServer } = await import('vite')
const site = await createServer({
  configFile: path.join(RAIZ, 'web/vite.config.ts'),
  server: { host: '127.0.0.1', port: porta + 4, strictPort: true },
})
await site.listen()
const encerrar = () => {
  for (const filho of [nuvem, funcoes]) filho.kill()
}
for (const sinal of ['SIGINT', 'SIGTERM']) process.on(sinal, encerrar)
acabarComNpm(encerrar)
nuvem.on('exit', (codigo) => {
  encerrar()
  process.exit(codigo ?? 0)
})
nuvem.on('message', () => {
  semear(dados, porta + 3)
  console.log(`  Com recarga                http://127.0.0.1:${porta + 4}\n`)
})
