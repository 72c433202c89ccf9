import { createECDH, randomBytes } from 'node:crypto'
import type { Inscricao } from '#domain/toque/aparelho.ts'

/** What a browser would give, at an address of a push service. */
export const inscricaoDe = (nome: string): Inscricao => ({
  endpoint: `https://fcm.googleapis.com/fcm/send/${nome}`,
  p256dh: createECDH('prime256v1').generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
})
