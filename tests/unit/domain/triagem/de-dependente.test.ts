import { describe, expect, it } from 'vitest'
import { triar } from '#domain/triagem/protocolo.ts'
import { RELATO, SEM_SINAIS } from '../../../support/triagem.ts'

const de = (sintomas_texto: string, idade = 4, perguntas_guiadas = SEM_SINAIS) =>
  triar(
    {
      ...RELATO,
      paciente_id: 'd1',
      idade,
      sexo: 'M',
      sintomas_texto,
      perguntas_guiadas,
      de_dependente: true,
    },
    '2026-11-26',
    idade,
  )
const achados = (texto: string, idade?: number) => de(texto, idade).achados.map(({ id }) => id)

describe('a report about a dependant', () => {
  it('is about the patient where it says so', () => {
    const lido = de('Meu filho está com coriza e tosse há dois dias, sem febre.')
    expect(lido).toMatchObject({ para_outra_pessoa: false, especialidade_sugerida: 'pediatria' })
  })

  it('leaves out a pregnancy of whoever writes', () => {
    expect(
      achados('Estou grávida de 5 meses. Meu filho está com coriza e tosse há dois dias.'),
    ).not.toContain('gravidez')
    expect(
      triar({ ...RELATO, paciente_id: 'a1', sintomas_texto: 'Estou grávida de 5 meses e com tosse.' })
        .achados,
    ).toContainEqual(expect.objectContaining({ id: 'gravidez' }))
  })

  it('keeps that of a dependant who is pregnant', () => {
    expect(achados('Minha filha está grávida de 5 meses e com tosse.', 16)).toContain('gravidez')
  })

  it('stays about somebody else where the age is another’s', () => {
    expect(de('Minha mãe de 70 anos está com tosse há dois dias.').para_outra_pessoa).toBe(true)
    expect(de('Minha filha de 12 anos está com tosse há dois dias.').para_outra_pessoa).toBe(true)
  })

  it('is as urgent as it would be of the child', () => {
    expect(
      de('Meu filho está com febre e muita falta de ar.', 4, { ...SEM_SINAIS, febre: true, dispneia: true })
        .red_flag,
    ).toBe(true)
  })

  it('tells a baby’s age in months', () => {
    expect(de('Meu bebê está com coriza.', 0.5).resumo.join(' ')).toContain('6 meses')
  })
})
