import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import * as z from 'zod/mini'
import { handlerPath, handlerSource, httpPath } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { EVENTOS } from '#domain/eventos/eventos.ts'
import { Assembly } from '../../local/assembly/assembly.ts'
import { httpRoutes, socketRoutes } from '../../local/cloud/routes.ts'

const ROOT = path.resolve(import.meta.dirname, '../..')
const assembly = new Assembly(path.join(ROOT, 'cdk.out'), {
  Origem: 'http://127.0.0.1:1',
  UrlCartao: 'http://127.0.0.1:1',
  UrlPsc: 'http://127.0.0.1:1',
  UrlCfm: 'http://127.0.0.1:1',
  UrlCpf: 'http://127.0.0.1:1',
  UrlPush: 'http://127.0.0.1:1',
})

const sorted = (values: Iterable<string>): string[] => [...values].sort()
const ofType = <T extends (typeof FUNCOES)[number]['tipo']>(tipo: T) =>
  FUNCOES.filter((f): f is Extract<(typeof FUNCOES)[number], { tipo: T }> => f.tipo === tipo)

describe('the contracts of every function', () => {
  test('names every function once', () => {
    const names = FUNCOES.map(({ nome }) => nome)
    expect(sorted(names)).toEqual(sorted(new Set(names)))
  })

  test('has a handler file for every function, exporting it', () => {
    const missing = FUNCOES.filter((f) => {
      const file = path.join(ROOT, handlerSource(f))
      return !existsSync(file) || !/export const handler\b/.test(readFileSync(file, 'utf8'))
    })
    expect(missing.map(handlerPath)).toEqual([])
  })

  test('names the states of an event as the event has them, of events that the function hears', () => {
    const nomeados = ofType('evento').flatMap(({ nome, eventos, para = {} }) =>
      Object.entries(para).map(([evento, estados]) => ({
        nome,
        evento,
        estados,
        ouve: eventos.includes(evento),
      })),
    )
    expect(nomeados.length).toBeGreaterThan(0)
    for (const { nome, evento, estados, ouve } of nomeados) {
      expect([nome, evento, ouve]).toEqual([nome, evento, true])
      const { para } = (EVENTOS as Readonly<Record<string, z.ZodMiniObject>>)[evento]?.shape ?? {}
      for (const estado of estados)
        expect([nome, z.safeParse(para as z.ZodMiniType, estado).success]).toEqual([nome, true])
    }
  })

  test('declares every file that ends as a function’s does, and no other file is one', () => {
    const files = readdirSync(path.join(ROOT, 'lambdas'), { recursive: true, encoding: 'utf8' })
      .filter((file) => file.endsWith('.ts'))
      .map((file) => `lambdas/${file}`)
    const handlers = files.filter((file) =>
      /export const handler\b/.test(readFileSync(path.join(ROOT, file), 'utf8')),
    )
    expect(sorted(handlers)).toEqual(sorted(FUNCOES.map(handlerSource)))
    expect(sorted(files.filter((file) => file.endsWith('.lambda.ts')))).toEqual(sorted(handlers))
  })

  test('has a unit test for every function in the same place, whose folder calls it', () => {
    const untested = FUNCOES.filter((f) => {
      const folder = path.join(ROOT, 'tests/unit/lambdas', f.capacidade)
      // Tests of a group share the scene that calls its handlers.
      const called = () =>
        readdirSync(folder).some((file) =>
          readFileSync(path.join(folder, file), 'utf8').includes(handlerSource(f)),
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
