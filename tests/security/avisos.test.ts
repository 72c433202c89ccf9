import { randomUUID } from 'node:crypto'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { cancelarConsulta } from '#domain/consulta/contract.ts'
import { PROVIDER_KEYS } from '../../local/cloud/secrets.ts'
import { signatureHeader } from '../../local/provedores/cartao/webhooks.ts'
import { CartaoRecusado } from '../support/cartao-vivo.ts'
import { Jornada } from '../support/jornada.ts'
import { loja } from '../support/pessoas.ts'
import { eventually } from '../support/provedores.ts'
import { alvo, atacantes, emParalelo, quantos, SEMENTE } from './alvo.ts'

/**
 * The card provider's notices as they could come: 30 % twice or more, all out of order, 5 % forged, 5 % recorded
 * earlier and sent again; meanwhile cards are confirmed, refused and let go. What is left must be what the provider
 * itself says of each card: no more, no less.
 */
const QUANTOS = quantos(10_000, 120)
const CONSULTAS = quantos(40, 5)
const JUNTOS = 20
const SEGREDO = PROVIDER_KEYS.cartao.segredo_webhook
/** Stripe's: what is signed longer ago is not believed. */
const JANELA_S = 300

const TIPOS = [
  'payment_intent.created',
  'payment_intent.amount_capturable_updated',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.succeeded',
  'payment_intent.requires_action',
] as const

interface Aviso {
  readonly especie: 'certo' | 'repetido' | 'forjado' | 'velho'
  readonly corpo: string
  readonly assinatura: string
}

interface Cena {
  readonly jornada: Jornada
  readonly intencao: string
  /** What happens to the card while the notices arrive. */
  readonly ato: 'nada' | 'paga' | 'recusa' | 'paga e cancela'
  readonly client_secret: string
}

const ATOS: readonly Cena['ato'][] = ['paga', 'recusa', 'paga e cancela', 'nada', 'paga']

let cenas: readonly Cena[]

beforeAll(async () => {
  const { medico } = await atacantes()
  cenas = await Promise.all(
    Array.from({ length: CONSULTAS }, async (_, i): Promise<Cena> => {
      const jornada = await Jornada.nova(alvo(), { medico })
      await jornada.ate('solicitada')
      const client_secret = await jornada.intencao()
      const intencao = jornada.cartao.idDe(client_secret)
      return { jornada, client_secret, intencao, ato: ATOS[i % ATOS.length] ?? 'nada' }
    }),
  )
}, 300_000)

const agora = () => Math.floor(Date.now() / 1000)

function corpoDe(sorteio: number): string {
  const cena = cenas[sorteio % cenas.length]
  return JSON.stringify({
    id: `evt_${randomUUID()}`,
    object: 'event',
    type: TIPOS[sorteio % TIPOS.length],
    created: agora() - (sorteio % 1000),
    data: {
      object: {
        id: cena?.intencao,
        object: 'payment_intent',
        // A notice may say anything: only what is re-read counts.
        status: 'requires_capture',
        amount: 1,
        amount_capturable: 999_999,
        metadata: { consulta_id: cena?.jornada.consulta_id },
      },
    },
  })
}

const forjas: readonly ((corpo: string) => string)[] = [
  (corpo) => signatureHeader(corpo, 'whsec_outro', agora()),
  (corpo) => signatureHeader(`${corpo} `, SEGREDO, agora()),
  () => `t=${agora()},v1=${'0'.repeat(64)}`,
  (corpo) => signatureHeader(corpo, SEGREDO, agora()).replace('v1=', 'v0='),
  (corpo) => signatureHeader(corpo, SEGREDO, agora() - 1).replace(/t=\d+/, `t=${agora()}`),
  () => '',
]

/** All notices, in the order they arrive. */
function avisos(): Aviso[] {
  const certos = Array.from({ length: Math.round(QUANTOS * 0.6) }, (_, i) => corpoDe(i))
  const certo = (corpo: string, especie: Aviso['especie']): Aviso => ({
    especie,
    corpo,
    assinatura: signatureHeader(corpo, SEGREDO, agora()),
  })
  const doTotal = (parte: number) => Array.from({ length: Math.round(QUANTOS * parte) }, (_, i) => i)
  const todos = [
    ...certos.map((corpo) => certo(corpo, 'certo')),
    ...doTotal(0.3).map((i) => certo(certos[(i * 7) % certos.length] ?? '', 'repetido')),
    ...doTotal(0.05).map((i): Aviso => {
      const corpo = corpoDe(i)
      return { especie: 'forjado', corpo, assinatura: forjas[i % forjas.length]?.(corpo) ?? '' }
    }),
    ...doTotal(0.05).map((i): Aviso => {
      const corpo = corpoDe(i)
      return {
        especie: 'velho',
        corpo,
        assinatura: signatureHeader(corpo, SEGREDO, agora() - JANELA_S - 60 - i),
      }
    }),
  ]
  const [ordem = todos] = fc.sample(
    fc.shuffledSubarray(todos, { minLength: todos.length, maxLength: todos.length }),
    { numRuns: 1, seed: SEMENTE },
  )
  return ordem
}

