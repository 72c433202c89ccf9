import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'

/** A synthesized stack as `cdk.out` holds it. */
export interface Resource {
  readonly Type: string
  readonly Properties?: Readonly<Record<string, unknown>>
}
interface Template {
  readonly Resources?: Readonly<Record<string, Resource>>
  readonly Outputs?: Readonly<
    Record<string, { readonly Value: unknown; readonly Export?: { readonly Name: string } }>
  >
  readonly Parameters?: Readonly<Record<string, { readonly Type: string; readonly Default?: unknown }>>
}
export interface Stack {
  readonly name: string
  readonly template: Template
  /** Staged path of a file asset, by its hash. */
  readonly assetPath: (hash: string) => string | undefined
}

interface Manifest {
  readonly artifacts: Readonly<
    Record<string, { readonly type: string; readonly properties?: { readonly templateFile?: string } }>
  >
}
interface AssetManifest {
  readonly files: Readonly<Record<string, { readonly source: { readonly path: string } }>>
}

const readJson = (file: string): unknown => JSON.parse(readFileSync(file, 'utf8'))

/** Reads every stack of an assembly. @throws Error when the folder holds none */
export function readStacks(folder: string): Stack[] {
  const file = path.join(folder, 'manifest.json')
  if (!existsSync(file)) throw new Error(`Não há uma montagem em ${folder}. Rode "npm run synth" antes.`)
  const { artifacts } = readJson(file) as Manifest
  return Object.entries(artifacts).flatMap(([name, { type, properties }]) => {
    if (type !== 'aws:cloudformation:stack' || !properties?.templateFile) return []
    const { files: assets } = readJson(path.join(folder, `${name}.assets.json`)) as AssetManifest
    return [
      {
        name,
        template: readJson(path.join(folder, properties.templateFile)) as Template,
        assetPath: (hash: string) => {
          const asset = assets[hash]
          return asset && path.resolve(folder, asset.source.path)
        },
      },
    ]
  })
}
