import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { baixarDocumento } from '#domain/documento/contract.ts'
import { handler as baixar } from '#lambdas/documento/baixar-documento.lambda.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { ANA, BRUNO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { rebaixar } from '../../../support/rebaixar.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { assinada, cadastrar, DOCUMENTO, emAndamento, guardar, nasLinhas } from './cenario.ts'

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  segredosVivos()
  mockClient(S3Client)
  await cadastrar(HELENA, IGOR)
})

describe('POST /documents/{id}/link', () => {
  const pedir = (como: Persona) => invoke(baixar, baixarDocumento, { como, entrada: { id: DOCUMENTO } })

  it("gives an hour's link to the file; the patient's first is the delivery, and each is logged", async () => {
    await emAndamento()
    await guardar(assinada)
    const doMedico = await pedir(HELENA)
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'signed' })
    const primeiro = await pedir(ANA)
    const entregue = await documentos.find(DOCUMENTO)
    expect(entregue).toMatchObject({ status: 'delivered' })
    await pedir(ANA)
    expect(await documentos.find(DOCUMENTO)).toEqual(entregue)

    const { url, expira_em } = primeiro.body as { url: string; expira_em: string }
    const query = new URL(url).searchParams
    expect(new URL(url).pathname).toContain(`${ANA.usuario.id}/${DOCUMENTO}.pdf`)
    expect(query.get('X-Amz-Expires')).toBe('3600')
    // The day it was issued in São Paulo, which is the one printed on it.
    expect(query.get('response-content-disposition')).toBe('attachment; filename="receita_2026-11-20.pdf"')
    expect(Date.parse(expira_em) - Date.now()).toBeGreaterThan(3_590_000)
    expect(doMedico.status).toBe(200)
    expect(await nasLinhas()).toEqual(
      [HELENA, ANA, ANA].map(({ usuario }) => ({
        ator_id: usuario.id,
        acao: 'baixar',
        objeto: `documento:${DOCUMENTO}`,
      })),
    )
  })

  it.each(['restricted', 'blocked'] as const)('gives a %s patient their file', async (tier) => {
    await emAndamento()
    await guardar(assinada)
    await rebaixar(ANA.usuario.id, tier)
    expect((await pedir(ANA)).status).toBe(200)
    expect(await documentos.find(DOCUMENTO)).toMatchObject({ status: 'delivered' })
  })

  it('gives that of a dependant to a verified adult alone', async () => {
    const { dependente_id } = TEO
    await semearDependente(TEO, ANA.usuario.id, new Date())
    await emAndamento({ paciente_id: dependente_id, responsavel_id: ANA.usuario.id })
    await guardar({ ...assinada, paciente_id: dependente_id, responsavel_id: ANA.usuario.id })
    expect((await pedir(ANA)).status).toBe(200)
    await rebaixar(ANA.usuario.id, 'restricted')
    expect((await pedir(ANA)).status).toBe(404)
  })

  it('has nothing to give before it is signed, and nothing for others', async () => {
    await emAndamento()
    await guardar()
    expect(await pedir(ANA)).toMatchObject({
      status: 409,
      body: {
        codigo: 'transicao_invalida',
        detail: 'Este arquivo ainda não está disponível para download.',
      },
    })
    expect(await pedir(IGOR)).toMatchObject({ status: 404 })
    expect(await pedir(BRUNO)).toMatchObject({ status: 404 })
    expect(await nasLinhas()).toEqual([])
  })
})
