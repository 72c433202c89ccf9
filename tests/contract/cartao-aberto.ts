import { createCartao } from '../../local/provedores/cartao/service.ts'
import { providerPort, temporaryFolder } from '../support/provedores.ts'

/** The card provider at a port of its own, where the product finds it. */
export async function abrirCartao() {
  const port = await providerPort()
  const disk = await temporaryFolder()
  const provider = await createCartao({ folder: disk.folder, publicUrl: `${port.url}/cartao` })
  port.mount([
    { prefix: '/v1', provider, keep: true },
    { prefix: '/cartao', provider },
  ])
  process.env.URL_CARTAO = port.url
  return {
    porta: port.port,
    provider,
    async fechar(): Promise<void> {
      await port.close()
      await provider.close()
      await disk.remove()
    },
  }
}
