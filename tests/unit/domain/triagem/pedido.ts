import type { PedidoDeTriagem, PerguntasGuiadas } from '#domain/triagem/schema.ts'
import { SEM_SINAIS } from '../../../support/triagem.ts'

/** A triage request about `texto` by a 30-year-old woman, no box ticked, unless said otherwise. */
export function pedido(
  texto: string,
  { guiadas, ...resto }: Partial<PedidoDeTriagem> & { guiadas?: Partial<PerguntasGuiadas> } = {},
): PedidoDeTriagem {
  return {
    paciente_id: 'paciente-1',
    idade: 30,
    sexo: 'F',
    sintomas_texto: texto,
    ...resto,
    perguntas_guiadas: { ...SEM_SINAIS, duracao_dias: 1, ...guiadas },
  }
}
