import { randomBytes } from 'node:crypto'
import {
  GetSecretValueCommand,
  PutSecretValueCommand,
  SecretsManagerClient,
} from '@aws-sdk/client-secrets-manager'
import * as z from 'zod/mini'
import { env } from '#lambdas/runtime/env.ts'

/**
 * The steps by which the key of what stays in the table is changed, each told to every function by the secret alone.
 */

const client = new SecretsManagerClient({})

/** Whatever else the secret holds stays in it. */
const segredoSchema = z.looseObject({
  chave: z.string(),
  camadas: z.optional(z.array(z.string())),
  troca: z.optional(z.object({ camada: z.string(), escreve: z.enum(['antiga', 'nova']), desde: z.string() })),
})
export type SegredoDasChaves = z.output<typeof segredoSchema>

/** Functions read the secret again after five minutes: twice that, none goes by the step before. */
const ESPERA = 10 * 60 * 1000

const arn = (): string => {
  const { chaves } = z.parse(z.object({ chaves: z.string() }), JSON.parse(env('SEGREDOS')))
  return chaves
}

export async function ler(): Promise<SegredoDasChaves> {
  const { SecretString } = await client.send(new GetSecretValueCommand({ SecretId: arn() }))
  return z.parse(segredoSchema, JSON.parse(SecretString ?? '{}'))
}

const guardar = async (valor: SegredoDasChaves): Promise<void> => {
  await client.send(new PutSecretValueCommand({ SecretId: arn(), SecretString: JSON.stringify(valor) }))
}

/** A next key: from now on both forms are read, and the old one is written. @throws Error with a sentence */
export async function preparar(agora: Date): Promise<string> {
  const segredo = await ler()
  if (segredo.troca) throw new Error('Uma troca já está em andamento. Siga com trocar, ou concluir.')
  const camada = randomBytes(48).toString('base64url')
  await guardar({ ...segredo, troca: { camada, escreve: 'antiga', desde: agora.toISOString() } })
  return 'Chave nova preparada. Em dez minutos, quando todas as funções a conhecerem: npm run chaves -- trocar'
}

/** From now on the new form is written. @throws Error with a sentence while a function may not know the new key yet */
export async function trocar(agora: Date): Promise<string> {
  const segredo = await ler()
  const troca = emAndamento(segredo.troca, 'antiga', agora)
  await guardar({ ...segredo, troca: { ...troca, escreve: 'nova', desde: agora.toISOString() } })
  return 'O que se escreve já usa a chave nova. Em dez minutos: npm run chaves -- refazer'
}

/**
 * What was stored before may be moved: by the change, or, when none is open, what a restored table brought back from
 * before earlier ones. @throws Error with a sentence while a function may write the old form
 */
export async function podeRefazer(agora: Date): Promise<SegredoDasChaves> {
  const segredo = await ler()
  if (segredo.troca) emAndamento(segredo.troca, 'nova', agora)
  return segredo
}

/** Only the new form is read. @param porMover what is left of the old one @throws Error with a sentence */
export async function concluir(porMover: number, agora: Date): Promise<string> {
  const { troca, ...segredo } = await ler()
  const { camada } = emAndamento(troca, 'nova', agora)
  if (porMover > 0) throw new Error(`Faltam ${porMover} itens na forma antiga. Rode refazer de novo.`)
  await guardar({ ...segredo, camadas: [...(segredo.camadas ?? []), camada] })
  return 'Troca concluída: só a forma nova é lida.'
}

function emAndamento(troca: SegredoDasChaves['troca'], escreve: 'antiga' | 'nova', agora: Date) {
  if (!troca) throw new Error('Nenhuma troca está em andamento. Comece por: npm run chaves -- preparar')
  if (troca.escreve !== escreve)
    throw new Error(escreve === 'antiga' ? 'A chave já foi trocada.' : 'Antes: npm run chaves -- trocar')
  const desde = agora.getTime() - Date.parse(troca.desde)
  if (desde < ESPERA)
    throw new Error(
      `Espere mais ${Math.ceil((ESPERA - desde) / 60_000)} min: uma função pode não saber ainda.`,
    )
  return troca
}
