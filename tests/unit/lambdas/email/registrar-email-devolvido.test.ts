import { beforeEach, describe, expect, it } from 'vitest'
import { handler } from '#lambdas/email/registrar-email-devolvido.lambda.ts'
import * as supressoes from '#lambdas/store/supressoes.ts'
import { CONTEXT } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila } from '../../../support/tempo-real.ts'

const EM = '2026-11-20T15:30:00.000Z'
const ANA = 'ana@exemplo.com.br'
const TUDO_FEITO = { batchItemFailures: [] }

let tabela: ReturnType<typeof tabelaViva>

beforeEach(() => {
  tabela = tabelaViva()
  segredosVivos()
})

/** What SES publishes, with the fields that are not used. */
const mail = { messageId: 'm1', destination: [ANA], tags: { 'ses:configuration-set': ['acolhe-unit'] } }
const devolvida = (bounceType: string, feedbackId = 'f1') => ({
  tipo: 'Email Bounced',
  detalhe: {
    eventType: 'Bounce',
    mail,
    bounce: {
      bounceType,
      bounceSubType: 'General',
      bouncedRecipients: [{ emailAddress: ANA, status: '5.1.1' }],
      timestamp: EM,
      feedbackId,
    },
  },
})
const reclamada = (complaintFeedbackType?: string | null) => ({
  tipo: 'Email Complaint Received',
  detalhe: {
    eventType: 'Complaint',
    mail,
    complaint: {
      complainedRecipients: [{ emailAddress: ANA }],
      timestamp: EM,
      feedbackId: 'f2',
      complaintFeedbackType,
    },
  },
})
const receber = (...avisos: readonly { tipo: string; detalhe: unknown }[]) =>
  handler(fila(...avisos), CONTEXT)
const motivo = () => supressoes.motivoDe(ANA, new Date())

describe('registrar-email-devolvido', () => {
  it('a mailbox that does not exist gets no more, and its address stands nowhere', async () => {
    expect(await receber(devolvida('Permanent'))).toEqual(TUDO_FEITO)
    expect(await motivo()).toBe('devolvido')
    expect(tabela.of('devolucao')).toEqual([
      { entidade: 'devolucao', motivo: 'devolvido', definitiva: true, em: EM, ttl: expect.any(Number) },
    ])
    expect(tabela.of('supressao')).toEqual([
      {
        entidade: 'supressao',
        // Under the first of the keys there may be, and no other over it.
        camadas: 0,
        motivo: 'devolvido',
        desde: EM,
        ate: expect.any(String),
        ttl: expect.any(Number),
      },
    ])
    expect(JSON.stringify([...tabela.items])).not.toMatch(/ana@|exemplo/i)
  })

  it.each(['Transient', 'Undetermined'])('%s: counted, and written to again', async (tipo) => {
    expect(await receber(devolvida(tipo))).toEqual(TUDO_FEITO)
    expect(await motivo()).toBeUndefined()
    expect(tabela.of('devolucao')).toMatchObject([{ motivo: 'devolvido', definitiva: false }])
  })

  it('who marks a message as unwanted is believed until they say otherwise', async () => {
    expect(await receber(reclamada('abuse'))).toEqual(TUDO_FEITO)
    expect(await motivo()).toBe('reclamado')
    expect(tabela.of('supressao')).toEqual([
      { entidade: 'supressao', camadas: 0, motivo: 'reclamado', desde: EM },
    ])
  })

  it.each([undefined, null])('a complaint without a kind (%s) is one', async (tipo) => {
    await receber(reclamada(tipo))
    expect(await motivo()).toBe('reclamado')
  })

  it('a report taken back closes nothing', async () => {
    expect(await receber(reclamada('not-spam'))).toEqual(TUDO_FEITO)
    expect(await motivo()).toBeUndefined()
  })

  it('keeps a notice once, however often it comes', async () => {
    await receber(devolvida('Permanent'))
    expect(await receber(devolvida('Permanent'), devolvida('Permanent'))).toEqual(TUDO_FEITO)
    expect(tabela.of('devolucao')).toHaveLength(1)
    await receber(devolvida('Permanent', 'f9'))
    expect(tabela.of('devolucao')).toHaveLength(2)
    expect(tabela.of('supressao')).toHaveLength(1)
  })

  it('what is no such notice comes again, and ends with the dead letters', async () => {
    const estranho = { tipo: 'Email Bounced', detalhe: { eventType: 'Delivery', mail } }
    expect(await receber(estranho, devolvida('Permanent'))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'mensagem-1' }],
    })
    expect(await motivo()).toBe('devolvido')
  })

  it('a lost write comes again', async () => {
    tabela.falhar()
    expect(await receber(devolvida('Permanent'))).toEqual({
      batchItemFailures: [{ itemIdentifier: 'mensagem-1' }],
    })
    expect(await motivo()).toBeUndefined()
    expect(await receber(devolvida('Permanent'))).toEqual(TUDO_FEITO)
    expect(await motivo()).toBe('devolvido')
  })
})
