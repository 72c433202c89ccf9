/** The characters that take seven bits (GSM 03.38), and those that take two of them. */
const BASIC =
  '@£$¥èéùìòÇ\nØø\rÅåΔ_ΦΓΛΩΠΨΣΘΞÆæßÉ !"#¤%&\'()*+,-./0123456789:;<=>?¡ABCDEFGHIJKLMNOPQRSTUVWXYZÄÖÑÜ§¿abcdefghijklmnopqrstuvwxyzäöñüà'
const EXTENDED = '^{}\\[~]|€\f'

/** In how many parts a text travels: with a character outside the alphabet all of it takes sixteen bits. */
export function partsOf(body: string): number {
  const characters = Array.from(body)
  const seven = characters.every((one) => BASIC.includes(one) || EXTENDED.includes(one))
  const length = seven
    ? characters.reduce((sum, one) => sum + (EXTENDED.includes(one) ? 2 : 1), 0)
    : body.length
  const [alone, each] = seven ? [160, 153] : [70, 67]
  return length <= alone ? 1 : Math.ceil(length / each)
}
