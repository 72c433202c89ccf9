import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { beforeEach, describe, expect, it } from 'vitest'
import { MOTIVOS_DA_PROVA } from '#domain/dependente/textos.ts'
import { encerrarVinculo } from '#domain/dependente/contract.ts'
import { handler as encerrar } from '#lambdas/dependente/encerrar-vinculo.lambda.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { ANA } from '#semente/personas.ts'
import { TEO } from '#semente/dependentes.ts'
import { cinDe } from '../../../support/cin.ts'
import { invoke } from '../../../support/invoke.ts'
import type { Cenario } from '../kyc/cenario.ts'
import {
  adicionado,
  enviada,
  FILIACAO,
  guardado,
  linhas,
  MARCOS,
  mundoComTeo,
  provarComo,
} from './cenario.ts'

let mundo: Cenario
let dependente_id: string
beforeEach(async () => {
  mundo = mundoComTeo()
  dependente_id = await adicionado()
})

describe('provar-vinculo', () => {
  it('confirms by itself where the document names the adult, and keeps no picture', async () => {
    mundo.ler(cinDe(TEO, FILIACAO))
    const frente = await enviada(mundo, 'frente')
    expect(await provarComo(ANA, { dependente_id, frente })).toMatchObject({
      status: 200,
      body: { status: 'confirmado', motivos: [], falta_guarda: false },
    })
    const { nome, cpf, data_nascimento } = TEO
    expect(await usuarios.titular(dependente_id)).toEqual({ nome, cpf, data_nascimento })
    expect(mundo.fotos.size).toBe(0)
    expect(await envios.find(ANA.usuario.id, frente)).toBeUndefined()
    expect(await linhas(dependente_id)).toEqual([
      [ANA.usuario.id, 'declarar_vinculo'],
      [ANA.usuario.id, 'confirmar_vinculo'],
    ])
  })

  it('reads both sides: an old RG has the parents on its back', async () => {
    mundo.ler([], cinDe(TEO, FILIACAO))
    const [frente, verso] = [await enviada(mundo, 'frente'), await enviada(mundo, 'verso')]
    expect((await provarComo(ANA, { dependente_id, frente, verso })).body).toMatchObject({
      status: 'confirmado',
    })
  })

  it('says why the document is not enough, and waits for the proof of responsibility', async () => {
    mundo.ler(cinDe(TEO, ['MARIA LOPES VIEIRA']))
    const { body } = await provarComo(ANA, { dependente_id, frente: await enviada(mundo, 'frente') })
    expect(body).toMatchObject({
      status: 'pendente',
      falta_guarda: true,
      motivos: [MOTIVOS_DA_PROVA.outra_filiacao],
    })
    expect(await guardado(dependente_id)).toMatchObject({ vence_em: expect.any(String) })
  })

  it('hands the document and the proof of responsibility to a person', async () => {
    mundo.ler(cinDe(TEO, ['MARIA LOPES VIEIRA']))
    const [frente, guarda] = [await enviada(mundo, 'frente'), await enviada(mundo, 'guarda')]
    const { body } = await provarComo(ANA, { dependente_id, frente, guarda })
    expect(body).toMatchObject({ status: 'em_revisao' })
    const { imagens = [] } = (await guardado(dependente_id)) ?? {}
    expect(imagens.map(({ prova }) => prova)).toEqual(['frente', 'guarda'])
    expect([...mundo.fotos.keys()].toSorted()).toEqual(imagens.map(({ copia }) => copia).toSorted())
    // The proof is for a person's eyes: only the document is read.
    expect(mundo.textract.commandCalls(DetectDocumentTextCommand)).toHaveLength(1)
  })

  it('keeps what was sent before: a person sees it all, and the decision deletes it all', async () => {
    mundo.ler(cinDe(TEO, ['MARIA LOPES VIEIRA']))
    const [rg, verso] = [await enviada(mundo, 'frente'), await enviada(mundo, 'verso')]
    await provarComo(ANA, { dependente_id, frente: rg, verso })
    const [frente, guarda] = [await enviada(mundo, 'frente'), await enviada(mundo, 'guarda')]
    expect((await provarComo(ANA, { dependente_id, frente, guarda })).body).toMatchObject({
      status: 'em_revisao',
    })
    const { imagens = [] } = (await guardado(dependente_id)) ?? {}
    expect(imagens.map(({ prova }) => prova)).toEqual(['frente', 'verso', 'guarda'])
    expect([...mundo.fotos.keys()].toSorted()).toEqual(imagens.map(({ copia }) => copia).toSorted())
  })

  it('keeps no copy for a bond that is withdrawn meanwhile', async () => {
    mundo.ler(cinDe(TEO, ['MARIA LOPES VIEIRA']))
    const [frente, guarda] = [await enviada(mundo, 'frente'), await enviada(mundo, 'guarda')]
    mundo.textract.on(DetectDocumentTextCommand).callsFake(async () => {
      await invoke(encerrar, encerrarVinculo, { como: ANA, entrada: { dependente_id } })
      return { Blocks: [] }
    })
    expect(await provarComo(ANA, { dependente_id, frente, guarda })).toMatchObject({ status: 409 })
    expect(await guardado(dependente_id)).toMatchObject({ status: 'encerrado', imagens: [] })
    expect([...mundo.fotos.keys()].toSorted()).toEqual([frente, guarda].toSorted())
  })

  it('leaves everything as it was while nothing can be read', async () => {
    mundo.textract.on(DetectDocumentTextCommand).rejects(new Error('away'))
    const frente = await enviada(mundo, 'frente')
    expect(await provarComo(ANA, { dependente_id, frente })).toMatchObject({ status: 503 })
    expect(await guardado(dependente_id)).toMatchObject({ status: 'pendente', imagens: [] })
    expect(mundo.fotos.has(frente)).toBe(true)
  })

  it('takes only the caller’s own uploads, each for what it was sent as', async () => {
    const [minha, alheia] = [await enviada(mundo, 'guarda'), await enviada(mundo, 'frente', MARCOS)]
    for (const frente of [minha, alheia, 'nenhuma'])
      expect(await provarComo(ANA, { dependente_id, frente })).toMatchObject({ status: 404 })
  })

  it('refuses what is no picture, in words', async () => {
    const frente = await enviada(mundo, 'frente', ANA, Buffer.from('%PDF-1.7'))
    expect(await provarComo(ANA, { dependente_id, frente })).toMatchObject({
      status: 422,
      body: { codigo: 'arquivo_invalido', campos: [{ campo: 'frente' }] },
    })
  })

  it('is of the own bond, and not of one that is decided', async () => {
    mundo.ler(cinDe(TEO, FILIACAO))
    const frente = await enviada(mundo, 'frente', MARCOS)
    expect(await provarComo(MARCOS, { dependente_id, frente })).toMatchObject({ status: 404 })
    const minha = await enviada(mundo, 'frente')
    await provarComo(ANA, { dependente_id, frente: minha })
    expect(await provarComo(ANA, { dependente_id, frente: minha })).toMatchObject({ status: 409 })
  })
})
