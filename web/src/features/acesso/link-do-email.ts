/**
 * What a mailed link carries: its token in the fragment, which never leaves the browser, the mode in the query. Links
 * mailed before had all of it in the query, and are good until they run out.
 */
export const dadosDoLink = ({ search, hash }: Pick<Location, 'search' | 'hash'>): URLSearchParams =>
  new URLSearchParams(`${hash.slice(1)}&${search.slice(1)}`)
