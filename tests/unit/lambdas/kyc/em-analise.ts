import { DetectDocumentTextCommand } from '@aws-sdk/client-textract'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { papelKey, usuarioKey } from '#lambdas/store/keys.ts'
import { ALWAYS, put, write } from '#lambdas/store/table.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { CARLA, DIEGO, LUCIA } from '#semente/personas.ts'
import { type Cenario, cenario, textoDaCnh } from './cenario.ts'
import { etapa, iniciarCorrida, pedidoDe, percorrer } from './corrida.ts'

/**
 * Carla's check waits for a provider: the registry was away, or what came after `ate`. With a reviewer who may look
 * at it.
 */
export async function emAnalise(ate = 'fraud'): Promise<Cenario> {
  const mundo = await comRevisor()
  await iniciarCorrida(mundo, CARLA)
  await percorrer(pedidoDe(CARLA), ate)
  await etapa(decision, { ...pedidoDe(CARLA), falhou: ate === 'uploading' ? 'ocr' : 'consultario' })
  return mundo
}

/**
 * Carla's check waits for a person alone: every stage was carried out, and the machine-readable zone says another
 * name.
 */
export async function aRevisar(ate = 'decision'): Promise<Cenario> {
  const mundo = await comRevisor()
  await iniciarCorrida(mundo, CARLA)
  mundo.textract
    .on(DetectDocumentTextCommand)
    .resolvesOnce({ Blocks: textoDaCnh(CARLA.usuario, 'frente') })
    .resolvesOnce({ Blocks: textoDaCnh({ ...CARLA.usuario, nome: 'Joana Prado' }, 'verso') })
  await percorrer(pedidoDe(CARLA), ate)
  return mundo
}

/** Carla's pictures were another approved account's: a sign of fraud, which two must look at. */
export async function comSinais(): Promise<Cenario> {
  const mundo = cenario(CARLA, DIEGO)
  await revisor(LUCIA.usuario)
  await iniciarCorrida(mundo, DIEGO)
  await percorrer(pedidoDe(DIEGO))
  await iniciarCorrida(mundo, CARLA)
  await percorrer(pedidoDe(CARLA))
  return mundo
}

async function comRevisor(): Promise<Cenario> {
  const mundo = cenario(CARLA)
  await revisor(LUCIA.usuario)
  return mundo
}

/** Somebody who administers. */
export const revisor = (usuario: Usuario): Promise<void> =>
  write(
    put({ ...usuarioKey(usuario.id), entidade: 'usuario', ...usuario }, ALWAYS),
    put({ ...papelKey(usuario.id, 'admin'), role: 'admin', user_id: usuario.id, is_active: true }, ALWAYS),
  )
