import { X509Certificate } from 'node:crypto'
import { ContentInfo, SignedData, Certificate } from 'pkijs'
import { logger } from '#lambdas/runtime/log.ts'
import { segredo } from '#lambdas/aws/segredos.ts'
import { parse } from '../pades/atributos.ts'
import { buscar } from './buscar.ts'
import { revogadoNa } from './lcr.ts'
import { type Lido, lerCertificado } from './x509.ts'

/** Why a certificate cannot be signed with. `indisponivel`: that could not be found out. */
type Defeito = 'nao_assina' | 'fora_da_validade' | 'sem_cadeia' | 'revogado' | 'indisponivel'

interface Cadeia {
  readonly elos: readonly [Lido, ...Lido[]]
  /** Whether it ends in a root that only signs tests; undefined where the stage does not say which do. */
  readonly teste: boolean | undefined
}

type Juizo =
  | { readonly ok: true; readonly cadeia: readonly [Lido, ...Lido[]]; readonly teste: boolean | undefined }
  | { readonly ok: false; readonly defeito: Defeito }

/** Longest certificate chain followed; ICP-Brasil has no longer ones. */
const ELOS = 5

/**
 * Judges a signer's certificate at this instant: its use, its validity, its chain to a root of ICP-Brasil that this
 * stage trusts, and that no certificate of the chain was revoked. When something cannot be found out, the answer is
 * `indisponivel`.
 */
export async function julgar(der: Buffer, now: Date): Promise<Juizo> {
  const proprio = lerCertificado(der)
  if (!proprio.assina) return { ok: false, defeito: 'nao_assina' }
  try {
    const achada = await cadeiaDe(proprio)
    if (!achada) return { ok: false, defeito: 'sem_cadeia' }
    const { elos: cadeia, teste } = achada
    if (cadeia.some((elo) => !vale(elo, now))) return { ok: false, defeito: 'fora_da_validade' }
    if (await algumRevogado(cadeia, now)) return { ok: false, defeito: 'revogado' }
    return { ok: true, cadeia, teste }
  } catch (error) {
    const motivo = error instanceof Error ? error.message : String(error)
    logger.warn('A certificate could not be judged', { emissor: proprio.emissor, motivo })
    return { ok: false, defeito: 'indisponivel' }
  }
}

const vale = ({ valido_de, valido_ate }: Lido, now: Date): boolean => valido_de <= now && now < valido_ate

/**
 * The certificates up to a trusted root; undefined when they lead to none. @throws Error when an issuer cannot be had
 */
async function cadeiaDe(proprio: Lido): Promise<Cadeia | undefined> {
  const { raizes, de_teste } = await segredo('icp-brasil')
  const deTeste = lerPem(de_teste ?? '')
  const todas = [...deTeste, ...lerPem(raizes)]
  const cadeia: [Lido, ...Lido[]] = [proprio]
  for (let elo = proprio, n = 0; n < ELOS; n++) {
    const raiz = todas.find((candidata) => emitiu(candidata, elo))
    if (raiz)
      return { elos: [...cadeia, raiz], teste: de_teste === undefined ? undefined : deTeste.includes(raiz) }
    const acima = (await emissoresDe(elo)).find((candidato) => emitiu(candidato, elo))
    if (!acima) return undefined
    cadeia.push(acima)
    elo = acima
  }
  return undefined
}

const emitiu = ({ x509: acima }: Lido, { x509: abaixo }: Lido): boolean =>
  acima.ca && abaixo.checkIssued(acima) && abaixo.verify(acima.publicKey)

const lerPem = (pem: string): Lido[] =>
  (pem.match(/-----BEGIN CERTIFICATE-----[^-]+-----END CERTIFICATE-----/g) ?? []).map((texto) =>
    lerCertificado(new X509Certificate(texto).raw),
  )

/** Issuers by address, cached for as long as the container lives: they change once in years. */
const conhecidos = new Map<string, Lido[]>()

async function emissoresDe({ emissores }: Lido): Promise<Lido[]> {
  const lidos = await Promise.all(
    emissores.map(async (endereco) => {
      const achados = conhecidos.get(endereco) ?? certificadosEm(await buscar(endereco)).map(lerCertificado)
      conhecidos.set(endereco, achados)
      return achados
    }),
  )
  return lidos.flat()
}

/** A file of one certificate, or a bundle of several (.p7b), PEM or DER. */
function certificadosEm(arquivo: Buffer): Buffer[] {
  const texto = arquivo.subarray(0, 11).toString('latin1')
  if (texto === '-----BEGIN ' && arquivo.includes('BEGIN CERTIFICATE'))
    return lerPem(arquivo.toString('latin1')).map(({ der }) => der)
  const der =
    texto === '-----BEGIN '
      ? Buffer.from(arquivo.toString('latin1').replaceAll(/-----[^-]+-----|\s/g, ''), 'base64')
      : arquivo
  try {
    const { content } = new ContentInfo({ schema: parse(der) })
    const { certificates = [] } = new SignedData({ schema: content })
    return certificates.flatMap((c) =>
      c instanceof Certificate ? [Buffer.from(c.toSchema(false).toBER())] : [],
    )
  } catch {
    return [der]
  }
}

/** Every certificate of the chain is looked for in its issuer's list; a root has none above it. */
async function algumRevogado(cadeia: readonly Lido[], now: Date): Promise<boolean> {
  for (const [i, elo] of cadeia.entries()) {
    const emissor = cadeia[i + 1]
    if (!emissor) return false
    if (!(await algumaDiz(elo, emissor, now))) continue
    return true
  }
  return false
}

/** The same list is published at several addresses: the first that answers is believed. */
async function algumaDiz(elo: Lido, emissor: Lido, now: Date): Promise<boolean> {
  let falha: unknown = new Error('The certificate names no revocation list')
  for (const endereco of elo.listas) {
    try {
      return await revogadoNa(endereco, elo, emissor.x509, now)
    } catch (error) {
      falha = error
    }
  }
  throw falha
}
