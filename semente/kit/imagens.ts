import sharp from 'sharp'
import { gerarDocumento } from '../gerar/documento.ts'
import { fotografar, fotos } from '../gerar/foto.ts'
import { desenharRosto } from '../gerar/rosto.ts'
import type { PessoaDoKit } from './pessoas.ts'

export const PARTES = ['frente', 'verso', 'selfie'] as const
export type Parte = (typeof PARTES)[number]
/** `ruim` is what the product must refuse: a shaken, dark photo; a selfie with the eyes closed. */
export const CONDICOES = ['boa', 'ruim'] as const
export type Condicao = (typeof CONDICOES)[number]

const FOTOS = { boa: fotos.boa, ruim: fotos.ilegivel }

/** One picture of somebody, as a phone takes it, JPEG; null for the selfie of somebody whose face is not drawn. */
export async function imagemDe(
  { pessoa, retrato_proprio, semente }: PessoaDoKit,
  parte: Parte,
  condicao: Condicao,
  retrato: Buffer,
): Promise<Buffer | null> {
  if (parte === 'selfie') return retrato_proprio ? null : selfie({ pessoa, semente }, condicao)
  const { layout, familia, dados } = pessoa
  const cartao = await gerarDocumento({ layout, lado: parte, familia, dados, rosto: retrato })
  return fotografar(cartao, { ...FOTOS[condicao], semente: semente + (parte === 'frente' ? 0 : 1) })
}

/**
 * Another picture of the same face, as a phone sees it: a smile, the head turned, light from one side. Less of a
 * difference would be a picture of the portrait, which the product refuses.
 */
async function selfie(
  { pessoa, semente }: Pick<PessoaDoKit, 'pessoa' | 'semente'>,
  condicao: Condicao,
): Promise<Buffer> {
  const rosto = await desenharRosto(pessoa.rosto, {
    expressao: 'sorriso',
    giro: 0.3,
    sombra: 0.28,
    olhosFechados: condicao === 'ruim',
    fundo: '#d9cfbf',
    semente: semente + 2,
  })
  return sharp(rosto).resize({ width: 960 }).jpeg({ quality: 88 }).toBuffer()
}
