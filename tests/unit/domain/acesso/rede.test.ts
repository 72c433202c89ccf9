import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { redeDe, vizinhancaDe } from '#domain/acesso/rede.ts'

const grupo = fc.integer({ min: 0, max: 0xffff })
const escrito = (grupos: readonly number[]) => grupos.map((g) => g.toString(16)).join(':')

describe('the network an address stands for', () => {
  it.each([
    ['203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['::ffff:203.0.113.7', '203.0.113.7', '203.0.113.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:0DB8:0001:0002::6', '2001:db8:1:2::/64', '2001:db8:1::/48'],
    ['2001:db8::1', '2001:db8:0:0::/64', '2001:db8:0::/48'],
    ['::1', '0:0:0:0::/64', '0:0:0::/48'],
    ['fe80::1%eth0', 'fe80:0:0:0::/64', 'fe80:0:0::/48'],
    ['unknown', 'unknown', 'unknown'],
    ['1::2::3', '1::2::3', '1::2::3'],
  ])('%s', (endereco, rede, vizinhanca) => {
    expect([redeDe(endereco), vizinhancaDe(endereco)]).toEqual([rede, vizinhanca])
  })

  it('is one for every address of a /64, and one more widely for every /64 of a /48', () => {
    const quatro = fc.tuple(grupo, grupo, grupo, grupo)
    fc.assert(
      fc.property(fc.tuple(grupo, grupo, grupo), grupo, grupo, quatro, quatro, (net, um, outro, a, b) => {
        const de = (sub: number, resto: readonly number[]) => escrito([...net, sub, ...resto])
        expect(redeDe(de(um, a))).toBe(redeDe(de(um, b)))
        expect(redeDe(de(um, a)) === redeDe(de(outro, b))).toBe(um === outro)
        expect(vizinhancaDe(de(um, a))).toBe(vizinhancaDe(de(outro, b)))
      }),
    )
  })
})
