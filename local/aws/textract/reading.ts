import type { Page } from 'tesseract.js'

/** A place on the picture as received, 0 to 1. */
export interface Point {
  readonly X: number
  readonly Y: number
}

/** What was read of a picture. */
export interface Reading {
  readonly page: Pick<Page, 'blocks'>
  /** From a pixel of the read (turned, scaled, evened) picture to the picture as received, 0 to 1. */
  toOriginal(x: number, y: number): Point
}
