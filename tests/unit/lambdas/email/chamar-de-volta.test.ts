import { SESClient, SendRawEmailCommand } from '@aws-sdk/client-ses'
import { mockClient } from 'aws-sdk-client-mock'
import PostalMime from 'postal-mime'
import { beforeEach, expect, it } from 'vitest'
import { handler } from '#lambdas/email/chamar-de-volta.lambda.ts'
import * as pedidos from '#lambdas/consulta/store/pedidos-de-aviso.ts'
import { ANA, BRUNO, HELENA } from '#semente/personas.ts'
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
