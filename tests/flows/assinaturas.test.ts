import { mkdtemp, rm } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { certificadoEncerrar } from '#domain/documento/contract-certificado.ts'
import { httpPath, type Saida } from '#domain/base/contrato.ts'
import { webhookAssinatura } from '#domain/documento/contract.ts'
import { PROVIDER_KEYS } from '../../local/cloud/secrets.ts'
import { conferir, quantasAssinaturas } from '../support/assinatura-viva.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { cabecalhos } from '../support/integracao.ts'
import { Jornada } from '../support/jornada.ts'
import { eventually } from '../support/provedores.ts'
import { lerRecolhidos, recolher, vazamentos } from '../support/vazamentos.ts'
import { lote } from '../../bancadas/assinaturas/lote.ts'

/** Signing as a whole: what other systems ask for, what is lost in the middle, and what must be left nowhere. */

const FORA_DO_AR = 'Assinatura integração temporariamente indisponível'

let cloud: CloudProcess
beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
})
afterAll(async () => {
  await cloud.close()
})

describe('POST /webhook/assinatura-create', () => {
  const mandar = async (jornada: Jornada, id: string, chave: string = PROVIDER_KEYS.integracao.chave) => {
    const corpo = JSON.stringify({
      consulta_id: jornada.consulta_id,
      tipo: 'receita',
      conteudo: 'Uso oral.',
      medicamentos: 'Dipirona 500 mg se dor',
      medico_id: jornada.medico.id,
      paciente_id: jornada.paciente.id,
    })
    const resposta = await fetch(`${cloud.origem}${httpPath(webhookAssinatura)}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...cabecalhos(corpo, chave, { id }) },
      body: corpo,
    })
    return {
      status: resposta.status,
      body: (await resposta.json()) as Partial<Saida<typeof webhookAssinatura>>,
    }
  }

  it('issues what the doctor’s session signs; without one it waits, and says so', async () => {
    const jornada = await (await Jornada.nova(cloud)).ate('em_curso')
    expect(await mandar(jornada, 'msg_1', Buffer.from('outra chave').toString('base64'))).toMatchObject({
      status: 401,
    })
    expect(await jornada.documentos()).toEqual([])
    const primeira = await mandar(jornada, 'msg_1')
    expect(primeira).toMatchObject({
      status: 200,
      body: { aviso: FORA_DO_AR, documento: { status: 'created' } },
    })
    jornada.documento_id = primeira.body.documento?.id ?? ''
    await jornada.assinado()
    expect(await mandar(jornada, 'msg_1')).toMatchObject({
      body: { aviso: null, documento: { id: jornada.documento_id, status: 'signed' } },
    })
    expect(await jornada.documentos()).toHaveLength(1)
    const pdf = await jornada.baixar()
    expect(quantasAssinaturas(pdf)).toBe(1)
    expect(await conferir(pdf, cloud.provedores)).toContain('successful')
    await cloud.falhar({ provider: 'psc', path: '/signature$', kind: 'status', status: 503, times: 1 })
    expect(await mandar(jornada, 'msg_2')).toMatchObject({ status: 200, body: { aviso: null } })
    await eventually('the provider was away', async () =>
      (await jornada.documentos()).find(({ falha }) => falha === 'indisponivel'),
    )
    expect(await mandar(jornada, 'msg_2')).toMatchObject({
      body: { aviso: FORA_DO_AR, documento: { status: 'created', falha: 'indisponivel' } },
    })
    await cloud.falhar()
    await jornada.doMedico.ok(certificadoEncerrar)
    await jornada.sairDaSala()
  })
})

it('twelve at once, the session lost in the middle: each is signed once', { timeout: 300_000 }, async () => {
  const { antes, achados } = await lote(cloud, 12)
  expect(achados).toEqual([])
  expect(antes).toBeGreaterThan(0)
  expect(antes).toBeLessThan(12)
})

it('leaves no token, key or secret in what is logged, named or stored', async () => {
  await cloud.parar()
  const pasta = await mkdtemp(path.join(os.tmpdir(), 'acolhe-recolhido-'))
  try {
    await recolher(cloud.dados, path.join(pasta, 'esta'))
    const [recolhido] = await lerRecolhidos(pasta)
    if (!recolhido) throw new Error('nothing was collected')
    expect(recolhido.linhas.length).toBeGreaterThan(0)
    expect(recolhido.guardados.length).toBeGreaterThan(0)
    expect(recolhido.segredos).toContain(PROVIDER_KEYS.cfm.chave)
    expect(vazamentos(recolhido)).toEqual([])
  } finally {
    await rm(pasta, { recursive: true, force: true })
  }
})
