import { aceitarDocumento, aceitarLado, mesclar } from '#domain/kyc/documento/aceitacao.ts'
import type { TipoDeDocumento } from '#domain/kyc/documento/documentos.ts'
import type { CamposLidos } from '#domain/kyc/documento/campos-lidos.ts'
import type { Leitura } from '#domain/kyc/documento/leitura.ts'
import type { Achado } from '#domain/kyc/documento/titular.ts'
import { limiteAtingido, mensagemDoPainel } from '#domain/kyc/textos.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const TITULAR = { nome: 'ANA LIMA', cpf: '52998224725', data_nascimento: '1990-01-02' }
const achado = (certeza = 1): Achado => ({ juizo: certeza > 0 ? 'confirma' : 'ausente', certeza })

/** A side on which the holder's data are found where its fields say them. */
const leitura = (layout: TipoDeDocumento | null, campos: CamposLidos, qualidade = 0.9): Leitura => ({
  layout,
  campos,
  qualidade,
  titular: {
    procurado: TITULAR,
    impresso: {
      nome: achado(campos.nome === TITULAR.nome ? 1 : 0),
      cpf: achado(campos.cpf === TITULAR.cpf ? 1 : 0),
      data_nascimento: achado(campos.data_nascimento === TITULAR.data_nascimento ? 1 : 0),
    },
    zona: { nome: 'ausente', cpf: 'ausente', data_nascimento: 'ausente' },
  },
})

const frente: CamposLidos = { nome: 'ANA LIMA', data_nascimento: '1990-01-02', cpf: '52998224725' }
const verso: CamposLidos = { numero_documento: '04512378960', orgao_emissor: 'DETRAN', uf_documento: 'SP' }

describe('aceitarLado', () => {
  test('a side says who somebody is where the catalogue prints it; number and issuer count wherever they stand', () => {
    expect(aceitarLado('frente', leitura('cnh_nova_2022', frente))).toEqual({ aceito: true, motivos: [] })
    expect(aceitarLado('verso', leitura('cnh_nova_2022', {}))).toEqual({ aceito: true, motivos: [] })
    expect(aceitarLado('frente', leitura('cnh_nova_2022', { nome: 'ANA LIMA' })).motivos).toEqual([
      'nascimento_ausente',
    ])
    // A portrait, a thumb print, and the issuer spelled out.
    expect(aceitarLado('frente', leitura('rg_antigo', {})).aceito).toBe(true)
    expect(aceitarLado('verso', leitura('rg_antigo', {})).motivos).toEqual([
      'nome_ausente',
      'nascimento_ausente',
    ])
  })

  test('a side nobody would know for a document needs something only a document carries', () => {
    expect(aceitarLado('verso', leitura(null, {})).motivos).toEqual(['layout_desconhecido'])
    expect(aceitarLado('verso', leitura(null, { orgao_emissor: 'DETRAN' })).aceito).toBe(true)
    expect(aceitarLado('verso', leitura(null, { numero_documento: '64680076774' })).aceito).toBe(true)
    expect(aceitarLado('verso', { ...leitura(null, {}), mecanica: { nome: 'ANA LIMA' } }).aceito).toBe(true)
  })

  test('what a person can look at is no reason to photograph it again', () => {
    const semNome = leitura('rg_novo_cin', { ...frente, nome: undefined })
    expect(aceitarLado('frente', semNome).aceito).toBe(true)
  })

  test.each([
    [0, ['sem_texto']],
    [0.29, ['qualidade_baixa']],
    [0.3, []],
  ] as const)('quality %f', (qualidade, motivos) => {
    expect(aceitarLado('frente', leitura('cnh_nova_2022', frente, qualidade)).motivos).toEqual(motivos)
  })
})

describe('mesclar', () => {
  const campos = fc.record(
    {
      nome: fc.string(),
      cpf: fc.string(),
      data_nascimento: fc.string(),
      rg: fc.string(),
      numero_documento: fc.string(),
      orgao_emissor: fc.string(),
      uf_documento: fc.string(),
    },
    { requiredKeys: [] },
  )

  test('who from the front, number and issuer from the back, the other side where one is silent', () => {
    fc.assert(
      fc.property(campos, campos, (f, v) => {
        const lido = mesclar(f, v)
        for (const campo of ['nome', 'cpf', 'data_nascimento'] as const)
          expect(lido[campo]).toBe(f[campo] ?? v[campo])
        for (const campo of ['rg', 'orgao_emissor', 'uf_documento'] as const)
          expect(lido[campo]).toBe(v[campo] ?? f[campo])
      }),
    )
  })

  test('of two numbers the one that is a CIN’s or a licence’s, or else the back’s', () => {
    const numero = (frente: string, verso: string, cpf?: string) =>
      mesclar({ numero_documento: frente, ...(cpf && { cpf }) }, { numero_documento: verso }).numero_documento
    expect(numero('11144477735', '51741308', '11144477735')).toBe('11144477735')
    expect(numero('64680076774', '5255076440')).toBe('64680076774')
    expect(numero('412073352', '412073351')).toBe('412073351')
  })
})

