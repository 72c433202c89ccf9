import { type App, Aspects } from 'aws-cdk-lib'
import type { Capacidade } from '../domain/base/contrato.ts'
import { AcessosStack } from './acessos-stack.ts'
import { AplicacaoStack } from './aplicacao-stack.ts'
import { BordaStack } from './borda-stack.ts'
import { CapacidadeStack, capacidadesComFuncoes } from './capacidade-stack.ts'
import { conferir } from './conferencia.ts'
import { construidoDe, siteDe } from './construir-estagio.ts'
import { DadosStack } from './dados-stack.ts'
import type { Estagio } from './estagios.ts'
import { ObservabilidadeStack } from './observabilidade-stack.ts'
import { PortasStack } from './portas-stack.ts'
import { RastroStack } from './rastro-stack.ts'
import { RETENCAO } from './remocao-ao-falhar.ts'
import { SiteStack } from './site-stack.ts'

export interface Pilhas {
  readonly dados: DadosStack
  readonly aplicacao: AplicacaoStack
  readonly capacidades: ReadonlyMap<Capacidade, CapacidadeStack>
  readonly observabilidade: ObservabilidadeStack
  readonly portas: PortasStack
  readonly rastro: RastroStack
  readonly site: SiteStack
  /** In us-east-1; none where no edge stands in front. */
  readonly borda: BordaStack | undefined
  /** Beside it. */
  readonly acessos: AcessosStack | undefined
}

/**
 * Every stack of a stage: what lasts, what is shared, one per capability, the doors to them, the site.
 * @throws ConfiguracaoErrada naming a wrong setting
 */
export function pilhas(app: App, estagio: Estagio): Pilhas {
  conferir(estagio)
  Aspects.of(app).add(RETENCAO)
  const nome = (parte: string) => `acolhe-${estagio.nome}-${parte}`
  const props = {
    estagio,
    env: { region: estagio.regiao, account: process.env.CDK_DEFAULT_ACCOUNT },
    // CloudFormation cannot remove what it failed to create while it is protected.
    terminationProtection: estagio.emServico === true,
  }
  const dados = new DadosStack(app, nome('dados'), props)
  const aplicacao = new AplicacaoStack(app, nome('aplicacao'), { ...props, dados })
  const observabilidade = new ObservabilidadeStack(app, nome('observabilidade'), props)
  const { avisos } = observabilidade
  const capacidades = new Map(
    capacidadesComFuncoes().map((capacidade) => [
      capacidade,
      new CapacidadeStack(app, nome(capacidade), { ...props, dados, aplicacao, capacidade, avisos }),
    ]),
  )
  const { dominio } = estagio
  const naBorda = { ...props, env: { ...props.env, region: 'us-east-1' } }
  const borda = dominio
    ? new BordaStack(app, nome('borda'), { ...naBorda, estagio: { ...estagio, dominio } })
    : undefined
  const portas = new PortasStack(app, nome('portas'), {
    ...props,
    aplicacao,
    capacidades: capacidades.values(),
  })
  const site = new SiteStack(app, nome('site'), {
    ...props,
    dados,
    aplicacao,
    borda,
    identityPoolId: capacidades.get('kyc')?.identityPoolId,
    pasta: siteDe(construidoDe(app, estagio)),
  })
  // A page never asks for what does not answer yet, nor does the edge prove itself by what a function does not know.
  site.addStackDependency(portas)
  return {
    dados,
    aplicacao,
    capacidades,
    borda,
    observabilidade,
    portas,
    rastro: new RastroStack(app, nome('rastro'), {
      ...props,
      dados,
      aplicacao,
      avisos,
      registros: [aplicacao, ...capacidades.values()].flatMap(({ registros }) => registros),
    }),
    site,
    acessos: borda && new AcessosStack(app, nome('acessos'), { ...naBorda, site }),
  }
}
