import { XMLBuilder, XMLParser } from 'fast-xml-parser'

import type { AwsRequest, AwsResponse } from '../service.ts'
import { AwsError } from '../service.ts'

const builder = new XMLBuilder({ suppressEmptyNode: true })
const parser = new XMLParser({
  parseTagValue: false,
  trimValues: false,
  htmlEntities: true,
  isArray: (name) => name === 'Object' || name === 'Part',
})

const NAMESPACE = 'http://s3.amazonaws.com/doc/2006-03-01/'

/** Characters an XML reader would drop or normalise, as the references S3 writes. */
const escapeControls = (xml: string): string =>
  // eslint-disable-next-line no-control-regex
  xml.replace(/[\u0000-\u0008\u000b-\u001f]/g, (character) => `&#x${character.charCodeAt(0).toString(16)};`)

/** One XML document: `xmlResponse('DeleteResult', {...})`. */
export const xmlResponse = (root: string, content: object, status = 200): AwsResponse => ({
  status,
  headers: { 'content-type': 'application/xml' },
  body: `<?xml version="1.0" encoding="UTF-8"?>\n${escapeControls(
    builder.build({ [root]: content }).replace(`<${root}`, `<${root} xmlns="${NAMESPACE}"`),
  )}`,
})

/** S3's error document; a HEAD answer has no body, so the status alone speaks. */
export const xmlError = (request: AwsRequest, error: AwsError): AwsResponse => {
  if (request.method === 'HEAD' || error.status === 304) return { status: error.status }
  const document = builder.build({
    Error: { Code: error.code, Message: error.message, ...error.extra, Resource: request.path },
  })
  return {
    status: error.status,
    headers: { 'content-type': 'application/xml' },
    body: `<?xml version="1.0" encoding="UTF-8"?>\n${escapeControls(document)}`,
  }
}

/** The parsed request document, to be checked by its reader. @throws MalformedXML */
export const parseXml = (body: Buffer): unknown => {
  try {
    return parser.parse(body, true)
  } catch {
    throw malformedXml()
  }
}

export const malformedXml = (): AwsError =>
  new AwsError('MalformedXML', 'The XML you provided was not well-formed')
