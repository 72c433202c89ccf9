/**
 * FNV-1a of 32 bits (draft-eastlake-fnv): begins here and takes one unit after another, of the caller's
 * choosing.
 */
export const FNV1A = 0x811c9dc5

export const comFnv1a = (hash: number, unidade: number): number => Math.imul(hash ^ unidade, 0x01000193)
