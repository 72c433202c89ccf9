/** The code's matrix alone: the package's entry also brings what draws it as an image. */
declare module 'qrcode/lib/core/qrcode.js' {
  export { create } from 'qrcode'
}
