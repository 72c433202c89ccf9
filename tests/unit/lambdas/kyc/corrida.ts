import { StartExecutionCommand } from '@aws-sdk/client-sfn'
import type { StepHandler } from '#lambdas/runtime/step.ts'
import { vi } from 'vitest'
import { idDaCorrida } from '#lambdas/kyc/corrida/execucao.ts'
import { kycOrchestratorV2 } from '#domain/kyc/contract.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import { handler as ocr } from '#lambdas/kyc/kyc-ocr.lambda.ts'
import { handler as documento } from '#lambdas/kyc/kyc-documento.lambda.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.lambda.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as orchestrator } from '#lambdas/kyc/kyc-orchestrator-v2.lambda.ts'
import type { Persona } from '#semente/personas.ts'
import { CONTEXT, invoke } from '../../../support/invoke.ts'
import { type Cenario, foto, textoDaCnh } from './cenario.ts'

interface PedidoDaEtapa {
  readonly usuario_id: string
  readonly corrida_id: string
}

export const etapa = (handler: StepHandler, pedido: object): Promise<unknown> => handler(pedido, CONTEXT)

const ETAPAS = [
  [documento, 'ocr'],
  [liveness, 'liveness'],
  [facematch, 'facematch'],
  [fraud, 'fraud'],
  [consultario, 'consultario'],
] as const

/** Carries the stages out in the workflow's order, as far as `ate`; a refusal goes to the decision. */
export async function percorrer(pedido: PedidoDaEtapa, ate: string = 'decision'): Promise<void> {
  const envio = (await etapa(validarEnvio, pedido)) as { veredito: string; lados: string[] }
  if (envio.veredito === 'reprovado') return void (await etapa(decision, pedido))
  if (ate === 'uploading') return
  for (const lado of envio.lados) await etapa(ocr, { ...pedido, lado })
  for (const [handler, nome] of ETAPAS) {
    const { veredito } = (await etapa(handler, pedido)) as { veredito: string }
    if (ate === nome) return
    if (veredito === 'reprovado') break
  }
  await etapa(decision, pedido)
}

/** Uploads a driving licence and a selfie of this person; the reader will see what stands on it. */
export async function enviarTudo(
  mundo: Cenario,
  persona: Persona,
  cores = ['#997755', '#557799', '#779955'],
) {
  const [frente = '', verso = '', selfie = ''] = cores
  const envio = {
    document_files: [
      await mundo.enviar(persona, 'documento_frente', await foto(frente, 10)),
      await mundo.enviar(persona, 'documento_verso', await foto(verso, 60)),
    ],
    selfie_path: await mundo.enviar(persona, 'selfie', await foto(selfie, 130)),
  }
  mundo.ler(textoDaCnh(persona.usuario, 'frente'), textoDaCnh(persona.usuario, 'verso'))
  return envio
}

/** The body of the orchestrator's call, as the browser sends it. */
export const corpo = ({ usuario }: Persona, envio: object, correlation_id = 'kyc_1_a') => ({
  usuario_id: usuario.id,
  tipo: usuario.tipo,
  form_data: { nome: usuario.nome, cpf: usuario.cpf, data_nascimento: usuario.data_nascimento },
  bucket: 'kyc-uploads',
  correlation_id,
  ...envio,
})

/** Calls the orchestrator. */
export async function verificar(persona: Persona, entrada: object) {
  const { status, body } = await invoke(orchestrator, kycOrchestratorV2, {
    como: persona,
    entrada: { ...entrada },
  })
  return { status, body: body as Record<string, unknown> }
}

/** The workflow service really runs the stages, as far as `ate`; answers what it was asked to start. */
export function executarDeVerdade(mundo: Cenario, ate?: string) {
  const execucoes: { readonly name: string; readonly input: PedidoDaEtapa; readonly fim: Promise<void> }[] =
    []
  mundo.sfn.on(StartExecutionCommand).callsFake(async ({ name, input }: { name: string; input: string }) => {
    const pedido = JSON.parse(input) as PedidoDaEtapa
    if (execucoes.some((execucao) => execucao.name === name)) return {}
    const fim = percorrer(pedido, ate)
    fim.catch(() => undefined)
    execucoes.push({ name, input: pedido, fim })
    return {}
  })
  return execucoes
}

/** The only run of these tests. */
export const CORRIDA = idDaCorrida('kyc_1_a')
export const pedidoDe = ({ usuario }: Persona): PedidoDaEtapa => ({
  usuario_id: usuario.id,
  corrida_id: CORRIDA,
})

/** A run that was just begun; its stages are carried out by the test. */
export async function iniciarCorrida(mundo: Cenario, persona: Persona, extra: object = {}) {
  vi.stubEnv('PRAZOS', JSON.stringify({ espera_do_kyc: 0 }))
  const envio = await enviarTudo(mundo, persona)
  const { status, body } = await verificar(persona, { ...corpo(persona, envio), ...extra })
  if (status !== 200) throw new Error(`The run was refused: ${JSON.stringify(body)}`)
  return envio
}

/** This person's run as it is stored. */
export const corridaDe = (mundo: Cenario, { usuario }: Persona) =>
  mundo.of('kyc_corrida').find(({ usuario_id }) => usuario_id === usuario.id)
