/** The partition an id belongs to: always the same, and evenly distributed. */
export const shardOf = (id: string, shards: number): number =>
  Array.from(id).reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 65_521, 7) % shards
