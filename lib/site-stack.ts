import { Duration, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins'
import * as s3 from 'aws-cdk-lib/aws-s3'
import * as deployment from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import type { AplicacaoStack } from './aplicacao-stack.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Estagio } from './estagios.ts'
import { reconhecer } from './reconhecimentos.ts'

export interface SiteStackProps extends StackProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
  readonly aplicacao: AplicacaoStack
  /** The built pages. */
  readonly pasta: string
}

/** The SPA behind CloudFront, with the APIs on the same origin. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props)
    const { aplicacao } = props
    const balde = new s3.Bucket(this, 'Site', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: RemovalPolicy.RETAIN,
    })
    // A function on the default behaviour only: an error response would mask the API's own 403 and 404.
    const spa = new cloudfront.Function(this, 'Spa', {
      runtime: cloudfront.FunctionRuntime.JS_2_0,
      code: cloudfront.FunctionCode.fromInline(
        // A document's QR code is a page for people; the official validator asks the same address for data.
        [
          'function handler(e){var r=e.request,q=r.querystring;',
          "if(r.uri.startsWith('/validar/')&&q._format)return{statusCode:307,statusDescription:'Temporary Redirect',headers:{location:{value:'/api'+r.uri+'?_format='+q._format.value+'&_secretCode='+(q._secretCode?q._secretCode.value:'')}}};",
          "if(r.uri.lastIndexOf('.')<=r.uri.lastIndexOf('/'))r.uri='/index.html';return r}",
        ].join(''),
      ),
    })
    const api = new origins.HttpOrigin(`${aplicacao.api.api.apiId}.execute-api.${this.region}.amazonaws.com`)
    const socket = new origins.HttpOrigin(
      `${aplicacao.tempoReal.api.apiId}.execute-api.${this.region}.amazonaws.com`,
    )
    const passThrough = (origin: cloudfront.IOrigin): cloudfront.BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
    })
    const distribution = new cloudfront.Distribution(this, 'Distribuicao', {
      defaultRootObject: 'index.html',
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      defaultBehavior: {
        origin: origins.S3BucketOrigin.withOriginAccessControl(balde),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        compress: true,
        functionAssociations: [{ function: spa, eventType: cloudfront.FunctionEventType.VIEWER_REQUEST }],
      },
      additionalBehaviors: {
        '/api/*': passThrough(api),
        '/webhook/*': passThrough(api),
        '/ws': passThrough(socket),
      },
    })
    new deployment.BucketDeployment(this, 'Publicacao', {
      destinationBucket: balde,
      sources: [
        deployment.Source.asset(props.pasta),
        deployment.Source.jsonData('config.json', props.aplicacao.configDoSite),
      ],
      distribution,
      cacheControl: [deployment.CacheControl.maxAge(Duration.minutes(5))],
    })
    reconhecer(this, 'site')
  }
}
