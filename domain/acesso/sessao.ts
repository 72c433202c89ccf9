import * as z from 'zod/mini'
import type { PrazoNome } from '../base/prazos.ts'

/** One session of a person, from sign-in to its end: what the list of sessions shows and what a token depends on. */

/** How a person proved who they are. */
export const METODOS_DE_ENTRADA = ['senha', 'link', 'chave'] as const
export type MetodoDeEntrada = (typeof METODOS_DE_ENTRADA)[number]

export const sessaoGuardadaSchema = z.object({
  /** Cognito's `origin_jti`: the same in every token of the sign-in, however often it is renewed. */
  id: z.string(),
  usuario_id: z.string(),
  criada_em: z.string(),
  /** The last time its tokens were renewed by a page in use; renewals by an idle page do not count. */
  usada_em: z.string(),
  /** The last time the person proved who they are: the sign-in, or later when an act asked for it. */
  confirmada_em: z.string(),
  metodo: z.enum(METODOS_DE_ENTRADA),
  /** Whether an authenticator's code was asked for, or an owner-verified passkey was used. */
  segundo_fator: z.boolean(),
  /** The passkey it was opened by: removing the key ends the sign-in. */
  chave_id: z.optional(z.string()),
  aparelho: z.string(),
  navegador: z.string(),
  endereco: z.string(),
  /** Random seed of the sign-in: the token its browser shows at each renewal is derived from it and `vez`. */
  semente: z.string(),
  /** How often the token was replaced, and when last. */
  vez: z.number(),
  trocada_em: z.string(),
  encerrada_em: z.optional(z.string()),
})
export type SessaoGuardada = z.output<typeof sessaoGuardadaSchema>

/**
 * Whether a sign-in is still valid.
 * @param encerradasEm when all sign-ins of the account were ended (ISO 8601)
 * @param autenticadoEm the time in the token, in whole seconds: what counts when there is no record of the sign-in
 */
export function sessaoVale(
  sessao: SessaoGuardada | undefined,
  encerradasEm: string | undefined,
  autenticadoEm: Date,
): boolean {
  if (sessao?.encerrada_em !== undefined) return false
  if (encerradasEm === undefined) return true
  if (sessao) return sessao.criada_em > encerradasEm
  return autenticadoEm.getTime() > Date.parse(encerradasEm)
}

/** How long a replaced token still renews: two tabs may renew at once, and an answer may get lost. */
export const FOLGA_DA_TROCA = 60_000

/**
 * What the token shown by a browser means: `troca`, the current one; `repete`, the one before, whose answer was
 * lost; `copiada`, an older one, so somebody copied it.
 */
export function julgarTroca(
  { vez, trocada_em }: Pick<SessaoGuardada, 'vez' | 'trocada_em'>,
  mostrada: number | undefined,
  agora: Date,
): 'troca' | 'repete' | 'copiada' {
  if (mostrada === vez) return 'troca'
  const recente = agora.getTime() - Date.parse(trocada_em) < FOLGA_DA_TROCA
  return mostrada === vez - 1 && recente ? 'repete' : 'copiada'
}

/** After how long without use a session ends; undefined for a patient, who uses their own device. */
export function ociosidadeDe(quem: {
  readonly tipo: 'paciente' | 'medico'
  readonly admin: boolean
}): PrazoNome | undefined {
  if (quem.admin) return 'ociosidade_de_quem_administra'
  return quem.tipo === 'medico' ? 'ociosidade_do_medico' : undefined
}

const NAVEGADORES = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/SamsungBrowser\//, 'Samsung Internet'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const
const SISTEMAS = [
  [/Android/, 'Android'],
  [/iPhone|iPad/, 'iPhone ou iPad'],
  [/Windows/, 'Windows'],
  [/Mac OS X/, 'macOS'],
  [/Linux|X11/, 'Linux'],
] as const

/** A readable name from a `user-agent`: 'Chrome no Windows'. The browser chooses it, so it proves nothing. */
export function navegadorDe(userAgent: string): string {
  const nome = (lista: readonly (readonly [RegExp, string])[]) =>
    lista.find(([padrao]) => padrao.test(userAgent))?.[1]
  const [navegador, sistema] = [nome(NAVEGADORES), nome(SISTEMAS)]
  if (navegador && sistema) return `${navegador} no ${sistema}`
  return navegador ?? sistema ?? 'Navegador desconhecido'
}
