/**
 * Rate limits (P §9) as a pure fixed-window counter with a block: `avaliar` says whether an attempt may be made,
 * `registrar` counts one. Times in milliseconds inside, seconds in what is answered.
 */
export interface Limite {
  readonly maxAttempts: number
  readonly windowMs: number
  readonly blockDurationMs: number
}

const SEGUNDO = 1000
const MINUTO = 60 * SEGUNDO
const HORA = 60 * MINUTO

export const LIMITES = {
  kyc_attempt: { maxAttempts: 3, windowMs: HORA, blockDurationMs: HORA },
  api_call: { maxAttempts: 100, windowMs: MINUTO, blockDurationMs: MINUTO },
  login_attempt: { maxAttempts: 5, windowMs: 15 * MINUTO, blockDurationMs: 30 * MINUTO },
  password_reset: { maxAttempts: 3, windowMs: HORA, blockDurationMs: HORA },
  kyc_retry: { maxAttempts: 3, windowMs: 24 * HORA, blockDurationMs: 24 * HORA },
} as const satisfies Record<string, Limite>

export type TipoDeTentativa = keyof typeof LIMITES

/** What the guard counts at its access check (P §9), in the browser (decision 030). */
export const LIMITE_DA_CHECAGEM_DE_ACESSO: Limite = {
  maxAttempts: 200,
  windowMs: 60 * SEGUNDO,
  blockDurationMs: 30 * SEGUNDO,
}

/** Longest window and block that a caller may ask for: nobody can shut somebody out for longer. */
const TETO = 24 * HORA

/** Whether a string is an attempt type. */
export const eTipoDeTentativa = (valor: string): valor is TipoDeTentativa => Object.hasOwn(LIMITES, valor)

/** The refusal of any other type (P §8). */
export const tipoDesconhecido = (tipo: string): string => `Unknown attempt type: ${tipo}`

/**
 * The defaults of a type with the overrides of a caller, which may only tighten them (estados §8): fewer attempts, at
 * least one; a longer window and a longer block, a day at most.
 */
export function limiteDe(tipo: TipoDeTentativa, pedido: Partial<Limite> = {}): Limite {
  const base: Limite = LIMITES[tipo]
  const positivo = (valor: number | undefined, padrao: number) =>
    valor !== undefined && Number.isFinite(valor) && valor > 0 ? valor : padrao
  return {
    maxAttempts: Math.max(1, Math.min(base.maxAttempts, positivo(pedido.maxAttempts, base.maxAttempts))),
    windowMs: Math.max(base.windowMs, Math.min(TETO, positivo(pedido.windowMs, base.windowMs))),
    blockDurationMs: Math.max(
      base.blockDurationMs,
      Math.min(TETO, positivo(pedido.blockDurationMs, base.blockDurationMs)),
    ),
  }
}

/** What is stored for an identifier and type. All instants are epoch milliseconds. */
export interface Registro {
  /** Start of the running window. */
  readonly desde: number
  /** Attempts counted in it. */
  readonly tentativas: number
  /** Blocked until; null when not blocked. */
  readonly bloqueadoAte: number | null
}

export interface Avaliacao {
  readonly allowed: boolean
  /** Seconds until an attempt may be made again; 0 when allowed. */
  readonly retryAfter: number
  readonly attemptsRemaining: number
}

/** Whether one more attempt may be made now. `registro` null: nothing counted yet. */
export function avaliar(registro: Registro | null, limite: Limite, agora: number): Avaliacao {
  if (registro?.bloqueadoAte && registro.bloqueadoAte > agora)
    return {
      allowed: false,
      retryAfter: Math.ceil((registro.bloqueadoAte - agora) / SEGUNDO),
      attemptsRemaining: 0,
    }
  const usadas = corrente(registro, limite, agora)?.tentativas ?? 0
  const resta = limite.maxAttempts - usadas
  if (resta > 0) return { allowed: true, retryAfter: 0, attemptsRemaining: resta }
  const fim = (registro?.desde ?? agora) + limite.windowMs
  return { allowed: false, retryAfter: Math.ceil((fim - agora) / SEGUNDO), attemptsRemaining: 0 }
}

/**
 * Counts an attempt; the one that reaches the maximum starts the block. Counting while blocked changes nothing,
 * so hammering does not prolong the wait.
 */
export function registrar(registro: Registro | null, limite: Limite, agora: number): Registro {
  if (registro?.bloqueadoAte && registro.bloqueadoAte > agora) return registro
  const janela = corrente(registro, limite, agora) ?? { desde: agora, tentativas: 0, bloqueadoAte: null }
  const tentativas = janela.tentativas + 1
  return {
    desde: janela.desde,
    tentativas,
    bloqueadoAte: tentativas >= limite.maxAttempts ? agora + limite.blockDurationMs : null,
  }
}

/** The running window, or null when it is over (its time passed, or its block was served). */
function corrente(registro: Registro | null, limite: Limite, agora: number): Registro | null {
  if (!registro || registro.bloqueadoAte !== null) return null
  return agora - registro.desde < limite.windowMs ? registro : null
}

/** Waits as a person reads them: minutes, rounded up; 60 when unknown (P §9). */
export const emMinutos = (retryAfter: number | null | undefined): number =>
  retryAfter ? Math.ceil(retryAfter / 60) : 60

const minutos = (n: number): string => `${n} ${n === 1 ? 'minuto' : 'minutos'}`

/** What a person reads when a limit is hit or near (P §8). */
export const AVISOS_DE_LIMITE = {
  kyc_attempt: (min: number) => ({
    titulo: 'Limite de tentativas atingido',
    descricao: `Tente novamente em ${minutos(min)}.`,
  }),
  kyc_retry: (min: number) => ({
    titulo: 'Tentativa bloqueada',
    descricao: `Aguarde ${minutos(min)} antes de tentar novamente.`,
  }),
  password_reset: (min: number) => ({
    titulo: 'Limite de redefinição atingido',
    descricao: `Limite de redefinição de senha atingido. Tente novamente em ${minutos(min)}.`,
  }),
} as const

/** Warning before the last attempts of a password reset; null when there is nothing to warn of (P §8). */
export function avisoDeTentativas(restantes: number): string | null {
  if (restantes === 1) return 'Esta é sua última tentativa antes do bloqueio temporário'
  return restantes === 2 ? 'Você tem mais 2 tentativas restantes' : null
}
