import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { handlerPath, httpPath } from '#domain/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { Assembly } from '../../local/assembly/assembly.ts'
import { httpRoutes, socketRoutes } from '../../local/cloud/routes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const SHARED = new Set(['runtime', 'store', 'providers'])
const assembly = new Assembly(path.join(ROOT, 'cdk.out'), {
  Origem: 'http://127.0.0.1:1',
  UrlCartao: 'http://127.0.0.1:1',
  UrlPsc: 'http://127.0.0.1:1',
  UrlCfm: 'http://127.0.0.1:1',
  UrlCpf: 'http://127.0.0.1:1',
})

const sorted = (values: Iterable<string>): string[] => [...values].sort()
const ofType = <T extends (typeof FUNCOES)[number]['tipo']>(tipo: T) =>
  FUNCOES.filter((f): f is Extract<(typeof FUNCOES)[number], { tipo: T }> => f.tipo === tipo)

describe('the registry', () => {
  test('names every function once', () => {
    const names = FUNCOES.map(({ nome }) => nome)
    expect(sorted(names)).toEqual(sorted(new Set(names)))
  })

  test('has a handler file for every function, exporting it', () => {
    const missing = FUNCOES.filter((f) => {
      const file = path.join(ROOT, 'lambdas', `${handlerPath(f)}.ts`)
      return !existsSync(file) || !/export const handler\b/.test(readFileSync(file, 'utf8'))
    })
    expect(missing.map(handlerPath)).toEqual([])
  })

  test('declares every file that exports a handler', () => {
    const declared = new Set(FUNCOES.map(handlerPath))
    const files = readdirSync(path.join(ROOT, 'lambdas'))
      .filter((capacidade) => !SHARED.has(capacidade))
      .flatMap((capacidade) =>
        readdirSync(path.join(ROOT, 'lambdas', capacidade), { recursive: true, encoding: 'utf8' })
          .filter((file) => file.endsWith('.ts'))
          .map((file) => `${capacidade}/${file}`),
      )
      .filter((file) => /export const handler\b/.test(readFileSync(path.join(ROOT, 'lambdas', file), 'utf8')))
      .map((file) => file.replace(/\.ts$/, ''))
    expect(sorted(files)).toEqual(sorted(declared))
  })

  test('has a unit test for every function in the same place, whose folder calls it', () => {
    const untested = FUNCOES.filter((f) => {
      const folder = path.join(ROOT, 'tests/unit/lambdas', f.capacidade)
      // Tests of a group share the scene that calls its handlers.
      const called = () =>
        readdirSync(folder).some((file) =>
          readFileSync(path.join(folder, file), 'utf8').includes(`lambdas/${handlerPath(f)}.ts`),
        )
      return !existsSync(path.join(folder, `${f.nome}.test.ts`)) || !called()
    })
    expect(untested.map(handlerPath)).toEqual([])
  })
})

describe('the template', () => {
  test('has exactly the declared HTTP routes, guarded as declared', () => {
    const routes = httpRoutes(assembly).map(
      ({ method, path: route, jwt }) => `${method} ${route} ${jwt ? 'jwt' : 'aberta'}`,
    )
    const declared = ofType('http').map(
      (o) =>
        `${o.metodo} ${httpPath(o)} ${['publico', 'assinado'].includes(o.acesso.nivel) ? 'aberta' : 'jwt'}`,
    )
    expect(sorted(routes)).toEqual(sorted(declared))
  })

  test('has exactly the declared WebSocket routes, behind the declared authorizer', () => {
    const { routes, authorizer } = socketRoutes(assembly)
    expect(sorted(Object.keys(routes))).toEqual(sorted(ofType('socket').map(({ rota }) => rota)))
    expect(authorizer?.identitySources).toEqual(['route.request.querystring.ticket'])
  })

  test('has exactly the declared functions', () => {
    const handlers = [...assembly.functions().values()].map(({ file }) =>
      file
        .split(path.sep)
        .slice(-2)
        .join('/')
        .replace(/\.mjs$/, ''),
    )
    expect(sorted(handlers)).toEqual(sorted(FUNCOES.map(handlerPath)))
  })
})