describe('aceitarDocumento', () => {
  test('a licence’s back without a title: its code’s number is the register, though a CPF’s check digits fit it', () => {
    const REGISTRO = '18690993622'
    const costas: Leitura = {
      ...leitura(null, { ...verso, cpf: REGISTRO }),
      mecanica: { nome: 'ANA LIMA', cpf: REGISTRO },
    }
    const daCnh = (numero_documento: string) =>
      aceitarDocumento(leitura('cnh_nova_2022', { ...frente, numero_documento }), costas)
    expect(daCnh(REGISTRO)).toMatchObject({ aceito: true, duvidas: [], campos: { cpf: TITULAR.cpf } })
    expect(daCnh('64680076774').duvidas).toEqual(['O número impresso não é o do código de leitura mecânica.'])
    const semCpf = aceitarDocumento(leitura('cnh_nova_2022', { ...frente, cpf: undefined }), costas)
    expect(semCpf.campos.cpf).toBeUndefined()
    // With a CIN's front it is the CPF.
    const daCin = aceitarDocumento(leitura('rg_novo_cin', frente), costas)
    expect(daCin.duvidas).toEqual(['O CPF impresso não é o do código de leitura mecânica.'])
  })

  const boa = leitura('cnh_nova_2022', frente, 0.9)
  const bom = leitura('cnh_nova_2022', verso, 0.8)
  const ruim = leitura(null, {}, 0)
  const pouca = leitura('cnh_nova_2022', {}, 0.5)

  test('is as sure as the least sure of what it must say', () => {
    expect(aceitarDocumento(boa, bom)).toEqual({
      aceito: true,
      frente: { aceito: true, motivos: [] },
      verso: { aceito: true, motivos: [] },
      campos: { ...frente, ...verso },
      layout: 'cnh_nova_2022',
      nota: expect.closeTo(1),
      achados: { nome: achado(), cpf: achado(), data_nascimento: achado() },
      duvidas: [],
      mensagem: null,
      motivos: [],
      amostra: null,
      validade_conferida: false,
    })
    // However pretty or poor the rest of the text is.
    expect(aceitarDocumento({ ...boa, qualidade: 0.4 }, { ...bom, qualidade: 0.31 }).nota).toBeCloseTo(1)
  })

  test('a number found on the other side counts', () => {
    const daFrente = leitura('cnh_nova_2022', { ...frente, numero_documento: '64680076774' })
    expect(aceitarDocumento(daFrente, leitura('cnh_nova_2022', {})).aceito).toBe(true)
  })

  test('one of the holder’s data lost is for a person, two are a picture to be taken again', () => {
    const semNome = leitura('rg_antigo', { data_nascimento: '1990-01-02', rg: '412073352' })
    expect(aceitarDocumento(leitura('rg_antigo', {}), semNome)).toMatchObject({
      aceito: true,
      mensagem: null,
      duvidas: ['Um dos seus dados não pôde ser lido no documento: uma pessoa vai conferir.'],
    })
    const soNome = leitura('rg_antigo', { nome: 'ANA LIMA', data_nascimento: '1991-01-02' })
    expect(aceitarDocumento(leitura('rg_antigo', {}), soNome)).toMatchObject({
      aceito: false,
      mensagem: 'Dados insuficientes no verso do documento. Refaça a foto do verso com boa iluminação.',
    })
  })

  test.each(['nome', 'data_nascimento'] as const)(
    '%s lost beside the holder’s own CPF is not missed',
    (dado) => {
      const lida = leitura('rg_novo_cin', { ...frente, [dado]: undefined })
      const lido = aceitarDocumento(lida, leitura('rg_novo_cin', {}))
      expect(lido).toMatchObject({ aceito: true, duvidas: [], achados: { [dado]: { juizo: 'ausente' } } })
      expect(lido.nota).toBeCloseTo(1 - 0.34 * 0.4)
      const quase: Leitura = {
        ...lida,
        ...(lida.titular && {
          titular: {
            ...lida.titular,
            impresso: { ...lida.titular.impresso, cpf: { juizo: 'confirma', certeza: 0.8 } },
          },
        }),
      }
      expect(aceitarDocumento(quase, leitura('rg_novo_cin', {})).duvidas).toHaveLength(1)
    },
  )

  test('a side sent twice is told by what it says, and the other one is asked for', () => {
    expect(aceitarDocumento(boa, boa)).toMatchObject({
      aceito: false,
      motivos: ['Verso: A foto mostra o mesmo lado que a outra.'],
      mensagem: 'Dados insuficientes no verso do documento. Refaça a foto do verso com boa iluminação.',
    })
  })

  test('a zone makes a lost print good, and puts in doubt one that seemed another', () => {
    const zona = { nome: 'confirma', cpf: 'ausente', data_nascimento: 'ausente' } as const
    const semNome = leitura('rg_novo_cin', { ...frente, nome: undefined })
    const comZona = (lida: Leitura): Leitura => ({
      ...lida,
      ...(lida.titular && { titular: { ...lida.titular, zona } }),
    })
    const costas = comZona(leitura('rg_novo_cin', {}))
    expect(aceitarDocumento(semNome, costas)).toMatchObject({
      duvidas: [],
      achados: { nome: { juizo: 'confirma', certeza: 0.8 } },
    })
    const outro: Leitura = {
      ...boa,
      layout: 'rg_novo_cin',
      ...(boa.titular && {
        titular: {
          ...boa.titular,
          impresso: { ...boa.titular.impresso, nome: { juizo: 'contradiz', certeza: 1 } },
        },
      }),
    }
    expect(aceitarDocumento(outro, costas).duvidas).toHaveLength(1)
  })

  test('a birth date lost on the front counts where the back’s zone says it', () => {
    const semData = leitura('rg_novo_cin', { nome: 'ANA LIMA' })
    const costas = leitura('rg_novo_cin', { cpf: TITULAR.cpf })
    const zona = { nome: 'ausente', cpf: 'confirma', data_nascimento: 'confirma' } as const
    const daZona = { ...costas, ...(costas.titular && { titular: { ...costas.titular, zona } }) }
    expect(aceitarDocumento(semData, daZona)).toMatchObject({ aceito: true, duvidas: [], motivos: [] })
    expect(aceitarDocumento(semData, leitura('rg_novo_cin', {})).motivos).toContain(
      'Frente: A data de nascimento não foi encontrada.',
    )
  })

  test('either side may say that it is a sample', () => {
    expect(aceitarDocumento(boa, { ...bom, amostra: true }).amostra).toBe(true)
  })

  test.each([
    [
      'front unreadable',
      ruim,
      bom,
      'Frente do documento ilegível ou com problemas. Refaça a foto da frente.',
    ],
    ['back unreadable', boa, ruim, 'Verso do documento ilegível ou com problemas. Refaça a foto do verso.'],
    ['both unreadable', ruim, ruim, 'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.'],
    [
      'front says too little',
      pouca,
      bom,
      'Dados insuficientes na frente do documento. Refaça a foto da frente com boa iluminação.',
    ],
    [
      'back says too little',
      leitura('rg_antigo', {}),
      leitura('rg_antigo', { rg: '1234567' }),
      'Dados insuficientes no verso do documento. Refaça a foto do verso com boa iluminação.',
    ],
    [
      'sides of different documents',
      boa,
      leitura('rg_novo_cin', verso),
      'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.',
    ],
  ])('%s', (_, f, v, mensagem) => {
    const lido = aceitarDocumento(f, v)
    expect(lido.aceito).toBe(false)
    expect(lido.nota).toBe(0)
    expect(lido.mensagem).toBe(mensagem)
    expect(lido.motivos).not.toEqual([])
  })

  test('a side whose title was lost is of the kind the other one shows', () => {
    const semTitulo = leitura(null, { orgao_emissor: 'DETRAN', uf_documento: 'SP' })
    const daFrente = leitura('cnh_antiga', { ...frente, numero_documento: '64680076774' })
    expect(aceitarDocumento(daFrente, semTitulo)).toMatchObject({ aceito: true, layout: 'cnh_antiga' })
    // Nor are two sides without a title.
    expect(aceitarDocumento({ ...boa, layout: null }, { ...bom, layout: null }).aceito).toBe(false)
    expect(aceitarDocumento({ ...boa, layout: null }, bom).aceito).toBe(true)
  })

  test('a single picture must show who and which', () => {
    expect(aceitarDocumento(leitura('cnh_nova_2022', { ...frente, ...verso }), null).aceito).toBe(true)
    // An old RG's portrait side alone says nothing.
    expect(aceitarDocumento(leitura('rg_antigo', { orgao_emissor: 'SSP' }), null).aceito).toBe(false)
  })
})

test('the panel sums up both sides', () => {
  expect(mensagemDoPainel(null, null, true)).toBe('Aguardando upload dos documentos')
  expect(mensagemDoPainel(true, true, true)).toBe('Frente e verso aprovados')
  expect(mensagemDoPainel(false, false, true)).toBe('Frente e verso reprovados - refaça ambas as fotos')
  expect(mensagemDoPainel(true, false, true)).toBe('Verso reprovado')
  expect(mensagemDoPainel(false, true, true)).toBe('Frente reprovada')
  expect(mensagemDoPainel(true, null, false)).toBe('Documento aprovado')
  expect(mensagemDoPainel(false, null, false)).toBe('Documento reprovado - refaça a foto')
  expect(limiteAtingido(['frente', 'verso'])).toBe('Limite de tentativas atingido para a frente e o verso')
})
