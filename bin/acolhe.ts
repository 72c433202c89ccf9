import { App } from 'aws-cdk-lib'
import { estagio } from '../lib/estagios.ts'
import { pilhas } from '../lib/pilhas.ts'

const app = new App()
const contexto = (nome: string): string | undefined => app.node.tryGetContext(nome) as string | undefined
pilhas(app, estagio(contexto('stage') ?? contexto('estagio') ?? 'local'), contexto('site'))
app.synth()
