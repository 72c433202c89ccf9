import { iniciais } from '#domain/documento/documento.ts'
import { nomeDaPrevia, previaDoDocumento } from '#domain/documento/previa.ts'
import {
  comStatusLido,
  estadoNaTela,
  temArquivo,
  TIPO_IDS,
  TIPOS_DE_DOCUMENTO,
  tituloDoDocumento,
} from '#domain/documento/tipos.ts'
import { describe, expect, it } from 'vitest'

const agora = new Date('2026-11-21T02:30:00Z')

describe('previaDoDocumento', () => {
  it('has every section, in order, at the hour of São Paulo', () => {
    expect(
      previaDoDocumento(
        {
          tipo: 'receita',
          conteudo: 'Uso oral.',
          medicamentos: 'Dipirona 500 mg, 1 comprimido de 6/6 h se dor',
          observacoes: 'Beber água.',
          retorno: 'Retorno em 7 dias',
        },
        agora,
      ),
    ).toBe(`DOCUMENTO MÉDICO (PRÉVIA SEM VALIDADE)

Tipo: Receita Médica
Data e hora: 20/11/2026 23:30

Conteúdo:
Uso oral.

Medicamentos e posologia:
Dipirona 500 mg, 1 comprimido de 6/6 h se dor

Observações:
Beber água.

Retorno:
Retorno em 7 dias

_______________________________________
Assinatura do médico

Acolhe
`)
  })
  it('leaves out what is empty, and medications where no prescription is', () =>
    expect(
      previaDoDocumento(
        { tipo: 'atestado', conteudo: 'Repouso.', medicamentos: 'X', observacoes: ' ' },
        agora,
      ),
    ).toBe(`DOCUMENTO MÉDICO (PRÉVIA SEM VALIDADE)

Tipo: Atestado Médico
Data e hora: 20/11/2026 23:30

Conteúdo:
Repouso.

_______________________________________
Assinatura do médico

Acolhe
`))
  it('says whom it is of and by, as the document does', () => {
    const texto = previaDoDocumento(
      {
        tipo: 'atestado',
        conteudo: 'Repouso.',
        paciente: 'João Pedro',
        medico: { nome: 'Helena Prado', registro: 'CRM 123456/SP' },
      },
      agora,
    )
    expect(texto).toContain('Dr(a). Helena Prado\nCRM 123456/SP')
    expect(texto).toContain('Paciente: João Pedro')
    expect(texto).toContain('Assinatura do médico\nDr(a). Helena Prado · CRM 123456/SP')
  })
  it('names its file by type, patient and the date in São Paulo', () => {
    expect(nomeDaPrevia('receita', agora)).toBe('documento_receita_2026-11-20-23h30.txt')
    expect(nomeDaPrevia('receita', agora, 'João P. d’Ávila')).toBe(
      'documento_receita_joao-p-d-avila_2026-11-20-23h30.txt',
    )
  })
})

it.each([
  ['Ana Beatriz Nogueira', 'A. B. N.'],
  ['maria da silva e souza', 'M. S. S.'],
  ['Ângela DE Óbidos', 'Â. Ó.'],
])('initials of %s', (nome, letras) => {
  expect(iniciais(nome)).toBe(letras)
})

describe('types and statuses', () => {
  it('knows its types only', () => {
    expect(TIPO_IDS).toEqual(['receita', 'atestado', 'relatorio', 'encaminhamento', 'exame', 'prontuario'])
  })
  it("uses the patient's label in the files and the doctor's on the document", () => {
    expect(TIPOS_DE_DOCUMENTO.relatorio).toBe('Relatório')
    expect(tituloDoDocumento('relatorio')).toBe('Relatório Médico')
    expect(tituloDoDocumento('exame')).toBe('Solicitação de Exame')
  })
  it('reads closed as signed', () => {
    expect(['created', 'signed', 'delivered', 'closed'].map((status) => comStatusLido({ status }))).toEqual([
      { status: 'created' },
      { status: 'signed' },
      { status: 'delivered' },
      { status: 'signed' },
    ])
    expect([estadoNaTela('created'), estadoNaTela('signed'), estadoNaTela('delivered')]).toEqual([
      'awaiting_signature',
      'signed',
      'signed',
    ])
  })
  it('knows whether there is a file', () =>
    expect(['temp_url', '', null, 'u1/c1/d1.pdf'].map(temArquivo)).toEqual([false, false, false, true]))
})
