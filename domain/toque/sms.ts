import * as z from 'zod/mini'
import type { Novidade } from './toque.ts'

/** Being called back by a short text too, in stages where somebody sends them (`sms` in lib/estagios.ts). */

/** That a patient wants them, at the number that answered with its code; of another number it says nothing. */
export const smsLigadoSchema = z.object({ telefone: z.string(), ligado_em: z.string() })
export type SmsLigado = z.output<typeof smsLigadoSchema>

/** A text costs, and interrupts: only what cannot wait for the e-mail. */
const POR_SMS: ReadonlySet<Novidade> = new Set(['aceita', 'na_sala'])
export const vaiPorSms = (novidade: Novidade): boolean => POR_SMS.has(novidade)

/** Whoever holds the telephone reads them: no name, nothing of health, no link. */
export const SMS_NOVIDADE = 'Acolhe: há novidades na sua consulta. Abra o site para ver.'
export const smsDoCodigo = (codigo: string): string =>
  `Acolhe: seu código é ${codigo}. Não o conte a ninguém.`
