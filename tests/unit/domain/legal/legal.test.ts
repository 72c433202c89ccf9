import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { aceiteEntrada, VERSAO_LEGAL } from '#domain/legal/aceite.ts'
import { documentoLegal } from '#domain/legal/documentos-legais.ts'
import type { Empresa } from '#domain/legal/empresa.ts'
import { paginaLegal, PAGINAS_LEGAIS } from '#domain/legal/paginas.ts'

const EMPRESA: Empresa = {
  razao_social: 'Saúde de Perto Ltda.',
  cnpj: '11.222.333/0001-81',
  endereco: 'Rua das Acácias, 10, Recife/PE',
  diretor_tecnico: { nome: 'Dra. Teresa Lins', crm: '4321', uf: 'PE' },
  encarregado: { nome: 'Rui Barros', email: 'dados@saudedeperto.com.br' },
}
const texto = (id: keyof typeof PAGINAS_LEGAIS) => JSON.stringify(documentoLegal(id, EMPRESA))

describe('as páginas legais', () => {
  test.each(['termos', 'privacidade', 'telemedicina'] as const)(
    '%s diz quem presta, dirige e responde',
    (id) => {
      for (const dito of [
        'Saúde de Perto Ltda.',
        '11.222.333/0001-81',
        'Dra. Teresa Lins, CRM 4321/PE',
        'Rui Barros, dados@saudedeperto.com.br',
      ])
        expect(texto(id)).toContain(dito)
      expect(documentoLegal(id, EMPRESA).titulo).toBe(PAGINAS_LEGAIS[id].titulo)
    },
  )
  test('a de privacidade diz que a cópia das imagens da verificação fica com a conta', () => {
    expect(texto('privacidade')).toContain('como você as enviou, são apagadas em 90 dias')
    expect(texto('privacidade')).toContain('fica enquanto a conta existir, também a de uma verificação')
    expect(texto('privacidade')).not.toContain('apagadas antes disso')
  })
  test('citam a norma de cada uma', () => {
    expect(texto('telemedicina')).toContain('Resolução CFM 2.314/2022')
    expect(texto('privacidade')).toContain('LGPD, art. 18')
    expect(texto('termos')).toContain('192 (SAMU)')
  })
})

test.each([
  ['/privacidade', 'privacidade'],
  ['/privacidade/', 'privacidade'],
  ['/Telemedicina', 'telemedicina'],
  ['/termos-de-uso', 'termos'],
  ['/outra', 'termos'],
] as const)('em %s está a página %s', (caminho, pagina) => expect(paginaLegal(caminho)).toBe(pagina))

/** What was accepted is told by its version alone: whoever changes a text puts the new sum here, with a new version. */
test('um texto diferente é outra versão', () => {
  const textos = (['termos', 'privacidade', 'telemedicina'] as const).map(texto).join('\n')
  expect([VERSAO_LEGAL, createHash('sha256').update(textos).digest('hex')]).toEqual([
    '2026-11-30',
    'b9873af10e666a1cd0309ea009785872466562076a22b89b0c70e609ee300fc1',
  ])
})

test('aceita-se a versão que está no ar, e nenhuma outra', () => {
  expect(aceiteEntrada.safeParse({ versao: VERSAO_LEGAL }).success).toBe(true)
  for (const errado of [undefined, {}, { versao: '2020-01' }])
    expect(aceiteEntrada.safeParse(errado).success).toBe(false)
})
