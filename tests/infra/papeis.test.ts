import { expect, test } from 'vitest'
import { montar, type Recurso } from './montagem.ts'

const { recursos } = montar('prod')

interface Declaracao {
  readonly Action: string | readonly string[]
  readonly Resource: unknown
  readonly Condition?: unknown
}

/** A resource as a person reads it: the intrinsics by the logical ids they name, without CDK's hashes. */
function legivel(valor: unknown): string {
  if (typeof valor === 'string') return valor
  if (Array.isArray(valor)) return valor.map(legivel).join(' ')
  const [[funcao, argumento] = ['', undefined]] = Object.entries(valor as Record<string, unknown>)
  const nome = (id: unknown) => String(id).replace(/[0-9A-F]{8}$/, '')
  if (funcao === 'Ref') return `{${nome(argumento).replace('AWS::', '')}}`
  if (funcao === 'Fn::GetAtt') return `{${nome((argumento as readonly string[])[0])}}`
  if (funcao === 'Fn::ImportValue')
    return `{${legivel(argumento)
      .replace(/^acolhe-prod-|ExportsOutput(FnGetAtt|Ref)/g, '')
      .replace(/[0-9A-F]{8}(Arn|StreamArn)?[0-9A-F]{8}$/, '')}}`
  if (funcao === 'Fn::Join')
    return (argumento as readonly [string, readonly unknown[]])[1].map(legivel).join('')
  return JSON.stringify(valor)
}

const lista = (valor: unknown): string[] => [valor].flat().map(legivel).sort()

function papel({ pilha, id, Properties }: Recurso): string {
  const { Statement } = Properties.PolicyDocument as { readonly Statement: readonly Declaracao[] }
  const linhas = Statement.map(
    ({ Action, Resource }) => `- ${lista(Action).join(', ')}\n  em ${lista(Resource).join('\n  em ')}`,
  ).sort()
  const nome = id.replace(/^Funcoes/, '').replace(/DefaultPolicy[0-9A-F]{8}$/, '')
  return [`### ${pilha} · ${nome}`, '', ...linhas, ''].join('\n')
}

test('each role may do exactly this, to exactly that', async () => {
  const papeis = recursos('AWS::IAM::Policy').map(papel).sort()
  expect(papeis.length).toBeGreaterThan(80)
  const texto = [
    '# Papéis',
    '',
    'O que cada função pode, lido dos modelos de produção. Uma linha a mais aqui é um poder a mais: confira antes de',
    'aceitar com `npx vitest run --project infra tests/infra/papeis.test.ts -u`.',
    '',
    ...papeis,
  ].join('\n')
  await expect(texto).toMatchFileSnapshot('papeis.txt')
})
