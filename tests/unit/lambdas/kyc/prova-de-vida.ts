import {
  CreateFaceLivenessSessionCommand,
  GetFaceLivenessSessionResultsCommand,
} from '@aws-sdk/client-rekognition'
import { vi } from 'vitest'
import { criarProvaDeVida } from '#domain/kyc/contract.ts'
import { handler } from '#lambdas/kyc/kyc-prova-de-vida.lambda.ts'
import type { Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { type Cenario, foto } from './cenario.ts'

export const SESSAO = '8a2a3c0e-5f0b-4d2a-9a51-1f0c2f1b7a11'

/** What the service answers for a video that was carried through, with what nobody asked for. */
export const videoVisto = async (Confidence: number) => ({
  SessionId: SESSAO,
  Status: 'SUCCEEDED' as const,
  Confidence,
  ReferenceImage: {
    Bytes: new Uint8Array(await foto('#336655', 20)),
    BoundingBox: { Width: 0.4193, Height: 0.6812, Left: 0.2904, Top: 0.1783 },
  },
  AuditImages: [],
  Challenge: { Type: 'FaceMovementAndLightChallenge' as const, Version: '2.0.0' },
  Feedback: [],
})

/** The stage asks for a video, and this person makes one for the run of `corrida.ts`. */
export async function comVideo(mundo: Cenario, persona: Persona, correlation_id = 'kyc_1_a'): Promise<void> {
  vi.stubEnv('REGIAO_PROVA_DE_VIDA', 'sa-east-1')
  mundo.rekognition.on(CreateFaceLivenessSessionCommand).resolves({ SessionId: SESSAO })
  mundo.rekognition.on(GetFaceLivenessSessionResultsCommand).resolves(await videoVisto(98.76543))
  const { status } = await invoke(handler, criarProvaDeVida, { como: persona, entrada: { correlation_id } })
  if (status !== 200) throw new Error('The session was refused')
}
