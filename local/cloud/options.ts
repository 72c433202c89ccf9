import path from 'node:path'
import { parseArgs } from 'node:util'

export interface CloudOptions {
  /** The site and its APIs; the AWS endpoint and the providers take the next two ports. */
  readonly porta: number
  /** Where everything is kept. */
  readonly dados: string
  /** The assembly to run. */
  readonly montagem: string
  /** Reload handlers when their bundle changes. */
  readonly dev: boolean
  /** The readers of documents and faces start with the first picture, not ahead of it. */
  readonly leitoresDepois: boolean
  /** Where what the readers answer is kept for others that are shown the same; nowhere when empty. */
  readonly lidos: string
  /** Timers to run with other values, as the JSON of `PRAZOS`; the template's when empty. */
  readonly prazos: string
  /** `repetidas`: everything asynchronous is delivered as AWS may, again and out of order. */
  readonly entregas: Entregas
}

const ENTREGAS = ['unicas', 'repetidas'] as const
export type Entregas = (typeof ENTREGAS)[number]

/** Reads the command line. @throws Error with a sentence when an option is wrong */
export function readOptions(args: readonly string[]): CloudOptions {
  const root = path.resolve(import.meta.dirname, '../..')
  const { values } = parseArgs({
    args: [...args],
    options: {
      porta: { type: 'string', default: '4600' },
      dados: { type: 'string', default: path.join(root, '.acolhe') },
      montagem: { type: 'string', default: path.join(root, 'cdk.out') },
      dev: { type: 'boolean', default: false },
      'leitores-depois': { type: 'boolean', default: false },
      lidos: { type: 'string', default: '' },
      prazos: { type: 'string', default: '' },
      entregas: { type: 'string', default: 'unicas' },
    },
  })
  const porta = Number(values.porta)
  if (!Number.isInteger(porta) || porta < 1024 || porta > 65_533)
    throw new Error(`--porta deve ser um número de 1024 a 65533, não "${values.porta}".`)
  const entregas = ENTREGAS.find((uma) => uma === values.entregas)
  if (!entregas) throw new Error(`--entregas deve ser ${ENTREGAS.join(' ou ')}, não "${values.entregas}".`)
  return {
    porta,
    dados: path.resolve(values.dados),
    montagem: path.resolve(values.montagem),
    dev: values.dev,
    leitoresDepois: values['leitores-depois'],
    lidos: values.lidos,
    prazos: values.prazos,
    entregas,
  }
}

/** Addresses of one running cloud. */
export const addresses = ({ porta }: Pick<CloudOptions, 'porta'>) => ({
  origem: `http://127.0.0.1:${porta}`,
  aws: `http://127.0.0.1:${porta + 1}`,
  provedores: `http://127.0.0.1:${porta + 2}`,
})
