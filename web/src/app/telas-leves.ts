import { tela } from '../lib/carregar.ts'

/**
 * Screens that stand alone, without data or session code. Every other one comes with `screens.ts`, which the landing
 * page does without: a line there is a list of files, and nobody should wait for those of screens they are not on.
 */
export const TELAS_LEVES = {
  landing: tela(() => import('./inicio.tsx').then((m) => m.Inicio)),
  medico_junte_se: tela(() =>
    import('../features/medico/recrutamento/recrutamento.tsx').then((m) => m.Recrutamento),
  ),
} as const

export type TelaLeve = keyof typeof TELAS_LEVES
