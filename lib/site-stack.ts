import { CfnOutput, Duration, Fn, RemovalPolicy, Stack, type StackProps } from 'aws-cdk-lib'
import * as acm from 'aws-cdk-lib/aws-certificatemanager'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import * as origins from 'aws-cdk-lib/aws-cloudfront-origins'
import * as iam from 'aws-cdk-lib/aws-iam'
import * as s3 from 'aws-cdk-lib/aws-s3'
import * as deployment from 'aws-cdk-lib/aws-s3-deployment'
import type { Construct } from 'constructs'
import * as DIAS from '../domain/base/retencao-dias.ts'
import { expira } from './dias-de-guarda.ts'
import type { AplicacaoStack } from './aplicacao-stack.ts'
import { cabecalhosDeSeguranca } from './cabecalhos.ts'
import type { BordaStack, SaidaDaBorda } from './borda-stack.ts'
import type { DadosStack } from './dados-stack.ts'
import type { Estagio } from './estagios.ts'
import { firewall } from './firewall.ts'
import { reconhecer } from './reconhecimentos.ts'
import { cheioAoNascer } from './remocao-ao-falhar.ts'

interface SiteStackProps extends StackProps {
  readonly estagio: Estagio
  readonly dados: DadosStack
  readonly aplicacao: AplicacaoStack
  /** None where the stage has no address of its own. */
  readonly borda: BordaStack | undefined
  /** The video proof of life's identity pool, where the stage asks for a video. */
  readonly identityPoolId: string | undefined
  /** The built pages. */
  readonly pasta: string
}

/** What the logging of its requests reads of it (`acessos-stack.ts`). */
export type SaidaDoSite = 'IdDaDistribuicao' | 'ArnDosAcessos'

/** Files whose name says what is in them. */
const IMUTAVEIS = 'assets/*'

/** Every error status that CloudFront caches unless told otherwise. */
const ERROS = [400, 403, 404, 405, 414, 416, 500, 501, 502, 503, 504]

/** At the edge, before a request goes on. */
const FUNCOES = {
  // The landing page is a page of its own. A document's QR code is a page for people; the official validator asks the
  // same address for data.
  Spa: [
    'function handler(e){var r=e.request,q=r.querystring;',
    "if(r.uri.startsWith('/validar/')&&q._format)return{statusCode:307,statusDescription:'Temporary Redirect',headers:{location:{value:'/api'+r.uri+'?_format='+q._format.value+'&_secretCode='+(q._secretCode?q._secretCode.value:'')}}};",
    "if(r.uri.lastIndexOf('.')<=r.uri.lastIndexOf('/'))r.uri=r.uri==='/'?'/inicio.html':'/index.html';return r}",
  ].join(''),
  // Who connected, which limits are counted by; a value the browser sends is replaced.
  Endereco:
    "function handler(e){var r=e.request;r.headers['x-acolhe-endereco']={value:e.viewer.ip};delete r.headers['x-acolhe-origem'];return r}",
} as const

/** The SPA behind CloudFront, with the APIs on the same origin. */
export class SiteStack extends Stack {
  constructor(scope: Construct, id: string, props: SiteStackProps) {
    super(scope, id, props)
    const { estagio, dados } = props
    const balde = new s3.Bucket(this, 'Site', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      lifecycleRules: [{ noncurrentVersionExpiration: Duration.days(DIAS.versao_do_site) }],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    cheioAoNascer(balde.node.defaultChild as s3.CfnBucket)
    const distribution = new cloudfront.Distribution(this, 'Distribuicao', {
      defaultRootObject: 'index.html',
      minimumProtocolVersion: cloudfront.SecurityPolicyProtocol.TLS_V1_2_2021,
      httpVersion: cloudfront.HttpVersion.HTTP2_AND_3,
      ...this.borda(props),
      // CloudFront keeps an error for ten seconds and gives it to whoever asks next: never one of the API's.
      errorResponses: ERROS.map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ...this.comportamentos(props, balde, cabecalhosDeSeguranca(this, { estagio, dados })),
    })
    if (props.borda) this.registrar(distribution)
    this.publicar(props, balde, distribution)
    reconhecer(this, 'site')
  }

  /** Firewall, and domain and certificate where the stage has an address of its own. */
  private borda({ borda, estagio }: SiteStackProps): Partial<cloudfront.DistributionProps> {
    // The embedded cloud refuses at its edge what the real one refuses.
    if (!borda) return { webAclId: firewall(this, estagio).attrArn }
    this.addStackDependency(borda)
    // Both live in us-east-1.
    const daBorda = (saida: SaidaDaBorda) => Fn.getStackOutput(borda.stackName, saida, borda.region)
    return {
      domainNames: [borda.dominio],
      certificate: acm.Certificate.fromCertificateArn(this, 'Certificado', daBorda('ArnDoCertificado')),
      webAclId: daBorda('ArnDaAcl'),
    }
  }

  /** Where its requests are kept, and who may write them there; what of them is kept is said in `acessos-stack.ts`. */
  private registrar({ distributionId }: cloudfront.Distribution): void {
    const acessos = new s3.Bucket(this, 'AcessosDoSite', {
      blockPublicAccess: s3.BlockPublicAccess.BLOCK_ALL,
      encryption: s3.BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      versioned: true,
      objectOwnership: s3.ObjectOwnership.BUCKET_OWNER_ENFORCED,
      lifecycleRules: [expira(DIAS.registro_de_acesso)],
      removalPolicy: RemovalPolicy.RETAIN,
    })
    acessos.addToResourcePolicy(
      new iam.PolicyStatement({
        principals: [new iam.ServicePrincipal('delivery.logs.amazonaws.com')],
        actions: ['s3:PutObject'],
        resources: [acessos.arnForObjects(`AWSLogs/${this.account}/*`)],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          // CloudFront's deliveries are of that region, wherever the bucket is.
          ArnLike: { 'aws:SourceArn': `arn:${this.partition}:logs:us-east-1:${this.account}:*` },
        },
      }),
    )
    const dizer = (nome: SaidaDoSite, value: string) => new CfnOutput(this, nome, { value })
    dizer('IdDaDistribuicao', distributionId)
    dizer('ArnDosAcessos', acessos.bucketArn)
  }

