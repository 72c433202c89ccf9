import {
  type SendTextMessageCommandInput,
  SendTextMessageCommand,
} from '@aws-sdk/client-pinpoint-sms-voice-v2'
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest'
import { enviarSms } from '#lambdas/aws/sms.ts'
import { partsOf } from '../../../local/aws/smsvoice/parts.ts'
import { COM_SMS, smsVivo } from '../../support/sms.ts'
import { conferida } from './modelo.ts'

let sms: Awaited<ReturnType<typeof smsVivo>>

beforeAll(async () => {
  await import('../../support/env.ts')
  sms = await smsVivo(conferida)
})
beforeEach(() => {
  vi.stubEnv('AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2', sms.url)
  vi.stubEnv('SMS', COM_SMS)
  sms.passar()
})
afterAll(() => sms.fechar())

describe('what the product sends', () => {
  const envio = { telefone: '11912345678', texto: 'Acolhe: há novidades.', validade: 600 }

  it('is taken, for a number of Brazil, for as long as it is of use', async () => {
    expect(await enviarSms(envio)).toBe('enviado')
    expect(await sms.enviados('11912345678')).toMatchObject([
      { to: '+5511912345678', text: envio.texto, type: 'TRANSACTIONAL', ttl: 600, parts: 1 },
    ])
  })

  it('is not sent to whoever answered that they want none', async () => {
    await sms.recusar('11900000001')
    expect(await enviarSms({ ...envio, telefone: '11900000001' })).toBe('nao_quer')
    expect(await sms.enviados('11900000001')).toEqual([])
  })

  it('is to come again when the service is asked too often, and is given up when it takes no such message', async () => {
    const telefone = '11900000002'
    await enviarSms({ ...envio, telefone })
    await enviarSms({ ...envio, telefone })
    await expect(enviarSms({ ...envio, telefone })).rejects.toThrow('provedor_indisponivel')
    sms.passar()
    expect(await enviarSms({ ...envio, telefone })).toBe('enviado')
    expect(await enviarSms({ ...envio, telefone, texto: ' ' })).toBe('recusado')
    vi.stubEnv('SMS', COM_SMS.replace('phone-acolhe', 'phone-de-outro'))
    expect(await enviarSms({ ...envio, telefone })).toBe('recusado')
    expect(await sms.enviados(telefone)).toHaveLength(3)
  })
})

describe('the service', () => {
  const mensagem: SendTextMessageCommandInput = {
    DestinationPhoneNumber: '+5511900000003',
    MessageBody: 'Olá',
  }
  const recusa = (campos: Partial<SendTextMessageCommandInput>) =>
    sms.client.send(new SendTextMessageCommand({ ...mensagem, ...campos })).then(
      () => 'taken',
      ({ name, Reason, Fields }: { name: string; Reason?: string; Fields?: { Name: string }[] }) =>
        [name, Reason, Fields?.[0]?.Name].filter(Boolean).join(' '),
    )

  it.each<[string, Partial<SendTextMessageCommandInput>, string]>([
    [
      'no number',
      { DestinationPhoneNumber: '' },
      'ValidationException FIELD_VALIDATION_FAILED DestinationPhoneNumber',
    ],
    [
      'a number with signs',
      { DestinationPhoneNumber: '(11) 91234' },
      'ValidationException FIELD_VALIDATION_FAILED DestinationPhoneNumber',
    ],
    [
      'a number that begins with zero',
      { DestinationPhoneNumber: '+0119' },
      'ValidationException FIELD_VALIDATION_FAILED DestinationPhoneNumber',
    ],
    ['no text', { MessageBody: undefined }, 'ValidationException MISSING_PARAMETER MessageBody'],
    [
      'a text of 1,601 characters',
      { MessageBody: 'a'.repeat(1601) },
      'ValidationException FIELD_VALIDATION_FAILED MessageBody',
    ],
    ['a time of four seconds', { TimeToLive: 4 }, 'ValidationException FIELD_VALIDATION_FAILED TimeToLive'],
    ['a set that is not there', { ConfigurationSetName: 'outro' }, 'ResourceNotFoundException'],
    ['an identity of nobody', { OriginationIdentity: 'phone-de-outro' }, 'ResourceNotFoundException'],
  ])('refuses %s', async (_, campos, dito) => expect(await recusa(campos)).toBe(dito))

  it('takes a text of 1,600 characters by its parts, and tries one without keeping it', async () => {
    expect(await recusa({ MessageBody: 'a'.repeat(1600) })).toBe('ThrottlingException')
    expect(await recusa({ DryRun: true, ConfigurationSetName: 'acolhe' })).toBe('taken')
    expect(await sms.enviados('11900000003')).toEqual([])
  })

  it.each([
    ['a'.repeat(160), 1],
    ['a'.repeat(161), 2],
    [`á${'a'.repeat(69)}`, 1],
    [`á${'a'.repeat(70)}`, 2],
    ['€'.repeat(80), 1],
    ['€'.repeat(81), 2],
  ])('counts the parts of a text', (texto, partes) => expect(partsOf(texto)).toBe(partes))
})
