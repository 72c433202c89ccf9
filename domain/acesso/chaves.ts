import * as z from 'zod/mini'

/**
 * Passkeys (WebAuthn Level 3): keys that a device unlocks with its owner's finger, face or number and uses for this
 * address alone. User verification is always required, so that one passkey is sign-in and second factor together.
 */

export const chaveGuardadaSchema = z.object({
  /** The credential's id, as the device gives it (base64url). */
  id: z.string(),
  usuario_id: z.string(),
  /** What its owner calls it. */
  nome: z.string(),
  /** The public key (COSE, base64url), with which nothing can be signed. */
  publica: z.string(),
  /** Its signature counter as last reported; a key that is synchronised between devices reports zero each time. */
  contador: z.number(),
  /** It is synchronised by an account of its owner's, so it survives the loss of the device. */
  sincronizada: z.boolean(),
  criada_em: z.string(),
  usada_em: z.nullable(z.string()),
  /** A copy of it was used: it is blocked. */
  copiada_em: z.optional(z.string()),
})
export type ChaveGuardada = z.output<typeof chaveGuardadaSchema>

export const chaveMostrada = z.pick(chaveGuardadaSchema, {
  id: true,
  nome: true,
  sincronizada: true,
  criada_em: true,
  usada_em: true,
  copiada_em: true,
})
export type ChaveMostrada = z.output<typeof chaveMostrada>

/** More than anybody has devices; every further key is another way in that can be lost. */
export const CHAVES_POR_PESSOA = 10

/**
 * Whether the counter of a key that signed has grown as it must, or a copy of the key has signed meanwhile (WebAuthn
 * §6.1.1).
 */
export const julgarContador = (guardado: number, mostrado: number): 'segue' | 'copiada' =>
  mostrado > guardado || (mostrado === 0 && guardado === 0) ? 'segue' : 'copiada'

const base64url = (maximo: number) =>
  z
    .string('A chave de acesso respondeu de forma inesperada.')
    .check(
      z.regex(/^[\w-]+$/, 'A chave de acesso respondeu de forma inesperada.'),
      z.maxLength(maximo, 'A resposta da chave de acesso é longa demais.'),
    )

/** A credential's id. It is part of a table key, which holds 1024 bytes; ids of real devices are far shorter. */
export const idDaChave = base64url(1000)

const comum = {
  id: idDaChave,
  rawId: idDaChave,
  type: z.literal('public-key', 'A chave de acesso respondeu de forma inesperada.'),
}

/** What a device sends when one of its keys is used. */
export const respostaDoUso = z.object({
  ...comum,
  response: z.object({
    clientDataJSON: base64url(4096),
    authenticatorData: base64url(4096),
    signature: base64url(4096),
    userHandle: base64url(128),
  }),
})
export type RespostaDoUso = z.output<typeof respostaDoUso>

/** What a device sends when it creates a key. */
export const respostaDaNova = z.object({
  ...comum,
  response: z.object({ clientDataJSON: base64url(4096), attestationObject: base64url(16_384) }),
})
export type RespostaDaNova = z.output<typeof respostaDaNova>

const SEM_NOME = 'Dê um nome à chave de acesso.'
/** Letters, digits, spaces and punctuation: the name is shown to its owner alone. */
export const nomeDaChave = z
  .string(SEM_NOME)
  .check(
    z.trim(),
    z.minLength(1, SEM_NOME),
    z.maxLength(40, 'Use até 40 letras.'),
    z.regex(/^[\p{L}\p{N}][\p{L}\p{N} .,'()-]*$/u, 'Use letras, números e espaços.'),
  )
