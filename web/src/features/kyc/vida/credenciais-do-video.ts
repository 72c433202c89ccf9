import { CognitoAWSCredentialsAndIdentityIdProvider, DefaultIdentityIdStore } from 'aws-amplify/auth/cognito'
import { sharedInMemoryStorage } from 'aws-amplify/utils'
import { config } from '../../../lib/config.ts'
import { token as tokenDaEntrada } from '../../../lib/sessao/sessao.ts'

/**
 * Credentials for streaming the signed-in person's video: keys of the identity pool, which allow only that. Requested
 * with each video, so that the sign-in does not depend on the pool.
 * @throws Error when nobody is signed in, or the pool refused
 */
export async function credenciaisDoVideo(identityPoolId: string) {
  const [dito, estagio] = await Promise.all([tokenDaEntrada(), config()])
  if (dito === undefined) throw new Error('Nobody is signed in')
  // The library reads no more of a token than its text.
  const token = { toString: () => dito, payload: {} }
  const { user_pool_id: userPoolId, user_pool_client_id: userPoolClientId } = estagio
  const provedor = new CognitoAWSCredentialsAndIdentityIdProvider(
    new DefaultIdentityIdStore(sharedInMemoryStorage),
  )
  const resposta = await provedor.getCredentialsAndIdentityId({
    authConfig: { Cognito: { userPoolId, userPoolClientId, identityPoolId, allowGuestAccess: false } },
    authenticated: true,
    forceRefresh: false,
    tokens: { accessToken: token, idToken: token },
  })
  if (!resposta) throw new Error('The identity pool answered nothing')
  return resposta.credentials
}
