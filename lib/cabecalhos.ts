import { Duration } from 'aws-cdk-lib'
import * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Construct } from 'constructs'
import { relatosCsp } from '../domain/admin/contract.ts'
import { httpPath } from '../domain/base/contrato.ts'
import type { DadosStack } from './dados-stack.ts'
import { urlDoCartao } from './ambiente.ts'
import type { Estagio } from './estagios.ts'
import { parametro } from './origem.ts'
import { origensDaProvaDeVida } from './prova-de-vida.ts'

interface Origens {
  /** Where the browser's own code may come from besides the site. */
  readonly codigo: readonly string[]
  readonly chamadas: readonly string[]
  readonly arquivos: readonly string[]
  readonly quadros: readonly string[]
}

/** Stripe's own list (docs.stripe.com/security/guide, "Content security policy"). */
const STRIPE = {
  codigo: ['https://js.stripe.com', 'https://*.js.stripe.com'],
  quadros: ['https://js.stripe.com', 'https://*.js.stripe.com', 'https://hooks.stripe.com'],
  chamadas: ['https://api.stripe.com'],
}

function origens(scope: Construct, estagio: Estagio, dados: DadosStack): Origens {
  if (!estagio.dominio) {
    // One endpoint answers for every AWS service of the embedded cloud.
    const nuvem = parametro(scope, 'UrlNuvem')
    return {
      codigo: [],
      chamadas: [nuvem, urlDoCartao(scope, estagio)],
      arquivos: [nuvem],
      quadros: [],
    }
  }
  const arquivos = Object.values(dados.baldes).map((balde) => `https://${balde.bucketRegionalDomainName}`)
  return {
    // WebAssembly finds the face in the video; it needs a word of its own, and only there.
    codigo: [...STRIPE.codigo, ...(estagio.provaDeVida ? ["'wasm-unsafe-eval'"] : [])],
    chamadas: [
      // Older Safari does not count the WebSocket of the same origin as 'self'.
      `wss://${estagio.dominio}`,
      ...arquivos,
      ...STRIPE.chamadas,
      ...origensDaProvaDeVida(estagio),
    ],
    arquivos,
    quadros: STRIPE.quadros,
  }
}

/**
 * What the pages may load and talk to; scripts only from files. Styles may be inline: the dialogs measure themselves.
 */
function politica({ codigo, chamadas, arquivos, quadros }: Origens, nuvem: boolean): string {
  const diretivas: readonly (readonly string[])[] = [
    ['default-src', "'self'"],
    ['script-src', "'self'", ...codigo],
    ['style-src', "'self'", "'unsafe-inline'"],
    ['img-src', "'self'", 'blob:', 'data:', ...arquivos],
    ['media-src', "'self'", 'blob:'],
    ['font-src', "'self'"],
    ['connect-src', "'self'", ...chamadas],
    ['worker-src', "'self'", 'blob:'],
    ['frame-src', ...(quadros.length > 0 ? quadros : ["'none'"])],
    ['object-src', "'none'"],
    ['base-uri', "'none'"],
    ['form-action', "'self'"],
    ['frame-ancestors', "'none'"],
    // No text becomes markup or code: `web/src/lib/pagina/trusted-types.ts` is the only policy.
    ['require-trusted-types-for', "'script'"],
    ['trusted-types', 'default'],
    ...(nuvem ? [['upgrade-insecure-requests']] : []),
    // What every browser sends as one object; `report-to` would send lists, and is not everywhere.
    ['report-uri', httpPath(relatosCsp)],
  ]
  return diretivas.map((diretiva) => diretiva.join(' ')).join('; ')
}

/** The security headers of every answer; the embedded cloud reads them from the template and sends the same. */
export function cabecalhosDeSeguranca(
  scope: Construct,
  { estagio, dados }: { readonly estagio: Estagio; readonly dados: DadosStack },
): cloudfront.ResponseHeadersPolicy {
  const csp = politica(origens(scope, estagio, dados), estagio.dominio !== undefined)
  return new cloudfront.ResponseHeadersPolicy(scope, 'Cabecalhos', {
    comment: 'Acolhe: CSP, HSTS and the browser features the pages may use',
    securityHeadersBehavior: {
      contentSecurityPolicy: { contentSecurityPolicy: csp, override: true },
      contentTypeOptions: { override: true },
      frameOptions: { frameOption: cloudfront.HeadersFrameOption.DENY, override: true },
      referrerPolicy: {
        referrerPolicy: cloudfront.HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN,
        override: true,
      },
      strictTransportSecurity: {
        accessControlMaxAge: Duration.days(730),
        includeSubdomains: true,
        preload: true,
        override: true,
      },
    },
    customHeadersBehavior: {
      customHeaders: [
        {
          header: 'permissions-policy',
          value:
            'camera=(self), microphone=(self), geolocation=(), usb=(), payment=(self), display-capture=()',
          override: true,
        },
        { header: 'cross-origin-opener-policy', value: 'same-origin-allow-popups', override: true },
      ],
    },
  })
}
