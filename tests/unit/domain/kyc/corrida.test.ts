import { describe, expect, it } from 'vitest'
import {
  type Corrida,
  esperaDaRepeticao,
  faltaParaAprovar,
  type ResultadoDaEtapa,
  vereditoDe,
} from '#domain/kyc/corrida.ts'
import { avaliarCadastro, NAO_CONFERE, PROTEGIDO } from '#domain/kyc/decisao/consultario.ts'
import { caminhoDaCopia, caminhoDeQuarentena, caminhoTemporario, tipoDosBytes } from '#domain/kyc/envio.ts'
import {
  distanciaDasImpressoes,
  faixasDaImpressao,
  impressaoDe,
  mesmaFoto,
} from '#domain/kyc/imagem/impressao.ts'
import { KYC_ETAPAS } from '#domain/kyc/machine.ts'
import { etapaDoPainel, progressoDaEtapa } from '#domain/kyc/progresso.ts'

describe('progress of the stage panel (P §4.5)', () => {
  it('is (index + 1) / 7, 0 when idle, 100 when complete', () => {
    expect(KYC_ETAPAS.map(progressoDaEtapa)).toEqual([14, 29, 43, 57, 71, 86, 100])
    expect([progressoDaEtapa('idle'), progressoDaEtapa('complete')]).toEqual([0, 100])
  })

  it('shows a machine status as a stage of the panel', () => {
    const nada = {}
    expect(['draft', 'ocr', 'approved', 'rejected'].map((status) => etapaDoPainel(status, nada))).toEqual([
      'idle',
      'ocr',
      'complete',
      'complete',
    ])
  })

  it('is not complete while a person has to look: it stands at the first stage without a verdict', () => {
    const vistas = { uploading: true, ocr: true, liveness: true, facematch: true }
    expect(etapaDoPainel('em_analise', {})).toBe('uploading')
    expect(etapaDoPainel('em_analise', { ...vistas, consultario: true })).toBe('fraud')
    expect(etapaDoPainel('em_analise', { ...vistas, fraud: true, consultario: true })).toBe('decision')
    const todas = Object.fromEntries(KYC_ETAPAS.map((etapa) => [etapa, true]))
    expect(etapaDoPainel('em_analise', todas)).toBe('decision')
  })
})

describe('a stage', () => {
  it.each([
    ['ocr', 0.7, false, 'aprovado'],
    ['ocr', 0.694, false, 'reprovado'],
    ['facematch', 0.85, false, 'aprovado'],
    ['fraud', 0.4, true, 'em_analise'],
    ['fraud', 0.9, true, 'aprovado'],
  ] as const)('%s with %d (review: %s) is %s', (etapa, nota, revisao, veredito) => {
    expect(vereditoDe(etapa, nota, revisao)).toBe(veredito)
  })

  it('is tried again after waits that double, up to 24 of the first', () => {
    expect([1, 2, 3, 5, 6, 40].map((vez) => esperaDaRepeticao(vez, 10))).toEqual([10, 20, 40, 160, 240, 240])
  })
})

describe('an approval by a person', () => {
  const em = '2026-11-21T12:00:00.000Z'
  const feita: ResultadoDaEtapa = { veredito: 'aprovado', score: 0.9, reasons: [], em }
  const arquivo = (finalidade: Corrida['arquivos'][number]['finalidade']) => ({
    finalidade,
    caminho: `u1/temp_${finalidade}`,
    impressao_fina: 'f'.repeat(64),
  })
  const leitura = { layout: null, campos: {}, qualidade: 0.9 }
  const completa: Corrida = {
    id: 'c1',
    usuario_id: 'u1',
    correlation_id: 'kyc_1_a',
    tipo: 'paciente',
    status: 'em_analise',
    vez: 1,
    arquivos: [arquivo('documento_frente'), arquivo('documento_verso'), arquivo('selfie')],
    resultados: { ocr: feita, liveness: feita, facematch: feita, fraud: feita, consultario: feita },
    leitura_frente: leitura,
    leitura_verso: leitura,
    reasons: [],
    created_at: em,
    updated_at: em,
  }
  const { leitura_verso: _lida, ...semVersoLido } = completa
  const { fraud: _feita, ...semFraude } = completa.resultados

  it.each<[string, Corrida, readonly string[]]>([
    ['everything', completa, []],
    [
      'a score that only a person may overrule',
      {
        ...completa,
        resultados: { ...completa.resultados, ocr: { ...feita, veredito: 'em_analise', score: 0 } },
      },
      [],
    ],
    ['a back that was sent and not read', semVersoLido, ['leitura_verso']],
    ['no back at all', { ...semVersoLido, arquivos: [arquivo('documento_frente'), arquivo('selfie')] }, []],
    ['a stage left out', { ...completa, resultados: semFraude }, ['fraud']],
    [
      'a stage that could not be carried out',
      { ...completa, resultados: { ...semFraude, fraud: { ...feita, veredito: 'em_analise', score: null } } },
      ['fraud'],
    ],
    [
      'a back that was not looked at',
      {
        ...completa,
        arquivos: [
          arquivo('documento_frente'),
          { finalidade: 'documento_verso', caminho: 'u1/temp_v' },
          arquivo('selfie'),
        ],
      },
      ['imagens'],
    ],
    [
      'no selfie',
      { ...completa, arquivos: [arquivo('documento_frente'), arquivo('documento_verso')] },
      ['imagens'],
    ],
  ])('%s', (_nome, corrida, falta) => {
    expect(faltaParaAprovar(corrida)).toEqual(falta)
  })
})

