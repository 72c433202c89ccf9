import * as acesso from '#domain/acesso/contract.ts'
import { trigger } from '#lambdas/runtime/trigger.ts'

/** The link was mailed before (`POST /acesso/link`): the challenge is only asked, the same for everybody. */
export const handler = trigger(acesso.createAuthChallenge, async () => ({
  publicChallengeParameters: { tipo: 'link' },
  privateChallengeParameters: {},
  challengeMetadata: 'link',
}))
