import { codigosEm } from '#lambdas/kyc/fotos/codigos.ts'
import { copiaLimpa } from '#lambdas/kyc/fotos/imagem.ts'
import { gerarDocumento } from '#semente/gerar/documento.ts'
import { fotografar, fotos } from '#semente/gerar/foto.ts'
import { expect, test } from 'vitest'
import { maria } from '../../../support/kyc.ts'

const verso = (layout: 'cnh_antiga' | 'rg_antigo') =>
  gerarDocumento({ layout, lado: 'verso', dados: maria, rosto: Buffer.alloc(0) })

test('a QR code is read from a photographed card, also one lying on its side', async () => {
  const esperado = [`https://exemplo.invalid/cnh/${maria.numero_cnh}`]
  const cartao = await verso('cnh_antiga')
  for (const foto of [fotos.inclinada, fotos.deitada])
    expect(await codigosEm(await copiaLimpa(await fotografar(cartao, { ...foto, largura: 900 })))).toEqual(
      esperado,
    )
})

test('a side without one has none', async () => {
  expect(await codigosEm(await verso('rg_antigo'))).toEqual([])
})
