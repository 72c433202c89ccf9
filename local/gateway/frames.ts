/**
 * Reads the lengths of a browser's WebSocket frames as their bytes pass (RFC 6455 §5.2), and tells of one that is
 * longer than `limit` before its message is whole.
 */
export function watchFrames(limit: number, beyond: () => void): (chunk: Buffer) => void {
  let header = Buffer.alloc(0)
  let payload = 0
  return (chunk) => {
    let rest = chunk
    while (rest.length > 0) {
      if (payload > 0) {
        const passed = Math.min(payload, rest.length)
        payload -= passed
        rest = rest.subarray(passed)
        continue
      }
      const missing = headerLength(header) - header.length
      header = Buffer.concat([header, rest.subarray(0, missing)])
      rest = rest.subarray(missing)
      if (header.length < headerLength(header)) continue
      payload = payloadLength(header)
      header = Buffer.alloc(0)
      if (payload > limit) beyond()
    }
  }
}

const MASK = 4

/** Of a header of which at least this much is known: its two first bytes tell how many follow. */
function headerLength(header: Buffer): number {
  if (header.length < 2) return 2
  const second = header.readUInt8(1)
  const extended = { 126: 2, 127: 8 }[second & 0x7f] ?? 0
  return 2 + extended + ((second & 0x80) === 0 ? 0 : MASK)
}

function payloadLength(header: Buffer): number {
  const short = header.readUInt8(1) & 0x7f
  if (short === 126) return header.readUInt16BE(2)
  return short === 127 ? Number(header.readBigUInt64BE(2)) : short
}
