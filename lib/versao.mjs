// `node lib/versao.mjs guardar prod <commit>` writes down, in the stage's own account, the commit that passed the smoke
// test; `node lib/versao.mjs anterior prod <commit>` prints the one to go back to when <commit> did not pass.
import { spawnSync } from 'node:child_process'

const ATOS = { guardar, anterior }
const COMMIT = /^[0-9a-f]{40}$/

const [ato, estagio, commit] = process.argv.slice(2)
if (!Object.hasOwn(ATOS, ato) || !estagio || !COMMIT.test(commit))
  parar('Diga o ato, o estágio e o commit inteiro: node lib/versao.mjs guardar prod "$(git rev-parse HEAD)"')
const parametro = `/acolhe/${estagio}/versao`
ATOS[ato]()

function guardar() {
  const { status, stderr } = ssm('put-parameter', '--type', 'String', '--overwrite', '--value', commit)
  if (status !== 0) parar(stderr.trim())
}

function anterior() {
  const { status, stdout, stderr } = ssm('get-parameter', '--query', 'Parameter.Value', '--output', 'text')
  if (/\bParameterNotFound\b/.test(stderr))
    parar(`Nenhuma versão de "${estagio}" passou na fumaça: não há a que voltar.`)
  if (status !== 0) parar(stderr.trim())
  const guardada = stdout.trim()
  if (!COMMIT.test(guardada)) parar(`${parametro} guarda "${guardada}", que não é um commit.`)
  if (guardada === commit)
    parar(`${commit} é a própria versão que passou por último: não há outra a que voltar.`)
  console.log(guardada)
}

function ssm(operacao, ...argumentos) {
  const { error, ...resposta } = spawnSync('aws', ['ssm', operacao, '--name', parametro, ...argumentos], {
    encoding: 'utf8',
  })
  if (error) throw error
  return resposta
}

function parar(frase) {
  console.error(frase)
  process.exit(1)
}
