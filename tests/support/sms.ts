import { PinpointSMSVoiceV2Client, PutOptedOutNumberCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2'
import { createEndpoint } from '../../local/aws/endpoint.ts'
import { createSmsVoice, type SmsVoice } from '../../local/aws/smsvoice/service.ts'
import { listen, stop, temporaryFolder } from './provedores.ts'

const ORIGEM = 'arn:aws:sms-voice:sa-east-1:000000000000:phone-number/phone-acolhe'

/** What the stage's functions read of a stage that sends texts. */
export const COM_SMS = JSON.stringify({ provedor: 'aws', origem: ORIGEM })

interface Recebido {
  readonly to: string
  readonly text: string
  readonly ttl: number
}

/** The texts that were sent, by the endpoint of the embedded cloud; newest first. */
export async function smsEnviados(aws: string, telefone: string): Promise<readonly Recebido[]> {
  const resposta = await fetch(`${aws}/_sms.json?para=${telefone}`)
  return (await resposta.json()) as readonly Recebido[]
}

/** The code in the newest text to this number. */
export async function codigoPorSms(aws: string, telefone: string): Promise<string> {
  const [ultimo] = await smsEnviados(aws, telefone)
  const [codigo] = /\d{6}/.exec(ultimo?.text ?? '') ?? []
  if (codigo === undefined) throw new Error('No code was sent to this number')
  return codigo
}

/**
 * A text service of its own, as the embedded cloud has it. @param vista what stands before it, as a test's check of
 * its answers
 */
export async function smsVivo(vista: (service: SmsVoice) => SmsVoice = (service) => service) {
  const disk = await temporaryFolder()
  let agora = Date.now()
  const service = await createSmsVoice({
    folder: disk.folder,
    identities: [ORIGEM],
    configurationSets: ['acolhe'],
    partsPerSecond: 2,
    now: () => agora,
  })
  const endpoint = createEndpoint([vista(service)], [service.phone])
  const { server, url } = await listen((request, response) => endpoint.emit('request', request, response))
  const client = new PinpointSMSVoiceV2Client({
    endpoint: url,
    region: 'sa-east-1',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
    maxAttempts: 1,
  })
  return {
    url,
    client,
    enviados: (telefone: string) => smsEnviados(url, telefone),
    /** Another second: what the pace of this one refused is taken. */
    passar: () => {
      agora += 1_000
    },
    /** What answering 'STOP' does. */
    recusar: (telefone: string) =>
      client.send(
        new PutOptedOutNumberCommand({ OptOutListName: 'Default', OptedOutNumber: `+55${telefone}` }),
      ),
    fechar: async () => {
      client.destroy()
      await stop(server)
      await service.close()
      await disk.remove()
    },
  }
}
