import { Template } from 'aws-cdk-lib/assertions'
import { loadConfigFromFile } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'
import { ALEGACOES } from '#domain/base/alegacoes.ts'
import { pilhas } from '../../lib/pilhas.ts'
import { completo, montar, novoApp } from './montagem.ts'

/** What each function's environment says of the claims; one word where they all say the same. */
const doCorreio = (capacidades: Iterable<Template>): unknown[] => [
  ...new Set(
    [...capacidades]
      .flatMap((modelo) => Object.values(modelo.findResources('AWS::Lambda::Function')))
      .map(({ Properties }) => Properties as { Environment?: { Variables?: Record<string, unknown> } })
      .flatMap(({ Environment }) => Environment?.Variables?.['ALEGACOES'] ?? []),
  ),
]

afterEach(() => vi.unstubAllEnvs())

test.each([
  ['local', ALEGACOES],
  ['dev', ALEGACOES],
  ['prod', []],
] as const)('the pages and the mail of %s make the same claims', async (nome, ligadas) => {
  vi.stubEnv('ESTAGIO', nome)
  const site = await loadConfigFromFile({ command: 'build', mode: 'production' }, 'web/vite.config.ts')
  expect(site?.config.define).toMatchObject({ ALEGACOES_LIGADAS: JSON.stringify(ligadas) })
  expect(doCorreio(montar(nome).modelos.capacidades.values())).toEqual([ligadas.join(',') || 'nenhuma'])
})

test('in prod the mail names the agency once the settings say what proves it', () => {
  const base = completo('prod')
  const provada = { ...base, alegacoes: { ...base.alegacoes, agencia: { evidencia: 'Registro 12.345' } } }
  const { capacidades } = pilhas(novoApp(), provada)
  expect(doCorreio([...capacidades.values()].map((pilha) => Template.fromStack(pilha)))).toEqual(['agencia'])
})
