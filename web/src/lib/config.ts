import * as z from 'zod/mini'

const configSchema = z.object({
  region: z.string(),
  user_pool_id: z.string(),
  user_pool_client_id: z.string(),
  /** Only where the user pool is not at AWS's own address. */
  cognito_endpoint: z.optional(z.string()),
  socket_url: z.string(),
  cartao: z.object({
    adaptador: z.enum(['stripe', 'embutido']),
    chave_publica: z.string(),
    origem: z.optional(z.string()),
  }),
  /** Only on one machine: whoever has no camera may choose a picture in its place. */
  imagem_no_lugar_da_camera: z.optional(z.boolean()),
  /** Only where the stage asks for the video proof of life. */
  prova_de_vida: z.optional(z.object({ identity_pool_id: z.string() })),
})

/** What the stage tells the browser. */
export type Config = z.output<typeof configSchema>

let pending: Promise<Config> | undefined

/** Reads `/config.json` once; a failed read is tried again by the next caller. */
export function config(): Promise<Config> {
  pending ??= read().catch((error: unknown) => {
    pending = undefined
    throw error
  })
  return pending
}

async function read(): Promise<Config> {
  const response = await fetch('/config.json')
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  return configSchema.parse(await response.json())
}
