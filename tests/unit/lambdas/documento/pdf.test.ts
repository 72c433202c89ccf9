import { create } from 'fontkit'
import { create as createQr } from 'qrcode'
import { describe, expect, it } from 'vitest'
import { caracteresForaDoDocumento, paraImprimir } from '#domain/documento/caracteres.ts'
import { compor } from '#domain/documento/receita/frase.ts'
import { pdfDoDocumento } from '#lambdas/documento/pdf.ts'
import { FONTES, receita } from './cenario.ts'
import { textoDoPdf } from './texto-do-pdf.ts'

const ORIGEM = 'https://acolhe.app'
const EM = new Date('2026-11-21T02:31:00.000Z')
const pdf = (dados = {}, teste = false) =>
  pdfDoDocumento(receita(dados), { origem: ORIGEM, fontes: FONTES, em: EM, teste })

describe('pdfDoDocumento', () => {
  it('says in a certificate the days, from when, and that the diagnosis stands there by the patient’s wish', async () => {
    const dito = textoDoPdf(
      await pdf({ tipo: 'atestado', medicamentos: undefined, atestado: { dias: 1, cid: 'J069' } }),
    ).join(' ')
    expect(dito).toContain('Afastamento 1 (um) dia, a partir de 20/11/2026, inclusive.')
    expect(dito).toContain('CID-10 J06.9. Consta a pedido do paciente')
    expect(dito).toContain('Resolução CFM 1.658/2002, art. 5º')
  })

  it('says everything the law asks for, in order', async () => {
    const file = await pdf()
    expect(textoDoPdf(file)).toEqual([
      'Acolhe',
      'Dr(a). Helena Prado Vasconcelos',
      'CRM 123456/SP',
      'Cardiologia · RQE 45871',
      'Rua das Acácias, 120, conjunto 34, São Paulo/SP',
      'Paciente: Ana Beatriz Nogueira',
      'CPF: 529.982.247-25',
      'Emitido em 20 de novembro de 2026 às 23:30 (horário de Brasília)',
      'Receita Médica',
      'Uso oral.',
      'Tomar com água.',
      'Medicamentos e posologia',
      'Dipirona 500 mg: 1 comprimido de 6/6 h se dor',
      'Observações',
      'Não dirigir após o uso.',
      'Retorno',
      'Retorno em 7 dias',
      'Assinado digitalmente com certificado ICP-Brasil por',
      'Dr(a). Helena Prado Vasconcelos · CRM 123456/SP',
      'Em 20 de novembro de 2026 às 23:31 (horário de Brasília)',
      'Confira este documento',
      'Aponte a câmera para o código ou acesse:',
      'https://acolhe.app/validar/0123456789abcdef0123456789abcdef',
      'Código de acesso ao arquivo: ABCDEF2345',
      'Acolhe · Página 1 de 1',
    ])
  })

  it('a prescription by items numbers them, each with its route and quantity, and says whose it is', async () => {
    const { paciente, ...emissao } = receita().emissao
    const itens = [
      compor({
        medicamento: 'Loratadina',
        apresentacao: '10 mg, comprimido',
        dose: '1 comprimido',
        via: 'oral',
        frequencia: '1 vez ao dia',
        quantidade: '10 comprimidos',
      }),
      compor({ medicamento: 'Soro caseiro' }),
    ]
    const quem = { ...paciente, idade: '36 anos', sexo: 'sexo feminino', endereco: 'Rua Azul, 1' }
    const dito = textoDoPdf(await pdf({ itens, emissao: { ...emissao, paciente: quem } }))
    expect(dito).toContain('CPF: 529.982.247-25 · 36 anos · sexo feminino')
    expect(dito).toContain('Endereço: Rua Azul, 1')
    const inicio = dito.indexOf('Medicamentos e posologia')
    expect(dito.slice(inicio, inicio + 8)).toEqual([
      'Medicamentos e posologia',
      '1.',
      'Loratadina 10 mg, comprimido',
      'Via oral · Quantidade: 10 comprimidos',
      '1 comprimido por via oral, 1 vez ao dia.',
      '2.',
      'Soro caseiro',
      'Observações',
    ])
  })

  it('keeps an item together on one page', async () => {
    const orientacao =
      'Tomar com bastante água, longe das refeições, e guardar em lugar fresco e seco. '.repeat(2)
    const itens = Array.from({ length: 20 }, (_, n) => compor({ medicamento: `Remédio ${n}`, orientacao }))
    const dito = textoDoPdf(await pdf({ itens, conteudo: 'x' }))
    expect(dito.filter((linha) => linha.startsWith('Acolhe · Página')).length).toBeGreaterThan(1)
    for (const n of itens.keys()) expect(dito[dito.indexOf(`${n + 1}.`) + 1]).toBe(`Remédio ${n}`)
  })

  it('says on every page that a test certificate gives it no validity, and not otherwise', async () => {
    const dito = textoDoPdf(await pdf({ conteudo: 'Linha.\n'.repeat(90) }, true))
    expect(dito.filter((linha) => linha === 'SEM VALIDADE')).toHaveLength(3)
    expect(dito).toContain('Assinado com um certificado de teste, sem validade, por')
    expect(dito.join()).not.toContain('ICP-Brasil')
    expect(textoDoPdf(await pdf()).join()).not.toContain('SEM VALIDADE')
  })

  it('an addendum is marked as such and says what it adds to', async () => {
    const documento = { tipo: 'relatorio', codigo: 'fedcba', emitido_em: '2026-11-19T12:00:00.000Z' } as const
    const consulta_em = '2026-11-19T12:30:00.000Z'
    const dito = textoDoPdf(await pdf({ tipo: 'relatorio', adendo: { consulta_em, documento } }))
    const titulo = dito.indexOf('Adendo: Relatório Médico')
    expect(dito.slice(titulo, titulo + 5)).toEqual([
      'Adendo: Relatório Médico',
      'Adendo ao documento "Relatório Médico" emitido em 19 de novembro de 2026 às 09:00.',
      'Complementa o registro original, que continua válido como foi assinado.',
      'Original: https://acolhe.app/validar/fedcba',
      'Uso oral.',
    ])
    expect(textoDoPdf(await pdf({ adendo: { consulta_em } }))).toContain(
      'Adendo à consulta encerrada em 19 de novembro de 2026 às 09:30.',
    )
  })

  it('carries the identifiers the official validator looks for, and no standard font', async () => {
    const source = (await pdf()).toString('latin1')
    expect(propriedade(source, '2.16.76.1.4.2.2.1')).toBe('123456')
    expect(propriedade(source, '2.16.76.1.4.2.2.2')).toBe('SP')
    expect(propriedade(source, '2.16.76.1.4.2.2.3')).toBe('Cardiologia')
    expect(source).toContain('/Lang (pt-BR)')
    expect(source).not.toContain('Helvetica')
  })

  it.each([
    ['receita', '1'],
    ['atestado', '2'],
    ['exame', '3'],
    ['prontuario', '6'],
    // A referral has none of its own: to the validator it is a medical report.
    ['encaminhamento', '11'],
    ['relatorio', '11'],
  ] as const)('%s is a document 2.16.76.1.12.1.%s, and no other', async (tipo, numero) => {
    const source = (await pdf({ tipo })).toString('latin1')
    const ditos = [...source.matchAll(/\/(2\.16\.76\.1\.12\.1\.\d+) /g)].map(([, oid]) => oid)
    expect(ditos).toEqual([`2.16.76.1.12.1.${numero}`])
    expect(propriedade(source, `2.16.76.1.12.1.${numero}`)).toBeDefined()
  })

  it('draws the QR code of its address, module by module', async () => {
    const { modules } = createQr(`${ORIGEM}/validar/${receita().codigo}`, { errorCorrectionLevel: 'M' })
    const dark = [...modules.data].filter(Boolean).length
    const { inflateSync } = await import('node:zlib')
    const file = await pdf()
    const source = file.toString('latin1')
    const contents = [...source.matchAll(/stream\n/g)].flatMap(({ index }) => {
      try {
        return [inflateSync(file.subarray(index + 7)).toString('latin1')]
      } catch {
        return []
      }
    })
    const page = contents.find((content) => content.includes(' re\n'))
    expect(page?.match(/ re\n/g)).toHaveLength(dark)
  })

  it('is the same to the byte each time: a repeated signature request is the same request', async () => {
    expect((await pdf()).equals(await pdf())).toBe(true)
    expect((await pdf()).equals(await pdf({ conteudo: 'Outro' }))).toBe(false)
  })

  it('leaves out what is empty, and medications where no prescription is', async () => {
    const lines = textoDoPdf(
      await pdf({ tipo: 'atestado', medicamentos: 'X', observacoes: undefined, retorno: undefined }),
    )
    expect(lines).toContain('Atestado Médico')
    for (const absent of ['Medicamentos e posologia', 'X', 'Observações', 'Retorno'])
      expect(lines).not.toContain(absent)
  })

  it('goes on to more pages, each with the code and its number', async () => {
    const lines = textoDoPdf(await pdf({ conteudo: 'Linha de conteúdo.\n'.repeat(90) }))
    expect(lines.filter((line) => line === 'Linha de conteúdo.')).toHaveLength(90)
    expect(lines.filter((line) => /^Acolhe · Página \d de \d$/.test(line))).toEqual([
      'Acolhe · Página 1 de 3',
      'Acolhe · Página 2 de 3',
      'Acolhe · Página 3 de 3',
    ])
  })

  it('shows a name from elsewhere with the letters it has', async () => {
    const emissao = { ...receita().emissao, paciente: { nome: 'Çağla Łuczak 李', cpf: '52998224725' } }
    expect(textoDoPdf(await pdf({ emissao }))).toContain('Paciente: Çagla Luczak ?')
  })
})

