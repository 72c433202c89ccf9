import { DeleteFacesCommand, RekognitionClient } from '@aws-sdk/client-rekognition'
import { DeleteObjectCommand } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler } from '#lambdas/cadastro/retomar-encerramentos.lambda.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import { rostoKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import { dono } from '#lambdas/store/unicos.ts'
import { refazer } from '#semente/encerramentos/refazer.ts'
import { ANA } from '#semente/personas.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { cenaDoEncerramento, comCodigo, encerrar, IMAGENS_DA_ANA } from './encerramento.ts'

const { id } = ANA.usuario
let cena: Awaited<ReturnType<typeof cenaDoEncerramento>>

beforeEach(async () => {
  cena = await cenaDoEncerramento()
})

describe('retomar-encerramentos', () => {
  it('finishes what could not be erased, once', async () => {
    cena.s3.on(DeleteObjectCommand).rejects(new Error('away'))
    await comCodigo(id)
    await encerrar(ANA)
    await handler({}, CONTEXT)
    expect((await encerramentos.find(id))?.concluido).toBe(false)
    const apagadas: string[] = []
    cena.s3.on(DeleteObjectCommand).callsFake(async ({ Key }: { Key: string }) => {
      apagadas.push(Key)
      return {}
    })
    await handler({}, CONTEXT)
    expect(apagadas.toSorted()).toEqual(IMAGENS_DA_ANA.toSorted())
    expect((await encerramentos.find(id))?.concluido).toBe(true)
    expect(cena.tabela.of('kyc_corrida')).toEqual([])
    await handler({}, CONTEXT)
    expect(apagadas).toHaveLength(IMAGENS_DA_ANA.length)
  })

  it('takes the face out of the collection, and waits for one that is on its way there', async () => {
    const rekognition = mockClient(RekognitionClient)
    rekognition.on(DeleteFacesCommand).resolves({ DeletedFaces: ['rosto-1'] })
    const rosto = { ...rostoKey(id), entidade: 'kyc_rosto', face_ids: ['rosto-1'] }
    await write(put(rosto, ALWAYS))
    await comCodigo(id)
    await encerrar(ANA)
    expect(rekognition.calls()).toHaveLength(0)
    expect((await encerramentos.find(id))?.concluido).toBe(false)

    await write(put({ ...rosto, sha256: 'a'.repeat(64) }, ALWAYS))
    await handler({}, CONTEXT)
    expect(rekognition.commandCalls(DeleteFacesCommand).map(({ args }) => args[0].input)).toEqual([
      { CollectionId: 'acolhe-unit-rostos', FaceIds: ['rosto-1'] },
    ])
    expect((await encerramentos.find(id))?.concluido).toBe(true)
    expect(cena.tabela.of('kyc_rosto')).toEqual([])
  })

  it('erases again what a restored table brought back, once the closing is due there', async () => {
    const copia = [...cena.tabela.items].map(([key, item]) => [key, structuredClone(item)] as const)
    await comCodigo(id)
    await encerrar(ANA)
    const daConta = () => [...cena.tabela.items.values()].filter(({ pk }) => pk === `USUARIO#${id}`)
    const daAntiga = daConta()
    cena.tabela.items.clear()
    for (const [key, item] of copia) cena.tabela.items.set(key, item)
    expect(await dono('cpf', ANA.usuario.cpf, 'paciente', new Date())).toBe(id)
    const travas = () =>
      [...cena.tabela.items.values()].filter(
        ({ pk, usuario_id }) => pk.startsWith('UNICO#') && usuario_id === id,
      )
    cena.apagadas.length = 0
    await refazer(daAntiga, travas())
    await refazer(daAntiga, travas())
    await handler({}, CONTEXT)
    expect(cena.apagadas.toSorted()).toEqual(IMAGENS_DA_ANA.toSorted())
    expect(await dono('cpf', ANA.usuario.cpf, 'paciente', new Date())).toBeUndefined()
    expect(await dono('email', ANA.usuario.email, 'paciente', new Date())).toBeUndefined()
    expect(cena.tabela.of('kyc_corrida')).toEqual([])
    expect(
      daConta()
        .map(({ sk }) => sk)
        .toSorted(),
    ).toEqual(daAntiga.map(({ sk }) => sk).toSorted())
    expect((await encerramentos.find(id))?.concluido).toBe(true)
  })

  it('touches no open account', async () => {
    await handler({}, CONTEXT)
    expect(cena.apagadas).toEqual([])
    expect(cena.pool.logins.has(id)).toBe(true)
  })
})
