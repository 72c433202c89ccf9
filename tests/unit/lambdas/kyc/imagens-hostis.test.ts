import { expect, it } from 'vitest'
import { codigosEm } from '#lambdas/kyc/fotos/codigos.ts'
import { copiaLimpa, examinar, ImagemInvalida } from '#lambdas/kyc/fotos/imagem.ts'
import { ESPECIES, hostil } from '../../../../bancadas/imagens-hostis/hostis.ts'

const DECODIFICADORES = { examinar, copiaLimpa, codigosEm }
/** Less than the function is given that reads a side; `imagem.ts` itself waits ten seconds. */
const PRAZO_MS = 25_000
const SEMENTE = 20_261_123

/**
 * `npm run imagens-hostis` takes thousands of them through the product in its own process; here is one of each kind.
 */
it.each(ESPECIES.map((especie, numero) => [especie, numero] as const))(
  '%s ends in time in every decoder, read or refused',
  { timeout: 60_000 },
  async (especie, numero) => {
    const { nome, bytes } = await hostil(SEMENTE, numero)
    expect(nome).toBe(especie)
    for (const [decodificador, decodificar] of Object.entries(DECODIFICADORES)) {
      const inicio = performance.now()
      const fim = await decodificar(bytes).then(
        () => 'lida',
        (erro: unknown) => (erro instanceof ImagemInvalida ? 'recusada' : erro),
      )
      expect([decodificador, fim]).toEqual([
        decodificador,
        expect.stringMatching(/^(?:lida|recusada)$/) as unknown,
      ])
      expect(performance.now() - inicio).toBeLessThan(PRAZO_MS)
    }
  },
)
