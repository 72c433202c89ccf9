import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { listarDocumentos } from '#domain/documento/contract.ts'
import { handler as listar } from '#lambdas/documento/listar-documentos.lambda.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, BRUNO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { rebaixar } from '../../../support/rebaixar.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { cadastrar, emAndamento, guardar, nasLinhas, VISTO } from './cenario.ts'

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  segredosVivos()
  mockClient(S3Client)
  await cadastrar(HELENA, IGOR)
})

describe('GET /documents', () => {
  const ler = (como: Persona, entrada = {}) => invoke(listar, listarDocumentos, { como, entrada })

  it("gives the patient's own, newest first, and those of one consultation to both", async () => {
    await emAndamento({ created_at: '2026-11-20T00:00:00.000Z' })
    await guardar()
    const outra = { id: 'd2', codigo: 'c2', created_at: '2026-11-22T00:00:00.000Z', consulta_id: 'outra' }
    await guardar(outra)
    const { body } = await ler(ANA)
    expect(body).toEqual({
      documentos: [{ ...VISTO, id: 'd2', consulta_id: 'outra', created_at: outra.created_at }, VISTO],
    })
    expect((await ler(ANA, { consulta_id: CONSULTA })).body).toEqual({ documentos: [VISTO] })
    expect((await ler(HELENA, { consulta_id: CONSULTA })).body).toEqual({ documentos: [VISTO] })
    expect(await nasLinhas()).toEqual([
      { ator_id: HELENA.usuario.id, acao: 'listar', objeto: `documentos:${CONSULTA}` },
    ])
  })

  it.each(['restricted', 'blocked'] as const)(
    'gives a %s patient theirs, and no such doctor any',
    async (tier) => {
      await emAndamento()
      await guardar()
      for (const { usuario } of [ANA, HELENA]) await rebaixar(usuario.id, tier)
      expect((await ler(ANA)).body).toEqual({ documentos: [VISTO] })
      expect((await ler(HELENA, { consulta_id: CONSULTA })).status).toBe(403)
    },
  )

  it('gives those of a dependant to a verified adult alone, who keeps their own', async () => {
    const { dependente_id } = TEO
    await semearDependente(TEO, ANA.usuario.id, new Date())
    await emAndamento({ paciente_id: dependente_id, responsavel_id: ANA.usuario.id })
    await guardar({ paciente_id: dependente_id, responsavel_id: ANA.usuario.id })
    expect((await ler(ANA)).body).toMatchObject({ documentos: [{ de: TEO.nome }] })
    expect((await ler(ANA, { consulta_id: CONSULTA })).status).toBe(200)
    await rebaixar(ANA.usuario.id, 'restricted')
    expect((await ler(ANA)).body).toEqual({ documentos: [] })
    expect((await ler(ANA, { consulta_id: CONSULTA })).status).toBe(404)
  })

  it("refuses a doctor's list without a consultation, and another's consultation", async () => {
    await emAndamento()
    expect(await ler(HELENA)).toMatchObject({ status: 403, body: { codigo: 'sem_permissao' } })
    expect(await ler(IGOR, { consulta_id: CONSULTA })).toMatchObject({ status: 404 })
  })
})
