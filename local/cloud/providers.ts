import { createServer, type Server } from 'node:http'
import path from 'node:path'
import { createCartao } from '../provedores/cartao/service.ts'
import { createCfm } from '../provedores/cfm/service.ts'
import { createCpf } from '../provedores/cpf/service.ts'
import { createPsc } from '../provedores/psc/service.ts'
import { createPush } from '../provedores/push/service.ts'
import { providerListener } from '../provedores/listener.ts'
import type { Fault } from '../provedores/faults.ts'
import type { Provider } from '../provedores/provider.ts'
import { CARD_EVENTS, PROVIDER_KEYS, PSC_APPLICATION, PSC_OPERATOR_KEY, PUSH_BROWSER_KEY } from './secrets.ts'

/** What goes wrong with a provider's next requests at a path; `path` is a regular expression as text. */
export type ProviderFault = Fault & {
  readonly provider: Provider['name']
  readonly path: string
  readonly times?: number
}

/** Each provider does what is planned from now on, and nothing that was planned before. */
export function planFaults(providers: readonly Provider[], planned: readonly ProviderFault[]): void {
  for (const { name, faults } of providers) {
    faults.clear()
    for (const { provider, path: pattern, ...plan } of planned)
      if (provider === name) faults.add({ ...plan, path: new RegExp(pattern) })
  }
}

interface Providers {
  readonly server: Server
  readonly all: readonly Provider[]
  /** What a doctor's test certificate chains up to, PEM. */
  readonly roots: string
}

/** The providers outside AWS on one port; `/v1` is the card provider's own path, which its SDK cannot prefix. */
export async function startProviders(dados: string, base: string, origem: string): Promise<Providers> {
  const folder = (name: string) => path.join(dados, name)
  const cartao = await createCartao({
    folder: folder('cartao'),
    publicUrl: `${base}/cartao`,
    secretKey: PROVIDER_KEYS.cartao.chave,
    webhook: {
      url: `${origem}/webhook/cartao`,
      secret: PROVIDER_KEYS.cartao.segredo_webhook,
      enabledEvents: Object.values(CARD_EVENTS).flat(),
    },
  })
  const psc = await createPsc({
    folder: folder('psc'),
    base: `${base}/psc`,
    application: { ...PSC_APPLICATION, redirect_uris: [`${origem}/certificado/retorno`] },
    operatorKey: PSC_OPERATOR_KEY,
  })
  const cfm = await createCfm({ folder: folder('cfm'), ...PROVIDER_KEYS.cfm })
  const cpf = await createCpf({ folder: folder('cpf'), ...PROVIDER_KEYS.cpf })
  const push = await createPush({
    folder: folder('push'),
    base: `${base}/push`,
    browserKey: PUSH_BROWSER_KEY,
  })
  const server = createServer(
    providerListener([
      { prefix: '/v1', provider: cartao, keep: true },
      { prefix: '/cartao', provider: cartao },
      { prefix: '/psc', provider: psc },
      { prefix: '/cfm', provider: cfm },
      { prefix: '/cpf', provider: cpf },
      { prefix: '/push', provider: push },
    ]),
  )
  return { server, all: [cartao, psc, cfm, cpf, push], roots: psc.roots }
}
