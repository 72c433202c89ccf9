import { erroDoCpf } from '#domain/base/campos.ts'
import { digitoDoCpf } from '#domain/base/cpf.ts'
import { type BlocoDeTextract, blocosDeTextract } from '#domain/kyc/texto/blocos.ts'
import { aceitarLado } from '#domain/kyc/documento/aceitacao.ts'
import { lerDocumento } from '#domain/kyc/documento/leitura.ts'
import { digitoDaMrz, lerMrz } from '#domain/kyc/documento/mrz.ts'
import { cpfEm } from '#domain/kyc/texto/numeros-impressos.ts'
import { datasEm } from '#domain/kyc/texto/datas-lidas.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  CIN_FRENTE,
  CNH_ANTIGA_FRENTE,
  type Linha as LinhaDaNuvem,
  respostaDoTextract,
} from '../../../lambdas/kyc/textract.ts'

const HOJE = '2026-11-21'

/** One printed line: left and top in hundredths of the card, and the text. */
type Linha = readonly [esquerda: number, topo: number, texto: string]

const cnh: readonly Linha[] = [
  [20, 3, 'REPÚBLICA FEDERATIVA DO BRASIL'],
  [20, 7, 'CARTEIRA NACIONAL DE HABILITAÇÃO / DRIVER LICENSE'],
  [30, 16, '2 e 1 NOME E SOBRENOME'],
  [30, 19, 'MARIA APARECIDA GONÇALVES DE ARAÚJO'],
  [30, 26, '3 DATA, LOCAL E UF DE NASCIMENTO'],
  [30, 29, '14/03/1987, RIBEIRÃO PRETO SP'],
  [78, 26, '1ª HABILITAÇÃO'],
  [78, 29, '05/11/2006'],
  [30, 36, '4a DATA EMISSÃO'],
  [30, 39, '22/09/2023'],
  [55, 36, '4b VALIDADE'],
  [55, 39, '21/09/2033'],
  [30, 46, '4c DOC IDENTIDADE / ORG EMISSOR / UF'],
  [30, 49, '28.345.671-9 SSP SP'],
  [30, 56, '4d CPF'],
  [30, 59, '529.982.247-25'],
  [55, 56, '5 Nº REGISTRO'],
  [55, 59, '04512378960'],
  [30, 66, 'FILIAÇÃO'],
  [30, 69, 'JOSÉ GONÇALVES DA SILVA'],
]

const lidoNaCnh = {
  nome: 'MARIA APARECIDA GONÇALVES DE ARAÚJO',
  cpf: '52998224725',
  rg: '283456719',
  numero_documento: '04512378960',
  data_nascimento: '1987-03-14',
  orgao_emissor: 'SSP',
  uf_documento: 'SP',
  data_emissao: '2023-09-22',
  data_validade: '2033-09-21',
}

/** As Textract would answer a photo of it, turned by `graus` and moved. */
function fotografado(linhas: readonly Linha[], graus = 0): BlocoDeTextract[] {
  const rad = (graus * Math.PI) / 180
  const ponto = (x: number, y: number) => ({
    X: 0.5 + 0.6 * ((x - 50) * Math.cos(rad) - (y - 50) * Math.sin(rad)) * 0.01,
    Y: 0.5 + 0.6 * ((x - 50) * Math.sin(rad) + (y - 50) * Math.cos(rad)) * 0.01,
  })
  return linhas.map(([x, y, Text]) => {
    const largura = Text.length * 0.85
    return {
      BlockType: 'LINE',
      Text,
      Confidence: 95,
      Geometry: {
        Polygon: [ponto(x, y), ponto(x + largura, y), ponto(x + largura, y + 2), ponto(x, y + 2)],
      },
    }
  })
}

const ler = (linhas: readonly Linha[], graus = 0, lado: 'frente' | 'verso' = 'frente') =>
  lerDocumento(blocosDeTextract(fotografado(linhas, graus)), { lado, hoje: HOJE })

