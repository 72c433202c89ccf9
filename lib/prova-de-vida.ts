import * as cognito from 'aws-cdk-lib/aws-cognito'
import * as iam from 'aws-cdk-lib/aws-iam'
import { CrossStackReferences, ReferenceStrength, Stack, Validations } from 'aws-cdk-lib'
import { Construct } from 'constructs'
import { MODELO_DE_ROSTO } from '../domain/kyc/rosto/prova-de-vida.ts'
import type { Estagio } from './estagios.ts'
import type { Identidade } from './identidade.ts'

/** Regions with Rekognition Face Liveness (aws.amazon.com/about-aws/whats-new, 28 Sep 2026). */
export const REGIOES_DA_PROVA_DE_VIDA: readonly string[] = [
  'us-east-1',
  'us-west-2',
  'eu-west-1',
  'ap-northeast-1',
  'ap-south-1',
  'ap-southeast-5',
  'ap-southeast-7',
  'sa-east-1',
]

const SO_O_VIDEO = 'rekognition:StartFaceLivenessSession'

/**
 * What lets a signed-in browser stream its video straight to Rekognition: an identity pool without guests, whose one
 * role may do that and nothing else. It knows nobody but by the sign-in it is shown, so it goes when it is turned
 * off.
 */
export class ProvaDeVida extends Construct {
  readonly identityPoolId: string

  constructor(scope: Construct, id: string, { pool, cliente }: Pick<Identidade, 'pool' | 'cliente'>) {
    super(scope, id)
    const identidades = new cognito.CfnIdentityPool(this, 'Identidades', {
      allowUnauthenticatedIdentities: false,
      allowClassicFlow: false,
      cognitoIdentityProviders: [
        {
          clientId: cliente.userPoolClientId,
          // Not an export of its own, which kyc would still read where the video is turned off and `aplicacao` goes
          // first.
          providerName: `cognito-idp.${Stack.of(this).region}.amazonaws.com/${pool.userPoolId}`,
          // A session that was ended is refused at once, not when its token runs out.
          serverSideTokenCheck: true,
        },
      ],
    })
    // Not an export: turned off, it goes while the site's deployment of before still names it. And in a stack that goes
    // before the site whichever way: a version of before may turn it on again.
    CrossStackReferences.of(identidades).produce(ReferenceStrength.WEAK)
    const papel = new iam.Role(this, 'Papel', {
      description: 'O vídeo da prova de vida, do navegador ao Rekognition.',
      assumedBy: new iam.WebIdentityPrincipal('cognito-identity.amazonaws.com', {
        StringEquals: { 'cognito-identity.amazonaws.com:aud': identidades.ref },
        'ForAnyValue:StringLike': { 'cognito-identity.amazonaws.com:amr': 'authenticated' },
      }),
    })
    papel.addToPolicy(new iam.PolicyStatement({ actions: [SO_O_VIDEO], resources: ['*'] }))
    new cognito.CfnIdentityPoolRoleAttachment(this, 'Papeis', {
      identityPoolId: identidades.ref,
      roles: { authenticated: papel.roleArn },
    })
    Validations.of(papel).acknowledge({
      id: 'AwsSolutions-IAM5[Resource::*]',
      reason:
        'Face Liveness knows no narrower resource; a session can be streamed to only by its unguessable id.',
    })
    this.identityPoolId = identidades.ref
  }
}

/** What the page may talk to for the video: the identity pool, Rekognition's stream, and the one model of a face. */
export const origensDaProvaDeVida = ({ regiao, provaDeVida }: Estagio): readonly string[] =>
  provaDeVida
    ? [
        `https://cognito-identity.${regiao}.amazonaws.com`,
        `wss://streaming-rekognition.${provaDeVida.regiao}.amazonaws.com`,
        new URL('.', MODELO_DE_ROSTO).href,
      ]
    : []
