import { app, comSegmentos, foto, quadro, segmentos } from './partes-jpeg.ts'
import type { Sorte } from './sorte.ts'

/** JPEG files, from odd to malicious. */

const LADOS = [1, 2, 3, 5, 7, 8, 9, 15, 16, 17, 31, 33, 64, 200, 640] as const
const comum = (s: Sorte): Promise<Buffer> =>
  foto(s.um([200, 640, 801]), s.um([200, 480, 601]), { progressive: s.chance(0.3) }).then((pronta) =>
    Buffer.from(pronta),
  )

function exif(s: Sorte): Buffer {
  const ordem = s.chance(0.5)
  const corpo = Buffer.alloc(26)
  corpo.write(ordem ? 'II*\0' : 'MM\0*', 'latin1')
  const curto = (valor: number, onde: number) =>
    ordem ? corpo.writeUInt16LE(valor, onde) : corpo.writeUInt16BE(valor, onde)
  const longo = (valor: number, onde: number) =>
    ordem ? corpo.writeUInt32LE(valor, onde) : corpo.writeUInt32BE(valor, onde)
  longo(s.um([8, 8, 8, 0, 4, 0xffffffff]), 4)
  curto(s.um([1, 1, 1, 0, 65_535]), 8)
  curto(s.um([0x0112, 0x0112, 0x8769, 0x0201]), 10)
  curto(s.um([3, 3, 3, 2, 12, 0]), 12)
  longo(s.um([1, 1, 0, 0xffffffff]), 14)
  curto(s.um([0, 1, 3, 6, 8, 9, 255, 65_535]), 18)
  longo(s.um([0, 8, 0xfffffff0]), 22)
  return app(1, Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), corpo]))
}

