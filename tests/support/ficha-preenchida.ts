import { proximaFicha } from '#domain/ficha/carimbo.ts'
import type { FichaDigitada } from '#domain/ficha/entrada.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'

/** A profile with nothing in it yet. */
export const FICHA_VAZIA: FichaDigitada = { medicamentos: [], condicoes: [], cirurgias: [] }

/** As it stands after its owner saved it for the first time. */
export const fichaDe = (
  digitada: Partial<FichaDigitada> | undefined,
  em = '2026-11-01T12:00:00.000Z',
): Ficha => proximaFicha(undefined, { ...FICHA_VAZIA, ...digitada }, { fonte: 'paciente', em })
