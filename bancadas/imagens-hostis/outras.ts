import { gzipSync } from 'node:zlib'
import sharp from 'sharp'
import { foto } from './partes-jpeg.ts'
import { preta } from './partes-png.ts'
import type { Sorte } from './sorte.ts'

/** Files that are something else, or two things at once. */

const PAGINA = Buffer.from(
  '<!doctype html><html><body onload=alert(1)><script>fetch("/api/usuarios/eu")</script></body></html>',
)
const VETOR = (s: Sorte): Buffer =>
  Buffer.from(
    s.um([
      '<svg xmlns="http://www.w3.org/2000/svg" width="1e9" height="1e9"><rect width="100%" height="100%"/></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"><image xlink:href="file:///etc/passwd" width="800" height="600"/></svg>',
      '<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;&b;&b;&b;">]><svg xmlns="http://www.w3.org/2000/svg"><text>&c;</text></svg>',
      '<svg xmlns="http://www.w3.org/2000/svg"><filter id="f"><feGaussianBlur stdDeviation="100000"/></filter><rect width="9000" height="9000" filter="url(#f)"/></svg>',
    ]),
  )
const PDF = Buffer.from(
  '%PDF-1.7\n1 0 obj<</Type/Catalog/OpenAction<</S/JavaScript/JS(app.alert(1))>>>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF',
)

/** A stored entry and its directory. */
function arquivo(nome: string, dentro: Buffer): Buffer {
  const local = Buffer.alloc(30)
  local.writeUInt32LE(0x04034b50, 0)
  local.writeUInt32LE(dentro.length, 18)
  local.writeUInt32LE(dentro.length, 22)
  local.writeUInt16LE(nome.length, 26)
  const fim = Buffer.alloc(22)
  fim.writeUInt32LE(0x06054b50, 0)
  return Buffer.concat([local, Buffer.from(nome), dentro, fim])
}

const base = (s: Sorte) =>
  sharp({
    create: { width: s.um([1, 64, 640]), height: s.um([1, 64, 480]), channels: 3, background: '#789' },
  })
const preto = (s: Sorte): Buffer =>
  preta({ largura: s.inteiro(100, 700), altura: s.inteiro(100, 700), cor: 2, bits: 8, entrelacado: false })

export const OUTRAS = {
  gif: (s) => base(s).gif().toBuffer(),
  webp: (s) =>
    base(s)
      .webp({ lossless: s.chance(0.5) })
      .toBuffer(),
  tiff: (s) =>
    base(s)
      .tiff({ compression: s.um(['lzw', 'jpeg', 'none']) })
      .toBuffer(),
  avif: (s) => base(s).avif({ effort: 0 }).toBuffer(),
  gif_falso: (s) => Buffer.concat([Buffer.from('GIF89a'), s.bytes(s.inteiro(4, 300))]),
  heic: (s) =>
    Buffer.concat([Buffer.from('00000018667479706865696300000000', 'hex'), s.bytes(s.inteiro(10, 2000))]),
  bmp: (s) => Buffer.concat([Buffer.from('BM'), s.bytes(s.inteiro(50, 2000))]),
  vetor: (s) => VETOR(s),
  vetor_comprimido: (s) => gzipSync(VETOR(s)),
  pagina: () => PAGINA,
  pdf: () => PDF,
  zip: (s) => arquivo('a.html', s.chance(0.5) ? PAGINA : s.bytes(300)),
  jpeg_e_zip: async () => Buffer.concat([await foto(640, 480), arquivo('x.html', PAGINA)]),
  jpeg_e_pdf: async () => Buffer.concat([await foto(640, 480), PDF]),
  jpeg_e_pagina: async (s) => Buffer.concat([(await foto(640, 480)).subarray(0, s.inteiro(3, 400)), PAGINA]),
  png_e_pagina: (s) => Buffer.concat([preto(s), PAGINA]),
  png_e_zip: (s) => Buffer.concat([preto(s), arquivo('x.svg', VETOR(s))]),
  so_a_assinatura_jpeg: (s) => Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), s.bytes(s.ordem(1, 5000))]),
  so_a_assinatura_png: (s) =>
    Buffer.concat([Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]), s.bytes(s.ordem(1, 5000))]),
  um_byte: (s) => s.bytes(1),
  acaso: (s) => s.bytes(s.ordem(2, 200_000)),
  zeros: (s) => Buffer.alloc(s.um([1, 100, 1_000_000, 10 * 1024 * 1024])),
  texto: (s) =>
    Buffer.from(
      s.um(['../../etc/passwd', '\0', '{}', 'null', '%n%n%n%s', "' or 1=1--"]).repeat(s.inteiro(1, 50)),
    ),
} satisfies Record<string, (s: Sorte) => Buffer | Promise<Buffer>>
