/**
 * What the service's published model (2022-03-31) allows of each field; those it knows and nobody sends are left out.
 */
export interface Field {
  readonly required?: true
  readonly rule: string
  allows(value: unknown): boolean
}

const text = (min: number, max: number, pattern: RegExp): Field => ({
  rule: `Must have length from ${min} to ${max} and satisfy ${pattern.source}`,
  allows: (value) =>
    typeof value === 'string' && value.length >= min && value.length <= max && pattern.test(value),
})
const required = (field: Field): Field => ({ ...field, required: true })

const NUMBER = /^\+?[1-9][0-9]{1,18}$/

export const FIELDS: Readonly<Record<string, Field>> = {
  DestinationPhoneNumber: required(text(1, 20, NUMBER)),
  OriginationIdentity: text(1, 256, /^[A-Za-z0-9_:/+-]+$/),
  MessageBody: text(1, 1600, /^(?!\s*$)[\s\S]+$/),
  ConfigurationSetName: text(1, 256, /^[A-Za-z0-9_:/-]+$/),
  MessageType: {
    rule: 'Must be one of TRANSACTIONAL, PROMOTIONAL',
    allows: (value) => value === 'TRANSACTIONAL' || value === 'PROMOTIONAL',
  },
  TimeToLive: {
    rule: 'Must be an integer from 5 to 259200',
    allows: (value) => Number.isInteger(value) && Number(value) >= 5 && Number(value) <= 259_200,
  },
  DryRun: { rule: 'Must be a boolean', allows: (value) => typeof value === 'boolean' },
}

export const OPT_OUT_FIELDS: Readonly<Record<string, Field>> = {
  OptOutListName: required(text(1, 256, /^[A-Za-z0-9_:/-]+$/)),
  OptedOutNumber: required(text(1, 20, NUMBER)),
}
