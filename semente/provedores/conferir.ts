import { GetSendQuotaCommand, SESClient } from '@aws-sdk/client-ses'
import { lerRelato } from '#lambdas/providers/bedrock.ts'
import { Recusa } from '#lambdas/providers/cartao.ts'
import { lerConta } from '#lambdas/providers/cartao-contas.ts'
import { medicoPorCrm } from '#lambdas/providers/cfm.ts'
import { tokenDoCadastro } from '#lambdas/providers/cpf-token.ts'
import { env } from '#lambdas/runtime/env.ts'

export interface Conferido {
  readonly provedor: string
  readonly funciona: boolean
  /** What it answered, or why it did not. */
  readonly frase: string
}

/** Answers what works, or throws why it does not. */
type Pergunta = () => Promise<string>

/** Of each provider the question that costs and changes nothing. */
export const PERGUNTAS: Readonly<Record<string, Pergunta>> = {
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
}

/** Asks all of them. */
export const conferir = (perguntas = PERGUNTAS): Promise<Conferido[]> =>
  Promise.all(
    Object.entries(perguntas).map(async ([provedor, perguntar]) => {
      try {
        return { provedor, funciona: true, frase: await perguntar() }
      } catch (error) {
        return { provedor, funciona: false, frase: error instanceof Error ? error.message : String(error) }
      }
    }),
  )
