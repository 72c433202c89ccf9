/** Bundled as a file: where it stands, seen from the code. */
declare module '*.woff' {
  const caminho: string
  export default caminho
}

/** The part of `qrcode` that computes a code, without its writers of images. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
