import { mkdtemp, rm } from 'node:fs/promises'
import { createServer } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import {
  GetSendQuotaCommand,
  ListIdentitiesCommand,
  SendEmailCommand,
  SendRawEmailCommand,
  SendTemplatedEmailCommand,
  SESClient,
} from '@aws-sdk/client-ses'
import { createTransport, type SendMailOptions } from 'nodemailer'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createEndpoint } from '../../../local/aws/endpoint.ts'
import type { MailEvent } from '../../../local/aws/ses/events.ts'
import { createSes, type SesService } from '../../../local/aws/ses/ses.ts'
import { closeServer, failure, listen } from './cognito-support.ts'
import { conferidaRest } from './modelo-rest.ts'

const FROM = 'Acolhe <nao-responda@acolhe.exemplo>'

let folder: string
let service: SesService
let client: SESClient
let address: string
let inbox: string
let events: MailEvent[]
let stop: () => Promise<void>

async function start(onEvent?: (event: MailEvent) => Promise<void>): Promise<void> {
  service = await createSes({
    folder,
    identities: ['acolhe.exemplo', 'pessoa@outro.exemplo'],
    configurationSets: ['acolhe'],
    onEvent:
      onEvent ??
      (async (event) => {
        events.push(event)
      }),
  })
  const endpoint = createEndpoint([conferidaRest(service)])
  address = await listen(endpoint)
  const pages = createServer((request, response) => {
    const url = new URL(request.url ?? '/', 'http://caixa')
    void service.inbox
      .page({
        method: request.method ?? 'GET',
        path: url.pathname,
        query: url.searchParams,
        headers: {},
        body: Buffer.alloc(0),
      })
      .then((answer) => response.writeHead(answer?.status ?? 404, answer?.headers).end(answer?.body))
  })
  inbox = await listen(pages)
  client = new SESClient({
    endpoint: address,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'x', secretAccessKey: 'x' },
    maxAttempts: 1,
  })
  stop = async () => {
    client.destroy()
    await closeServer(endpoint)
    await closeServer(pages)
    await service.close()
  }
}

beforeEach(async () => {
  events = []
  folder = await mkdtemp(path.join(tmpdir(), 'ses-'))
  await start()
})
afterEach(async () => {
  await stop()
  await rm(folder, { recursive: true, force: true })
})

const mime = async (message: SendMailOptions): Promise<Buffer> => {
  const sent = await createTransport({ streamTransport: true, buffer: true }).sendMail({
    from: FROM,
    ...message,
  })
  return Buffer.from(sent.message as Buffer)
}
const sendRaw = async (message: SendMailOptions, configurationSet = 'acolhe') =>
  client.send(
    new SendRawEmailCommand({
      RawMessage: { Data: await mime(message) },
      ConfigurationSetName: configurationSet,
      Tags: [{ Name: 'tipo', Value: 'confirmacao' }],
    }),
  )
const sendSimple = (to: string, source = FROM) =>
  client.send(
    new SendEmailCommand({
      Source: source,
      Destination: { ToAddresses: [to] },
      Message: { Subject: { Data: 'Olá, você' }, Body: { Text: { Data: 'Até já' } } },
    }),
  )
const read = async (query = ''): Promise<unknown> => (await fetch(`${inbox}/_caixa.json${query}`)).json()

