import { X509Certificate } from 'node:crypto'
import { Certificate } from 'pkijs'
import { type Flaw, verifyDetached } from './cms.ts'
import { readAlternativeNames, type Titular } from './icp-brasil.ts'
import { readSignature } from './pdf.ts'

export interface Verification {
  /** Intact, signed by its holder, and up to our own root. */
  readonly valida: boolean
  /** Not one byte of the document changed since it was signed. */
  readonly integra: boolean
  readonly titular: Titular | null
  /** Common name of the authority that issued the signer's certificate. */
  readonly emissor: string | null
  readonly assinado_em: string | null
  readonly motivos: readonly (Flaw | 'sem_assinatura_integra')[]
}

/** Verifies the one signature of a PDF against our chain, at the moment it says it was made. */
export async function verifyPdf(pdf: Buffer, chain: readonly Buffer[]): Promise<Verification> {
  const signature = readSignature(pdf)
  if (!signature)
    return {
      valida: false,
      integra: false,
      titular: null,
      emissor: null,
      assinado_em: null,
      motivos: ['sem_assinatura_integra'],
    }
  const { flaws, certificate } = await verifyDetached(
    signature.cms,
    signature.content,
    chain,
    signature.signedAt,
  )
  const valida = flaws.length === 0
  // Of a signature that does not hold nothing is told: whom it names is not known.
  return {
    valida,
    integra: !flaws.some((flaw) => flaw !== 'cadeia_nao_confiavel'),
    titular: valida && certificate ? titularOf(certificate) : null,
    emissor: valida && certificate ? commonName(new X509Certificate(certificate).issuer) : null,
    assinado_em: valida ? signature.signedAt.toISOString() : null,
    motivos: flaws,
  }
}

function titularOf(der: Buffer): Titular | null {
  const certificate = Certificate.fromBER(new Uint8Array(der).buffer)
  const names = certificate.extensions?.find(({ extnID }) => extnID === '2.5.29.17')
  const read = names && readAlternativeNames(new Uint8Array(names.extnValue.valueBlock.valueHexView).buffer)
  const name = commonName(new X509Certificate(der).subject)?.replace(/:\d{11}$/, '')
  return read && name ? { nome: name, ...read } : null
}

const commonName = (distinguished: string): string | null => /^CN=(.+)$/m.exec(distinguished)?.[1] ?? null
