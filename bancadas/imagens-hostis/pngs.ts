import { deflateSync } from 'node:zlib'
import { ASSINATURA, type Cabeca, desdobrado, ihdr, lugares, pedaco, preta, zeros } from './partes-png.ts'
import type { Sorte } from './sorte.ts'

/** PNG files, from odd to malicious. */

const CORES = [
  [0, [1, 2, 4, 8, 16]],
  [2, [8, 16]],
  [3, [1, 2, 4, 8]],
  [4, [8, 16]],
  [6, [8, 16]],
] as const

function cabeca(s: Sorte, largura: number, altura: number): Cabeca {
  const [cor, bits] = s.um(CORES)
  return { largura, altura, cor, bits: s.um<number>(bits), entrelacado: s.chance(0.3) }
}
const pequena = (s: Sorte): Cabeca => cabeca(s, s.inteiro(1, 40), s.inteiro(1, 40))
const media = (s: Sorte): Cabeca => cabeca(s, s.inteiro(200, 900), s.inteiro(200, 900))

/** Noise, so that it does not compress away. */
function ruido(s: Sorte, c: Cabeca): Buffer {
  const bytes = s.bytes(Math.min(desdobrado(c), 400_000))
  const linha = Math.max(1, Math.floor(desdobrado(c) / c.altura))
  for (let i = 0; i < bytes.length; i += linha) bytes[i] = s.inteiro(0, 4)
  return deflateSync(bytes)
}

const montada = (c: Cabeca, ...pedacos: readonly Buffer[]): Buffer =>
  Buffer.concat([ASSINATURA, ihdr(c), ...pedacos, pedaco('IEND', Buffer.alloc(0))])

const idat = (c: Cabeca): Buffer => pedaco('IDAT', zeros(desdobrado(c)))
const rgb = (largura: number, altura: number): Cabeca => ({
  largura,
  altura,
  cor: 2,
  bits: 8,
  entrelacado: false,
})

const comprimido = (nome: string, dentro: Buffer): Buffer =>
  Buffer.concat([Buffer.from(nome, 'latin1'), Buffer.from([0, 0]), dentro])

const tiff = (s: Sorte): Buffer => {
  const corpo = Buffer.from('49492a0008000000010012010300010000000000000000000000', 'hex')
  corpo.writeUInt16LE(s.um([0, 6, 9, 255, 65_535]), 18)
  return corpo
}

