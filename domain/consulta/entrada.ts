import * as z from 'zod/mini'
import { especialidadeDe } from '../medico/especialidades.ts'

/** An opaque identifier; `mensagem` is said when it is missing or malformed. */
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
