import { beforeEach, describe, expect, it, vi } from 'vitest'
import { DEVOLUCOES } from '#domain/consulta/devolucao.ts'
import { rotuloDoPaciente } from '#domain/consulta/status.ts'
import { MOTIVOS_NO_PRONTUARIO } from '#domain/consulta/textos.ts'
import { exportarDadosPdf } from '#domain/documento/contract.ts'
import { handler } from '#lambdas/documento/exportar-dados-pdf.lambda.ts'
import { ANA, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { cenaDaExportacao, contaDaAna, contaDaHelena, DA_HELENA } from './exportacao.ts'
import { textoDoPdf } from './texto-do-pdf.ts'

vi.mock('#lambdas/documento/fontes.ts', async () => ({
  FONTES: (await import('./cenario.ts')).FONTES,
}))

beforeEach(async () => void (await cenaDaExportacao()))

const exportar = async (como: Persona) => {
  const { status, body } = await invoke(handler, exportarDadosPdf, { como })
  expect({ status, body }).toEqual({
    status: 200,
    body: {
      nome: expect.stringMatching(/^acolhe-meus-dados-\d{4}-\d{2}-\d{2}\.pdf$/),
      tipo: 'application/pdf',
      conteudo_base64: expect.any(String),
    },
  })
  const { conteudo_base64 } = body as { conteudo_base64: string }
  return textoDoPdf(Buffer.from(conteudo_base64, 'base64'))
}

describe('exportar-dados-pdf', () => {
  it('is named by the day it is in São Paulo', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-21T01:30:00.000Z') })
    const { body } = await invoke(handler, exportarDadosPdf, { como: ANA })
    vi.useRealTimers()
    expect(body).toMatchObject({ nome: 'acolhe-meus-dados-2026-11-20.pdf' })
  })

  it('says in words what is kept', async () => {
    const texto = (await exportar(ANA)).join('\n')
    for (const parte of [
      'Meus dados no Acolhe',
      ANA.usuario.nome,
      '529.982.247-25',
      '14/03/1990',
      '(11) 98765-0001',
      'Dipirona, Placas vermelhas na pele (paciente, 01/11/2026)',
      'Levotiroxina, 50 mcg, Uma vez ao dia, em jejum (paciente, 01/11/2026)',
      'Apendicectomia, 2009 (paciente, 01/11/2026)',
      '63,5 kg (paciente, 01/11/2026)',
      'Situação: Finalizada',
      'Você escreveu: dor de garganta',
      'Uso oral.',
      'Termo de consentimento, versão 2026-11',
      DA_HELENA,
      'Leu uma consulta',
    ])
      expect(texto).toContain(parte)
    expect(texto).toMatch(/Cobrado: R\$\s150,00/)
    expect(texto).toMatch(/Página 1 de \d/)
  })

  it('says of a consultation who had it, why it went back and why it ended, with the notes', async () => {
    await consultar({
      id: 'c0000000-0000-4000-8000-000000000077',
      status: 'cancelled',
      assigned_to: HELENA.usuario.id,
      motivo_fim: 'presencial',
      anotacao_fim: 'Procure um pronto-socorro.',
      devolucoes: [
        {
          em: '2026-11-20T12:00:00.000Z',
          medico_id: 'm9',
          motivo: 'outra_area',
          anotacao: 'Caso de pele.',
        },
      ],
    })
    const texto = (await exportar(ANA)).join(' ').replaceAll(/\s+/g, ' ')
    for (const parte of [
      `Situação: ${rotuloDoPaciente('cancelled')} ${DA_HELENA}`,
      `${DEVOLUCOES.outra_area} Caso de pele.`,
      MOTIVOS_NO_PRONTUARIO.presencial,
      'Anotação do médico: Procure um pronto-socorro.',
    ])
      expect(texto).toContain(parte)
  })

  it('says how the identity was checked, how the person signs in and whom they declared', async () => {
    await contaDaAna()
    const texto = (await exportar(ANA)).join('\n')
    for (const parte of [
      'Rejeitada',
      'A foto é escura.',
      'Leitura do documento: Rejeitado, 40%',
      'Lido na frente: Nome ANA LIDA',
      'Imagens guardadas: selfie',
      'Firefox no Linux',
      'Entrou com senha.',
      'Meu celular',
      'Lia Nogueira Sampaio',
      'Não confirmado',
    ])
      expect(texto).toContain(parte)
  })

  it('says to a doctor what the council answered and what was paid out', async () => {
    await contaDaHelena()
    const texto = (await exportar(HELENA)).join('\n')
    for (const parte of [
      'CRM 123456/SP',
      'Status do CRM: Verificado',
      'Nome no conselho: Helena Prado Vasconcelos',
      'Conta de recebimento',
      'acct_1',
    ])
      expect(texto).toContain(parte)
    expect(texto).toMatch(/Enviado: R\$\s90,00/)
    expect(texto).toMatch(/A repassar: R\$\s100,00/)
  })

  it('of somebody new says that there is nothing', async () => {
    const texto = (await exportar(CARLA)).join('\n')
    for (const parte of [
      'Nada preenchido.',
      'Nenhuma consulta.',
      'Nenhuma triagem.',
      'Nenhum documento.',
      'Nenhum pagamento.',
    ])
      expect(texto).toContain(parte)
  })
})
