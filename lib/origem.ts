import { CfnParameter, Stack } from 'aws-cdk-lib'
import type { Construct } from 'constructs'
import type { Estagio } from './estagios.ts'

/** Where the browser finds the product: the stage's domain, or what the embedded cloud says at start. */
export const origem = (scope: Construct, estagio: Estagio): string =>
  estagio.dominio ? `https://${estagio.dominio}` : parametro(scope, 'Origem')

/** Every address that shows the pages: on one machine its name too, the only one browsers keep passkeys for. */
export const origens = (scope: Construct, estagio: Estagio): string[] =>
  estagio.dominio ? [origem(scope, estagio)] : [origem(scope, estagio), parametro(scope, 'OrigemPeloNome')]

/** A value only the embedded cloud knows (its ports): a stack parameter, as any deployment would pass one. */
export function parametro(scope: Construct, nome: string): string {
  const stack = Stack.of(scope)
  const existing = stack.node.tryFindChild(nome)
  const parameter =
    existing instanceof CfnParameter ? existing : new CfnParameter(stack, nome, { type: 'String' })
  return parameter.valueAsString
}
