import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { CloudFormationValidatePlugin } from 'aws-cdk-lib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { PERSONAS } from '#semente/personas.ts'
import { montar } from './montagem.ts'

const { app, modelos } = montar('prod')
const pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-modelos-'))
afterAll(() => rmSync(pasta, { recursive: true, force: true }))

/** What CDK's own CloudFormation engine finds in these templates: schemas of every resource, and its rules. */
function achados(templates: ReadonlyMap<string, object>) {
  const stackTemplates = [...templates].map(([nome, modelo]) => {
    const templatePath = path.join(pasta, `${nome}.template.json`)
    writeFileSync(templatePath, JSON.stringify(modelo))
    return { templatePath, stackConstructPath: nome, accountId: undefined, region: undefined }
  })
  const { violations } = new CloudFormationValidatePlugin().validate({
    templatePaths: stackTemplates.map(({ templatePath }) => templatePath),
    stackTemplates,
    appConstruct: app,
  })
  return violations.map(({ ruleName, description, violatingResources }) => ({
    ruleName,
    description,
    onde: violatingResources.map(({ resourceLogicalId }) => resourceLogicalId),
  }))
}

const prod = new Map([...modelos.todos].map(([nome, modelo]) => [nome, modelo.toJSON() as object]))

describe('the templates of production', () => {
  test('are valid CloudFormation', () => {
    expect(achados(prod)).toEqual([])
  })

  test('and would not be with a misspelt property or a value of another kind', () => {
    const errada = {
      Resources: {
        Fila: { Type: 'AWS::SQS::Queue', Properties: { VisibilityTimeout: 'muito', NomeDaFila: 'x' } },
      },
    }
    expect(achados(new Map([['errada', errada]])).map(({ onde }) => onde)).not.toEqual([])
  })
})

/** What must stand in no template: what is secret, personal, or of one machine. */
const PROIBIDO = {
  'a CPF': /(?<![\w.-])\d{3}\.\d{3}\.\d{3}-\d{2}(?!\d)/,
  'a phone': /\+55\s?\(?\d{2}\)?\s?9?\d{4}-?\d{4}/,
  'a secret key': /\b(sk|rk)_(live|test)_\w+|\bwhsec_\w+|\bAKIA[0-9A-Z]{16}\b|-----BEGIN/,
  'a token': /\beyJ[\w-]{10,}\.[\w-]{10,}/,
  'a path of one machine': /(?<![\w:/.-])\/(home|root|Users|work|tmp\/)[\w./-]*/,
  'an account': /(?<!\d)\d{12}(?!\d)/,
} as const

describe('nothing personal or secret is in them', () => {
  let textos: ReadonlyMap<string, string>
  beforeAll(() => {
    textos = new Map([...prod].map(([nome, modelo]) => [nome, semEnderecosDoCodigo(JSON.stringify(modelo))]))
  })

  test.each(Object.entries(PROIBIDO))('%s', (_nome, proibido) => {
    const vistos = [...textos].flatMap(([nome, texto]) => {
      const visto = proibido.exec(texto)?.[0]
      return visto === undefined ? [] : [`${nome}: ${visto}`]
    })
    expect(vistos).toEqual([])
  })

  test('no address but the product’s own', () => {
    const enderecos = [...textos.values()].flatMap((texto) => texto.match(/[\w.+-]+@[\w-]+\.[\w.]+/g) ?? [])
    expect([...new Set(enderecos)].sort()).toEqual(['nao-responda@acolhe.app', 'plantao@acolhe.app'])
  })

  test('none of the personas', () => {
    const nomes = PERSONAS.flatMap(({ usuario }) => [usuario.nome, usuario.email, usuario.cpf ?? ''])
    const tudo = [...textos.values()].join('\n')
    expect(nomes.filter((nome) => nome !== '' && tudo.includes(nome))).toEqual([])
  })
})

/** Digests of the code are digits by chance. */
const semEnderecosDoCodigo = (texto: string): string => texto.replace(/[0-9a-f]{40,}/g, '')
