import * as z from 'zod/mini'
import type { PrazoNome } from '../prazos.ts'

/** One sign-in of a person, from its beginning to its end: what the list of sessions shows and what a token stands on. */

/** How a person proved who they are. */
export const METODOS_DE_ENTRADA = ['senha', 'link', 'chave'] as const
export type MetodoDeEntrada = (typeof METODOS_DE_ENTRADA)[number]

export const sessaoGuardadaSchema = z.object({
  /** Cognito's `origin_jti`: the same in every token of the sign-in, however often it is renewed. */
  id: z.string(),
  usuario_id: z.string(),
  criada_em: z.string(),
  /** The last time its tokens were renewed for a page that somebody used meanwhile. */
  usada_em: z.string(),
  /** The last time the person proved who they are: the sign-in, or later when an act asked for it. */
  confirmada_em: z.string(),
  metodo: z.enum(METODOS_DE_ENTRADA),
  /** An authenticator's code was asked for, or a passkey unlocked by its owner was. */
  segundo_fator: z.boolean(),
  aparelho: z.string(),
  navegador: z.string(),
  endereco: z.string(),
  /** Made at random with the sign-in: what its browser must show at each renewal comes of it and of `vez`. */
  semente: z.string(),
  /** How often that was replaced, and when last. */
  vez: z.number(),
  trocada_em: z.string(),
  encerrada_em: z.optional(z.string()),
})
export type SessaoGuardada = z.output<typeof sessaoGuardadaSchema>

/**
 * Whether a sign-in still opens anything.
 * @param encerradasEm when the account's sign-ins were all ended (ISO 8601)
 * @param autenticadoEm the token's own time, in whole seconds: what is gone by where nothing is kept about the sign-in
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

/** How long what was just replaced still renews: two tabs may ask at once, and an answer may be lost. */
export const FOLGA_DA_TROCA = 60_000

/** Whether what a browser shows renews the sign-in, is shown again after an answer was lost, or was copied. */
export function julgarTroca(
  { vez, trocada_em }: Pick<SessaoGuardada, 'vez' | 'trocada_em'>,
  mostrada: number | undefined,
  agora: Date,
): 'troca' | 'repete' | 'copiada' {
  if (mostrada === vez) return 'troca'
  const recente = agora.getTime() - Date.parse(trocada_em) < FOLGA_DA_TROCA
  return mostrada === vez - 1 && recente ? 'repete' : 'copiada'
}

/** After how long without use a sign-in ends; undefined of a patient's, which is on their own device. */
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

/** What a person recognises of a `user-agent`: 'Chrome no Windows'. It is the browser's own word and proves nothing. */
export function navegadorDe(userAgent: string): string {
  const nome = (lista: readonly (readonly [RegExp, string])[]) =>
    lista.find(([marca]) => marca.test(userAgent))?.[1]
  const [navegador, sistema] = [nome(NAVEGADORES), nome(SISTEMAS)]
  if (navegador && sistema) return `${navegador} no ${sistema}`
  return navegador ?? sistema ?? 'Navegador desconhecido'
}
