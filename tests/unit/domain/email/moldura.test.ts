import { assert, property, string } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { escapar, escaparUrl } from '#domain/email/escape.ts'
import { montar } from '#domain/email/moldura.ts'
import { NAO_RESPONDA } from '#domain/email/rodape.ts'
import { RODAPE } from '../../../support/emails.ts'

describe('layout', () => {
  it('lets no text become markup', () => {
    assert(
      property(string(), (texto) => {
        expect(escapar(texto)).not.toMatch(/[<>"']|&(?!amp;|lt;|gt;|quot;|#39;)/)
      }),
    )
  })

  it('links to http and https only', () => {
    expect(escaparUrl('https://acolhe.app/a?b=1&c="x"')).toBe('https://acolhe.app/a?b=1&amp;c=&quot;x&quot;')
    for (const url of ['javascript:alert(1)', 'data:text/html,x', 'mailto:a@b.c'])
      expect(() => escaparUrl(url)).toThrow('Endereço inesperado')
  })

  it('says everything in the text part too, in the same order', () => {
    const { texto } = montar(
      {
        assunto: 'Assunto',
        previa: 'Prévia',
        titulo: 'Título',
        paragrafos: ['Um.', 'Dois.'],
        dados: [['Valor', 'R$ 150,00']],
        codigo: '123456',
        botao: { rotulo: 'Abrir', url: 'https://acolhe.app/x' },
        avisos: ['Aviso.'],
      },
      'ana@exemplo.com.br',
      RODAPE,
    )
    expect(texto.split('\n\n')).toEqual([
      'Acolhe',
      'Título',
      'Um.',
      'Dois.',
      'Valor: R$ 150,00',
      '123456',
      'Abrir:\nhttps://acolhe.app/x',
      'Aviso.',
      '--',
      `${RODAPE}\nEnviada para ana@exemplo.com.br. ${NAO_RESPONDA}`,
    ])
  })
})
