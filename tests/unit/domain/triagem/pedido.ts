import type { PedidoDeTriagem, PerguntasGuiadas } from '#domain/triagem/schema.ts'

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
    perguntas_guiadas: {
      duracao_dias: 1,
      febre: false,
      vomitos_persistentes: false,
      dispneia: false,
      dor_toracica_intensa: false,
      deficit_neurologico_agudo: false,
      sangramento_ativo: false,
      rigidez_nuca: false,
      comorbidades: [],
      ...guiadas,
    },
  }
}
