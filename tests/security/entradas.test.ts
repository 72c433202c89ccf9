import { Agent, type IncomingMessage, request } from 'node:http'
import { once } from 'node:events'
import { text as textOf } from 'node:stream/consumers'
import { afterAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { httpPath, type Operation } from '#domain/base/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { PROVIDER_KEYS } from '../../local/cloud/secrets.ts'
import { signatureHeader } from '../../local/provedores/cartao/webhooks.ts'
import { NAVEGADOR } from '../support/http.ts'
import { cabecalhos } from '../support/integracao.ts'
import { loja, type Pessoa } from '../support/pessoas.ts'
import { alvo, type Atacantes, COMPLETA, emParalelo, novosAtacantes, quantos, SEMENTE } from './alvo.ts'
import { erradas, type Pedido } from './erradas.ts'

/**
 * Wrong input on every declared operation, from somebody who may call it: missing, of the wrong type, too long, with
 * prototype keys, broken, and once 10 MB. Refused in words, never by a fault, and nothing of it is written.
 * `SO=kyc,ver-ice` attacks these capabilities and operations alone, `PEDIDOS=2000` with so many requests each.
 */
const QUANTAS = Number(process.env['PEDIDOS'] ?? quantos(10_000, 200))
const LOTE = 1_000
const JUNTOS = 16
const DEZ_MB = 10 * 1024 * 1024
/** Longer than anything may take, also on a busy machine: it hangs. */
const PARADO_MS = 15_000
/** Held to only by the full count, which runs on a quiet machine. */
const LENTO_MS = 2_000

const SO = process.env['SO']?.split(',')
const OPERACOES = FUNCOES.filter(
  (f): f is Operation =>
    f.tipo === 'http' && (SO === undefined || SO.includes(f.capacidade) || SO.includes(f.nome)),
)

interface Resposta {
  readonly status: number
  readonly tipo: string
  readonly body: unknown
  readonly ms: number
}

/** Connections that stay open, from several addresses: a limit per address is not what is asked here. */
const agentes = Array.from(
  { length: JUNTOS },
  (_, i) => new Agent({ keepAlive: true, maxSockets: 2, localAddress: `127.0.7.${i + 1}` }),
)
let vez = 0
const medidas: string[] = []

afterAll(() => {
  for (const agente of agentes) agente.destroy()
  if (COMPLETA) console.log(['operação | pedidos | s | mais lento, ms', ...medidas].join('\n'))
})

let proprios: Promise<Atacantes> | undefined

/** Somebody whom the declared access lets through. */
async function quemPode({ acesso }: Operation): Promise<Pessoa | undefined> {
  if (acesso.nivel === 'publico' || acesso.nivel === 'assinado') return undefined
  const pessoas = await (proprios ??= novosAtacantes())
  const papel = acesso.nivel === 'perfil' ? acesso.papeis[0] : 'paciente'
  if (papel === undefined) throw new Error('Nobody may call it')
  return pessoas[papel]
}

const agoraEmSegundos = () => Math.floor(Date.now() / 1000)

/** What proves a call-back: any body is its sender's own here, so that it is read. */
function assinatura({ acesso, nome }: Operation, corpo = ''): Readonly<Record<string, string>> {
  if (acesso.nivel !== 'assinado') return {}
  if (nome === 'webhook-assinatura') return cabecalhos(corpo, PROVIDER_KEYS.integracao.chave)
  return {
    'stripe-signature': signatureHeader(corpo, PROVIDER_KEYS.cartao.segredo_webhook, agoraEmSegundos()),
  }
}

async function mandar(
  operation: Operation,
  pessoa: Pessoa | undefined,
  { caminho, corpo }: Pick<Pedido, 'caminho' | 'corpo'>,
): Promise<Resposta> {
  const inicio = performance.now()
  const sent = request(`${alvo().origem}${caminho}`, {
    method: operation.metodo,
    agent: agentes[vez++ % JUNTOS],
    signal: AbortSignal.timeout(PARADO_MS),
    headers: {
      'user-agent': NAVEGADOR,
      'content-type': 'application/json',
      ...(corpo !== undefined && { 'content-length': Buffer.byteLength(corpo) }),
      ...(pessoa && { authorization: `Bearer ${pessoa.token}` }),
      ...assinatura(operation, corpo),
    },
  })
  sent.end(corpo)
  const [response] = (await once(sent, 'response')) as [IncomingMessage]
  const text = await textOf(response)
  const ms = performance.now() - inicio
  const tipo = response.headers['content-type'] ?? ''
  return { status: response.statusCode ?? 0, tipo, body: tipo.includes('json') ? JSON.parse(text) : text, ms }
}

const problema = z.object({
  type: z.string(),
  title: z.string(),
  status: z.number(),
  detail: z.string(),
  codigo: z.string(),
  request_id: z.string(),
})

/** What is wrong with an answer; undefined when it is as it must be. */
function defeito({ status, body, tipo }: Resposta, errado: boolean): string | undefined {
  if (status >= 500) return 'falha do servidor'
  if (status < 400) return errado ? 'aceitou entrada errada' : undefined
  const doPortao = typeof body === 'object' && body !== null && Object.keys(body).join() === 'message'
  if (doPortao) return [401, 404, 413].includes(status) ? undefined : 'recusa do portão que ele não dá'
  const eProblema = tipo.startsWith('application/problem+json')
  return eProblema && problema.safeParse(body).data?.status === status ? undefined : 'recusa sem problema'
}

/** Everything kept under a person, but what counts attempts. */
async function guardado(pessoa: Pessoa | undefined) {
  if (!pessoa) return []
  const { table } = await loja(alvo())
  return table.query({ pk: `USUARIO#${pessoa.id}` })
}

describe.each(OPERACOES)('$capacidade: $metodo $caminho', (operation) => {
  it('refuses what is wrong, says so, and writes nothing of it', { timeout: 600_000 }, async () => {
    const pessoa = await quemPode(operation)
    const antes = await guardado(pessoa)
    const achados: unknown[] = []
    const estados = new Set<number>()
    let maisLento = 0
    const inicio = performance.now()
    const mandarTodos = (pedidos: readonly Pedido[]) =>
      emParalelo(pedidos, JUNTOS, async (pedido) => {
        const resposta = await mandar(operation, pessoa, pedido).catch(
          (error: unknown): Resposta => ({ status: 599, tipo: '', body: String(error), ms: PARADO_MS }),
        )
        maisLento = Math.max(maisLento, resposta.ms)
        estados.add(resposta.status)
        const achado = defeito(resposta, pedido.errado)
        const { tipo, caminho, corpo } = pedido
        if (achado)
          achados.push({
            achado,
            tentado: tipo,
            caminho: caminho.slice(0, 300),
            enviado: corpo?.slice(0, 500),
            ...resposta,
          })
      })
    const inofensivos: Pedido[] = []
    for (let feitos = 0; feitos < QUANTAS; feitos += LOTE) {
      const pedidos = erradas(operation, Math.min(LOTE, QUANTAS - feitos), SEMENTE + feitos)
      await mandarTodos(pedidos.filter(({ errado }) => errado))
      inofensivos.push(...pedidos.filter(({ errado }) => !errado))
    }
    expect(await guardado(pessoa)).toEqual(antes)
    // Odd, but what the schema takes, such as any text for an address, may be written: it must only not break anything.
    await mandarTodos(inofensivos)
    const segundos = (performance.now() - inicio) / 1000
    medidas.push(`${operation.nome} | ${QUANTAS} | ${segundos.toFixed(1)} | ${Math.round(maisLento)}`)
    expect(achados.slice(0, 5)).toEqual([])
    // Otherwise who asks was refused, and what they say was never looked at.
    expect([...estados].filter((status) => ![401, 403, 429].includes(status))).not.toEqual([])
    expect(maisLento).toBeLessThan(COMPLETA ? LENTO_MS : PARADO_MS)
  })
})

it('refuses 10 MB wherever a body is taken', { timeout: 120_000 }, async () => {
  const corpo = JSON.stringify({ x: 'x'.repeat(DEZ_MB - 8) })
  const respostas: (readonly [string, number, string | undefined])[] = []
  const comCorpo = OPERACOES.filter(({ metodo }) => metodo !== 'GET')
  await emParalelo(comCorpo, 2, async (operation) => {
    const caminho = httpPath(operation).replaceAll(/\{\w+\}/g, 'x')
    const resposta = await mandar(operation, await quemPode(operation), { caminho, corpo })
    respostas.push([operation.nome, resposta.status, defeito(resposta, true)])
  })
  expect(respostas).toEqual(respostas.map(([nome]) => [nome, 413, undefined]))
})
