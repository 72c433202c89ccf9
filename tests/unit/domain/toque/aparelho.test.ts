import { describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { eServicoDePush, toqueEntrada } from '#domain/toque/aparelho.ts'

describe('a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com/wpush/v2/abc',
    'https://web.push.apple.com/abc',
    'https://db5p.notify.windows.com/w/?token=abc',
  ])('is %s', (endereco) => expect(eServicoDePush(endereco)).toBe(true))

  it.each([
    'http://fcm.googleapis.com/fcm/send/abc',
    'https://fcm.googleapis.com:8443/a',
    'https://eu:senha@fcm.googleapis.com/a',
    'https://fcm.googleapis.com.exemplo.com/a',
    'https://exemplo.com/?fcm.googleapis.com',
    'https://notify.windows.com/a',
    'https://meunotify.windows.com/a',
    'http://169.254.169.254/latest/meta-data',
    'http://127.0.0.1:4602/push/v1/a',
    'file:///etc/passwd',
  ])('is not %s', (endereco) => expect(eServicoDePush(endereco)).toBe(false))

  it('is the one beside the embedded cloud, under its own path alone', () => {
    const local = 'http://127.0.0.1:4602/push'
    expect(eServicoDePush(`${local}/v1/a`, local)).toBe(true)
    expect(eServicoDePush('http://127.0.0.1:4602/cartao', local)).toBe(false)
    expect(eServicoDePush('http://127.0.0.1:46020/push/v1/a', local)).toBe(false)
  })
})

it('is what a browser says of its subscription, and nothing else', () => {
  const inscricao = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: `B${'a'.repeat(86)}`,
    auth: 'a'.repeat(22),
  }
  expect(z.safeParse(toqueEntrada, inscricao).success).toBe(true)
  for (const errada of [
    { endpoint: 'abc' },
    { endpoint: `https://fcm.googleapis.com/${'a'.repeat(1024)}` },
    { p256dh: 'a'.repeat(87) },
    { auth: 'a'.repeat(21) },
  ])
    expect(z.safeParse(toqueEntrada, { ...inscricao, ...errada }).success).toBe(false)
})
