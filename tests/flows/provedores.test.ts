import { spawnSync } from 'node:child_process'
import path from 'node:path'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'

let cloud: CloudProcess
beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

/** The operator's command, as it is typed. */
function conferir() {
  const { status, stdout } = spawnSync(
    'node_modules/.bin/tsx',
    ['semente/provedores.ts', 'conferir', '--ambiente', path.join(cloud.dados, 'ambiente.json')],
    { encoding: 'utf8' },
  )
  return { status, linhas: stdout.trim().split('\n') }
}

it('says what works of each provider, and nothing else', () => {
  expect(conferir()).toEqual({
    status: 0,
    linhas: [
      'sim  cfm           a chave vale e o cadastro responde.',
      'sim  cpf           o contrato vale e o cadastro responde.',
      'sim  cartao        a chave vale.',
      'sim  bedrock       o estágio não tem modelo; a triagem responde sem ele.',
      expect.stringMatching(/^sim {2}ses {11}responde/),
      'sim  sms           aceita mensagens desta origem.',
      'sim  icp-brasil    1 de 1 raiz(es) da ICP-Brasil valem.',
      ...['vidaas', 'birdid', 'safeid', 'serproid'].map(
        (nome) => `sim  psc-${nome.padEnd(8)}  a aplicação está cadastrada e o provedor responde.`,
      ),
    ],
  })
})

it('says of each one that is away that it is', async () => {
  await cloud.kill()
  const { status, linhas } = conferir()
  await cloud.restart()
  expect(status).toBe(1)
  expect(linhas.map((linha) => linha.slice(0, 17).trim())).toEqual([
    'NÃO  cfm',
    'NÃO  cpf',
    'NÃO  cartao',
    'sim  bedrock',
    'NÃO  ses',
    'NÃO  sms',
    'NÃO  icp-brasil',
    'NÃO  psc-vidaas',
    'NÃO  psc-birdid',
    'NÃO  psc-safeid',
    'NÃO  psc-serproid',
  ])
})
