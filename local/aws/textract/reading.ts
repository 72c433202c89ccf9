import type * as Tesseract from 'tesseract.js'

/** What the reader found, as its blocks. */
export type Page = Pick<Tesseract.Page, 'blocks'>

/** A place on the picture as received, 0 to 1. */
export interface Point {
  readonly X: number
  readonly Y: number
}

/** What was read of a picture. */
export interface Reading {
  readonly page: Page
  /** From a pixel of the read (turned, scaled, evened) picture to the picture as received, 0 to 1. */
  toOriginal(x: number, y: number): Point
}
