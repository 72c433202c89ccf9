import * as z from 'zod/mini'
import { ttlEm, vencimento } from '#lambdas/runtime/prazos.ts'
import { provaDeVidaKey } from '../../store/keys.ts'
import { ALWAYS, get, put, remove, type Write, write } from '../../store/table.ts'

/**
 * Video sessions that prove a living person, each for one person and one run. A session is kept until its run begins or
 * the service forgets it; its result, until the run has judged it.
 */

const provaSchema = z.object({
  usuario_id: z.string(),
  correlation_id: z.string(),
  sessao: z.string(),
  expira_em: z.string(),
})
type ProvaDeVida = z.output<typeof provaSchema>

/**
 * Stores a session that was just created and answers until when it is valid; it replaces an earlier one of the same
 * run.
 */
export async function guardar(prova: Omit<ProvaDeVida, 'expira_em'>, now: Date): Promise<string> {
  const expira_em = vencimento('prova_de_vida', now)
  await write(
    put(
      {
        ...provaDeVidaKey(prova.usuario_id, prova.correlation_id),
        entidade: 'kyc_prova_de_vida',
        ...prova,
        expira_em,
        ttl: ttlEm(expira_em),
      },
      ALWAYS,
    ),
  )
  return expira_em
}

/** The session this person began for this run, while it can still be used. */
export async function find(
  usuario_id: string,
  correlation_id: string,
  now: Date,
): Promise<ProvaDeVida | undefined> {
  const item = await get(provaDeVidaKey(usuario_id, correlation_id))
  const prova = item && z.parse(provaSchema, item)
  return prova && prova.expira_em > now.toISOString() ? prova : undefined
}

/** The write by which a run takes its session: possible once. */
export const consumo = ({ usuario_id, correlation_id, sessao }: ProvaDeVida): Write =>
  remove(provaDeVidaKey(usuario_id, correlation_id), { sessao })

const videoSchema = z.object({
  /** 0 to 100. */
  confianca: z.number(),
  retornos: z.readonly(z.array(z.string())),
  /** The frame that shows the person best (JPEG, at most 200 KB). */
  imagem: z.custom<Uint8Array>((bytes) => bytes instanceof Uint8Array),
})
type Video = z.output<typeof videoSchema>

/** Whose video for which run. */
type DaCorrida = Pick<ProvaDeVida, 'usuario_id' | 'correlation_id'>

/** Cannot be the key of a session: a correlation id has no '#'. */
const videoKey = ({ usuario_id, correlation_id }: DaCorrida) =>
  provaDeVidaKey(usuario_id, `${correlation_id}#video`)

/** What the session of this run showed, while it is not judged. */
export async function video(corrida: DaCorrida): Promise<Video | undefined> {
  const item = await get(videoKey(corrida))
  return item && z.parse(videoSchema, item)
}

/** Stores a session's result: it can be fetched only for minutes, after which the service forgets it. */
export const guardarVideo = (
  corrida: DaCorrida,
  { confianca, retornos, imagem }: Video,
  now: Date,
): Promise<void> =>
  write(
    put(
      {
        ...videoKey(corrida),
        entidade: 'kyc_video',
        confianca,
        retornos,
        imagem,
        // As long as the run may wait for its decision.
        ttl: ttlEm(vencimento('revisao_do_kyc', now)),
      },
      ALWAYS,
    ),
  )

/** The video was judged: only its score is kept. */
export const esquecerVideo = (corrida: DaCorrida): Promise<void> => write(remove(videoKey(corrida), ALWAYS))
