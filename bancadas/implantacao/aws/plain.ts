/** A value as the text it is written as; nothing where there is none. */
export const plain = (value: unknown): string =>
  typeof value === 'string' ? value : value === undefined ? '' : JSON.stringify(value)
