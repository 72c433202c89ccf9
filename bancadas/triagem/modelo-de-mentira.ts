import { URGENCIAS } from '#domain/triagem/resposta-do-modelo.ts'
import type { LeituraDoModelo } from '#domain/triagem/juncao.ts'
import type { Caso } from './caso.ts'

const MODELO = 'modelo-de-mentira'
/** Out of a hundred: how often it names the right urgency, and how often it does not answer. */
const CERTO = 88
const MUDO = 3

/** A number from 0 to 99 that an id alone decides. */
function sorteio(id: string): number {
  let soma = 7
  for (const letra of id) soma = (soma * 31 + (letra.codePointAt(0) ?? 0)) % 65_521
  return soma % 100
}

/**
 * A stand-in for a language model: right about as often as the best published system, wrong in any direction otherwise,
 * silent now and then, by the case's id alone. It shows what the merge does with such a model; it says nothing of any
 * real one.
 */
export function modeloDeMentira({ id, urgencia, especialidades }: Caso): LeituraDoModelo {
  const numero = sorteio(id)
  if (numero < MUDO) return { situacao: 'sem_resposta' }
  const certo = numero < MUDO + CERTO
  const outras = URGENCIAS.filter((outra) => outra !== urgencia)
  return {
    situacao: 'lida',
    modelo: MODELO,
    resposta: {
      urgencia: certo ? urgencia : (outras[numero % outras.length] ?? urgencia),
      especialidade: (certo ? especialidades[0] : undefined) ?? 'clinica_medica',
      confianca: certo ? 0.9 : 0.7,
      sinais: [],
    },
  }
}
