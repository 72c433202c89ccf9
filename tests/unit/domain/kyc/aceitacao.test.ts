import { aceitarDocumento, aceitarLado, mesclar } from '#domain/kyc/aceitacao.ts'
import type { TipoDeDocumento } from '#domain/kyc/documentos.ts'
import type { CamposLidos } from '#domain/kyc/campos-lidos.ts'
import type { Leitura } from '#domain/kyc/leitura.ts'
import { limiteAtingido, mensagemDoPainel } from '#domain/kyc/textos.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'

const leitura = (layout: TipoDeDocumento | null, campos: CamposLidos, qualidade = 0.9): Leitura => ({
  layout,
  campos,
  qualidade,
})

const frente: CamposLidos = { nome: 'ANA LIMA', data_nascimento: '1990-01-02', cpf: '52998224725' }
const verso: CamposLidos = { numero_documento: '04512378960', orgao_emissor: 'DETRAN', uf_documento: 'SP' }

describe('aceitarLado', () => {
  test('the front says who, the back which and from whom', () => {
    expect(aceitarLado('frente', leitura('cnh_nova_2022', frente))).toEqual({ aceito: true, motivos: [] })
    expect(aceitarLado('verso', leitura('cnh_nova_2022', verso))).toEqual({ aceito: true, motivos: [] })
    expect(aceitarLado('frente', leitura('cnh_nova_2022', { nome: 'ANA LIMA' }))).toEqual({
      aceito: false,
      motivos: ['nascimento_ausente', 'numero_ausente'],
    })
    expect(aceitarLado('verso', leitura('rg_novo_cin', { rg: '1234567' }))).toEqual({
      aceito: false,
      motivos: ['emissor_ausente'],
    })
  })

  test('an old RG says it the other way round, an old CNH has no number on its back', () => {
    const emissor = { orgao_emissor: 'SSP', uf_documento: 'SP' }
    expect(aceitarLado('frente', leitura('rg_antigo', emissor)).aceito).toBe(true)
    expect(aceitarLado('verso', leitura('rg_antigo', { ...frente, rg: '1234567' })).aceito).toBe(true)
    expect(aceitarLado('verso', leitura('rg_antigo', emissor)).motivos).toEqual([
      'nome_ausente',
      'nascimento_ausente',
      'numero_ausente',
      'numero_ausente',
    ])
    expect(aceitarLado('verso', leitura('cnh_antiga', { orgao_emissor: 'DETRAN' })).aceito).toBe(true)
    expect(aceitarLado('frente', leitura('cnh_antiga', { ...frente, cpf: undefined })).aceito).toBe(false)
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
        for (const campo of ['rg', 'numero_documento', 'orgao_emissor', 'uf_documento'] as const)
          expect(lido[campo]).toBe(v[campo] ?? f[campo])
      }),
    )
  })
})

describe('aceitarDocumento', () => {
  const boa = leitura('cnh_nova_2022', frente, 0.9)
  const bom = leitura('cnh_nova_2022', verso, 0.8)
  const ruim = leitura(null, {}, 0)
  const pouca = leitura('cnh_nova_2022', {}, 0.5)

  test('is as good as its worse side', () => {
    expect(aceitarDocumento(boa, bom)).toEqual({
      aceito: true,
      frente: { aceito: true, motivos: [] },
      verso: { aceito: true, motivos: [] },
      campos: { ...frente, ...verso },
      layout: 'cnh_nova_2022',
      nota: 0.8,
      divergencias: [],
      conferido: false,
      mecanica: {},
      mensagem: null,
      motivos: [],
    })
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
      boa,
      pouca,
      'Dados insuficientes no verso do documento. Refaça a foto do verso com boa iluminação.',
    ],
    [
      'both say too little',
      pouca,
      pouca,
      'Dados insuficientes no documento. Refaça a foto com boa iluminação.',
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

  test.each([
    [
      'front',
      { ...boa, qualidade: 0.69 },
      bom,
      'Frente do documento ilegível ou com problemas. Refaça a foto da frente.',
    ],
    [
      'back',
      boa,
      { ...bom, qualidade: 0.4 },
      'Verso do documento ilegível ou com problemas. Refaça a foto do verso.',
    ],
    [
      'back, beside a front that is worse',
      ruim,
      { ...bom, qualidade: 0.4 },
      'Documento ilegível ou com problemas. Refaça a foto com boa iluminação.',
    ],
  ])('a %s that serves by itself and is read too poorly for a decision is named', (_, f, v, mensagem) => {
    expect(aceitarDocumento(f, v).mensagem).toBe(mensagem)
  })

  test('a side whose title was lost is of the kind the other one shows', () => {
    const semTitulo = leitura(null, { orgao_emissor: 'DETRAN', uf_documento: 'SP' })
    const daFrente = leitura('cnh_antiga', { ...frente, numero_documento: '64680076774' })
    expect(aceitarDocumento(daFrente, semTitulo)).toMatchObject({ aceito: true, layout: 'cnh_antiga' })
    // A back that must carry the number, and does not, is not saved by it; nor are two sides without a title.
    expect(aceitarDocumento(boa, semTitulo).verso?.motivos).toEqual(['numero_ausente'])
    expect(aceitarDocumento({ ...boa, layout: null }, { ...bom, layout: null }).aceito).toBe(false)
    expect(aceitarDocumento({ ...boa, layout: null }, bom).aceito).toBe(true)
  })

  test('a single picture must show who and which', () => {
    expect(aceitarDocumento(leitura('cnh_nova_2022', { ...frente, ...verso }), null).aceito).toBe(true)
    expect(aceitarDocumento(boa, null)).toMatchObject({
      aceito: false,
      verso: null,
      motivos: ['Frente: O número do documento não foi encontrado.'],
      mensagem: 'Dados insuficientes no documento. Refaça a foto com boa iluminação.',
    })
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
