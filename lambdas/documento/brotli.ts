import { brotliDecompressSync } from 'node:zlib'

/** Stands in for the `brotli` package in the bundle, which the typesetter asks for one function. */
export default brotliDecompressSync
