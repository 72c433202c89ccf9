// `node lib/implantar.mjs prod`: deploys what stands in cdk.out of a stage, each part after what it uses. Nobody is asked
// on the way, so that stacks may go side by side: look at `npx cdk diff` before.
import { execFileSync, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

/** What the others use, in the order it is used. */
const PRIMEIRAS = ['borda', 'dados', 'observabilidade', 'aplicacao']

const [estagio] = process.argv.slice(2)
if (!estagio) parar('Diga o estágio: node lib/implantar.mjs prod')
const pilha = (parte) => `acolhe-${estagio}-${parte}`
const todas = sintetizadas()
if (!todas.includes(pilha('site')))
  parar(`cdk.out não tem o estágio "${estagio}": faça antes npm run synth -- --stage ${estagio}`)

if (/pk_(test|live)_soParaConferir/.test(readFileSync(`cdk.out/${pilha('aplicacao')}.template.json`, 'utf8')))
  parar('O estágio foi sintetizado só para conferir: sintetize-o com a chave do provedor do cartão.')

for (const parte of PRIMEIRAS) implantar(pilha(parte))
const aparte = new Set([...PRIMEIRAS, 'site'].map(pilha))
implantar('--concurrency', '4', ...todas.filter((nome) => !aparte.has(nome)))
const borda = saidas(pilha('borda'))
implantar(
  pilha('site'),
  ...['ArnDoCertificado', 'ArnDaAcl'].flatMap((nome) => ['--parameters', `${nome}=${borda[nome]}`]),
)

/** The stage's stacks, as the assembly lists them: a folder may still hold templates of another version. */
function sintetizadas() {
  const { artifacts } = JSON.parse(readFileSync('cdk.out/manifest.json', 'utf8'))
  return Object.keys(artifacts).filter(
    (nome) => artifacts[nome].type === 'aws:cloudformation:stack' && nome.startsWith(pilha('')),
  )
}

function implantar(...argumentos) {
  const { status } = spawnSync(
    'node_modules/.bin/cdk',
    ['deploy', '--app', 'cdk.out', '--require-approval', 'never', ...argumentos],
    { stdio: 'inherit' },
  )
  if (status !== 0) process.exit(status ?? 1)
}

/** Outputs of a stack of us-east-1, by name. */
function saidas(nome) {
  const comando = ['cloudformation', 'describe-stacks', '--region', 'us-east-1', '--output', 'json']
  const { Stacks } = JSON.parse(execFileSync('aws', [...comando, '--stack-name', nome], { encoding: 'utf8' }))
  return Object.fromEntries(Stacks[0].Outputs.map(({ OutputKey, OutputValue }) => [OutputKey, OutputValue]))
}

function parar(frase) {
  console.error(frase)
  process.exit(1)
}
