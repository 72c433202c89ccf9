import { expect, test } from 'vitest'
import { montar, type Recurso } from './montagem.ts'

const { modelos, recursos } = montar('prod')

interface Declaracao {
  readonly Effect: 'Allow' | 'Deny'
  readonly Principal?: unknown
  readonly Action?: unknown
  readonly Resource?: unknown
  readonly Condition?: Readonly<Record<string, Readonly<Record<string, unknown>>>>
}
interface Politica {
  readonly Statement: readonly Declaracao[]
}
const CONHECIDOS = new Set(['Sid', 'Effect', 'Principal', 'Action', 'Resource', 'Condition'])

/** A logical id without CDK's hash. */
const nome = (id: unknown): string => String(id).replace(/[0-9A-F]{8}$/, '')

/** A value as a person reads it: the intrinsics by the logical ids they name. */
function legivel(valor: unknown): string {
  if (typeof valor !== 'object' || valor === null) return String(valor)
  if (Array.isArray(valor)) return valor.map(legivel).join(' ')
  const [[funcao, argumento] = ['', undefined]] = Object.entries(valor as Record<string, unknown>)
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

const lista = (valor: unknown): string[] => [valor ?? []].flat().map(legivel).sort()

/** Each kind of principal with its names; everybody is `*`. */
const quem = (principal: unknown): string[] =>
  typeof principal === 'object' && principal !== null
    ? Object.entries(principal).flatMap(([tipo, nomes]) => lista(nomes).map((n) => `${tipo} ${n}`))
    : lista(principal)

const condicoes = ({ Condition = {} }: Declaracao): string[] =>
  Object.entries(Condition).flatMap(([operador, chaves]) =>
    Object.entries(chaves).map(([chave, valor]) => `${operador} ${chave} ${lista(valor).join(', ')}`),
  )

/** One statement: what, refused where it is, to what, to whom, under which conditions. */
function declaracao(dita: Declaracao): string {
  const estranhos = Object.keys(dita).filter((parte) => !CONHECIDOS.has(parte))
  if (estranhos.length > 0) throw new Error(`A statement with ${estranhos.join(', ')} is not written down`)
  return [
    `- ${dita.Effect === 'Allow' ? '' : 'NEGA '}${lista(dita.Action).join(', ')}`,
    ...lista(dita.Resource).map((recurso) => `  em ${recurso}`),
    ...quem(dita.Principal).map((n) => `  a ${n}`),
    ...condicoes(dita).map((condicao) => `  se ${condicao}`),
  ].join('\n')
}

const declaracoes = (politicas: readonly Politica[]): string[] =>
  politicas.flatMap(({ Statement }) => Statement.map(declaracao)).sort()

const secao = (titulo: string, linhas: readonly string[]): string =>
  [`### ${titulo}`, '', ...linhas, ''].join('\n')

const politicas = (tipo: string) =>
  recursos(tipo).map(({ pilha, id, Properties }) => ({
    pilha,
    id,
    politica: Properties.PolicyDocument as Politica,
    papeis: ((Properties.Roles ?? []) as { Ref: string }[]).map(({ Ref }) => Ref),
  }))
const avulsas = politicas('AWS::IAM::Policy')
const nossas = politicas('AWS::IAM::ManagedPolicy')

/** A role: who takes it on, and all it may. */
function papel({ pilha, id, Properties }: Recurso): string {
  const gerenciadas = [Properties.ManagedPolicyArns ?? []].flat() as { Ref?: string }[]
  const delas = nossas.filter((p) => p.pilha === pilha && gerenciadas.some(({ Ref }) => Ref === p.id))
  const alheias = gerenciadas.filter(({ Ref }) => !delas.some((p) => p.id === Ref))
  const dele = avulsas.filter((p) => p.pilha === pilha && p.papeis.includes(id))
  const embutidas = ((Properties.Policies ?? []) as { PolicyDocument: Politica }[]).map(
    (p) => p.PolicyDocument,
  )
  const confianca = Properties.AssumeRolePolicyDocument as Politica
  return secao(`${pilha} · ${nome(id.replace(/^Funcoes/, ''))}`, [
    ...declaracoes([confianca]),
    ...lista(alheias).map((arn) => `- ${arn}`),
    ...declaracoes([...embutidas, ...[...dele, ...delas].map(({ politica }) => politica)]),
  ])
}

/** Policies that a resource carries itself, however deep. */
function carregadas(valor: unknown): readonly Politica[] {
  if (typeof valor !== 'object' || valor === null) return []
  if ('Statement' in valor && Array.isArray(valor.Statement)) return [valor as Politica]
  return Object.values(valor).flatMap(carregadas)
}

/** What else says who may do what: keys, buckets, queues, topics, and whatever comes to carry a policy. */
const dosRecursos = (): string[] =>
  [...modelos.todos].flatMap(([pilha, modelo]) =>
    Object.entries(modelo.toJSON().Resources as Record<string, { Type: string; Properties?: unknown }>)
      .filter(([, { Type }]) => !Type.startsWith('AWS::IAM::'))
      .flatMap(([id, { Type, Properties }]) => {
        const ditas = declaracoes(carregadas(Properties))
        return ditas.length > 0 ? [secao(`${pilha} · ${nome(id)} (${Type})`, ditas)] : []
      }),
  )

test('every policy is of a role that is written down', () => {
  const papeis = new Set(recursos('AWS::IAM::Role').map(({ pilha, id }) => `${pilha} ${id}`))
  for (const { pilha, papeis: dela, id } of avulsas)
    for (const ref of dela) expect([id, papeis.has(`${pilha} ${ref}`)]).toEqual([id, true])
  for (const { id, papeis: dela } of nossas) expect([id, dela]).toEqual([id, []])
})

test('each role is taken on by exactly these and may do exactly this, to exactly that', async () => {
  const papeis = recursos('AWS::IAM::Role').map(papel).sort()
  expect(papeis.length).toBeGreaterThan(80)
  const texto = [
    '# Papéis',
    '',
    'Quem assume cada papel e o que ele pode, depois o que cada recurso deixa fazer com ele, lidos dos modelos de produção.',
    'Uma linha a mais aqui é um poder a mais: confira antes de aceitar com',
    '`npx vitest run --project infra tests/infra/papeis.test.ts -u`.',
    '',
    ...papeis,
    '# Recursos',
    '',
    ...dosRecursos().sort(),
  ].join('\n')
  await expect(texto).toMatchFileSnapshot('papeis.txt')
})
