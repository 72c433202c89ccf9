import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { setTimeout as pausa } from 'node:timers/promises'
import { StandIn } from '../aws/server.ts'
import { Clone } from '../clone.ts'
import { servir } from '../produto/produto.ts'
import { ambienteDoTerminal, rodar } from '../terminal.ts'
import { type Bloco, blocos } from './blocos.ts'
import { DE_OUTROS, PROGRAMAS_DE_OUTROS, TROCAS } from './trocas.ts'

/**
 * `npm run ensaio:documento`: follows docs/implantacao.md word by word, in a fresh clone, against an empty account;
 * what it changes of the words stands in `trocas.ts`. Needs the AWS CLI. Ends with 1 at the first command that fails.
 */
const clone = new Clone()
clone.choose('prod')
const conta = new StandIn(false)
const { cloud } = conta.deployments
Object.assign(cloud.settings, { concurrency: 10, certificates: 'when-read' })
const aws = await conta.open()
const estado = path.join(clone.folder, '.build/terminal')
const programas = path.join(clone.folder, '.build/programas')
mkdirSync(programas, { recursive: true })
for (const nome of PROGRAMAS_DE_OUTROS) {
  writeFileSync(path.join(programas, nome), '#!/bin/sh\n')
  chmodSync(path.join(programas, nome), 0o755)
}
writeFileSync(estado, '')
// The roots of ICP-Brasil, which whoever follows the document has from the ITI.
writeFileSync(
  path.join(clone.folder, 'raizes.pem'),
  '-----BEGIN CERTIFICATE-----\n-----END CERTIFICATE-----\n',
)
execFileSync('git', ['init', '--quiet'], { cwd: clone.folder })
execFileSync(
  'git',
  [
    '-c',
    'user.name=ensaio',
    '-c',
    'user.email=ensaio@acolhe.app',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'ensaio',
  ],
  { cwd: clone.folder },
)

const env: NodeJS.ProcessEnv = { ...ambienteDoTerminal(aws), PATH: `${programas}:${process.env.PATH}` }
delete env.CDK_DEFAULT_ACCOUNT
delete env.CHAVE_PUBLICA_DO_CARTAO
const inicio = performance.now()
const dizer = (frase: string) =>
  console.log(`${String(Math.round((performance.now() - inicio) / 1000)).padStart(4)} s  ${frase}`)

/**
 * One block in the terminal, as a person pastes it: a command that fails does not stop those below it, unless the block
 * says so. What one sets or names, the next has. None may fail.
 */
async function terminal({ secao, texto }: Bloco): Promise<string> {
  const comandos = TROCAS.reduce((t, [de, por]) => t.replaceAll(de, por), texto)
  const roteiro = `. ${estado}
falhou=0; set -E; trap falhou=1 ERR
${comandos}
[ $? = 0 ] || falhou=1
trap - ERR; set +E
{ export -p; declare -f; } > ${estado}
exit $falhou
`
  const { status, saida } = await rodar('bash', ['-c', roteiro], { cwd: clone.folder, env })
  assert.equal(status, 0, `${secao}:\n${texto}\n\n${saida.split('\n').slice(-40).join('\n')}`)
  return saida
}

const documento = readFileSync(path.join(clone.folder, 'docs/implantacao.md'), 'utf8')
for (const [de] of TROCAS) assert.ok(documento.includes(de), `O documento já não diz ${de}`)
const todos = blocos(documento)
const IMPLANTA = /^npx cdk diff .+\nnpx cdk deploy /
const fechamentos: (() => Promise<void>)[] = []

try {
  for (const [i, bloco] of todos.entries()) {
    const [primeira = ''] = bloco.texto.split('\n')
    const de_outros = DE_OUTROS.find(([comeca]) => bloco.texto.startsWith(comeca))
    if (de_outros) dizer(`${bloco.secao}: ${primeira} — ${de_outros[1]}`)
    else if (IMPLANTA.test(bloco.texto)) {
      // The next block is said to be for another terminal, while this one waits for the certificate.
      const outro = todos[i + 1]
      if (!outro?.texto.startsWith('aws acm list-certificates'))
        throw new Error('O documento já não espera pelo certificado em outro terminal')
      await Promise.all([terminal(bloco), noOutroTerminal(outro)])
      dizer(`${bloco.secao}: ${conta.deployments.stacks.filter(({ gone }) => !gone).length} pilhas`)
      await publicar()
    } else if (bloco.texto.startsWith('aws acm list-certificates')) continue
    else {
      if (bloco.texto.includes('--version-stages v2'))
        clone.edit(
          'prod',
          "nome: 'prod',",
          "nome: 'prod',\n    versaoDaBorda: 2,\n    bordaAnteriorAceita: true,",
        )
      if (bloco.texto.includes('sns list-subscriptions')) cloud.confirmed = true
      if (bloco.texto.includes('conferir --abrir')) cloud.confirmed = true
      const saida = await terminal(bloco)
      if (bloco.texto.includes('--version-stages v2')) {
        clone.edit('prod', /\n\s+bordaAnteriorAceita: true,/, '')
        await terminal({ secao: bloco.secao, texto: bloco.texto.split('\n').at(-1) ?? '' })
      }
      if (bloco.texto.includes('aws iam create-role')) await entregar(bloco)
      if (bloco.texto.includes('# 403')) assert.match(saida, /403$/m)
      dizer(`${bloco.secao}: ${primeira}`)
    }
  }
  assert.deepEqual(conta.unknown, [])
  dizer(`${todos.length} blocos, na ordem em que estão`)
} finally {
  for (const fechar of fechamentos) await fechar()
  conta.close()
  clone.remove()
}

async function noOutroTerminal(bloco: Bloco): Promise<void> {
  while (cloud.all('AWS::CertificateManager::Certificate').length === 0) await pausa(50)
  assert.match(await terminal(bloco), /_prova\.acolhe\.app/)
  dizer(`${bloco.secao}: o registro do certificado foi lido`)
}

/** GitHub, in the stage's environment, asks for the delivery's sessions: as long as the workflow says. */
async function entregar({ secao }: Bloco): Promise<void> {
  const entrega = readFileSync(path.join(clone.folder, '.github/workflows/entrega.yml'), 'utf8')
  const sessoes = [...entrega.matchAll(/role-duration-seconds: (\d+)/g)].map(([, segundos]) => segundos)
  assert.ok(sessoes.length > 0, 'A entrega já não diz quanto dura a sua sessão')
  const quem = { aud: 'sts.amazonaws.com', sub: 'repo:organizacao/acolhe:environment:prod' }
  const token = `e30.${Buffer.from(JSON.stringify(quem)).toString('base64url')}.`
  for (const segundos of new Set(sessoes))
    await terminal({
      secao,
      texto: `aws sts assume-role-with-web-identity --role-session-name entrega --duration-seconds ${segundos} \
        --role-arn arn:aws:iam::$CDK_DEFAULT_ACCOUNT:role/acolhe-implantacao-$ESTAGIO --web-identity-token ${token}`,
    })
  dizer(`${secao}: a entrega entra por ${[...new Set(sessoes)].join(', ')} s`)
}

/** What was deployed is served from now on, at the edge and by the APIs' own addresses. */
async function publicar(): Promise<void> {
  const produto = await servir(cloud, 'acolhe.app', aws)
  env.ORIGEM_DO_ENSAIO = produto.origem
  cloud.settings.apiEndpoint = produto.api
  fechamentos.push(() => produto.close())
}
