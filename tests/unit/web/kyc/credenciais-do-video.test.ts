// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { config } from '../../../../web/src/lib/config.ts'
import { token } from '../../../../web/src/lib/sessao/sessao.ts'
import { credenciaisDoVideo } from '../../../../web/src/features/kyc/vida/credenciais-do-video.ts'

vi.mock('../../../../web/src/lib/sessao/sessao.ts')
vi.mock('../../../../web/src/lib/config.ts')

const POOL = 'sa-east-1:0f0e0d0c-1111-4222-8333-444455556666'
const EMISSOR = 'cognito-idp.sa-east-1.amazonaws.com/sa-east-1_x'
const base64 = (valor: object) => Buffer.from(JSON.stringify(valor)).toString('base64url')
const ID_TOKEN = `${base64({ alg: 'RS256' })}.${base64({ iss: `https://${EMISSOR}`, sub: 'u1' })}.assinatura`

interface Pedido {
  readonly url: string
  readonly alvo: string | null
  readonly corpo: unknown
}
const pedidos: Pedido[] = []
let recusar = false

beforeEach(() => {
  pedidos.length = 0
  recusar = false
  vi.mocked(config).mockResolvedValue({
    region: 'sa-east-1',
    user_pool_id: 'sa-east-1_x',
    user_pool_client_id: 'cliente',
    socket_url: '/ws',
    cartao: { adaptador: 'stripe', chave_publica: 'pk' },
  })
  vi.mocked(token).mockResolvedValue(ID_TOKEN)
  // As Cognito's identity pools answer.
  vi.stubGlobal('fetch', async (url: URL | string, init: RequestInit & { readonly body: string }) => {
    const alvo = new Headers(init.headers).get('x-amz-target')
    pedidos.push({ url: String(url), alvo, corpo: JSON.parse(init.body) })
    if (recusar)
      return Response.json(
        { __type: 'NotAuthorizedException', message: 'Token is not from a supported provider' },
        { status: 400 },
      )
    return alvo?.endsWith('.GetId') === true
      ? Response.json({ IdentityId: 'sa-east-1:eu' })
      : Response.json({
          IdentityId: 'sa-east-1:eu',
          Credentials: { AccessKeyId: 'AK', SecretKey: 'SK', SessionToken: 'ST', Expiration: 1_800_000_000 },
        })
  })
})
afterEach(() => vi.unstubAllGlobals())

it("shows the pool the person's sign-in and answers its keys, asked for anew with each video", async () => {
  const credenciais = {
    accessKeyId: 'AK',
    secretAccessKey: 'SK',
    sessionToken: 'ST',
    expiration: new Date(1_800_000_000_000),
  }
  expect(await credenciaisDoVideo(POOL)).toEqual(credenciais)
  const Logins = { [EMISSOR]: ID_TOKEN }
  const url = 'https://cognito-identity.sa-east-1.amazonaws.com/'
  expect(pedidos).toEqual([
    { url, alvo: 'AWSCognitoIdentityService.GetId', corpo: { IdentityPoolId: POOL, Logins } },
    {
      url,
      alvo: 'AWSCognitoIdentityService.GetCredentialsForIdentity',
      corpo: { IdentityId: 'sa-east-1:eu', Logins },
    },
  ])
  await credenciaisDoVideo(POOL)
  expect(pedidos).toHaveLength(4)
})

it('has none for nobody, nor when the pool refuses', async () => {
  recusar = true
  await expect(credenciaisDoVideo(POOL)).rejects.toMatchObject({ name: 'NotAuthorizedException' })
  vi.mocked(token).mockResolvedValue(undefined)
  await expect(credenciaisDoVideo(POOL)).rejects.toThrow('Nobody is signed in')
})
