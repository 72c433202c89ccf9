import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto'
import { isoCBOR } from '@simplewebauthn/server/helpers'

/** A device that keeps passkeys, in software: it answers as browsers do, and lies where a test asks it to. */

interface Mentira {
  /** The page that says it asked. */
  readonly origem?: string
  /** The name the key is used under. */
  readonly parte?: string
  readonly verificado?: boolean
  readonly contador?: number
  /** Whose the device says the key is. */
  readonly dono?: string
  readonly tipo?: string
}

const sha256 = (dado: string | Buffer) => createHash('sha256').update(dado).digest()
const b64 = (dado: Buffer | Uint8Array | string) => Buffer.from(dado).toString('base64url')

const PRESENTE = 0x01
const VERIFICADO = 0x04
const COM_CHAVE = 0x40

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))

function cabeca(parte: string, flags: number, contador: number): Buffer {
  const numero = Buffer.alloc(4)
  numero.writeUInt32BE(contador)
  return Buffer.concat([sha256(parte), Buffer.from([flags]), numero])
}

/** One key of one owner at one product. `conta` is whether it counts its signatures, as security keys do. */
export function autenticador({
  origem,
  parte,
  conta = false,
}: {
  readonly origem: string
  readonly parte: string
  readonly conta?: boolean
}) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const id = randomBytes(16)
  let dono = ''
  let vezes = 0
  const comum = { id: b64(id), rawId: b64(id), type: 'public-key' as const }
  const flagsDe = (verificado: boolean) => PRESENTE | (verificado ? VERIFICADO : 0)

  return {
    id: b64(id),
    /** Makes the key for what `preparar-chave` answered. */
    criar(
      pedido: { readonly desafio: string; readonly dono: { readonly id: string } },
      mentira: Mentira = {},
    ) {
      dono = pedido.dono.id
      const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
      const cose = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, 'base64url'))],
          [-3, new Uint8Array(Buffer.from(y, 'base64url'))],
        ]),
      )
      const tamanho = Buffer.alloc(2)
      tamanho.writeUInt16BE(id.length)
      const flags = flagsDe(mentira.verificado ?? true) | COM_CHAVE
      const authData = Buffer.concat([
        cabeca(mentira.parte ?? parte, flags, 0),
        Buffer.alloc(16),
        tamanho,
        id,
        Buffer.from(cose),
      ])
      const attestationObject = isoCBOR.encode(
        new Map<string, string | Map<string, string> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map()],
          ['authData', new Uint8Array(authData)],
        ]),
      )
      const dito = clientData(mentira.tipo ?? 'webauthn.create', pedido.desafio, mentira.origem ?? origem)
      return {
        ...comum,
        response: { clientDataJSON: b64(dito), attestationObject: b64(attestationObject) },
      }
    },
    /** Signs a challenge. */
    usar(desafio: string, mentira: Mentira = {}) {
      vezes += 1
      const contador = mentira.contador ?? (conta ? vezes : 0)
      const authData = cabeca(mentira.parte ?? parte, flagsDe(mentira.verificado ?? true), contador)
      const dito = clientData(mentira.tipo ?? 'webauthn.get', desafio, mentira.origem ?? origem)
      const assinatura = createSign('SHA256')
        .update(Buffer.concat([authData, sha256(dito)]))
        .sign(privateKey)
      return {
        ...comum,
        response: {
          clientDataJSON: b64(dito),
          authenticatorData: b64(authData),
          signature: b64(assinatura),
          userHandle: mentira.dono === undefined ? dono : b64(mentira.dono),
        },
      }
    },
  }
}
