import * as z from 'zod/mini'
import { type Avaliacao, avaliar, type Limite, type Registro, registrar } from '#domain/acesso/limites.ts'
import { DomainError } from '#domain/erros.ts'
import { limiteKey } from './keys.ts'
import { ALWAYS, ConditionFailed, get, NEW, put, remove, write } from './table.ts'

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

const TENTATIVAS_DE_ESCRITA = 12

/** Whether one more attempt may be made now; counts nothing. */
export async function verificar(alvo: Alvo, limite: Limite, agora: Date): Promise<Avaliacao> {
  return avaliar((await ler(alvo))?.registro ?? null, limite, agora.getTime())
}

/** Counts one attempt, allowed or not, and says what is left afterwards. */
export async function contar(alvo: Alvo, limite: Limite, agora: Date): Promise<Avaliacao> {
  const depois = await mudar(alvo, limite, agora, () => true)
  return avaliar(depois, limite, agora.getTime())
}

/**
 * Checks and counts as one act: of two at once, each sees the other. `allowed` says whether this attempt may be made;
 * `attemptsRemaining` what is left after it. A refused attempt is not counted.
 */
export async function consumir(alvo: Alvo, limite: Limite, agora: Date): Promise<Avaliacao> {
  let veredito: Avaliacao = { allowed: false, retryAfter: 0, attemptsRemaining: 0 }
  const depois = await mudar(alvo, limite, agora, (registro) => {
    veredito = avaliar(registro, limite, agora.getTime())
    return veredito.allowed
  })
  if (!veredito.allowed) return veredito
  const { attemptsRemaining } = avaliar(depois, limite, agora.getTime())
  return { allowed: true, retryAfter: 0, attemptsRemaining }
}

/** `consumir`, or refuses. @throws DomainError muitas_tentativas with `retry_after` in seconds */
export async function exigir(alvo: Alvo, limite: Limite, agora: Date): Promise<void> {
  const { allowed, retryAfter } = await consumir(alvo, limite, agora)
  if (!allowed) throw new DomainError('muitas_tentativas', { retry_after: retryAfter })
}

/** Forgets what was counted. */
export const zerar = (alvo: Alvo): Promise<void> => write(remove(limiteKey(alvo.tipo, alvo.quem), ALWAYS))

async function ler(alvo: Alvo): Promise<{ registro: Registro; versao: number } | undefined> {
  const item = await get(limiteKey(alvo.tipo, alvo.quem))
  if (!item) return undefined
  const { desde, tentativas, bloqueado_ate, versao } = z.parse(armazenado, item)
  return { registro: { desde, tentativas, bloqueadoAte: bloqueado_ate }, versao }
}

async function mudar(
  alvo: Alvo,
  limite: Limite,
  agora: Date,
  pode: (registro: Registro | null) => boolean,
): Promise<Registro | null> {
  for (let tentativa = 1; ; tentativa++) {
    const antes = await ler(alvo)
    const registro = antes?.registro ?? null
    if (!pode(registro)) return registro
    const depois = registrar(registro, limite, agora.getTime())
    try {
      await gravar(alvo, depois, limite, antes?.versao)
      return depois
    } catch (error) {
      if (!(error instanceof ConditionFailed) || tentativa === TENTATIVAS_DE_ESCRITA) throw error
    }
  }
}

function gravar(alvo: Alvo, registro: Registro, limite: Limite, versao: number | undefined): Promise<void> {
  const fim = Math.max(registro.desde + limite.windowMs, registro.bloqueadoAte ?? 0)
  return write(
    put(
      {
        ...limiteKey(alvo.tipo, alvo.quem),
        entidade: 'limite',
        desde: registro.desde,
        tentativas: registro.tentativas,
        bloqueado_ate: registro.bloqueadoAte,
        versao: (versao ?? 0) + 1,
        ttl: Math.ceil(fim / 1000),
      },
      versao === undefined ? NEW : { versao },
    ),
  )
}
