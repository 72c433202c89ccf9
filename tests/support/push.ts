import { PUSH_BROWSER_KEY } from '../../local/cloud/secrets.ts'
import { createPush } from '../../local/provedores/push/service.ts'
import type { Inscricao } from '#domain/toque/aparelho.ts'
import { providerPort, temporaryFolder } from './provedores.ts'

/** What a device of the push service was sent, in clear. */
interface Recebida {
  readonly text: string
  readonly ttl: number
  readonly urgency: string
  readonly topic?: string
}

/** The browsers of the push service at `url`, each with its subscription. */
export function navegadores(url: string) {
  const pedir = async (caminho: string, corpo: unknown = {}) => {
    const resposta = await fetch(`${url}${caminho}`, {
      method: 'POST',
      headers: { 'x-api-key': PUSH_BROWSER_KEY },
      body: JSON.stringify(corpo),
    })
    if (!resposta.ok) throw new Error(`The push service answered ${resposta.status} to ${caminho}`)
    return resposta.json() as Promise<unknown>
  }
  const idDe = ({ endpoint }: Pick<Inscricao, 'endpoint'>) => endpoint.split('/').at(-1) ?? ''
  return {
    inscrever: async (chave: string): Promise<Inscricao> => {
      const feita = (await pedir('/_browser', { applicationServerKey: chave })) as {
        endpoint: string
        keys: { p256dh: string; auth: string }
      }
      return { endpoint: feita.endpoint, ...feita.keys }
    },
    desistir: (inscricao: Inscricao) => pedir(`/_browser/${idDe(inscricao)}/unsubscribe`),
    /** What came since it was asked last. */
    receber: async (inscricao: Inscricao): Promise<readonly Recebida[]> => {
      const { messages } = (await pedir(`/_browser/${idDe(inscricao)}/deliver`)) as { messages: Recebida[] }
      return messages
    },
  }
}

/**
 * A push service of its own, as the embedded cloud has it; functions take it for one once `URL_PUSH` is its address.
 */
export async function pushVivo() {
  const port = await providerPort()
  const disk = await temporaryFolder()
  const url = `${port.url}/push`
  const provider = await createPush({ folder: disk.folder, base: url, browserKey: PUSH_BROWSER_KEY })
  port.mount([{ prefix: '/push', provider }])
  return {
    url,
    faults: provider.faults,
    ...navegadores(url),
    fechar: async () => {
      await port.close()
      await provider.close()
      await disk.remove()
    },
  }
}