describe('sending', () => {
  it('keeps a raw message as a person would read it', async () => {
    const link = 'https://acolhe.exemplo/confirmar?t=abc&u=1'
    const { MessageId } = await sendRaw({
      to: 'Ana <ana@exemplo.com.br>',
      subject: 'Confirme seu e-mail – ação necessária',
      text: `Abra ${link}\nAjuda: https://acolhe.exemplo/ajuda.`,
      html: `<p>Olá, Ana</p><a href="${link.replace('&', '&amp;')}">Confirmar</a>`,
    })
    expect(await read()).toEqual([
      {
        id: MessageId,
        subject: 'Confirme seu e-mail – ação necessária',
        to: ['ana@exemplo.com.br'],
        from: 'nao-responda@acolhe.exemplo',
        text: `Abra ${link}\nAjuda: https://acolhe.exemplo/ajuda.`,
        html: `<p>Olá, Ana</p><a href="${link.replace('&', '&amp;')}">Confirmar</a>`,
        links: [link, 'https://acolhe.exemplo/ajuda'],
        at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
        outcome: 'Delivery',
      },
    ])
  })

  it('keeps a message given field by field', async () => {
    const { MessageId } = await sendSimple('ana@exemplo.com.br')
    expect(await read()).toMatchObject([
      { id: MessageId, subject: 'Olá, você', text: 'Até já', html: '', from: 'nao-responda@acolhe.exemplo' },
    ])
  })

  it('refuses a sender that is not verified, in the envelope or in the header', async () => {
    const rejected = (who: string) => ({
      name: 'MessageRejected',
      message: `Email address is not verified. The following identities failed the check: ${who}`,
    })
    expect(await failure(sendSimple('a@b.br', 'x@estranho.exemplo'))).toEqual(rejected('x@estranho.exemplo'))
    expect(await failure(sendRaw({ from: 'outra@outro.exemplo', to: 'a@b.br' }))).toEqual(
      rejected('outra@outro.exemplo'),
    )
    await sendSimple('a@b.br', 'Pessoa@Outro.exemplo')
    await sendSimple('a@b.br', 'x@sub.acolhe.exemplo')
    expect(await read()).toHaveLength(2)
  })

  it('refuses an unknown configuration set, a message for nobody, and what it does not do', async () => {
    expect(await failure(sendRaw({ to: 'a@b.br' }, 'nenhum'))).toMatchObject({
      name: 'ConfigurationSetDoesNotExistException',
    })
    expect(await failure(sendRaw({ subject: 'sem destino' }))).toMatchObject({
      name: 'InvalidParameterValue',
    })
    const templated = client.send(
      new SendTemplatedEmailCommand({
        Source: FROM,
        Destination: { ToAddresses: ['a@b.br'] },
        Template: 't',
        TemplateData: '{}',
      }),
    )
    expect(await failure(templated)).toEqual({
      name: 'NotEmulated',
      message: 'NotEmulated: ses.SendTemplatedEmail',
    })
    expect(await read()).toEqual([])
  })

  it('answers quota and identities', async () => {
    await sendSimple('a@b.br')
    expect(await client.send(new GetSendQuotaCommand({}))).toMatchObject({
      Max24HourSend: 50000,
      MaxSendRate: 14,
      SentLast24Hours: 1,
    })
    expect((await client.send(new ListIdentitiesCommand({ IdentityType: 'Domain' }))).Identities).toEqual([
      'acolhe.exemplo',
    ])
    expect((await client.send(new ListIdentitiesCommand({}))).Identities).toEqual([
      'acolhe.exemplo',
      'pessoa@outro.exemplo',
    ])
  })
})

describe('events', () => {
  it('tells a bounce and a complaint of the simulator, and nothing of other messages', async () => {
    await sendRaw({ to: 'ana@exemplo.com.br', subject: 'nada' })
    const bounce = await sendRaw({ to: 'bounce+x@simulator.amazonses.com', subject: 'volta' })
    await sendRaw({ to: 'complaint@simulator.amazonses.com', subject: 'queixa' })
    await expect.poll(() => events.length).toBe(2)
    expect(events[0]).toEqual({
      eventType: 'Bounce',
      mail: {
        timestamp: expect.any(String),
        messageId: bounce.MessageId,
        source: 'nao-responda@acolhe.exemplo',
        destination: ['bounce+x@simulator.amazonses.com'],
        commonHeaders: {
          from: ['nao-responda@acolhe.exemplo'],
          to: ['bounce+x@simulator.amazonses.com'],
          subject: 'volta',
        },
        tags: { tipo: ['confirmacao'], 'ses:configuration-set': ['acolhe'] },
      },
      bounce: {
        bounceType: 'Permanent',
        bounceSubType: 'General',
        bouncedRecipients: [
          {
            emailAddress: 'bounce+x@simulator.amazonses.com',
            action: 'failed',
            status: '5.1.1',
            diagnosticCode: 'smtp; 550 5.1.1 user unknown',
          },
        ],
        timestamp: expect.any(String),
        feedbackId: bounce.MessageId,
      },
    })
    expect(events[1]).toMatchObject({
      eventType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'complaint@simulator.amazonses.com' }] },
    })
  })

  it('tells after a restart what nobody took, once, and keeps the messages', async () => {
    await stop()
    let asked = 0
    await start(async () => {
      asked += 1
      throw new Error('indisponível')
    })
    const { MessageId } = await sendRaw({ to: 'bounce@simulator.amazonses.com', subject: 'volta' })
    await expect.poll(() => asked).toBe(1)
    await stop()
    await start()
    await expect.poll(() => events.map(({ mail }) => mail.messageId)).toEqual([MessageId])
    expect(await read()).toMatchObject([{ id: MessageId, subject: 'volta', outcome: 'Bounce' }])
    await stop()
    await start()
    await sendRaw({ to: 'complaint@simulator.amazonses.com' })
    await expect.poll(() => events.map(({ eventType }) => eventType)).toEqual(['Bounce', 'Complaint'])
  })
})

