// `node lib/versao.mjs guardar prod <commit>` writes down, in the stage's own account, the commit that passed the smoke
// test; `node lib/versao.mjs anterior prod <commit>` prints the one to go back to when <commit> did not pass;
// `node lib/versao.mjs tabela prod` refuses what was synthesized if it would leave a restored table for another.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const ATOS = { guardar, anterior, tabela }
const COMMIT = /^[0-9a-f]{40}$/

const [ato, estagio, commit] = process.argv.slice(2)
if (!Object.hasOwn(ATOS, ato) || !estagio || (ato !== 'tabela' && !COMMIT.test(commit)))
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

/** The table in use is a line of a commit: one from before a restore, or without that line, names the damaged one. */
function tabela() {
  const pilha = `acolhe-${estagio}-dados`
  const { status, stdout, stderr } = aws(
    'cloudformation',
    'describe-stacks',
    '--stack-name',
    pilha,
    '--output',
    'text',
    '--query',
    "Stacks[0].Outputs[?OutputKey=='TabelaRestaurada'].OutputValue",
  )
  if (status !== 0 && !/does not exist/.test(stderr)) parar(stderr.trim())
  const emUso = stdout.trim()
  const { Outputs } = JSON.parse(readFileSync(`cdk.out/${pilha}.template.json`, 'utf8'))
  const sintetizada = Outputs.TabelaRestaurada?.Value
  if (emUso !== '' && emUso !== sintetizada)
    parar(
      `"${estagio}" trabalha na tabela restaurada ${emUso}, e esta versão trabalharia na ${sintetizada ?? 'de antes da restauração'}: ponha tabelaRestaurada nela (docs/restauracao.md).`,
    )
}

function ssm(operacao, ...argumentos) {
  return aws('ssm', operacao, '--name', parametro, ...argumentos)
}

function aws(...argumentos) {
  const { error, ...resposta } = spawnSync('aws', argumentos, { encoding: 'utf8' })
  if (error) throw error
  return resposta
}

function parar(frase) {
  console.error(frase)
  process.exit(1)
}