async function entregar({ corpo, assinatura }: Aviso): Promise<number> {
  const response = await fetch(`${alvo().origem}/webhook/cartao`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'stripe-signature': assinatura },
    body: corpo,
  })
  await response.arrayBuffer()
  return response.status
}

async function agir({ ato, jornada, client_secret }: Cena): Promise<void> {
  if (ato === 'nada') return
  try {
    await jornada.cartao.confirmar(client_secret, ato === 'recusa' ? 'recusado' : 'bom')
  } catch (error) {
    if (!(error instanceof CartaoRecusado)) throw error
  }
  if (ato !== 'paga e cancela') return
  await jornada.esperarStatus('queued', 60_000)
  await jornada.doPaciente.ok(cancelarConsulta, { id: jornada.consulta_id })
}

const emOrdem = (livro: readonly (readonly [string, number])[]) =>
  livro.toSorted(([um], [outro]) => um.localeCompare(outro))

/** The ledger as the provider's own record of the card has it. */
async function devido({ jornada, intencao }: Cena): Promise<readonly (readonly [string, number])[]> {
  const { status, latest_charge } = await jornada.cartao.ler(intencao)
  if (typeof latest_charge !== 'object' || latest_charge?.status !== 'succeeded') return []
  const retido = ['autorizado', latest_charge.amount] as const
  return status === 'canceled' ? [retido, ['liberado', latest_charge.amount]] : [retido]
}

describe('notices of the card provider', () => {
  it('leave the ledger as the provider’s own record has it', { timeout: 900_000 }, async () => {
    const estados: Record<Aviso['especie'], Record<number, number>> = {
      certo: {},
      repetido: {},
      forjado: {},
      velho: {},
    }
    const atos = cenas.map((cena) => agir(cena))
    const todos = avisos()
    await emParalelo(todos, JUNTOS, async (aviso) => {
      const status = await entregar(aviso)
      const contados = estados[aviso.especie]
      contados[status] = (contados[status] ?? 0) + 1
    })
    await Promise.all(atos)
    const dos = (especie: Aviso['especie']) => todos.filter((aviso) => aviso.especie === especie).length
    expect(estados).toEqual({
      certo: { 200: dos('certo') },
      repetido: { 200: dos('repetido') },
      forjado: { 401: dos('forjado') },
      velho: { 401: dos('velho') },
    })
    for (const cena of cenas) {
      const oraculo = await eventually(
        `the provider let go of ${cena.ato}`,
        async () => {
          const linhas = await devido(cena)
          return cena.ato !== 'paga e cancela' || linhas.length === 2 ? linhas : undefined
        },
        60_000,
      )
      const livro = await eventually(
        `the ledger of ${cena.ato}`,
        async () => {
          const linhas = await cena.jornada.livro()
          return linhas.length >= oraculo.length ? linhas : undefined
        },
        60_000,
      )
      expect([cena.ato, emOrdem(livro)]).toEqual([cena.ato, emOrdem(oraculo)])
      const { status } = await cena.jornada.ver()
      const esperado = {
        nada: 'pending',
        recusa: 'pending',
        paga: 'queued',
        'paga e cancela': 'cancelled',
      } as const
      expect([cena.ato, status]).toEqual([cena.ato, esperado[cena.ato]])
    }
    // Who was never authorised is nobody's to hold.
    const { pagamentos } = await loja(alvo())
    const semCobranca = cenas.filter(({ ato }) => ato === 'nada' || ato === 'recusa')
    const guardados = await Promise.all(
      semCobranca.map(({ jornada }) => pagamentos.find(jornada.consulta_id)),
    )
    expect(guardados.map((pagamento) => pagamento?.status)).toEqual(semCobranca.map(() => 'criado'))
    console.log(`${todos.length} avisos sobre ${cenas.length} consultas`, JSON.stringify(estados))
  })

  it('of another kind, or about nobody, change nothing', async () => {
    const corpos = [
      '{}',
      '{"id":"evt_x","type":"x","created":1,"data":{"object":{}}}',
      JSON.stringify({
        id: 'evt_y',
        type: 'payment_intent.succeeded',
        created: agora(),
        data: { object: { metadata: { consulta_id: '../x' } } },
      }),
      JSON.stringify({
        id: 'evt_z',
        type: 'account.updated',
        created: agora(),
        data: { object: { id: 'acct_ninguem' } },
      }),
      '{',
      '',
    ]
    const estados = await Promise.all(
      corpos.map((corpo) =>
        entregar({ especie: 'certo', corpo, assinatura: signatureHeader(corpo, SEGREDO, agora()) }),
      ),
    )
    expect(estados).toEqual([400, 200, 200, 200, 400, 401])
  })
})
