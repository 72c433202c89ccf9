import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import cdkJson from '../../cdk.json' with { type: 'json' }
import type { Empresa } from '#domain/legal/empresa.ts'
import { type Estagio, estagio } from '../../lib/estagios.ts'
import { pilhas } from '../../lib/pilhas.ts'

export interface Montagem {
  readonly app: App
  readonly modelos: {
    readonly dados: Template
    readonly aplicacao: Template
    /** By capability. */
    readonly capacidades: ReadonlyMap<string, Template>
    readonly site: Template
    /** Every stack, by the part of its name that tells what it is. */
    readonly todos: ReadonlyMap<string, Template>
  }
  /** Resources of a type in every stack. */
  readonly recursos: (type: string) => Recurso[]
}

export interface Recurso {
  readonly pilha: string
  readonly id: string
  readonly Properties: Record<string, unknown>
  readonly DeletionPolicy?: string
}

/** Who answers for the service of the tests' production. */
const EMPRESA: Empresa = {
  razao_social: 'Acolhe Saúde Digital Ltda.',
  cnpj: '11.222.333/0001-81',
  endereco: 'Avenida Paulista, 1000, São Paulo/SP',
  diretor_tecnico: { nome: 'Dra. Teresa Nakamura', crm: '98765', uf: 'SP' },
  encarregado: { nome: 'Rui Barros', email: 'privacidade@acolhe.app' },
}

const montadas = new Map<string, Montagem>()

/** A stage synthesized in memory, as `bin/acolhe.ts` composes it; once for all tests. */
export function montar(nome: 'local' | 'dev' | 'prod'): Montagem {
  const montada = montadas.get(nome) ?? sintetizar(completo(nome))
  montadas.set(nome, montada)
  return montada
}

/**
 * An app that names what was built for the stage of this machine, whatever the stage it synthesizes. CDK's own
 * validation, which here would only warn, is asked for where its answer is looked at.
 */
export const novoApp = (): App =>
  new App({ context: { ...cdkJson.context, construido: 'local' }, builtinCloudFormationValidation: false })

/** A stage with what whoever deploys must still fill in. */
export function completo(nome: 'local' | 'dev' | 'prod'): Estagio {
  const base = estagio(nome)
  const chavePublica = { local: base.cartao.chavePublica, dev: 'pk_test_teste', prod: 'pk_live_teste' }[nome]
  const dispensa = {
    quem: 'Direção clínica',
    quando: '2026-11-20',
    porque: 'Só os testes usam este estágio.',
  }
  return {
    ...base,
    cartao: { ...base.cartao, chavePublica },
    ...(nome === 'prod' && { semProvaDeVida: dispensa, empresa: EMPRESA }),
  }
}

/** The stacks of any settings, in memory. */
export function sintetizar(settings: Estagio): Montagem {
  const app = novoApp()
  const { dados, aplicacao, capacidades, observabilidade, portas, rastro, site, borda, acessos } = pilhas(
    app,
    settings,
  )
  const modelos = {
    dados: Template.fromStack(dados),
    aplicacao: Template.fromStack(aplicacao),
    capacidades: new Map(
      [...capacidades].map(([capacidade, pilha]) => [capacidade, Template.fromStack(pilha)]),
    ),
    site: Template.fromStack(site),
  }
  const todos = new Map<string, Template>([
    ['dados', modelos.dados],
    ['aplicacao', modelos.aplicacao],
    ...modelos.capacidades,
    ['observabilidade', Template.fromStack(observabilidade)],
    ['portas', Template.fromStack(portas)],
    ['rastro', Template.fromStack(rastro)],
    ['site', modelos.site],
    ...(borda ? [['borda', Template.fromStack(borda)] as const] : []),
    ...(acessos ? [['acessos', Template.fromStack(acessos)] as const] : []),
  ])
  return {
    app,
    modelos: { ...modelos, todos },
    recursos: (type) =>
      [...todos].flatMap(([pilha, modelo]) =>
        Object.entries(modelo.findResources(type)).map(([id, recurso]) => ({
          ...(recurso as Omit<Recurso, 'pilha' | 'id'>),
          pilha,
          id,
        })),
      ),
  }
}
