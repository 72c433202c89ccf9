import { Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Estagio, ModeloDaTriagem } from './estagios.ts'

/** The resources a function may ask, as narrow as Bedrock knows them. */
export interface ArnsDoModelo {
  readonly modelos: readonly string[]
  readonly guardrails: readonly string[]
}

/** What Converse is called with: the inference profile where there is one, else the foundation model. */
export const idDoModelo = ({ perfil, modelo }: ModeloDaTriagem): string =>
  perfil ? `${perfil}.${modelo}` : modelo

/** `id:versao`, as the functions read it. */
export const guardrailDe = ({ modeloDaTriagem }: Estagio): string =>
  modeloDaTriagem?.guardrail
    ? `${modeloDaTriagem.guardrail.id}:${modeloDaTriagem.guardrail.versao}`
    : 'nenhum'

/** The profile that answers from any commercial region: the model is then also allowed where no region is named. */
const GLOBAL = 'global'

/** A profile is asked at home and answers from its regions: both the profile and the model in each must be allowed. */
export function arnsDoModelo(scope: Construct, { regiao, modeloDaTriagem }: Estagio): ArnsDoModelo {
  if (!modeloDaTriagem) return { modelos: [], guardrails: [] }
  const { modelo, perfil, guardrail } = modeloDaTriagem
  const regioes = modeloDaTriagem.regioes ?? (perfil === GLOBAL ? [regiao, ''] : [regiao])
  const { partition, account } = Stack.of(scope)
  const deCasa = (tipo: string, id: string) => `arn:${partition}:bedrock:${regiao}:${account}:${tipo}/${id}`
  return {
    modelos: [
      ...(perfil ? [deCasa('inference-profile', idDoModelo(modeloDaTriagem))] : []),
      ...regioes.map((r) => `arn:${partition}:bedrock:${r}::foundation-model/${modelo}`),
    ],
    guardrails: guardrail ? [deCasa('guardrail', guardrail.id)] : [],
  }
}
