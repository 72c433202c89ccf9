import { X509Certificate } from 'node:crypto'
import { PinpointSMSVoiceV2Client, SendTextMessageCommand } from '@aws-sdk/client-pinpoint-sms-voice-v2'
import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses'
import { eProvedorDeCertificado, type ProvedorDeCertificado } from '#domain/base/psc.ts'
import { SMS_NOVIDADE } from '#domain/toque/sms.ts'
import { lerRelato } from '#lambdas/aws/bedrock.ts'
import { Recusa } from '#lambdas/providers/cartao.ts'
import { lerConta } from '#lambdas/providers/cartao-contas.ts'
import { medicoPorCrm } from '#lambdas/providers/cfm.ts'
import { tokenDoCadastro } from '#lambdas/providers/cpf-token.ts'
import { procurar } from '#lambdas/providers/psc.ts'
import { baseDe, enderecosDosPscs, PscFalhou } from '#lambdas/providers/psc-http.ts'
import { segredo } from '#lambdas/aws/segredos.ts'
import { env, optionalEnv } from '#lambdas/runtime/env.ts'

interface Conferido {
  readonly provedor: string
  readonly funciona: boolean
  /** What it answered, or why it did not. */
  readonly frase: string
}

/** Answers what works, or throws why it does not. */
type Pergunta = () => Promise<string>

/** Of each provider the question that costs and changes nothing. */
const PERGUNTAS: Readonly<Record<string, Pergunta>> = {
  cfm: async () => {
    // No council has given this number: that it is not known says that the key is taken.
    const ninguem = await medicoPorCrm({ crm: '99999999', uf: 'SP' })
    return ninguem === null ? 'a chave vale e o cadastro responde.' : 'o cadastro responde.'
  },
  cpf: async () => {
    const authorization = `Bearer ${await tokenDoCadastro()}`
    const { ok, status } = await fetch(`${env('URL_CPF')}/consulta-cpf-df/v3/status`, {
      headers: { authorization },
    })
    if (!ok) throw new Error(`o gateway deu o passe, e o cadastro respondeu ${status}.`)
    return 'o contrato vale e o cadastro responde.'
  },
  cartao: async () => {
    try {
      await lerConta('acct_1000000000000000')
    } catch (error) {
      // An account that is nobody's is refused only to a key that is taken.
      if (!(error instanceof Recusa && error.codigo === 'account_invalid')) throw error
    }
    return 'a chave vale.'
  },
  bedrock: async () => {
    if (env('MODELO_TRIAGEM') === 'nenhum') return 'o estágio não tem modelo; a triagem responde sem ele.'
    await lerRelato({
      paciente_id: 'conferencia',
      idade: 30,
      sexo: 'F',
      sintomas_texto: 'nariz escorrendo desde ontem, sem febre',
      perguntas_guiadas: {
        duracao_dias: 1,
        febre: false,
        vomitos_persistentes: false,
        dispneia: false,
        dor_toracica_intensa: false,
        deficit_neurologico_agudo: false,
        sangramento_ativo: false,
        rigidez_nuca: false,
        comorbidades: [],
      },
    })
    return `${env('MODELO_TRIAGEM')} leu um relato de exemplo.`
  },
  ses: async () => {
    const { Max24HourSend = 0 } = await new SESClient({}).send(new GetSendQuotaCommand({}))
    // The account's first quota: it only reaches addresses that were verified.
    return Max24HourSend <= 200
      ? `responde, e está na área de testes: ${Max24HourSend} mensagens por dia, só a endereços verificados.`
      : `responde: ${Max24HourSend} mensagens por dia.`
  },
  sms: async () => {
    const ajustes = optionalEnv('SMS')
    if (ajustes === undefined) return 'o estágio não envia SMS; nada é oferecido.'
    const { origem } = JSON.parse(ajustes) as { readonly origem: string }
    // Checked and not sent.
    await new PinpointSMSVoiceV2Client({}).send(
      new SendTextMessageCommand({
        DestinationPhoneNumber: '+5511900000000',
        OriginationIdentity: origem,
        MessageBody: SMS_NOVIDADE,
        DryRun: true,
      }),
    )
    return 'aceita mensagens desta origem.'
  },
}

/** Nobody's: one of the numbers the CPF registry publishes for tests. */
const CPF_DE_TESTE = '40442820135'

/** Whether a CPF has a certificate there is answered to a registered application alone, and rings no telephone. */
async function doPsc(provedor: ProvedorDeCertificado): Promise<string> {
  try {
    await procurar(provedor, CPF_DE_TESTE)
    return 'a aplicação está cadastrada e o provedor responde.'
  } catch (error) {
    if (!(error instanceof PscFalhou)) throw error
    const porque =
      error.motivo === 'indisponivel'
        ? `${baseDe(provedor)} não respondeu como um provedor; veja o endereço em psc.`
        : `o provedor recusa a aplicação; veja client_id e client_secret em psc-${provedor}.`
    throw new Error(porque, { cause: error })
  }
}

/** The roots are no provider, but without one that holds no certificate does. */
async function dasRaizes(): Promise<string> {
  const { raizes, de_teste = '' } = await segredo('icp-brasil')
  const lidas = (
    `${raizes}\n${de_teste}`.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []
  ).map((pem) => new X509Certificate(pem))
  const validas = lidas.filter(({ ca, validTo }) => ca && Date.parse(validTo) > Date.now())
  if (validas.length === 0) throw new Error('nenhuma raiz que vale; sem uma nenhum médico assina.')
  return `${validas.length} de ${lidas.length} raiz(es) da ICP-Brasil valem.`
}

/** The questions to everything this stage names. */
const perguntasDoEstagio = (): typeof PERGUNTAS => ({
  ...PERGUNTAS,
  'icp-brasil': dasRaizes,
  ...Object.fromEntries(
    Object.keys(enderecosDosPscs())
      .filter(eProvedorDeCertificado)
      .map((provedor) => [`psc-${provedor}`, () => doPsc(provedor)]),
  ),
})

/** Asks all of them. */
export const conferir = (perguntas = perguntasDoEstagio()): Promise<Conferido[]> =>
  Promise.all(
    Object.entries(perguntas).map(async ([provedor, perguntar]) => {
      try {
        return { provedor, funciona: true, frase: await perguntar() }
      } catch (error) {
        return { provedor, funciona: false, frase: error instanceof Error ? error.message : String(error) }
      }
    }),
  )