describe('names of pictures', () => {
  const agora = new Date('2026-11-21T12:00:00Z')

  it('follow the specification', () => {
    const envio = { usuario_id: 'u1', finalidade: 'selfie', tipo_conteudo: 'image/png', agora } as const
    expect(caminhoTemporario({ ...envio, aleatorio: 'ab12' })).toBe('u1/temp_selfie_1795262400000_ab12.png')
    expect(caminhoDaCopia('u1', 'documento_frente', agora)).toBe('u1/doc_0_1795262400000.jpg')
    expect(caminhoDaCopia('u1', 'documento_verso', agora)).toBe('u1/doc_1_1795262400000.jpg')
    expect(caminhoDaCopia('u1', 'selfie', agora)).toBe('u1/selfie_1795262400000.jpg')
    expect(caminhoDeQuarentena('u1', 'c1', 'selfie')).toBe('quarentena/u1/c1/selfie')
  })

  it('are told by the bytes, not by the name', () => {
    const bytes = (...valores: number[]) => Uint8Array.from(valores)
    expect(tipoDosBytes(bytes(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg')
    expect(tipoDosBytes(bytes(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a))).toBe('image/png')
    expect(tipoDosBytes(bytes(0x89, 0x50, 0x4e, 0x47))).toBeNull()
    expect(tipoDosBytes(new TextEncoder().encode('GIF89a'))).toBeNull()
    expect(tipoDosBytes(bytes())).toBeNull()
  })
})

describe('what a picture looks like', () => {
  const escada = Uint8Array.from({ length: 17 * 16 }, (_, i) => i % 17)
  const plano = new Uint8Array(17 * 16)

  it('is one bit per pair of neighbours', () => {
    expect(impressaoDe(escada)).toBe('f'.repeat(64))
    expect(impressaoDe(plano)).toBe('0'.repeat(64))
    expect(distanciaDasImpressoes(impressaoDe(escada), impressaoDe(plano))).toBe(256)
  })

  it('is the same photo up to 16 bits', () => {
    const base = '0'.repeat(64)
    expect(mesmaFoto(base, `${'f'.repeat(4)}${'0'.repeat(60)}`)).toBe(true)
    expect(mesmaFoto(base, `${'f'.repeat(4)}1${'0'.repeat(59)}`)).toBe(false)
  })

  it('shares a part with every hash that differs in fewer bits than there are parts', () => {
    const partes = faixasDaImpressao('0'.repeat(64))
    // One bit wrong in fifteen of the sixteen parts.
    const outra = faixasDaImpressao('1000'.repeat(15) + '0000')
    expect(partes.length).toBe(16)
    expect(new Set(partes).size).toBe(16)
    expect(outra.filter((parte) => partes.includes(parte))).toEqual(['15:0000'])
  })
})

describe('the CPF registry', () => {
  const perfil = { nome: 'Carla Menezes Duarte', data_nascimento: '1998-07-21' }
  const pessoa = { ...perfil, nome: 'CARLA MENEZES DUARTE', situacao: 'regular' } as const

  it.each([
    ['a person in order', pessoa, 1, [], []],
    ['who goes by a social name', { ...pessoa, nome: 'CARLOS DUARTE', nome_social: pessoa.nome }, 1, [], []],
    [
      'nobody with this CPF and birth date',
      NAO_CONFERE,
      0,
      ['nao_confere'],
      [
        'O CPF e a data de nascimento informados não conferem com o cadastro da Receita Federal. Revise os dois em "Revisar dados".',
      ],
    ],
    [
      'somebody it does not tell of',
      PROTEGIDO,
      0,
      ['protegido'],
      ['A Receita Federal não informa os dados deste CPF. Uma pessoa da equipe vai conferir.'],
    ],
    [
      'a tax matter',
      { ...pessoa, situacao: 'pendente_de_regularizacao' },
      0.9,
      ['situacao'],
      [
        'A situação do CPF no cadastro é pendente de regularização. Resolva-a com a Receita Federal antes de tentar de novo.',
      ],
    ],
    [
      'a dead person',
      { ...pessoa, situacao: 'falecido' },
      0,
      ['situacao'],
      [
        'A situação do CPF no cadastro é de titular falecido. Resolva-a com a Receita Federal antes de tentar de novo.',
      ],
    ],
    [
      'a state nobody listed',
      { ...pessoa, situacao: 'desconhecida' },
      0,
      ['situacao'],
      [
        'A situação do CPF no cadastro é desconhecida. Resolva-a com a Receita Federal antes de tentar de novo.',
      ],
    ],
    [
      'somebody else',
      { ...pessoa, nome: 'OUTRA PESSOA LIMA', data_nascimento: '1990-01-01' },
      0,
      ['nome', 'nascimento'],
      [
        'O nome no cadastro do CPF não é o informado. Corrija-o em "Revisar dados".',
        'A data de nascimento no cadastro do CPF não é a informada. Corrija-a em "Revisar dados".',
      ],
    ],
  ] as const)('knows %s', (_nome, resposta, nota, codigos, motivos) => {
    expect(avaliarCadastro(perfil, resposta)).toEqual({
      nota,
      codigos,
      motivos,
      // Only what the registry keeps to itself is for a person to judge.
      revisao: resposta === PROTEGIDO,
    })
  })
})
