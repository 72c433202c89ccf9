import * as z from 'zod/mini'
import { type Envio, envioSchema, formularioVencidoEm } from '#domain/kyc/envio.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { ENVIOS, envioKey, formularioKey } from '../../store/keys.ts'
import { dueAttributes, dueUntil } from '../../store/vencimentos.ts'
import {
  ALWAYS,
  check,
  EXISTS,
  get,
  NEW,
  put,
  query,
  remove,
  update,
  type Write,
  write,
} from '../../store/table.ts'

/** Uploads that were allowed and are not validated yet; each is forgotten after a day, with its picture. */

const ENTIDADE = 'kyc_envio'
const FORMULARIO = 'kyc_formulario'

/**
 * Stores an upload before its form is handed out, and separately until when the form works, so that this outlives the
 * upload and its owner.
 */
export const criar = (envio: Envio): Promise<void> =>
  write(
    put(
      {
        ...formularioKey(envio.caminho),
        entidade: FORMULARIO,
        usuario_id: envio.usuario_id,
        caminho: envio.caminho,
        ...dueAttributes(formularioVencidoEm(envio), FORMULARIO, envio.caminho),
      },
      NEW,
    ),
    entrada(envio, new Date(envio.created_at)),
  )

/** The write that lets a picture at its place be used for a day from now on. */
export const entrada = (envio: Envio, now: Date): Write =>
  put(
    {
      ...envioKey(envio.usuario_id, envio.caminho),
      entidade: ENTIDADE,
      ...envio,
      ...dueAttributes(vencimento('imagem_temporaria', now), ENTIDADE, envio.caminho),
    },
    NEW,
  )

/** The upload of this person at this path, while it may be used. */
export async function find(usuario_id: string, caminho: string): Promise<Envio | undefined> {
  const item = await get(envioKey(usuario_id, caminho))
  const envio = item && z.parse(envioSchema, item)
  return envio?.abandonado ? undefined : envio
}

/** The condition that an upload may still be used: part of every transaction that refers to one. */
export const disponivel = (usuario_id: string, caminho: string): Write =>
  check(envioKey(usuario_id, caminho), { ...EXISTS, abandonado: { absent: true } })

/** Every upload of this person that is not validated yet, given up or not. */
export async function doUsuario(usuario_id: string): Promise<Envio[]> {
  const items = await query({ pk: envioKey(usuario_id, '').pk, prefix: ENVIOS })
  return items.map((item) => z.parse(envioSchema, item))
}

/** Uploads of anybody that were never validated within a day, or were given up before. */
export async function esquecidos(now: Date): Promise<Envio[]> {
  return (await dueUntil(ENTIDADE, now)).map((item) => z.parse(envioSchema, item))
}

/**
 * Marks an upload as given up before its picture is deleted, and due for the clean-up, which finishes the job if the
 * function dies in between.
 */
export const abandono = ({ usuario_id, caminho }: Envio, now: Date): Write =>
  update(
    envioKey(usuario_id, caminho),
    { set: { abandonado: true, ...dueAttributes(now.toISOString(), ENTIDADE, caminho) } },
    EXISTS,
  )

/** Keeps an upload for another day: a run still needs it. */
export const adiar = ({ usuario_id, caminho }: Envio, now: Date): Promise<void> =>
  write(
    update(
      envioKey(usuario_id, caminho),
      { set: dueAttributes(vencimento('imagem_temporaria', now), ENTIDADE, caminho) },
      EXISTS,
    ),
  )

/** Forgets an upload: it was validated, or its picture is deleted. */
export const esquecer = ({ usuario_id, caminho }: Pick<Envio, 'usuario_id' | 'caminho'>): Promise<void> =>
  write(remove(envioKey(usuario_id, caminho), ALWAYS))

const formularioSchema = z.object({ usuario_id: z.string(), caminho: z.string() })
export type Formulario = z.output<typeof formularioSchema>

/** Expired upload forms: a picture that came by one and belongs to no upload is deleted. */
export async function formulariosVencidos(now: Date): Promise<Formulario[]> {
  return (await dueUntil(FORMULARIO, now)).map((item) => z.parse(formularioSchema, item))
}

export const esquecerFormulario = ({ caminho }: Formulario): Promise<void> =>
  write(remove(formularioKey(caminho), ALWAYS))
