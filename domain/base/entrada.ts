import * as z from 'zod/mini'
import { especialidadeDe } from './especialidades.ts'

/** An opaque identifier; `mensagem` is the error when it is missing or malformed. */
export const id = (mensagem: string) => z.string(mensagem).check(z.regex(/^[A-Za-z0-9_-]{1,64}$/, mensagem))

/** A specialty by id, label or synonym, as its canonical id; anything unknown is refused. */
export const especialidadeEntrada = z.pipe(
  z.string('Informe a especialidade.').check(z.maxLength(60, 'Especialidade desconhecida.')),
  z.transform((texto, contexto) => {
    const especialidade = especialidadeDe(texto)
    if (especialidade) return especialidade
    contexto.issues.push({ code: 'custom', message: 'Especialidade desconhecida.', input: texto })
    return z.NEVER
  }),
)

const FALTA_O_MOTIVO = 'Explique o motivo em uma frase (ao menos 10 letras).'

/** The reason an administrator gives; it is stored with the act. */
export const motivo = z
  .string(FALTA_O_MOTIVO)
  .check(z.trim(), z.minLength(10, FALTA_O_MOTIVO), z.maxLength(500, 'Use até 500 letras.'))
