import type { FichaDigitada } from '#domain/ficha/entrada.ts'
import type { Ficha } from '#domain/ficha/ficha.ts'
import * as fichas from '#lambdas/ficha/store/fichas.ts'
import { write } from '#lambdas/store/table.ts'
import { ANA } from '#semente/personas.ts'
import { fichaDe } from './ficha-preenchida.ts'

/** Ana's health profile, stored. */
export async function guardarFicha(digitada: Partial<FichaDigitada> | undefined = ANA.ficha): Promise<Ficha> {
  const ficha = fichaDe(digitada)
  await write(fichas.fichaWrite(ANA.usuario.id, ficha))
  return ficha
}
