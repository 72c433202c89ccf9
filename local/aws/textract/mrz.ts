import type { Block, Line } from 'tesseract.js'
import type { Zone } from './pool.ts'
import type { Page } from './reading.ts'

/** A line of a machine-readable zone as a reader of words sees it: long, unbroken, with its filler. */
const looksMachineReadable = ({ words, bbox }: Line, width: number): boolean => {
  const text = words.map((word) => word.text).join('')
  return (
    bbox.x1 - bbox.x0 > 0.5 * width &&
    text.length >= 20 &&
    (/<<|«|‹/.test(text) || (text.match(/[<KX]/g)?.length ?? 0) > 6) &&
    /^[^a-zà-ÿ]{8}/.test(text)
  )
}

const linesOf = (blocks: readonly Block[] | null): Line[] =>
  (blocks ?? []).flatMap((block) => block.paragraphs.flatMap((paragraph) => paragraph.lines))

/** Where the machine-readable zone is, with room around it for a line that was missed; nothing when there is none. */
export function machineReadable({ blocks }: Page): Zone | undefined {
  const lines = linesOf(blocks)
  const width = Math.max(0, ...lines.map(({ bbox }) => bbox.x1))
  const found = lines.filter((line) => looksMachineReadable(line, width))
  if (found.length === 0) return undefined
  const [left, top] = [
    Math.min(...found.map(({ bbox }) => bbox.x0)),
    Math.min(...found.map(({ bbox }) => bbox.y0)),
  ]
  const [right, bottom] = [
    Math.max(...found.map(({ bbox }) => bbox.x1)),
    Math.max(...found.map(({ bbox }) => bbox.y1)),
  ]
  // Lines of a zone stand about two letter heights apart.
  const pitch = found.length > 1 ? (bottom - top) / (found.length - 0.5) : 2 * (bottom - top)
  const missing = Math.max(0, 3 - found.length)
  const room = pitch * (missing + 0.3)
  const around = {
    left: Math.max(0, left - 30),
    top: Math.max(0, Math.round(top - room)),
    right: right + 30,
    bottom: Math.round(bottom + room),
  }
  return {
    left: around.left,
    top: around.top,
    width: around.right - around.left,
    height: around.bottom - around.top,
  }
}

/** The page with what stands in the zone exchanged for the reading of the zone alone. */
export function withZone(page: Page, zone: Zone, read: Page): Page {
  const inside = ({ bbox }: Line): boolean => {
    const middle = (bbox.y0 + bbox.y1) / 2
    return middle > zone.top && middle < zone.top + zone.height
  }
  const width = Math.max(0, ...linesOf(page.blocks).map(({ bbox }) => bbox.x1))
  const gone = new Set(
    linesOf(page.blocks).filter((line) => inside(line) && looksMachineReadable(line, width)),
  )
  const kept = (page.blocks ?? []).map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines.filter((line) => !gone.has(line)),
    })),
  }))
  const machine = (read.blocks ?? []).map((block) => ({
    ...block,
    paragraphs: block.paragraphs.map((paragraph) => ({
      ...paragraph,
      lines: paragraph.lines
        .filter(({ words }) => words.map(({ text }) => text).join('').length >= 20)
        .map(unbroken),
    })),
  }))
  return { ...page, blocks: [...kept, ...machine] }
}

/** A machine-readable line is one word, whatever gaps its fixed pitch leaves. */
function unbroken(line: Line): Line {
  const [first] = line.words
  if (!first) return line
  const text = line.words.map((word) => word.text).join('')
  const confidence = line.words.reduce((sum, word) => sum + word.confidence, 0) / line.words.length
  return { ...line, words: [{ ...first, text, confidence, bbox: line.bbox }] }
}
