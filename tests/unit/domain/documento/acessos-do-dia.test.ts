import { expect, it } from 'vitest'
import { acessosPorDia, semRepetir } from '#domain/documento/acessos-do-dia.ts'
import { emPalavras } from '#domain/documento/exportacao.ts'

const HELENA = 'Dr(a). Helena Prado (CRM 123456/SP)'
const linha = (sequencia: number, em: string, quem: string, acao: string, objeto: string) => ({
  sequencia,
  em,
  quem,
  o_que: emPalavras(acao, objeto),
})

it('says each day in one sentence a person what they did, and how often', () => {
  const acessos = [
    linha(6, '2026-11-21T15:00:00.000Z', HELENA, 'ler_prontuario', 'consulta:c1'),
    linha(5, '2026-11-21T14:00:00.000Z', HELENA, 'ler_prontuario', 'consulta:c1'),
    linha(4, '2026-11-21T13:00:00.000Z', 'Você', 'baixar', 'documento:d1'),
    ...Array.from({ length: 8 }, (_, n) =>
      linha(20 - n, '2026-11-21T12:30:00.000Z', HELENA, 'ler', 'consulta:c1'),
    ),
    linha(3, '2026-11-21T12:00:00.000Z', HELENA, 'ler_prontuario', 'consulta:c1'),
    // 23:30 of the day before, in São Paulo.
    linha(2, '2026-11-21T02:30:00.000Z', HELENA, 'ler_na_fila', 'consulta:c1'),
    linha(1, '2026-11-01T12:00:00.000Z', 'Você', 'alterar', 'usuario:telefone'),
  ]
  const dias = acessosPorDia(semRepetir(acessos), new Date('2026-11-21T18:00:00.000Z'))
  expect(dias.map(({ dia, frases }) => [dia, frases.map(({ frase }) => frase)])).toEqual([
    [
      'hoje',
      [`${HELENA} leu seu prontuário, 3 vezes; leu uma consulta, 8 vezes`, 'Você baixou um documento médico'],
    ],
    ['ontem', [`${HELENA} leu, na fila de atendimento, uma consulta`]],
    ['01/11/2026', ['Você alterou o telefone']],
  ])
  expect(dias[0]?.frases[0]?.em).toBe('2026-11-21T15:00:00.000Z')
})
