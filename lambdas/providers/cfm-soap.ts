import { setTimeout as wait } from 'node:timers/promises'
import { XMLBuilder, XMLParser } from 'fast-xml-parser'
import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'
import { medirProvedor } from '#lambdas/runtime/medida.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'
import { DEMOROU } from './indisponivel.ts'
import { segredo } from '../aws/segredos.ts'

/**
 * SOAP 1.1 as the CFM's WSDL has it: document/literal, and the elements inside an operation carry no prefix. The key is
 * part of every question, so no question is ever logged.
 */

/** The council is unavailable, too slow, or gave an answer that cannot be understood. */
export class ConselhoIndisponivel extends Error {
  constructor(motivo: string, cause?: unknown) {
    super(`The council could not be asked: ${motivo}`, { cause })
    this.name = 'ConselhoIndisponivel'
  }
}

/** An error that may pass by itself. */
export class Passageiro extends Error {}

type Operacao = 'Consultar' | 'Validar'
type Argumentos = Readonly<Record<string, string | number>>

const CAMINHO = '/WebServiceConsultaMedicos/ServicoConsultaMedicos'
const ENVELOPE = 'http://schemas.xmlsoap.org/soap/envelope/'
const SERVICO = 'http://servico.cfm.org.br/'
const TENTATIVAS = 2
const PAUSA_MS = 200

const builder = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@' })
const parser = new XMLParser({
  removeNSPrefix: true,
  parseTagValue: false,
  htmlEntities: true,
  isArray: (nome) => nome === 'especialidade',
})

const texto = z.optional(z.string())
/** `medicoVO`: unknown values are absent. */
const medicoSchema = z.object({
  codigoErro: texto,
  crm: texto,
  uf: texto,
  nome: texto,
  situacao: texto,
  tipoInscricao: texto,
  especialidade: z.optional(z.array(z.string())),
})
export type MedicoVO = z.output<typeof medicoSchema>
const RESPOSTAS = {
  Consultar: z.object({ ConsultarResponse: z.object({ dadosMedico: medicoSchema }) }),
  Validar: z.object({
    ValidarResponse: z.object({ resultadoConsulta: z.enum(['true', 'false', '1', '0']) }),
  }),
} as const
type Resposta<O extends Operacao> = z.output<(typeof RESPOSTAS)[O]>

/** The SOAP envelope of one call. */
const envelope = (operacao: Operacao, argumentos: Argumentos): string =>
  builder.build({
    'soapenv:Envelope': {
      '@xmlns:soapenv': ENVELOPE,
      '@xmlns:ser': SERVICO,
      'soapenv:Body': { [`ser:${operacao}`]: argumentos },
    },
  })

/**
 * Calls one operation, and once more when the error may have passed; `ler` turns the answer into the result.
 * @throws ConselhoIndisponivel
 */
export async function perguntar<O extends Operacao, T>(
  operacao: O,
  argumentos: Argumentos,
  ler: (resposta: Resposta<O>) => T,
): Promise<T> {
  const { chave } = await segredo('cfm')
  const pergunta = envelope(operacao, { ...argumentos, chave })
  for (let tentativa = 1; ; tentativa++) {
    try {
      return await medirProvedor('cfm', async () => ler(await umaVez(operacao, pergunta)))
    } catch (error) {
      if (!(error instanceof Passageiro)) throw error
      if (tentativa === TENTATIVAS) throw desistencia(error)
      await wait(PAUSA_MS)
    }
  }
}

function desistencia({ message, cause }: Passageiro): ConselhoIndisponivel {
  const error = new ConselhoIndisponivel(message, cause)
  if (cause instanceof Error && cause.name === 'TimeoutError') error.name = DEMOROU
  return error
}

async function umaVez<O extends Operacao>(operacao: O, pergunta: string): Promise<Resposta<O>> {
  const { status, corpo } = await enviar(pergunta)
  // SOAP faults come with status 500; parsing the fault would add nothing.
  if (status === 429 || status >= 500) throw new Passageiro(`status ${status}`)
  if (status !== 200) throw new ConselhoIndisponivel(`status ${status}`)
  const body = corpoDoEnvelope(corpo)
  if (body !== null && typeof body === 'object' && 'Fault' in body) throw new Passageiro('a fault')
  const lido = z.safeParse(RESPOSTAS[operacao], body)
  if (!lido.success) throw new ConselhoIndisponivel('an unknown answer', lido.error)
  return lido.data as Resposta<O>
}

async function enviar(pergunta: string): Promise<{ readonly status: number; readonly corpo: string }> {
  try {
    const resposta = await fetch(`${env('URL_CFM')}${CAMINHO}`, {
      method: 'POST',
      headers: { 'content-type': 'text/xml; charset=utf-8', soapaction: '""' },
      body: pergunta,
      redirect: 'error',
      signal: AbortSignal.timeout(prazo('tempo_do_conselho')),
    })
    return { status: resposta.status, corpo: await resposta.text() }
  } catch (error) {
    throw new Passageiro('no answer', { cause: error })
  }
}

const envelopeSchema = z.object({ Envelope: z.object({ Body: z.unknown() }) })

function corpoDoEnvelope(xml: string): unknown {
  try {
    // `true` validates first: without it the parser accepts XML that breaks off as if it were complete.
    return z.parse(envelopeSchema, parser.parse(xml, true)).Envelope.Body
  } catch (error) {
    throw new ConselhoIndisponivel('no SOAP', error)
  }
}