  private comportamentos(
    { aplicacao, dados }: SiteStackProps,
    balde: s3.Bucket,
    responseHeadersPolicy: cloudfront.ResponseHeadersPolicy,
  ): Pick<cloudfront.DistributionProps, 'defaultBehavior' | 'additionalBehaviors'> {
    const origem = (apiId: string) =>
      new origins.HttpOrigin(`${apiId}.execute-api.${this.region}.amazonaws.com`, {
        originSslProtocols: [cloudfront.OriginSslPolicy.TLS_V1_2],
        ...(dados.provaDaBorda && { customHeaders: { 'x-acolhe-origem': dados.provaDaBorda } }),
      })
    const endereco = this.funcao('Endereco')
    const passThrough = (origin: cloudfront.IOrigin): cloudfront.BehaviorOptions => ({
      origin,
      viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.HTTPS_ONLY,
      allowedMethods: cloudfront.AllowedMethods.ALLOW_ALL,
      cachePolicy: cloudfront.CachePolicy.CACHING_DISABLED,
      // Leaves out what CloudFront itself adds, so that the address is a header of our function's.
      originRequestPolicy: cloudfront.OriginRequestPolicy.ALL_VIEWER_EXCEPT_HOST_HEADER,
      responseHeadersPolicy,
      functionAssociations: [endereco],
    })
    const api = origem(aplicacao.api.api.apiId)
    return {
      defaultBehavior: {
        origin: origins.S3BucketOrigin.withOriginAccessControl(balde),
        viewerProtocolPolicy: cloudfront.ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
        compress: true,
        responseHeadersPolicy,
        // On this behaviour only: an error response would mask the API's own 403 and 404.
        functionAssociations: [this.funcao('Spa')],
      },
      additionalBehaviors: {
        '/api/*': passThrough(api),
        '/webhook/*': passThrough(api),
        '/ws': passThrough(origem(aplicacao.tempoReal.api.apiId)),
      },
    }
  }

  private funcao(nome: keyof typeof FUNCOES): cloudfront.FunctionAssociation {
    return {
      eventType: cloudfront.FunctionEventType.VIEWER_REQUEST,
      function: new cloudfront.Function(this, nome, {
        runtime: cloudfront.FunctionRuntime.JS_2_0,
        code: cloudfront.FunctionCode.fromInline(FUNCOES[nome]),
      }),
    }
  }

  /**
   * Two goes, for what may be kept for a year and what must be asked for again; old chunks stay for pages still open.
   */
  private publicar(
    { pasta, aplicacao, identityPoolId }: SiteStackProps,
    destinationBucket: s3.Bucket,
    distribution: cloudfront.Distribution,
  ): void {
    const imutaveis = new deployment.BucketDeployment(this, 'Imutaveis', {
      destinationBucket,
      sources: [deployment.Source.asset(pasta)],
      exclude: ['*'],
      include: [IMUTAVEIS],
      prune: false,
      cacheControl: [deployment.CacheControl.fromString('public, max-age=31536000, immutable')],
    })
    const paginas = new deployment.BucketDeployment(this, 'Publicacao', {
      destinationBucket,
      sources: [
        deployment.Source.asset(pasta),
        deployment.Source.jsonData('config.json', {
          ...aplicacao.configDoSite,
          ...(identityPoolId && { prova_de_vida: { identity_pool_id: identityPoolId } }),
        }),
      ],
      exclude: [IMUTAVEIS],
      prune: false,
      distribution,
      distributionPaths: ['/*'],
      cacheControl: [deployment.CacheControl.fromString('no-cache')],
    })
    // A page never names a chunk that is not there yet.
    paginas.node.addDependency(imutaveis)
  }
}