export const JPEGS = {
  pequena: (s) => foto(s.um(LADOS), s.um(LADOS), { progressive: s.chance(0.4) }),
  fina: (s) => {
    const [longo, curto] = [s.um([1000, 9000, 65_500]), s.inteiro(1, 9)]
    return s.chance(0.5) ? foto(longo, curto) : foto(curto, longo)
  },
  grande: (s) => foto(s.um([4000, 5000]), s.um([3000, 4400]), { quality: 20, progressive: s.chance(0.5) }),
  cmyk: (s) => foto(s.um([16, 640]), s.um([16, 480]), {}, true),
  subamostras: (s) =>
    foto(s.um([17, 641]), s.um([17, 481]), {
      chromaSubsampling: s.um(['4:4:4', '4:2:0']),
      progressive: s.chance(0.5),
    }),
  lados_falsos: async (s) => {
    const bytes = await comum(s)
    const { inicio } = quadro(bytes)
    bytes.writeUInt16BE(s.um([0, 1, 3, 30_000, 65_500, 65_535]), inicio + 5)
    bytes.writeUInt16BE(s.um([0, 1, 3, 30_000, 65_500, 65_535]), inicio + 7)
    return bytes
  },
  processo_falso: async (s) => {
    const bytes = await comum(s)
    // Lossless, differential and arithmetic processes, over data that was coded in another one.
    bytes[quadro(bytes).inicio + 1] = s.um([0xc1, 0xc3, 0xc5, 0xc6, 0xc7, 0xc9, 0xca, 0xcb, 0xcd, 0xce, 0xcf])
    return bytes
  },
  doze_bits: async (s) => {
    const bytes = await comum(s)
    bytes[quadro(bytes).inicio + 4] = s.um([0, 1, 12, 16, 255])
    return bytes
  },
  componentes: async (s) => {
    const bytes = await comum(s)
    const { inicio } = quadro(bytes)
    bytes[inicio + s.um([9, 11, 12, 14, 17])] = s.um([0, 1, 2, 4, 5, 0x00, 0x44, 0xff])
    return bytes
  },
  cortada: async (s) => {
    const bytes = await comum(s)
    const { inicio, fim } = s.um(segmentos(bytes))
    return bytes.subarray(0, Math.max(3, s.inteiro(inicio, fim)))
  },
  virada: async (s) => {
    const bytes = await comum(s)
    for (let i = s.inteiro(1, 20); i > 0; i--) bytes[s.inteiro(3, bytes.length - 1)] = s.inteiro(0, 255)
    return bytes
  },
  sem_uma_parte: async (s) => {
    const bytes = await comum(s)
    const partes = segmentos(bytes)
    const fora = s.inteiro(1, partes.length - 1)
    return Buffer.concat(
      partes.filter((_, i) => i !== fora).map(({ inicio, fim }) => bytes.subarray(inicio, fim)),
    )
  },
  parte_repetida: async (s) => {
    const bytes = await comum(s)
    const partes = segmentos(bytes)
    const qual = s.inteiro(1, partes.length - 1)
    const vezes = s.um([2, 20, 300])
    return Buffer.concat(
      partes.flatMap(({ inicio, fim }, i) =>
        Array.from({ length: i === qual && fim - inicio < 20_000 ? vezes : 1 }, () =>
          bytes.subarray(inicio, fim),
        ),
      ),
    )
  },
  varreduras_demais: async (s) => {
    const bytes = Buffer.from(await foto(64, 64, { progressive: true }))
    const { inicio } = quadro(bytes)
    bytes.writeUInt16BE(s.um([64, 4000, 12_000, 65_500]), inicio + 5)
    bytes.writeUInt16BE(s.um([64, 4000, 12_000]), inicio + 7)
    const vezes = s.um([50, 500, 3000])
    return Buffer.concat(
      segmentos(bytes).flatMap(({ marca, inicio: de, fim }) =>
        Array.from({ length: marca === 0xda ? vezes : 1 }, () => bytes.subarray(de, fim)),
      ),
    )
  },
  exif: async (s) => comSegmentos(await comum(s), ...Array.from({ length: s.um([1, 1, 3]) }, () => exif(s))),
  perfil: async (s) => {
    const partes = s.um([1, 5, 100])
    return comSegmentos(
      await comum(s),
      ...Array.from({ length: partes }, (_, i) =>
        app(
          2,
          Buffer.concat([
            Buffer.from('ICC_PROFILE\0', 'latin1'),
            Buffer.from([s.um([i + 1, 0, 255]) & 255, partes & 255]),
            s.bytes(s.um([10, 3000])),
            Buffer.alloc(s.um([0, 60_000])),
          ]),
        ),
      ),
    )
  },
  metadados_demais: async (s) => {
    const um = app(s.inteiro(3, 14), Buffer.alloc(65_533, 0x20))
    return comSegmentos(await comum(s), ...Array.from({ length: s.um([3, 40, 140]) }, () => um))
  },
  segmentos_demais: async (s) => {
    const quantos = s.um([1000, 100_000, 1_500_000])
    return comSegmentos(await comum(s), Buffer.alloc(quantos * 4, Buffer.from([0xff, 0xfe, 0, 2])))
  },
  tamanho_do_segmento: async (s) => {
    const bytes = await comum(s)
    const { inicio } = s.um(segmentos(bytes).slice(1, -1))
    bytes.writeUInt16BE(s.um([0, 1, 2, 65_535]), inicio + 2)
    return bytes
  },
  reinicio: async (s) => {
    const dri = Buffer.from([0xff, 0xdd, 0, 4, 0, 0])
    dri.writeUInt16BE(s.um([0, 1, 7, 65_535]), 4)
    return comSegmentos(await comum(s), dri)
  },
  varias_imagens: async (s) => {
    const [a, b] = [await comum(s), await comum(s)]
    const mpf = app(2, Buffer.concat([Buffer.from('MPF\0MM\0*\0\0\0\x08', 'latin1'), s.bytes(60)]))
    return s.chance(0.5) ? Buffer.concat([comSegmentos(a, mpf), b]) : Buffer.concat([a, b, a, b])
  },
  miniatura: async (s) => {
    const dentro = await foto(16, 16)
    return comSegmentos(
      await comum(s),
      app(
        0,
        Buffer.concat([
          Buffer.from('JFIF\0\x01\x02\x00\x00\x01\x00\x01', 'latin1'),
          Buffer.from([255, 255]),
          dentro,
        ]),
      ),
      exif(s),
    )
  },
  lixo_depois: async (s) => Buffer.concat([await comum(s), s.bytes(s.ordem(1, 100_000))]),
  preenchimento: async (s) =>
    comSegmentos(await comum(s), Buffer.alloc(s.um([100, 100_000, 5_000_000]), 0xff)),
} satisfies Record<string, (s: Sorte) => Promise<Buffer>>
