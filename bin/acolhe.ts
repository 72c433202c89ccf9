import { App } from 'aws-cdk-lib'
import { estagio } from '../lib/estagios.ts'
import { pilhas } from '../lib/pilhas.ts'

const app = new App()
pilhas(app, estagio(String(app.node.tryGetContext('estagio') ?? 'local')))
app.synth()