describe('caracteresForaDoDocumento', () => {
  const has = [FONTES.normal, FONTES.negrito].map((bytes) => {
    const font = create(bytes)
    if (!('hasGlyphForCodePoint' in font)) throw new Error('Not one font')
    return (code: number) => font.hasGlyphForCodePoint(code)
  })

  it('lets through only what both cuts of the typeface can show', () => {
    const allowed = Array.from({ length: 0x2200 }, (_, code) => code)
      .filter((code) => code > 0x20 && !(code >= 0xd800 && code <= 0xdfff))
      .filter((code) => caracteresForaDoDocumento(String.fromCodePoint(code)).length === 0)
      .flatMap((code) =>
        Array.from(paraImprimir(String.fromCodePoint(code)), (sign) => sign.codePointAt(0) ?? 0),
      )
      .filter((code) => code > 0x20)
    expect(allowed.filter((code) => !has.every((can) => can(code))).map((c) => c.toString(16))).toEqual([])
  })

  it('names each sign that cannot be printed once', () =>
    expect(caracteresForaDoDocumento('Tomar 💊 com água 💊 α ≥ 2 “aspas” – µg 37°')).toEqual(['💊', 'α']))
})

/** A property of a file, by its name. */
function propriedade(source: string, nome: string): string | undefined {
  const id = new RegExp(`/${nome.replaceAll('.', '\\.')} (\\d+) 0 R`).exec(source)?.[1]
  return new RegExp(`\\n${id} 0 obj\\n\\((.*)\\)\\nendobj`).exec(source)?.[1]
}
