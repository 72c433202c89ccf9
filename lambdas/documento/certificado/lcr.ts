import { verify, type X509Certificate } from 'node:crypto'
import { buscar } from './buscar.ts'
import type { Lido } from './x509.ts'

/**
 * Lists of revoked certificates (RFC 5280 §5), read by walking the encoding: an authority's list has megabytes, of
 * which only serial numbers matter.
 */

const SHA: Readonly<Record<string, string>> = {
  '2a864886f70d01010b': 'sha256',
  '2a864886f70d01010c': 'sha384',
  '2a864886f70d01010d': 'sha512',
}
const [INTEIRO, SEQUENCIA, UTC, GENERALIZADO] = [0x02, 0x30, 0x17, 0x18]
/** A list is fetched again after this time even when it declares a longer validity. */
const GUARDADA_MS = 60 * 60 * 1000

interface Parte {
  readonly tag: number
  readonly de: number
  readonly corpo: number
  readonly ate: number
}

interface Lista {
  readonly revogados: ReadonlySet<string>
  readonly ate: number
}

const guardadas = new Map<string, { readonly lista: Lista; readonly lida: number }>()

/** Whether the list at this address, signed by `emissor`, names the certificate. @throws Error when it cannot be had */
export async function revogadoNa(
  endereco: string,
  certificado: Lido,
  emissor: X509Certificate,
  now: Date,
): Promise<boolean> {
  const guardada = guardadas.get(endereco)
  const fresca = guardada && guardada.lista.ate > now.getTime() && guardada.lida + GUARDADA_MS > now.getTime()
  const lista = fresca ? guardada.lista : await trazer(endereco, emissor, now, guardada?.lista)
  return lista.revogados.has(semZeros(certificado.serial))
}

/** Fetches a list; while its publisher is unavailable the last one serves until the validity it declares. */
async function trazer(
  endereco: string,
  emissor: X509Certificate,
  now: Date,
  anterior: Lista | undefined,
): Promise<Lista> {
  try {
    const lista = lerLista(await buscar(endereco), emissor)
    if (lista.ate <= now.getTime()) throw new Error('The list is over')
    guardadas.set(endereco, { lista, lida: now.getTime() })
    return lista
  } catch (error) {
    if (anterior && anterior.ate > now.getTime()) return anterior
    throw error
  }
}

/** @throws Error when it is not a list that `emissor` signed */
function lerLista(der: Buffer, emissor: X509Certificate): Lista {
  const [tbs, algoritmo, assinatura] = partesDe(der, parteEm(der, 0))
  if (!tbs || !algoritmo || !assinatura) throw new Error('Not a revocation list')
  const [oid] = partesDe(der, algoritmo)
  const sha = oid && SHA[der.subarray(oid.corpo, oid.ate).toString('hex')]
  // A bit string begins with how many bits its last byte leaves unused.
  const valor = der.subarray(assinatura.corpo + 1, assinatura.ate)
  if (!sha || !verify(sha, der.subarray(tbs.de, tbs.ate), emissor.publicKey, valor))
    throw new Error('The list is not signed by its issuer')
  const campos = partesDe(der, tbs)
  const [, proxima] = campos.filter(({ tag }) => tag === UTC || tag === GENERALIZADO)
  const depois = proxima ? campos[campos.indexOf(proxima) + 1] : undefined
  if (!proxima) throw new Error('The list does not say how long it holds')
  const itens = depois?.tag === SEQUENCIA ? partesDe(der, depois) : []
  const revogados = itens.flatMap((item) => {
    const serie = parteEm(der, item.corpo)
    return serie.tag === INTEIRO ? [semZeros(der.subarray(serie.corpo, serie.ate).toString('hex'))] : []
  })
  return { revogados: new Set(revogados), ate: instante(der, proxima) }
}

const semZeros = (serial: string): string => serial.toUpperCase().replace(/^0+/, '')

function instante(der: Buffer, { tag, corpo, ate }: Parte): number {
  const texto = der.subarray(corpo, ate).toString('latin1')
  const cheio = tag === UTC ? `${Number(texto.slice(0, 2)) < 50 ? '20' : '19'}${texto}` : texto
  return Date.parse(cheio.replace(/^(\d{4})(\d\d)(\d\d)(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'))
}

function parteEm(der: Buffer, de: number): Parte {
  const tag = der.readUInt8(de)
  const primeiro = der.readUInt8(de + 1)
  const bytes = primeiro < 0x80 ? 0 : primeiro & 0x7f
  const corpo = de + 2 + bytes
  const tamanho = bytes === 0 ? primeiro : der.readUIntBE(de + 2, bytes)
  if (bytes > 4 || corpo + tamanho > der.length) throw new Error('Not DER')
  return { tag, de, corpo, ate: corpo + tamanho }
}

function partesDe(der: Buffer, { corpo, ate }: Parte): Parte[] {
  const partes: Parte[] = []
  for (let de = corpo; de < ate; ) {
    const parte = parteEm(der, de)
    partes.push(parte)
    de = parte.ate
  }
  return partes
}
