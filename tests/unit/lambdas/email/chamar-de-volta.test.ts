import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { beforeEach, describe, expect, it } from 'vitest'
import { handler } from '#lambdas/email/chamar-de-volta.lambda.ts'
import * as pedidos from '#lambdas/consulta/store/pedidos-de-aviso.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
import { semearDependente, TEO } from '#semente/dependentes.ts'
import { consultar, haPouco } from '../../../support/consulta.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila } from '../../../support/tempo-real.ts'

const ses = mockClient(SESClient)
let enviadas: { para: string[]; assunto: string | undefined; texto: string | undefined }[]

beforeEach(() => {
  tabelaViva(itemsOf(ANA, BRUNO))
  segredosVivos()
  enviadas = []
  ses.reset()
  ses
    .on(SendRawEmailCommand)
    .callsFake(async (envio: { Destinations: string[]; RawMessage: { Data: Buffer } }) => {
      const { subject, text } = await new PostalMime().parse(envio.RawMessage.Data)
      enviadas.push({ para: envio.Destinations, assunto: subject, texto: text })
      return { MessageId: `m${enviadas.length}` }
    })
})

const aberta = (especialidade: string) =>
  handler(
    fila({
      tipo: 'fila.aberta',
      detalhe: {
        id: 'e1',
        em: new Date().toISOString(),
        medico_id: HELENA.usuario.id,
        especialidade,
      },
    }),
    CONTEXT,
  )

it('who asked is told once that somebody attends, and led to the request', async () => {
  await pedidos.pedir(ANA.usuario.id, 'cardiologia', new Date())
  await aberta('dermatologia')
  expect(enviadas).toEqual([])
  await aberta('cardiologia')
  await aberta('cardiologia')
  expect(enviadas).toMatchObject([{ para: [ANA.usuario.email], assunto: 'Há um médico atendendo agora' }])
  expect(enviadas[0]?.texto).toContain('/solicitacao')
  // A mailbox is less private than the product.
  expect(enviadas[0]?.texto).not.toMatch(/cardiologia/i)
  expect(await pedidos.daEspecialidade('cardiologia', new Date())).toEqual([])
})

it('who may not pay any more is not called', async () => {
  await pedidos.pedir(BRUNO.usuario.id, 'cardiologia', new Date())
  await aberta('cardiologia')
  expect(enviadas).toEqual([])
})

describe('who needs no call any more', () => {
  const pedido = async (haMs = 60_000) => {
    await pedidos.pedir(ANA.usuario.id, 'cardiologia', new Date(Date.now() - haMs))
    await aberta('cardiologia')
  }
  const quantas = () => enviadas.length

  it.each([
    ['waits in a queue', { status: 'queued' }],
    ['is with a doctor', { status: 'in_progress', assigned_to: HELENA.usuario.id }],
    ['was attended since', { status: 'finished', assigned_to: HELENA.usuario.id, ended_at: haPouco(10_000) }],
    ['waits for a dependant', { paciente_id: TEO.dependente_id, responsavel_id: ANA.usuario.id }],
  ] as const)('is who %s: nothing is mailed, and the request is over', async (_, dados) => {
    await semearDependente(TEO, ANA.usuario.id, new Date())
    await consultar(dados)
    await pedido()
    expect(quantas()).toBe(0)
    expect(await pedidos.daEspecialidade('cardiologia', new Date())).toEqual([])
  })

  it.each([
    ['has not paid', { status: 'pending' }],
    ['was attended before they asked', { status: 'finished', ended_at: haPouco(90_000) }],
    ['waited for nobody', { status: 'expired', ended_at: haPouco(10_000) }],
  ] as const)('is not who %s', async (_, dados) => {
    await consultar(dados)
    await pedido()
    expect(quantas()).toBe(1)
  })
})
