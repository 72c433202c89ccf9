import {
  BedrockRuntimeClient,
  ConverseCommand,
  type ConverseCommandInput,
} from '@aws-sdk/client-bedrock-runtime'
import * as z from 'zod/mini'
import { FERRAMENTA, INSTRUCAO, mensagem } from '#domain/triagem/instrucao.ts'
import { type RespostaDoModelo, respostaDoModeloSchema } from '#domain/triagem/resposta-do-modelo.ts'
import type { PedidoDeTriagem } from '#domain/triagem/schema.ts'
import { env } from '#lambdas/runtime/env.ts'
import { prazo } from '#lambdas/runtime/prazos.ts'

/** The language model of the stage, by Bedrock's Converse. */

const NENHUM = 'nenhum'
const TENTATIVAS = 2
/** Share of the time limit that the first attempt may use: a call that hangs leaves time for the second. */
const PARTE_DA_PRIMEIRA = 0.6
const MAXIMO_DE_TOKENS = 800

const client = new BedrockRuntimeClient({ maxAttempts: 1 })

/** The model did not read: it is away, slow, refused by the guardrail, or answered something else. */
class ModeloIndisponivel extends Error {
  constructor(
    readonly categoria: 'timeout' | 'api_error' | 'guardrail' | 'resposta_invalida',
    cause?: unknown,
  ) {
    super(`The model did not read: ${categoria}`, { cause })
    this.name = 'ModeloIndisponivel'
  }
}

/**
 * A report read by the model: temperature 0, the answer forced into the tool's form, the patient's words as data,
 * within `leitura_por_ia` with one retry included. Nothing of the report is logged.
 * @throws ModeloIndisponivel
 */
export async function lerRelato(pedido: PedidoDeTriagem): Promise<RespostaDoModelo> {
  const total = prazo('leitura_por_ia')
  const fim = Date.now() + total
  for (let tentativa = 1; ; tentativa++) {
    const ultima = tentativa === TENTATIVAS
    const resta = ultima ? fim - Date.now() : total * PARTE_DA_PRIMEIRA
    try {
      return await umaVez(pedido, Math.max(1, Math.round(resta)))
    } catch (error) {
      // Not repeated: the guardrail would refuse the same text again.
      const definitiva = error instanceof ModeloIndisponivel && error.categoria === 'guardrail'
      if (ultima || definitiva) throw error
    }
  }
}

async function umaVez(pedido: PedidoDeTriagem, prazoMs: number): Promise<RespostaDoModelo> {
  const abortSignal = AbortSignal.timeout(prazoMs)
  try {
    const { output, stopReason } = await client.send(new ConverseCommand(entrada(pedido)), { abortSignal })
    if (stopReason === 'guardrail_intervened') throw new ModeloIndisponivel('guardrail')
    const usos = output?.message?.content?.flatMap(({ toolUse }) => toolUse ?? []) ?? []
    const uso = usos.find(({ name }) => name === FERRAMENTA.nome)
    const lida = z.safeParse(respostaDoModeloSchema, uso?.input)
    if (usos.length !== 1 || !lida.success) throw new ModeloIndisponivel('resposta_invalida')
    return lida.data
  } catch (error) {
    if (error instanceof ModeloIndisponivel) throw error
    throw new ModeloIndisponivel(abortSignal.aborted ? 'timeout' : 'api_error', error)
  }
}

function entrada(pedido: PedidoDeTriagem): ConverseCommandInput {
  const [guardrailIdentifier = '', guardrailVersion = ''] = env('GUARDRAIL_TRIAGEM').split(':')
  return {
    modelId: env('MODELO_TRIAGEM'),
    system: [{ text: INSTRUCAO }],
    messages: [{ role: 'user', content: [{ text: mensagem(pedido) }] }],
    inferenceConfig: { temperature: 0, maxTokens: MAXIMO_DE_TOKENS },
    toolConfig: {
      tools: [
        {
          toolSpec: {
            name: FERRAMENTA.nome,
            description: FERRAMENTA.descricao,
            inputSchema: { json: FERRAMENTA.esquema },
          },
        },
      ],
      toolChoice: { tool: { name: FERRAMENTA.nome } },
    },
    ...(guardrailIdentifier !== NENHUM && { guardrailConfig: { guardrailIdentifier, guardrailVersion } }),
  }
}
