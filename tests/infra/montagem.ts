import { App, type Stack } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import cdkJson from '../../cdk.json' with { type: 'json' }
import { AplicacaoStack } from '../../lib/aplicacao-stack.ts'
import { DadosStack } from '../../lib/dados-stack.ts'
import { estagio } from '../../lib/estagios.ts'
import { SiteStack } from '../../lib/site-stack.ts'

export interface Montagem {
  readonly app: App
  readonly pilhas: { readonly dados: Stack; readonly aplicacao: Stack; readonly site: Stack }
  readonly modelos: { readonly dados: Template; readonly aplicacao: Template; readonly site: Template }
}

const montadas = new Map<string, Montagem>()

/** A stage synthesized in memory, as `bin/acolhe.ts` composes it; once for all tests. */
export function montar(nome: 'local' | 'dev' | 'prod'): Montagem {
  const montada = montadas.get(nome) ?? sintetizar(nome)
  montadas.set(nome, montada)
  return montada
}

function sintetizar(nome: 'local' | 'dev' | 'prod'): Montagem {
  const app = new App({ context: cdkJson.context })
  const stage = estagio(nome)
  const props = { estagio: stage, env: { region: stage.regiao } }
  const dados = new DadosStack(app, `acolhe-${nome}-dados`, props)
  const aplicacao = new AplicacaoStack(app, `acolhe-${nome}-aplicacao`, { ...props, dados })
  const site = new SiteStack(app, `acolhe-${nome}-site`, { ...props, aplicacao })
  return {
    app,
    pilhas: { dados, aplicacao, site },
    modelos: {
      dados: Template.fromStack(dados),
      aplicacao: Template.fromStack(aplicacao),
      site: Template.fromStack(site),
    },
  }
}
