import * as z from 'zod/mini'
import {
  type Avaliacao,
  avaliar,
  type Limite,
  type Registro,
  registrar,
} from '#domain/base/limites-da-especificacao.ts'
import { DomainError } from '#domain/base/erros.ts'
import { limiteKey } from './keys.ts'
import {
  ALWAYS,
  ConditionFailed,
  get,
  type Item,
  NEW,
  put,
  remove,
  update,
  updateAndGet,
  write,
  writeIf,
} from './table.ts'

/** Whose attempts are counted: `quem` is an id of ours or an HMAC, never the data itself. */
export interface Alvo {
  readonly tipo: string
  readonly quem: string
}

const armazenado = z.object({
  desde: z.number(),
  tentativas: z.number(),
  bloqueado_ate: z.nullable(z.number()),
  versao: z.number(),
})

/** Attempts at a write. Callers contend only when a window opens, and one of them succeeds each time. */
const RODADAS = 6

/** Whether one more attempt may be made now; counts nothing. */
export async function verificar(alvo: Alvo, limite: Limite, agora: Date): Promise<Avaliacao> {
  return avaliar(lido(await get(chaveDe(alvo)))?.registro ?? null, limite, agora.getTime())
}

/** Counts one attempt and says what is left afterwards; while blocked nothing is counted. */
export async function contar(alvo: Alvo, limite: Limite, agora: Date): Promise<Avaliacao> {
  const { registro } = await somar(alvo, limite, agora)
  return avaliar(registro, limite, agora.getTime())
}

/**
 * Checks and counts atomically: of simultaneous attempts, exactly as many as the limit allows pass. `allowed` says
 * whether this attempt may be made; `attemptsRemaining` what is left after it. A refused attempt is not counted.
 */
export async function consumir(alvo: Alvo, limite: Limite, agora: Date): Promise<Avaliacao> {
  const { contada, registro } = await somar(alvo, limite, agora)
  const depois = avaliar(registro, limite, agora.getTime())
  return contada ? { allowed: true, retryAfter: 0, attemptsRemaining: depois.attemptsRemaining } : depois
}

/** `consumir`, or refuses. @throws DomainError muitas_tentativas with `retry_after` in seconds */
export async function exigir(alvo: Alvo, limite: Limite, agora: Date): Promise<void> {
  const { allowed, retryAfter } = await consumir(alvo, limite, agora)
  if (!allowed) throw new DomainError('muitas_tentativas', { retry_after: retryAfter })
}

/** Gives back a consumed attempt that did not count after all, and lifts the block it may have started. */
export async function devolver(alvo: Alvo): Promise<void> {
  await writeIf(
    update(
      chaveDe(alvo),
      { add: { tentativas: -1 }, set: { bloqueado_ate: null } },
      { tentativas: { gte: 1 } },
    ),
  )
}

/** Forgets what was counted. */
export const zerar = (alvo: Alvo): Promise<void> => write(remove(chaveDe(alvo), ALWAYS))

const chaveDe = ({ tipo, quem }: Alvo) => limiteKey(tipo, quem)

interface Lido {
  readonly registro: Registro
  /** A number for each window, so that a write to an old one fails. */
  readonly versao: number
}

function lido(item: Item | undefined): Lido | undefined {
  if (!item) return undefined
  const { desde, tentativas, bloqueado_ate, versao } = z.parse(armazenado, item)
  return { registro: { desde, tentativas, bloqueadoAte: bloqueado_ate }, versao }
}

interface Soma {
  readonly contada: boolean
  readonly registro: Registro
}

/** One attempt more, if one may be made: into the running window, else as the first of a new one. */
async function somar(alvo: Alvo, limite: Limite, agora: Date): Promise<Soma> {
  for (let rodada = 1; ; rodada++) {
    try {
      return { contada: true, registro: await naJanela(alvo, limite, agora) }
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      const antes = lido(error.at(chaveDe(alvo))?.item)
      if (antes && !avaliar(antes.registro, limite, agora.getTime()).allowed)
        return { contada: false, registro: antes.registro }
      const primeira = await abrir(alvo, limite, agora, antes)
      if (primeira) return { contada: true, registro: primeira }
      if (rodada === RODADAS) throw error
    }
  }
}

/** Adds to the running window while it has room. @throws ConditionFailed when there is none, or no room */
async function naJanela(alvo: Alvo, limite: Limite, agora: Date): Promise<Registro> {
  const somado = await updateAndGet(
    chaveDe(alvo),
    { add: { tentativas: 1 } },
    {
      desde: { gte: agora.getTime() - limite.windowMs + 1 },
      tentativas: { lt: limite.maxAttempts },
      bloqueado_ate: null,
    },
  )
  const { desde, tentativas, versao } = z.parse(armazenado, somado)
  const registro = registrar(
    { desde, tentativas: tentativas - 1, bloqueadoAte: null },
    limite,
    agora.getTime(),
  )
  // The block may not be written yet; until then the full count refuses.
  if (registro.bloqueadoAte !== null)
    await writeIf(
      update(
        chaveDe(alvo),
        { set: { bloqueado_ate: registro.bloqueadoAte, ttl: fimDe(registro, limite) } },
        { versao },
      ),
    )
  return registro
}

/** The first attempt of a new window; undefined when somebody else opened one meanwhile. */
async function abrir(
  alvo: Alvo,
  limite: Limite,
  agora: Date,
  antes: Lido | undefined,
): Promise<Registro | undefined> {
  const registro = registrar(antes?.registro ?? null, limite, agora.getTime())
  const item = {
    ...chaveDe(alvo),
    entidade: 'limite',
    desde: registro.desde,
    tentativas: registro.tentativas,
    bloqueado_ate: registro.bloqueadoAte,
    versao: (antes?.versao ?? 0) + 1,
    ttl: fimDe(registro, limite),
  }
  const aberta = await writeIf(put(item, antes ? { versao: antes.versao } : NEW))
  return aberta ? registro : undefined
}

/** When the whole record may be deleted, in epoch seconds. */
const fimDe = ({ desde, bloqueadoAte }: Registro, { windowMs }: Limite): number =>
  Math.ceil(Math.max(desde + windowMs, bloqueadoAte ?? 0) / 1000)