export const PNGS = {
  pequena: (s) => preta(pequena(s)),
  pequena_ruido: (s) => {
    const c = pequena(s)
    return montada({ ...c, cor: 6, bits: 8 }, pedaco('IDAT', ruido(s, { ...c, cor: 6, bits: 8 })))
  },
  media: (s) => preta(media(s)),
  fina: (s) => {
    const longo = s.um([1000, 10_000, 65_535, 65_536, 1_000_000, 14_000_000, 2 ** 24 + 1])
    const curto = s.inteiro(1, 5)
    const [largura, altura] = s.chance(0.5) ? [longo, curto] : [curto, longo]
    return preta({ largura, altura, cor: 0, bits: s.um([1, 8]), entrelacado: s.chance(0.2) })
  },
  enorme_no_cabecalho: (s) => {
    const lado = (): number => s.um([0, 2 ** 31 - 1, 2 ** 31, 2 ** 32 - 1, 100_000, 30_000, 1])
    return montada(rgb(lado(), lado()), pedaco('IDAT', deflateSync(s.bytes(64))))
  },
  bomba: (s) => {
    const lado = s.um([8000, 12_000, 16_000, 24_000, 30_000])
    return preta({ largura: lado, altura: lado, cor: s.um([0, 2, 6]), bits: 8, entrelacado: false })
  },
  bomba_funda: (s) => {
    const lado = s.um([3000, 4500, 6000, 7000])
    return preta({ largura: lado, altura: lado, cor: 6, bits: 16, entrelacado: s.chance(0.6) })
  },
  bomba_de_um_bit: (s) => {
    const lado = s.um([16_000, 40_000, 60_000])
    return preta({ largura: lado, altura: lado, cor: 0, bits: 1, entrelacado: s.chance(0.4) })
  },
  dados_demais: (s) => montada(pequena(s), pedaco('IDAT', zeros(s.um([1, 10, 300, 1500]) * 1024 * 1024))),
  dados_de_menos: (s) => {
    const c = media(s)
    return montada(c, pedaco('IDAT', zeros(s.inteiro(0, Math.floor(desdobrado(c) / 2)))))
  },
  dados_sem_sentido: (s) => montada(media(s), pedaco('IDAT', s.bytes(s.ordem(1, 20_000)))),
  filtros_falsos: (s) => {
    const c = rgb(s.inteiro(1, 300), s.inteiro(1, 300))
    return montada(c, pedaco('IDAT', deflateSync(Buffer.alloc(desdobrado(c), s.inteiro(5, 255)))))
  },
  profundidade_falsa: (s) =>
    montada(
      {
        ...rgb(s.inteiro(1, 300), s.inteiro(1, 300)),
        bits: s.um([0, 3, 5, 12, 24, 32, 255]),
        cor: s.um([0, 1, 2, 3, 5, 7, 255]),
      },
      pedaco('IDAT', zeros(5000)),
    ),
  paleta: (s) => {
    const c = { ...media(s), cor: 3, bits: s.um([1, 2, 4, 8]) }
    const cores = s.um([0, 1, 2, 255, 256, 257, 1000])
    const transparencia = s.chance(0.5) ? [pedaco('tRNS', Buffer.alloc(s.um([0, 1, 256, 300])))] : []
    return montada(c, pedaco('PLTE', s.bytes(cores * 3)), ...transparencia, pedaco('IDAT', ruido(s, c)))
  },
  sem_paleta: (s) => {
    const c = { ...media(s), cor: 3, bits: 8 }
    return montada(c, idat(c))
  },
  crc: (s) => {
    const c = media(s)
    const errado = s.inteiro(1, 2 ** 31)
    return s.chance(0.5)
      ? montada(c, pedaco('IDAT', zeros(desdobrado(c)), errado))
      : montada(c, pedaco('gAMA', Buffer.alloc(4), errado), idat(c))
  },
  cortada: (s) => {
    const inteira = preta({ ...media(s), cor: 2, bits: 8 })
    const onde = s.um(lugares(inteira))
    return inteira.subarray(0, Math.max(9, onde + s.inteiro(0, 14)))
  },
  virada: (s) => {
    const inteira = Buffer.from(preta(media(s)))
    for (let i = s.inteiro(1, 12); i > 0; i--) inteira[s.inteiro(8, inteira.length - 1)] = s.inteiro(0, 255)
    return inteira
  },
  fora_de_ordem: (s) => {
    const c = media(s)
    return s.um([
      Buffer.concat([ASSINATURA, idat(c), ihdr(c), pedaco('IEND', Buffer.alloc(0))]),
      Buffer.concat([ASSINATURA, ihdr(c), ihdr(media(s)), idat(c), pedaco('IEND', Buffer.alloc(0))]),
      montada(c),
      Buffer.concat([ASSINATURA, ihdr(c), idat(c)]),
      montada(c, idat(c), idat(c), pedaco('tEXt', s.bytes(20)), idat(c)),
      Buffer.concat([preta(c), preta(media(s))]),
      Buffer.concat([ASSINATURA, pedaco('IEND', Buffer.alloc(0))]),
      ASSINATURA,
    ])
  },
  tamanho_do_pedaco: (s) => {
    const inteira = Buffer.from(preta(media(s)))
    inteira.writeUInt32BE(
      s.um([0xffffffff, 0x7fffffff, 0x80000000, inteira.length * 2]),
      s.um(lugares(inteira)),
    )
    return inteira
  },
  movida: (s) => {
    const c = rgb(s.inteiro(1, 400), s.inteiro(1, 400))
    const actl = Buffer.alloc(8)
    actl.writeUInt32BE(s.um([0, 1, 1000, 2 ** 31]), 0)
    const quadros = Array.from({ length: s.um([1, 3, 200]) }, (_, i) => {
      const fctl = Buffer.alloc(26)
      fctl.writeUInt32BE(i * 2, 0)
      fctl.writeUInt32BE(s.um([c.largura, 0, 2 ** 31]), 4)
      fctl.writeUInt32BE(c.altura, 8)
      const sequencia = Buffer.alloc(4)
      sequencia.writeUInt32BE(i * 2 + 1)
      return Buffer.concat([
        pedaco('fcTL', fctl),
        pedaco('fdAT', Buffer.concat([sequencia, zeros(desdobrado(c))])),
      ])
    })
    return montada(c, pedaco('acTL', actl), idat(c), ...quadros)
  },
  perfil_bomba: (s) =>
    preta(media(s), [pedaco('iCCP', comprimido('x', zeros(s.um([1, 50, 900, 2500]) * 1024 * 1024)))]),
  texto_bomba: (s) =>
    preta(media(s), [pedaco('zTXt', comprimido('Comment', zeros(s.um([1, 50, 900, 2500]) * 1024 * 1024)))]),
  texto_grande: (s) =>
    preta(media(s), [pedaco('tEXt', Buffer.alloc(s.um([100_000, 3_000_000, 9_000_000]), 0x61))]),
  pedacos_demais: (s) => {
    const um = pedaco(s.um(['tEXt', 'iTXt', 'prVt', 'sPLT']), s.bytes(6))
    return preta(
      pequena(s),
      Array.from({ length: s.um([1000, 50_000, 200_000]) }, () => um),
    )
  },
  exif: (s) => preta(media(s), [pedaco('eXIf', s.chance(0.5) ? tiff(s) : s.bytes(s.inteiro(0, 300)))]),
  densidade: (s) => {
    const phys = Buffer.alloc(9)
    phys.writeUInt32BE(s.um([0, 1, 2 ** 31, 2 ** 32 - 1]), 0)
    phys.writeUInt32BE(s.um([0, 2 ** 32 - 1]), 4)
    return preta(media(s), [pedaco('pHYs', phys), pedaco('gAMA', s.bytes(4)), pedaco('cHRM', s.bytes(32))])
  },
} satisfies Record<string, (s: Sorte) => Buffer>
