import { inflateSync } from 'node:zlib'

/**
 * The text of a PDF with embedded subset fonts, read by its structure: each font's ToUnicode map, then the glyphs the
 * page contents show. One line for each text operation, in the order they were drawn.
 */
export function textoDoPdf(pdf: Buffer): string[] {
  const objects = objectsOf(pdf)
  const maps = new Map(
    [...objects].flatMap(([id, { dictionary }]) => {
      const toUnicode = /\/ToUnicode (\d+) 0 R/.exec(dictionary)?.[1]
      const stream = toUnicode && objects.get(toUnicode)?.stream
      return stream ? [[id, unicodeMap(stream.toString('latin1'))] as const] : []
    }),
  )
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b(?!s)/.test(dictionary))
  return pages.flatMap(({ dictionary }) => {
    const resources = objects.get(/\/Resources (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.dictionary ?? ''
    const fonts = new Map(
      [...resources.matchAll(/\/(F\d+) (\d+) 0 R/g)].map(([, name = '', id = '']) => [name, maps.get(id)]),
    )
    const content = objects.get(/\/Contents (\d+) 0 R/.exec(dictionary)?.[1] ?? '')?.stream
    return content ? linesOf(content.toString('latin1'), fonts) : []
  })
}

interface PdfObject {
  readonly dictionary: string
  readonly stream?: Buffer
}

function objectsOf(pdf: Buffer): Map<string, PdfObject> {
  const source = pdf.toString('latin1')
  const objects = new Map<string, PdfObject>()
  for (const { 1: id = '', index } of source.matchAll(/^(\d+) 0 obj\n/gm)) {
    const end = source.indexOf('\nendobj', index)
    const body = source.slice(index, end)
    const start = body.indexOf('stream\n')
    if (start === -1) {
      objects.set(id, { dictionary: body })
      continue
    }
    const dictionary = body.slice(0, start)
    const length = Number(/\/Length (\d+)/.exec(dictionary)?.[1])
    const from = index + start + 'stream\n'.length
    const raw = pdf.subarray(from, from + length)
    const stream = dictionary.includes('/FlateDecode') ? inflateSync(raw) : raw
    objects.set(id, { dictionary, stream })
  }
  return objects
}

type UnicodeMap = ReadonlyMap<number, string>

/** Ranges with one text for each glyph, as the typesetter writes them. */
function unicodeMap(cmap: string): UnicodeMap {
  const entries = [...cmap.matchAll(/<([0-9a-f]{4})> <[0-9a-f]{4}> \[([^\]]*)\]/gi)].flatMap(
    ([, first = '', texts = '']) =>
      [...texts.matchAll(/<([0-9a-f]*)>/gi)].map(
        ([, hex = ''], offset) => [parseInt(first, 16) + offset, utf16(hex)] as const,
      ),
  )
  return new Map(entries)
}

const utf16 = (hex: string): string =>
  String.fromCharCode(...(hex.match(/.{4}/g) ?? []).map((unit) => parseInt(unit, 16)))

function linesOf(content: string, fonts: ReadonlyMap<string, UnicodeMap | undefined>): string[] {
  let map: UnicodeMap | undefined
  const lines: string[] = []
  for (const [, font, shown] of content.matchAll(/\/(F\d+) [\d.]+ Tf|\[((?:<[0-9a-f]*>|[^\]])*)\] TJ/gi)) {
    if (font !== undefined) map = fonts.get(font)
    else if (shown !== undefined) lines.push(decoded(shown, map))
  }
  return lines
}

const decoded = (shown: string, map: UnicodeMap | undefined): string =>
  [...shown.matchAll(/<([0-9a-f]*)>/gi)]
    .flatMap(([, hex = '']) => hex.match(/.{4}/g) ?? [])
    .map((glyph) => map?.get(parseInt(glyph, 16)) ?? '\ufffd')
    .join('')
