import { gerarDocumento } from '#semente/gerar/documento.ts'
import { fotografar, fotos } from '#semente/gerar/foto.ts'
import { linhasDaMrz } from '#semente/gerar/mrz.ts'
import { desenharRosto, svgDoRosto } from '#semente/gerar/rosto.ts'
import { rostos } from '#semente/gerar/rostos.ts'
import { texto } from '#semente/gerar/texto.ts'
import { lerMrz } from '#domain/kyc/documento/mrz.ts'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { maria } from '../../support/kyc.ts'

const layouts = ['rg_antigo', 'rg_novo_cin', 'cnh_antiga', 'cnh_nova_2022'] as const

describe('drawn people', () => {
  test('the same person, pose and seed give the same bytes; any change gives others', async () => {
    const retrato = await desenharRosto(rostos.ana)
    expect(await desenharRosto(rostos.ana)).toEqual(retrato)
    expect(await desenharRosto(rostos.ana, { semente: 8 })).not.toEqual(retrato)
    expect(await sharp(retrato).metadata()).toMatchObject({ format: 'jpeg', width: 512, height: 560 })
  })

  test('expression, turn and closed eyes change the drawing of everybody', () => {
    for (const rosto of Object.values(rostos)) {
      const poses = [{}, { expressao: 'sorriso' }, { giro: 0.5 }, { olhosFechados: true }] as const
      expect(new Set(poses.map((pose) => svgDoRosto(rosto, pose))).size).toBe(poses.length)
    }
  })
})

describe('drawn documents', () => {
  test.each(layouts)('%s is drawn on both sides without any font of the system', async (layout) => {
    const rosto = await desenharRosto(rostos.ana)
    const [frente, verso] = await Promise.all(
      (['frente', 'verso'] as const).map((lado) => gerarDocumento({ layout, lado, dados: maria, rosto })),
    )
    expect(frente).not.toEqual(verso)
    expect(await sharp(frente).metadata()).toMatchObject({ format: 'png', width: 1280, height: 880 })
  })

  test('text is drawn as outlines', () => {
    const linha = texto(10, 20, 'Ação', { tamanho: 20 })
    expect(linha.match(/<path /g)).toHaveLength(4)
    expect(linha).not.toMatch(/<text|font-family/)
    expect(texto(10, 20, 'Açao', { tamanho: 20 })).not.toBe(linha)
  })

  test('the machine-readable zone is three lines of 30 that read back as written', () => {
    const linhas = linhasDaMrz({ ...maria, tipo: 'ID', serie: '283456719', numero: '52998224725' })
    expect(linhas.map((linha) => linha.length)).toEqual([30, 30, 30])
    expect(lerMrz(linhas, '2026-11-21')).toMatchObject({
      serie: '283456719',
      numero: '52998224725',
      data_nascimento: maria.data_nascimento,
      data_validade: maria.data_validade,
      sexo: 'F',
    })
  })
})

describe('photos', () => {
  test('a seed decides the noise; a quarter turn swaps the sides', async () => {
    const cartao = await gerarDocumento({
      layout: 'rg_antigo',
      lado: 'verso',
      dados: maria,
      rosto: Buffer.alloc(0),
    })
    const pequena = { ...fotos.boa, largura: 500 }
    const foto = await fotografar(cartao, pequena)
    expect(await fotografar(cartao, pequena)).toEqual(foto)
    expect(await fotografar(cartao, { ...pequena, semente: 1 })).not.toEqual(foto)
    const [reta, deitada] = await Promise.all(
      [foto, await fotografar(cartao, { ...pequena, quartos: 1 })].map((imagem) => sharp(imagem).metadata()),
    )
    expect([deitada?.width, deitada?.height]).toEqual([reta?.height, reta?.width])
  })
})
