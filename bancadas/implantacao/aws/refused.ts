/** What the stand-in refuses, with AWS's own code and a sentence in its words. */
export class Refused extends Error {
  constructor(
    readonly code: string,
    sentence: string,
    readonly status = 400,
  ) {
    super(sentence)
  }
}
