import { describe, expect, test } from 'vitest'
import { pedidoDeTriagemSchema, resultadoNaTelaSchema } from '#domain/triagem/schema.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { pedido } from './pedido.ts'

function erro(corpo: unknown): readonly (readonly [string, string])[] {
  const lido = pedidoDeTriagemSchema.safeParse(corpo)
  return lido.success ? [] : lido.error.issues.map((problema) => [problema.path.join('.'), problema.message])
}

const bom = pedido('dor de garganta')
const guiadas = bom.perguntas_guiadas

describe('pedido', () => {
  test('aceita o pedido inteiro e apara o texto', () => {
    expect(pedidoDeTriagemSchema.parse({ ...bom, sintomas_texto: '  tosse ' })).toEqual({
      ...bom,
      sintomas_texto: 'tosse',
    })
  })
  test.each([
    [{ ...bom, idade: 0 }, 'idade', 'Informe a idade em anos, de 1 a 120.'],
    [{ ...bom, idade: 121 }, 'idade', 'Informe a idade em anos, de 1 a 120.'],
    [{ ...bom, idade: 3.5 }, 'idade', 'Informe a idade em anos, de 1 a 120.'],
    [{ ...bom, idade: '30' }, 'idade', 'Informe a idade em anos, de 1 a 120.'],
    [{ ...bom, sexo: 'X' }, 'sexo', 'Informe o sexo biológico.'],
    [{ ...bom, sintomas_texto: '   ' }, 'sintomas_texto', 'Descreva o que você está sentindo.'],
    [{ ...bom, sintomas_texto: undefined }, 'sintomas_texto', 'Descreva o que você está sentindo.'],
    [{ ...bom, sintomas_texto: 'a'.repeat(4001) }, 'sintomas_texto', 'Descreva em até 4000 caracteres.'],
    [{ ...bom, paciente_id: '' }, 'paciente_id', 'Informe o paciente.'],
    [{ ...bom, perguntas_guiadas: undefined }, 'perguntas_guiadas', 'Responda às perguntas guiadas.'],
    [
      { ...bom, perguntas_guiadas: { ...guiadas, duracao_dias: 0 } },
      'perguntas_guiadas.duracao_dias',
      'Informe há quantos dias os sintomas começaram (no mínimo 1).',
    ],
    [
      { ...bom, perguntas_guiadas: { ...guiadas, duracao_dias: 3651 } },
      'perguntas_guiadas.duracao_dias',
      'Informe no máximo 3650 dias (10 anos). Se começou antes, informe 3650.',
    ],
    [
      { ...bom, perguntas_guiadas: { ...guiadas, febre: 'sim' } },
      'perguntas_guiadas.febre',
      'Responda sim ou não.',
    ],
    [
      { ...bom, perguntas_guiadas: { ...guiadas, comorbidades: Array.from({ length: 31 }, () => 'asma') } },
      'perguntas_guiadas.comorbidades',
      'Informe no máximo 30 condições.',
    ],
  ])('recusa %#', (corpo, campo, mensagem) => {
    expect(erro(corpo)).toEqual([[campo, mensagem]])
  })
})

test('a resposta do protocolo cabe no esquema do resultado', () => {
  const r = triar(pedido('quero morrer'))
  expect(resultadoNaTelaSchema.parse(r)).toEqual({
    ok_para_tele: r.ok_para_tele,
    red_flag: r.red_flag,
    conf_ia: r.conf_ia,
    resumo: r.resumo,
    especialidade_sugerida: r.especialidade_sugerida,
    recomendacoes: r.recomendacoes,
    para_outra_pessoa: r.para_outra_pessoa,
    idade_considerada: r.idade_considerada,
    orientacao: 'autoagressao',
  })
})
