import { DomainError } from '#domain/base/erros.ts'
import { PRECOS } from '#domain/pagamento/precos.ts'
import type { Aviso, Cobranca, Intencao } from '#lambdas/providers/cartao.ts'

/** How the patient's card behaves. */
type Cartao = 'bom' | 'recusado' | 'captura_recusada_uma_vez'
/** `antes`: the provider is away. `depois`: it did it, and whoever asked died before hearing so. */
type Falha = 'antes' | 'depois'

const HOLD_MS = 7 * 24 * 60 * 60 * 1000
const KEY_MS = 24 * 60 * 60 * 1000

interface Guardada {
  intencao: Intencao
  cartao: Cartao
  capturas: number
  recusas: number
}

/** The card provider in memory, with the outside of `lambdas/providers/cartao.ts`. */
export class CartaoFalso {
  readonly intencoes = new Map<string, Guardada>()
  readonly repasses = new Map<string, string>()
  contaPronta = true
  /** The next notices are the last one once more. */
  repetirAviso = false
  /** The next payout is refused, though the account was ready. */
  repasseRecusado = false
  private readonly chaves = new Map<string, string>()
  private readonly recusadas = new Map<string, { readonly codigo: string; readonly ate: number }>()
  private readonly entregues = new Set<string>()
  private falhas: Falha[] = []
  private avisos = 0

  constructor(private readonly recusa: (codigo: string) => Error) {}

  /** What goes wrong with the next calls, one each. */
  falhar(falha: Falha): void {
    this.falhas.push(falha)
  }

  recuperar(): void {
    this.falhas = []
    this.contaPronta = true
    this.repasseRecusado = false
  }

  /** The browser was answered this client secret: only then can the patient pay with it. */
  entregar(client_secret: string): void {
    this.entregues.add(client_secret)
  }

  /** The patient types a card in the browser. */
  pagar(cartao: Cartao): void {
    for (const guardada of this.intencoes.values()) {
      const { intencao } = guardada
      if (intencao.status !== 'requires_payment_method' || !this.entregues.has(intencao.client_secret))
        continue
      guardada.cartao = cartao
      guardada.intencao =
        cartao === 'recusado'
          ? { ...intencao, recusa: 'generic_decline' }
          : { ...intencao, status: 'requires_capture', recusa: null, cobranca: this.reservada(intencao.id) }
    }
  }

  /** Holds whose time is over are let go. */
  vencerRetencoes(): void {
    for (const guardada of this.intencoes.values()) {
      const { intencao } = guardada
      const limite = intencao.cobranca?.capture_before
      if (intencao.status === 'requires_capture' && limite && limite <= new Date().toISOString())
        guardada.intencao = { ...intencao, status: 'canceled' }
    }
  }

  criarIntencao = (dados: { consulta_id: string; ordem: number }): Promise<Intencao> =>
    this.chamada(() => {
      const chave = `intencao-${dados.consulta_id}-${dados.ordem}`
      const id = this.chaves.get(chave) ?? `pi_${this.intencoes.size + 1}`
      this.chaves.set(chave, id)
      if (!this.intencoes.has(id))
        this.intencoes.set(id, {
          cartao: 'bom',
          capturas: 0,
          recusas: 0,
          intencao: {
            id,
            status: 'requires_payment_method',
            client_secret: `${id}_secret`,
            consulta_id: dados.consulta_id,
            cobranca: null,
            recusa: null,
          },
        })
      return this.de(id).intencao
    })

  lerIntencao = (id: string): Promise<Intencao> =>
    this.chamada(() => {
      this.vencerRetencoes()
      return this.de(id).intencao
    })

  capturar = (id: string, tentativa: number): Promise<Intencao> =>
    this.chamada(() => {
      const guardada = this.de(id)
      const { intencao, cartao } = guardada
      const chave = `captura-${id}-${tentativa}`
      this.repetirRecusa(chave)
      if (intencao.status !== 'requires_capture') this.recusar(chave, 'payment_intent_unexpected_state')
      if (cartao === 'captura_recusada_uma_vez' && guardada.recusas === 0) {
        guardada.recusas++
        this.recusar(chave, 'generic_decline')
      }
      guardada.capturas++
      guardada.intencao = {
        ...intencao,
        status: 'succeeded',
        cobranca: intencao.cobranca && { ...intencao.cobranca, capturado: intencao.cobranca.autorizado },
      }
      return guardada.intencao
    })

  liberar = (id: string): Promise<Intencao> =>
    this.chamada(() => {
      const guardada = this.de(id)
      const { intencao } = guardada
      if (intencao.status === 'succeeded' || intencao.status === 'canceled')
        throw this.recusa('payment_intent_unexpected_state')
      guardada.intencao = { ...intencao, status: 'canceled' }
      return guardada.intencao
    })

  ehContaPronta = (): Promise<boolean> => this.chamada(() => this.contaPronta)

  repassar = (dados: { consulta_id: string; tentativa: number }): Promise<string> =>
    this.chamada(() => {
      const chave = `repasse-${dados.consulta_id}-${dados.tentativa}`
      this.repetirRecusa(chave)
      if (this.repasseRecusado) {
        this.repasseRecusado = false
        this.recusar(chave, 'insufficient_capabilities_for_transfer')
      }
      const id = this.repasses.get(dados.consulta_id) ?? `tr_${this.repasses.size + 1}`
      this.repasses.set(dados.consulta_id, id)
      return id
    })

  lerAviso = (corpo: string): Promise<Aviso> =>
    Promise.resolve({
      id: `evt_${this.repetirAviso ? this.avisos : ++this.avisos}`,
      tipo: 'payment_intent.amount_capturable_updated',
      criado_em: '2026-11-20T15:30:00.000Z',
      consulta_id: corpo,
      conta_id: null,
    })

  /** A refusal is answered once more under its key, which is good for a day. */
  private repetirRecusa(chave: string): void {
    const { codigo, ate } = this.recusadas.get(chave) ?? { codigo: '', ate: 0 }
    if (Date.now() < ate) throw this.recusa(codigo)
  }

  private recusar(chave: string, codigo: string): never {
    this.recusadas.set(chave, { codigo, ate: Date.now() + KEY_MS })
    throw this.recusa(codigo)
  }

  private chamada<T>(fazer: () => T): Promise<T> {
    const falha = this.falhas.shift()
    if (falha === 'antes') return Promise.reject(new DomainError('provedor_indisponivel'))
    return new Promise((resolve, reject) => {
      try {
        const feito = fazer()
        if (falha === 'depois') reject(new Error('crash'))
        else resolve(feito)
      } catch (error) {
        reject(error instanceof Error ? error : new Error(String(error)))
      }
    })
  }

  private de(id: string): Guardada {
    const guardada = this.intencoes.get(id)
    if (!guardada) throw this.recusa('resource_missing')
    return guardada
  }

  private reservada(id: string): Cobranca {
    return {
      id: `ch_${id}`,
      autorizado: PRECOS.consulta,
      capturado: 0,
      capture_before: new Date(Date.now() + HOLD_MS).toISOString(),
    }
  }
}
