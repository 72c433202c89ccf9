import { App } from 'aws-cdk-lib'
import { conferir } from '../lib/conferencia.ts'
import { construir, semConstruir } from '../lib/construir-estagio.ts'
import { ConfiguracaoErrada, estagio } from '../lib/estagios.ts'
import { pilhas } from '../lib/pilhas.ts'

// CDK's own CloudFormation engine triples the time of a synthesis; the delivery and the tests run it.
process.env.CDK_VALIDATION ??= 'false'
const app = new App({ context: { '@aws-cdk/core:validateAgainstDefaultRules': true } })
try {
  const escolhido = estagio(
    (app.node.tryGetContext('stage') as string | undefined) ?? process.env.ESTAGIO ?? 'dev',
  )
  conferir(escolhido)
  // A command that only names stacks (`cdk list`, `cdk destroy`) asks for none to be built.
  const pedidas = app.node.tryGetContext('aws:cdk:bundling-stacks') as readonly string[] | undefined
  if (pedidas?.length === 0) semConstruir(escolhido)
  else await construir(escolhido)
  pilhas(app, escolhido)
  app.synth()
} catch (error) {
  if (!(error instanceof ConfiguracaoErrada)) throw error
  console.error(error.message)
  process.exitCode = 1
}
