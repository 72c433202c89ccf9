import { S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { verDocumento } from '#domain/documento/contract.ts'
import { handler as ver } from '#lambdas/documento/ver-documento.lambda.ts'
import { ANA, BRUNO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { rebaixar } from '../../../support/rebaixar.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { cadastrar, DOCUMENTO, emAndamento, guardar, nasLinhas, VISTO } from './cenario.ts'

beforeEach(async () => {
  tabelaViva(itemsOf(ANA, BRUNO, HELENA, IGOR))
  mockClient(S3Client)
  await cadastrar(HELENA, IGOR)
})

describe('GET /documents/{id}', () => {
  const olhar = (como: Persona) => invoke(ver, verDocumento, { como, entrada: { id: DOCUMENTO } })

  it('tells both where it stands; only the look of whoever did not write it is a read of the record', async () => {
    await emAndamento()
    await guardar({ falha: 'indisponivel', tentativas: 1 })
    expect(await olhar(HELENA)).toMatchObject({ status: 200, body: { ...VISTO, falha: 'indisponivel' } })
    expect(await nasLinhas()).toEqual([])
    expect((await olhar(ANA)).body).toEqual({ ...VISTO, falha: 'indisponivel' })
    expect(await nasLinhas()).toEqual([
      { ator_id: ANA.usuario.id, acao: 'ler', objeto: `documento:${DOCUMENTO}` },
    ])
  })

  it('is its patient’s whatever became of the account, and its doctor’s while they practise', async () => {
    await emAndamento()
    await guardar()
    for (const { usuario } of [ANA, HELENA]) await rebaixar(usuario.id, 'blocked')
    expect((await olhar(ANA)).status).toBe(200)
    expect((await olhar(HELENA)).body).toMatchObject({ codigo: 'conta_bloqueada' })
  })

  it('is missing for anybody else', async () => {
    await emAndamento()
    await guardar()
    expect(await olhar(IGOR)).toMatchObject({ status: 404, body: { codigo: 'nao_encontrado' } })
  })
})