describe('lerDocumento', () => {
  test.each([0, -7, 8, 90, 180, 271])('reads a licence turned by %i degrees', (graus) => {
    const { layout, campos, qualidade } = ler(cnh, graus)
    expect(layout).toBe('cnh_nova_2022')
    expect(campos).toEqual(lidoNaCnh)
    expect(qualidade).toBeCloseTo(0.95, 2)
  })

  test('the order in which lines are answered does not matter', () => {
    fc.assert(
      fc.property(fc.shuffledSubarray([...cnh], { minLength: cnh.length }), (linhas) => {
        expect(ler(linhas).campos).toEqual(lidoNaCnh)
      }),
    )
  })

  test('does without accents, with a glued label and with letters for digits', () => {
    const semAcento = cnh.map(([x, y, texto]) => {
      const lido = texto.normalize('NFD').replace(/\p{M}/gu, '')
      const trocado = /^\d{2}\//.test(texto) || /^\d{3}\./.test(texto) ? lido.replaceAll('0', 'O') : lido
      return [x, y, trocado.replace('2 e 1 NOME E SOBRENOME', '2e1NOMEESOBREN0ME')] as const
    })
    expect(ler(semAcento).campos).toEqual({ ...lidoNaCnh, nome: 'MARIA APARECIDA GONCALVES DE ARAUJO' })
  })

  test('finds the name without its label, and joins a name the reader broke in two', () => {
    expect(ler(cnh.filter(([, , texto]) => !texto.includes('SOBRENOME'))).campos.nome).toBe(lidoNaCnh.nome)
    const semOsDois = cnh.filter(([, , texto]) => !/SOBRENOME|FILIAÇÃO|DRIVER/.test(texto))
    const antiga = ler([...semOsDois, [20, 10, 'DEPARTAMENTO NACIONAL DE TRÂNSITO']])
    expect(antiga.campos.nome).toBe(lidoNaCnh.nome)
    const quebrado = cnh.flatMap((linha): Linha[] =>
      linha[2] === lidoNaCnh.nome
        ? [
            [30, 19, 'MARIA APARECIDA'],
            [44, 19, 'GONÇALVES DE ARAÚJO'],
          ]
        : [linha],
    )
    expect(ler(quebrado).campos.nome).toBe(lidoNaCnh.nome)
  })

  test('reads the back of a CIN from its machine-readable zone', () => {
    const { layout, campos } = ler(
      [
        [30, 5, 'CARTEIRA DE IDENTIDADE NACIONAL'],
        [5, 15, 'ÓRGÃO EXPEDIDOR'],
        [5, 18, 'SSP SP'],
        [5, 70, 'IDBRA283456719152998224725<<<<'],
        [5, 77, '8703145F3309210BRA<<<<<<e<a<<<1'],
        [5, 84, 'ARAUJO<<MARIA<APARECIDA<GONCAL'],
      ],
      0,
      'verso',
    )
    expect(layout).toBe('rg_novo_cin')
    expect(campos).toEqual({
      nome: 'MARIA APARECIDA GONCAL ARAUJO',
      cpf: '52998224725',
      numero_documento: '52998224725',
      data_nascimento: '1987-03-14',
      data_validade: '2033-09-21',
      orgao_emissor: 'SSP',
      uf_documento: 'SP',
    })
  })

  test.each(['NOME', 'NOVE', 'NOM!', ''])(
    'the name of a CIN stands under its label, read as "%s"',
    (rotulo) => {
      const cin: readonly Linha[] = [
        [20, 3, 'REPÚBLICA FEDERATIVA DO BRASIL'],
        // Two letters from a label of other cards: no name stands above this one.
        [20, 8, 'CARTEIRA DE IDENTIDADE NACIONAL'],
        [20, 13, 'GOVERNO DO ESTADO GO'],
        [35, 22, rotulo],
        [35, 26, '"l JOSÉ DO SÁ DIAS'],
        [35, 34, 'REGISTRO GERAL CPF'],
        [35, 38, '192.820.941-62'],
        [35, 46, 'FILIAÇÃO'],
        [35, 50, 'WASHINGTON DIAS DIAS'],
      ]
      expect(ler(cin.filter(([, , texto]) => texto !== '')).campos.nome).toBe('JOSÉ DO SÁ DIAS')
    },
  )

  test('what is left of an old RG’s heading is no name', () => {
    const costas: readonly Linha[] = [
      [20, 3, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL'],
      [5, 10, 'STRO GERAL'],
      [5, 20, 'LÍVIA DOS SANTANA DA SANTOS'],
      [5, 28, 'FILIAÇÃO'],
      [5, 32, 'BRUNO ASSUNÇÃO SANTOS'],
      [5, 40, 'LEI Nº 7.116 DE 29/08/83'],
    ]
    expect(ler(costas, 0, 'verso').campos.nome).toBe('LÍVIA DOS SANTANA DA SANTOS')
  })

  test('the state of a back whose issuer was lost is the place of issue’s; a licence’s issuer is its DETRAN', () => {
    const cin: readonly Linha[] = [
      [30, 5, 'CARTEIRA DE IDENTIDADE NACIONAL'],
      [5, 15, 'ÓRGÃO EXPEDIDOR'],
      [5, 25, 'LOCAL E DATA DE EXPEDIÇÃO'],
      [5, 28, 'CAXIAS DO SUL RS 17/01/2025'],
    ]
    expect(ler(cin, 0, 'verso').campos).toEqual({ uf_documento: 'RS', data_emissao: '2025-01-17' })
    const torto: readonly Linha[] = [...cin, [5, 18, 'SSP-R5']]
    expect(ler(torto, 0, 'verso').campos).toMatchObject({ orgao_emissor: 'SSP', uf_documento: 'RS' })
    const licenca: readonly Linha[] = [
      [30, 5, 'CARTEIRA NACIONAL DE HABILITAÇÃO'],
      [50, 20, 'OBSERVAÇÕES'],
      [50, 23, 'SEM RESTRIÇÕES'],
      [50, 30, 'LOCAL'],
      [50, 33, 'JOINVILLE SC'],
    ]
    expect(ler(licenca, 0, 'verso').campos).toEqual({ orgao_emissor: 'DETRAN', uf_documento: 'SC' })
    // On a front the only place is where somebody was born.
    expect(ler(licenca).campos).toEqual({})
    expect(ler([...cin.slice(0, 1), [30, 8, 'GOVERNO DO ESTADO DE GOIÁS']]).campos).toEqual({
      uf_documento: 'GO',
    })
  })

  test('a side without its title is known by a misread one, or by the number of its QR code', () => {
    const costas: readonly Linha[] = [
      [50, 20, 'OBSERVAÇÕES'],
      [50, 23, 'EXERCE ATIVIDADE REMUNERADA'],
      [50, 30, 'ÓRGÃO EXPEDIDOR'],
      [50, 33, 'DETRAN SC'],
    ]
    const layout = (linhas: readonly Linha[], ...codigos: string[]) =>
      lerDocumento(blocosDeTextract(fotografado(linhas)), { lado: 'verso', hoje: HOJE, codigos }).layout
    expect(layout(costas)).toBeNull()
    expect(layout([[20, 5, 'CARTElRA NAC1ONAL DE HABILITACAQ'], ...costas])).toBe('cnh_antiga')
    expect(layout(costas, 'https://exemplo.invalid/cnh/64680076774')).toBe('cnh_antiga')
    expect(layout(costas, 'https://exemplo.invalid/cin/52998224725')).toBe('rg_novo_cin')
    expect(layout(costas, 'https://exemplo.invalid/00000000000')).toBeNull()
  })

  test('a label read together with the portrait’s edge is taller than its line and still has its value', () => {
    const alto = fotografado(cnh).map((bloco) =>
      bloco.Text === '2 e 1 NOME E SOBRENOME'
        ? {
            ...bloco,
            Text: 'meg 2º NOME E SOBRENOME',
            Geometry: {
              Polygon: bloco.Geometry?.Polygon?.map(({ X = 0, Y = 0 }, canto) => ({
                X,
                Y: Y + 0.6 * (canto < 2 ? -0.015 : 0.005),
              })),
            },
          }
        : bloco,
    )
    expect(lerDocumento(blocosDeTextract(alto), { lado: 'frente', hoje: HOJE }).campos).toEqual(lidoNaCnh)
  })

  test('a place is nobody’s name', () => {
    const semNome = cnh.filter(([, , texto]) => texto !== lidoNaCnh.nome)
    expect(ler(semNome).campos.nome).toBeUndefined()
  })

  test('the label of the sex, read on the line of the name, is no part of it', () => {
    const colado = cnh.map(([x, y, texto]): Linha => [x, y, y === 19 ? `${texto} SEXO` : texto])
    expect(ler(colado).campos.nome).toBe(lidoNaCnh.nome)
  })

  test('the portrait side of an old RG carries no name, whatever a pattern is read as', () => {
    const { layout, campos } = ler([
      [20, 3, 'REPÚBLICA FEDERATIVA DO BRASIL'],
      [20, 7, 'SECRETARIA DE SEGURANÇA PÚBLICA SSP ES'],
      [20, 12, 'CARTEIRA DE IDENTIDADE'],
      [20, 19, 'ANA VAVAVAVAVA'],
      [20, 26, 'NATURALIDADE'],
      [20, 80, 'POLEGAR DIREITO'],
      [20, 90, 'ASSINATURA DO TITULAR'],
    ])
    expect(layout).toBe('rg_antigo')
    expect(campos).toEqual({ orgao_emissor: 'SSP', uf_documento: 'ES' })
  })

  test('an old RG: the number from its label, a CPF with a wrong digit is not taken', () => {
    const rg: readonly Linha[] = [
      [20, 5, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL'],
      [5, 12, 'REGISTRO GERAL'],
      [5, 15, 'MG-12.345.678'],
      [60, 12, 'DATA DE EXPEDIÇÃO'],
      [60, 15, '17/06/2015'],
      [5, 22, 'NOME'],
      [5, 25, 'JOÃO DA SILVA'],
      [5, 60, 'CPF'],
      [5, 63, '529.982.247-26'],
      [60, 40, 'DATA DE NASCIMENTO'],
      [60, 43, '14/03/1987'],
      [20, 90, 'LEI Nº 7.116 DE 29/08/83'],
    ]
    const { layout, campos } = ler(rg, 2, 'verso')
    expect(layout).toBe('rg_antigo')
    expect(campos).toEqual({
      nome: 'JOÃO DA SILVA',
      rg: 'MG12345678',
      numero_documento: 'MG12345678',
      data_nascimento: '1987-03-14',
      data_emissao: '2015-06-17',
    })
  })

  test('the date of a law the form quotes is nobody’s', () => {
    const rg: readonly Linha[] = [
      [20, 5, 'VÁLIDA EM TODO O TERRITÓRIO NACIONAL'],
      [5, 12, 'REGISTRO GERAL'],
      [5, 15, '12.345.678'],
      [5, 22, 'NOME'],
      [5, 25, 'JOÃO DA SILVA'],
      [60, 40, 'DATA DE NASCIMENTO'],
      [60, 43, '14/03/1987'],
      [20, 90, 'LEI Nº 7.116 DE 29/08/83'],
    ]
    expect(ler(rg, 2, 'verso').campos.data_emissao).toBeUndefined()
  })

  test('a number whose label and form were lost still is one, and proves nothing', () => {
    const semRotulo = (numero: string): readonly Linha[] => [
      [20, 5, 'CARTEIRA NACIONAL DE HABILITAÇÃO'],
      [20, 10, 'SECRETARIA NACIONAL DE TRÂNSITO'],
      [5, 22, 'NOME'],
      [5, 25, 'JOÃO DA SILVA'],
      [60, 40, 'DATA NASCIMENTO'],
      [60, 43, '14/03/1987'],
      [5, 80, numero],
    ]
    expect(ler(semRotulo('2345678901'), 2, 'frente').campos.numero_documento).toBe('2345678901')
    for (const outra of ['14/03/2021', '529.982.247-25', '1234567<<<<<<', 'LEI 1234567', '12345'])
      expect(ler(semRotulo(outra), 2, 'frente').campos.numero_documento).toBeUndefined()
  })

  test('a CIN may be valid for good; another document is not, and a date that was covered is not guessed', () => {
    const valida = (linhas: readonly LinhaDaNuvem[], perdida: string, lida: string) =>
      lerDocumento(
        blocosDeTextract(
          respostaDoTextract(linhas.map(([x, y, texto]) => [x, y, texto === perdida ? lida : texto])).Blocks,
        ),
        { lado: 'frente', hoje: HOJE },
      ).campos.data_validade
    expect(valida(CIN_FRENTE, '22/09/2033', 'INDETERMINADA')).toBe('INDETERMINADA')
    expect(valida(CIN_FRENTE, '22/09/2033', 'lNDETERMlNADA')).toBe('INDETERMINADA')
    expect(valida(CIN_FRENTE, '22/09/2033', '####')).toBeUndefined()
    expect(valida(CNH_ANTIGA_FRENTE, '21/09/2028', '21/09/2023')).toBe('2023-09-21')
    for (const coberta of ['INDETERMINADA', '####'])
      expect(valida(CNH_ANTIGA_FRENTE, '21/09/2028', coberta)).toBeUndefined()
  })

  describe('the last day on a licence’s front', () => {
    /** The day under its label, and one that stands for the first licence's. */
    const valida = (rotulada: string, ...outras: readonly string[]) => {
      const [primeira = '05/11/2006', ...soltas] = outras
      const dias: Readonly<Record<string, string>> = { '21/09/2028': rotulada, '05/11/2006': primeira }
      const linhas = CNH_ANTIGA_FRENTE.map(([x, y, texto]): LinhaDaNuvem => [x, y, dias[texto] ?? texto])
      const postas = [...linhas, ...soltas.map((dia, i): LinhaDaNuvem => [0.05, 0.5 + 0.06 * i, dia])]
      return lerDocumento(blocosDeTextract(respostaDoTextract(postas).Blocks), { lado: 'frente', hoje: HOJE })
        .campos.data_validade
    }

    test.each([
      ['14/02/2024', '21/09/2028', '2028-09-21'],
      ['22/09/2018', '21/09/2028', '2028-09-21'],
      ['20/11/2026', '03/04/2031', '2031-04-03'],
      ['14/02/2024', '20/11/2036', '2036-11-20'],
    ])('is not the past %s where %s alone is to come', (rotulada, outra, dia) => {
      expect(valida(rotulada, outra)).toBe(dia)
      expect(valida(rotulada, '03/08/2005', outra)).toBe(dia)
    })

    test.each([
      ['one digit from the other', '21/09/2023', ['21/09/2028'], '2023-09-21'],
      ['another digit from it', '11/09/2025', ['11/09/2035'], '2025-09-11'],
      ['beside one more than ten years ahead', '14/02/2024', ['22/11/2036'], '2024-02-14'],
      ['beside one far ahead', '14/02/2024', ['21/09/2048'], '2024-02-14'],
      ['beside two to come', '14/02/2024', ['21/09/2028', '03/04/2031'], '2024-02-14'],
      ['still to come itself', '14/02/2031', ['21/09/2028'], '2031-02-14'],
      ['beside others as past', '14/02/2024', ['03/08/2005'], '2024-02-14'],
    ])('is the one under its label, %s', (_, rotulada, outras, dia) => {
      expect(valida(rotulada, ...outras)).toBe(dia)
    })
  })

  describe('a back with few letters', () => {
    const CODIGOS = ['https://exemplo.invalid/cnh/64680076774', 'UjFHMTpBQkNERUYwMTIzNDU2Nzg5+/x2Zm9vYmFy']
    const motivos = (linhas: readonly Linha[], ...codigos: string[]) => {
      const lida = lerDocumento(blocosDeTextract(fotografado(linhas)), { lado: 'verso', hoje: HOJE, codigos })
      return aceitarLado('verso', lida).motivos
    }

    test.each(CODIGOS)('is no poor photo where its code was deciphered: %s', (codigo) => {
      const poucas: readonly Linha[] = [[20, 5, 'DETRAN SP']]
      expect(motivos(poucas)).toContain('qualidade_baixa')
      expect(motivos(poucas, codigo)).not.toContain('qualidade_baixa')
    })

    test('is refused with none at all, whatever its code says', () => {
      for (const codigos of [[], ...CODIGOS.map((codigo) => [codigo])])
        expect(motivos([], ...codigos)).toContain('sem_texto')
    })
  })

  test('what a texture was read as, above a name whose label was lost, is nobody’s name', () => {
    const linhas = CNH_ANTIGA_FRENTE.flatMap(([x, y, texto]): LinhaDaNuvem[] =>
      texto === 'NOME' ? [] : [[x, y, texto]],
    )
    const comTextura = [[0.4, 0.005, 'Maca Aaas'] as const, ...linhas]
    const nome = (confianca: number) =>
      lerDocumento(
        blocosDeTextract(
          respostaDoTextract(comTextura).Blocks.map((bloco) =>
            bloco.Text === 'Maca Aaas' ? { ...bloco, Confidence: confianca } : bloco,
          ),
        ),
        { lado: 'frente', hoje: HOJE },
      ).campos.nome
    expect(nome(22)).toBe('MARIA APARECIDA GONCALVES DE ARAUJO')
    expect(nome(92)).toBe('MACA AAAS')
  })

  test('no text is no quality, foreign text is little', () => {
    expect(ler([])).toEqual({ layout: null, campos: {}, qualidade: 0 })
    const { layout, qualidade } = ler([[10, 10, 'CARDÁPIO DO DIA: ARROZ, FEIJÃO, SALADA E SUCO DE LARANJA']])
    expect(layout).toBeNull()
    expect(qualidade).toBeCloseTo(0.95, 2)
  })
})

describe('CPF', () => {
  const nove = fc
    .array(fc.integer({ min: 0, max: 9 }), { minLength: 9, maxLength: 9 })
    .filter((digitos) => new Set(digitos).size > 1)
  const completo = nove.map((digitos) => {
    const dez = [...digitos, digitoDoCpf(digitos)]
    return [...dez, digitoDoCpf(dez)].join('')
  })

  test('is found in any surroundings when its digits are right', () => {
    fc.assert(
      fc.property(completo, fc.constantFrom('.', ' ', ''), (cpf, ponto) => {
        const impresso = `${cpf.slice(0, 3)}${ponto}${cpf.slice(3, 6)}${ponto}${cpf.slice(6, 9)}-${cpf.slice(9)}`
        expect(cpfEm(`CPF ${impresso} AB`)).toBe(cpf)
      }),
    )
  })

  test('is not taken with any one digit changed', () => {
    fc.assert(
      fc.property(
        completo,
        fc.integer({ min: 0, max: 10 }),
        fc.integer({ min: 1, max: 9 }),
        (cpf, posicao, soma) => {
          const digito = (Number(cpf[posicao]) + soma) % 10
          const trocado = cpf.slice(0, posicao) + digito + cpf.slice(posicao + 1)
          // Remainders 0 and 1 share a check digit, so a few pairs of neighbours are both valid.
          expect(cpfEm(trocado)).toBe(erroDoCpf(trocado) === null ? trocado : undefined)
        },
      ),
    )
  })
})

describe('dates', () => {
  test('any day from 1900 is read with any separator', () => {
    const dia = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(dia, fc.constantFrom('/', '.', '-', ' / '), (data, separador) => {
        const iso = data.toISOString().slice(0, 10)
        expect(datasEm(`EM ${iso.split('-').reverse().join(separador)} FIM`)).toEqual([iso])
      }),
    )
  })

  test('days that do not exist are left out', () => {
    expect(datasEm('31/02/2020 30.13.1999 00/01/2000 14/03/1899 29/02/2024')).toEqual(['2024-02-29'])
  })
})

describe('lerMrz', () => {
  const linhas = ['IDBRA283456719152998224725<<<<', '8703145F3309210BRA<<<<<<<<<<<1']

  test('leaves out what its check digit denies', () => {
    expect(lerMrz(linhas, HOJE)).toMatchObject({ data_nascimento: '1987-03-14', sexo: 'F' })
    expect(lerMrz([linhas[0] ?? '', '8703155F3309210BRA<<<<<<<<<<<1'], HOJE)).toEqual({
      serie: '283456719',
      numero: '52998224725',
      data_validade: '2033-09-21',
      sexo: 'F',
    })
    // The CPF proves itself by its own digits.
    expect(lerMrz(['IDBRA283456718152998224725<<<<'], HOJE)).toEqual({ serie: '', numero: '52998224725' })
    expect(lerMrz(['IDBRA283456718152998224726<<<<'], HOJE)).toBeNull()
    expect(lerMrz(['MARIA APARECIDA'], HOJE)).toBeNull()
  })

  test('a year that is still to come was in the last century', () => {
    const nascido = (ano: string) => {
      const data = `${ano}0314`
      return lerMrz([linhas[0] ?? '', `${data}${digitoDaMrz(data)}M3309210BRA<<<<<<<<<<<0`], HOJE)
        ?.data_nascimento
    }
    expect(nascido('05')).toBe('2005-03-14')
    expect(nascido('31')).toBe('1931-03-14')
  })
})
