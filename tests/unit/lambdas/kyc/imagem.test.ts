import { execFile } from 'node:child_process'
import { mkdtemp, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { kycIntelligentOcr, kycValidarEnvio } from '#domain/kyc/contract.ts'
import { codigosEm } from '#lambdas/kyc/fotos/codigos.ts'
import { copiaLimpa, examinar, ImagemInvalida } from '#lambdas/kyc/fotos/imagem.ts'
import { png } from '../../../support/png.ts'

const run = promisify(execFile)
const lisa = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8899aa' } })
const DECODIFICADORES = { examinar, copiaLimpa, codigosEm }

async function destino(bytes: Uint8Array) {
  const fins = await Promise.all(
    Object.values(DECODIFICADORES).map((decodificar) =>
      decodificar(bytes).then(
        () => 'aceita',
        (erro: unknown) => {
          if (erro instanceof ImagemInvalida) return erro.recusa
          throw erro
        },
      ),
    ),
  )
  expect(new Set(fins).size).toBe(1)
  return fins[0]
}

describe('every decoder', () => {
  it('refuses each small and thin picture, PNG and JPEG, and takes those beside them', async () => {
    let semente = 19
    const ate = (maximo: number) => (semente = (semente * 48_271) % 2_147_483_647) % maximo
    const medidas = [
      [3, 5],
      [1, 1],
      [79, 79],
      [80, 80],
      [80, 320],
      [321, 80],
      [16_384, 1],
      ...Array.from({ length: 60 }, () => [1 + ate(64), 1 + ate(64)]),
      ...Array.from({ length: 30 }, () => [1 + ate(79), 1 + ate(3000)]),
      ...Array.from({ length: 30 }, () => [80 + ate(100), 80 + ate(500)]),
    ] as const
    for (const [largura = 1, altura = 1] of medidas) {
      const [menor, maior] = [Math.min(largura, altura), Math.max(largura, altura)]
      const esperado =
        menor < 80 ? 'pequena' : maior > 10_000 ? 'grande' : maior > 4 * menor ? 'alongada' : 'aceita'
      const imagens = [png({ largura, altura }), await lisa(largura, altura).jpeg().toBuffer()]
      for (const bytes of imagens)
        expect([largura, altura, await destino(bytes)]).toEqual([largura, altura, esperado])
    }
  })

  it('says of what begins well and ends early that it is broken', async () => {
    for (const inteira of [await lisa(300, 200).jpeg().toBuffer(), png({ largura: 300, altura: 200 })])
      expect(await destino(inteira.subarray(0, Math.floor(inteira.length / 2)))).toBe('corrompida')
  })
})

/** The largest of what decoders hold whole: rows that come one by one need a third of it. */
const PESADAS: Record<string, () => Promise<Buffer> | Buffer> = {
  progressive: () =>
    lisa(6000, 4000)
      .withMetadata({ orientation: 6 })
      .jpeg({ progressive: true, chromaSubsampling: '4:4:4' })
      .toBuffer(),
  interlaced: () => png({ largura: 6000, altura: 4000, cor: 6, entrelacado: true }),
}

describe('the memory of the functions is enough for the heaviest pictures', () => {
  it.each(Object.keys(PESADAS))('%s', { timeout: 120_000 }, async (nome) => {
    const arquivo = path.join(await mkdtemp(path.join(os.tmpdir(), 'pesada-')), 'imagem')
    await writeFile(arquivo, (await PESADAS[nome]?.()) ?? '')
    for (const { nome: funcao, memoria = 256 } of [kycValidarEnvio, kycIntelligentOcr]) {
      const { stdout } = await run(process.execPath, [
        '--import',
        'tsx',
        'tests/support/pico-de-memoria.ts',
        arquivo,
        funcao,
      ])
      expect(Number(stdout)).toBeGreaterThan(50)
      expect([funcao, Number(stdout) < memoria]).toEqual([funcao, true])
    }
  })
})