describe('inbox', () => {
  it('filters by recipient and by time, newest first, and empties', async () => {
    const at = async (index: number) => ((await read()) as { at: string }[])[index]?.at ?? ''
    await sendRaw({ to: 'ana@exemplo.com.br', bcc: 'copia@exemplo.com.br', subject: 'primeira' })
    await sendRaw({ to: 'bia@exemplo.com.br', subject: 'segunda' })
    expect(await read()).toMatchObject([{ subject: 'segunda' }, { subject: 'primeira' }])
    expect(await read('?para=ANA@exemplo')).toMatchObject([{ subject: 'primeira' }])
    expect(await read(`?desde=${encodeURIComponent(await at(0))}`)).toMatchObject([{ subject: 'segunda' }])
    expect(await read(`?desde=${Date.parse(await at(1))}`)).toHaveLength(2)
    expect(await read('?desde=ontem')).toEqual({ mensagem: 'O parâmetro desde não é uma data.' })
    expect((await fetch(`${inbox}/_caixa`, { method: 'DELETE' })).status).toBe(204)
    expect(await read()).toEqual([])
    expect((await fetch(`${inbox}/_caixa`, { method: 'POST' })).status).toBe(405)
  })

  it('shows the list and a message, and lets nothing in it run', async () => {
    const { MessageId } = await sendRaw({
      to: '"<b>Ana</b>" <ana@exemplo.com.br>',
      subject: '<script>alert(1)</script>',
      text: 'Veja https://acolhe.exemplo/a <i>',
      html: '<script>alert(2)</script><a href="https://acolhe.exemplo/b">abrir</a>',
      attachments: [{ filename: 'recibo.pdf', content: Buffer.alloc(2048) }],
    })
    const list = await (await fetch(`${inbox}/_caixa?para=ana`)).text()
    expect(list).toContain(`href="/_caixa/${MessageId}"`)
    expect(list).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
    expect(list).not.toContain('<script>')
    expect(list).toContain('1 mensagem, a mais nova primeiro')
    expect(await (await fetch(`${inbox}/_caixa?para=ninguem`)).text()).toContain('Nenhuma mensagem para')

    const response = await fetch(`${inbox}/_caixa/${MessageId}`)
    const message = await response.text()
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(message).not.toContain('<script>')
    expect(message).toContain('sandbox="allow-popups allow-popups-to-escape-sandbox"')
    expect(message).toContain('&lt;a target=&quot;_blank&quot; rel=&quot;noopener&quot; href=')
    expect(message).toContain(
      '<a href="https://acolhe.exemplo/a" target="_blank" rel="noopener">https://acolhe.exemplo/a</a> &lt;i&gt;',
    )
    expect(message).toContain('recibo.pdf (application/pdf, 2 KB)')
    const source = await (await fetch(`${inbox}/_caixa/${MessageId}.eml`)).text()
    expect(source).toContain('Content-Type: multipart/mixed')
    const missing = await fetch(`${inbox}/_caixa/nada`)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('não encontrada')])
  })

  it('leaves other paths to others', async () => {
    const other = { method: 'GET', query: new URLSearchParams(), headers: {}, body: Buffer.alloc(0) }
    expect(await service.inbox.page({ ...other, path: '/_caixas' })).toBeUndefined()
    expect(await service.inbox.page({ ...other, path: '/api/x' })).toBeUndefined()
  })
})
