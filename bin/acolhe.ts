import { App } from 'aws-cdk-lib'
import { ConfiguracaoErrada, estagio } from '../lib/estagios.ts'
import { pilhas } from '../lib/pilhas.ts'

const app = new App()
const contexto = (nome: string): string | undefined => app.node.tryGetContext(nome) as string | undefined
try {
  pilhas(app, estagio(contexto('stage') ?? contexto('estagio') ?? 'local'), contexto('site'))
} catch (error) {
  if (!(error instanceof ConfiguracaoErrada)) throw error
  console.error(error.message)
  process.exit(1)
}
app.synth()
