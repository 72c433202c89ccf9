import { App } from 'aws-cdk-lib'
import { AplicacaoStack } from '../lib/aplicacao-stack.ts'
import { DadosStack } from '../lib/dados-stack.ts'
import { estagio } from '../lib/estagios.ts'
import { SiteStack } from '../lib/site-stack.ts'

const app = new App()
const stage = estagio(String(app.node.tryGetContext('estagio') ?? 'local'))
const props = {
  estagio: stage,
  env: { region: stage.regiao, account: process.env.CDK_DEFAULT_ACCOUNT },
  terminationProtection: stage.nome === 'prod',
}

const dados = new DadosStack(app, `acolhe-${stage.nome}-dados`, props)
const aplicacao = new AplicacaoStack(app, `acolhe-${stage.nome}-aplicacao`, { ...props, dados })
new SiteStack(app, `acolhe-${stage.nome}-site`, { ...props, aplicacao })
app.synth()
