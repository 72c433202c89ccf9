import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod'
import { httpPath, type Operation } from '#domain/contrato.ts'
import { FUNCOES } from '#domain/contratos.ts'
import { type CloudProcess, startCloudProcess } from '../support/cloud.ts'
import { enviar, type Resposta } from '../support/http.ts'
import { loja, novoMedico, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import { erradas, type Pedido } from './entradas/erradas.ts'

/**
 * Wrong input on every declared operation, from somebody who may call it: missing, of the wrong type, too long, with
 * prototype keys, broken, and once 10 MB. `ENTRADAS=2000` sends that many to each; the seed is fixed.
 */
const QUANTAS = Number(process.env['ENTRADAS'] ?? 200)
const SEMENTE = 20_261_121
const JUNTOS = 16
const DEZ_MB = 10 * 1024 * 1024

const OPERACOES = FUNCOES.filter((f): f is Operation => f.tipo === 'http')

let cloud: CloudProcess
let paciente: Pessoa
let medico: Pessoa

beforeAll(async () => {
  cloud = await startCloudProcess({ semente: false })
  paciente = await novoPaciente(cloud)
  medico = await novoMedico(cloud)
})
afterAll(async () => {
  await cloud.close()
})

/** Somebody whom the declared access lets through. */
function quemPode({ acesso }: Operation): Pessoa | undefined {
  if (acesso.nivel === 'publico' || acesso.nivel === 'assinado') return undefined
  return acesso.nivel === 'perfil' && !acesso.papeis.includes('paciente') ? medico : paciente
}

const mandar = (
  operation: Operation,
  { caminho, corpo }: Pick<Pedido, 'caminho' | 'corpo'>,
): Promise<Resposta> => {
  const pessoa = quemPode(operation)
  return enviar(`${cloud.origem}${caminho}`, {
    method: operation.metodo,
    headers: {
      'content-type': 'application/json',
      ...(pessoa && { authorization: `Bearer ${pessoa.token}` }),
    },
    body: corpo,
  })
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
function defeito({ status, body, headers }: Resposta, errado: boolean): string | undefined {
  if (status >= 500) return 'falha do servidor'
  if (status < 400) return errado ? 'aceitou entrada errada' : undefined
  const doPortao = typeof body === 'object' && body !== null && Object.keys(body).join() === 'message'
  if (doPortao) return [401, 404, 413].includes(status) ? undefined : 'recusa do portão que ele não dá'
  const eProblema = headers.get('content-type')?.startsWith('application/problem+json') === true
  return eProblema && problema.safeParse(body).data?.status === status ? undefined : 'recusa sem problema'
}

async function emParalelo<T>(itens: readonly T[], fazer: (item: T) => Promise<void>): Promise<void> {
  const fila = [...itens]
  await Promise.all(
    Array.from({ length: JUNTOS }, async () => {
      for (let item = fila.pop(); item !== undefined; item = fila.pop()) await fazer(item)
    }),
  )
}

/** Everything kept under a person. */
async function guardado({ id }: Pessoa) {
  const { table } = await loja(cloud)
  return table.query({ pk: `USUARIO#${id}` })
}

describe.each(OPERACOES)('$capacidade: $metodo $caminho', (operation) => {
  it('refuses what is wrong, says so, and writes nothing of it', { timeout: 120_000 }, async () => {
    const antes = await Promise.all([guardado(paciente), guardado(medico)])
    const pedidos = erradas(operation, QUANTAS, SEMENTE)
    const achados: unknown[] = []
    const mandarTodos = (quais: readonly Pedido[]) =>
      emParalelo(quais, async (pedido) => {
        const resposta = await mandar(operation, pedido)
        const achado = defeito(resposta, pedido.errado)
        if (achado)
          achados.push({
            achado,
            tipo: pedido.tipo,
            caminho: pedido.caminho.slice(0, 300),
            corpo: pedido.corpo?.slice(0, 500),
            status: resposta.status,
            body: resposta.body,
          })
      })
    await mandarTodos(pedidos.filter(({ errado }) => errado))
    expect(await Promise.all([guardado(paciente), guardado(medico)])).toEqual(antes)
    // Odd, but what the schema takes, such as any text for an address, may be written: it must only not break anything.
    await mandarTodos(pedidos.filter(({ errado }) => !errado))
    expect(achados.slice(0, 5)).toEqual([])
  })
})

it('refuses 10 MB on every operation that takes a body', { timeout: 120_000 }, async () => {
  const corpo = JSON.stringify({ x: 'x'.repeat(DEZ_MB - 8) })
  const respostas: (readonly [string, number, string | undefined])[] = []
  for (const operation of OPERACOES.filter(({ metodo }) => metodo !== 'GET')) {
    const caminho = httpPath(operation).replaceAll(/\{\w+\}/g, 'x')
    const resposta = await mandar(operation, { caminho, corpo })
    respostas.push([operation.nome, resposta.status, defeito(resposta, true)])
  }
  expect(respostas).toEqual(respostas.map(([nome]) => [nome, 413, undefined]))
})
