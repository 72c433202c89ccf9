import {
  decidir,
  type EtapaComNota,
  MINIMOS,
  passou,
  PESOS,
  type ResultadoDaEtapa,
} from '#domain/kyc/decisao/decisao.ts'
import { avaliarFraude, type DadosDaFraude } from '#domain/kyc/decisao/fraude.ts'
import { type Indicio, NOMES_DOS_INDICIOS } from '#domain/kyc/imagem/indicios.ts'
import type { Achado, Achados } from '#domain/kyc/documento/titular.ts'
import {
  compararRetrato,
  notaDaSemelhanca,
  type RostoComparado,
  talvezFantasmas,
} from '#domain/kyc/rosto/semelhanca.ts'
import { type RostoDetectado, vivacidade } from '#domain/kyc/rosto/vivacidade.ts'
import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { ARQUIVOS_SEM_SINAL } from '#semente/verificacao.ts'

const nomes = ['ocr', 'liveness', 'facematch', 'fraud', 'consultario'] as const
const etapa = (nota: number) => ({ nota, motivos: ['motivo'] })
const todas = (nota: number) =>
  Object.fromEntries(nomes.map((nome) => [nome, etapa(nota)] as const)) satisfies Partial<
    Record<EtapaComNota, unknown>
  >

describe('decidir', () => {
  test('approves only when every stage reached its minimum', () => {
    expect(decidir(todas(0.9))).toEqual({ veredito: 'approved', nota: expect.closeTo(0.9), motivos: [] })
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(nomes.map((n) => [n, fc.double({ min: 0, max: 1, noNaN: true })]))),
        (notas) => {
          const { veredito } = decidir(
            Object.fromEntries(Object.entries(notas).map(([nome, nota]) => [nome, etapa(nota)])),
          )
          const suficientes = nomes.every((nome) => passou(nome, notas[nome] ?? 0))
          expect(veredito).toBe(suficientes ? 'approved' : 'rejected')
        },
      ),
    )
  })

  /** Whatever a stage may have left behind: scores that are none, other shapes, nothing. */
  const qualquer = fc.oneof(
    fc.constant(undefined),
    fc.constant({ indisponivel: 'Fora do ar.' }),
    fc.record({
      nota: fc.oneof(
        fc.double(),
        fc.constantFrom(Number.NaN, Infinity, -Infinity, -0.01, 1.01, 85, 1e308, -0),
        fc.constantFrom('1', null, true, [1], {}),
      ),
      motivos: fc.constant([]),
      revisao: fc.option(fc.boolean(), { nil: undefined }),
    }),
    fc.record({ nota: fc.double({ min: 0.8, max: 1, noNaN: true }), motivos: fc.constant(['m']) }),
    fc.constant({}),
  ) as fc.Arbitrary<ResultadoDaEtapa | undefined>

  test('no accident approves: every stage there, each a score from 0 to 1 that reaches its minimum', () => {
    fc.assert(
      fc.property(
        fc.record(Object.fromEntries(nomes.map((nome) => [nome, qualquer]))),
        fc.dictionary(fc.string(), fc.constant(etapa(1))),
        (etapas, desconhecidas) => {
          const { veredito, nota } = decidir({ ...desconhecidas, ...etapas })
          const inteiras = nomes.every((nome) => {
            const resultado = etapas[nome]
            if (!resultado || !('nota' in resultado)) return false
            const { nota: medida } = resultado
            return typeof medida === 'number' && medida >= 0 && medida <= 1 && passou(nome, medida)
          })
          expect(veredito === 'approved').toBe(inteiras)
          expect(nota >= 0 && nota <= 1).toBe(true)
        },
      ),
      { numRuns: 2000 },
    )
  })

  test.each([Number.NaN, Infinity, -1, 1.5, 100])('a score of %d passes no stage', (nota) => {
    for (const nome of [...nomes, 'uploading', 'decision'] as const) expect(passou(nome, nota)).toBe(false)
    expect(decidir({ ...todas(1), facematch: etapa(nota) }).veredito).toBe('em_analise')
  })

  test.each(nomes)('a missing or broken %s never ends in an approval', (nome) => {
    expect(decidir({ ...todas(1), [nome]: undefined }).veredito).toBe('em_analise')
    expect(decidir({ ...todas(1), [nome]: { indisponivel: 'Serviço fora do ar.' } })).toEqual({
      veredito: 'em_analise',
      nota: expect.closeTo(1),
      motivos: ['Serviço fora do ar.'],
    })
  })

  test('what refuses refuses, even when another stage could not be carried out', () => {
    expect(
      decidir({ ...todas(1), ocr: { indisponivel: 'Fora do ar.' }, facematch: etapa(0.84) }),
    ).toMatchObject({ veredito: 'rejected', motivos: ['motivo'] })
  })

  test('what only a person can judge goes to a person', () => {
    expect(
      decidir({ ...todas(1), fraud: { nota: 0.4, motivos: ['Já usado.'], revisao: true } }),
    ).toMatchObject({ veredito: 'em_analise', motivos: ['Já usado.'] })
  })

  test('minimums are the specification’s, weights add up to one', () => {
    expect(MINIMOS).toEqual({
      uploading: 1,
      ocr: 0.7,
      liveness: 0.85,
      facematch: 0.85,
      fraud: 0.8,
      consultario: 0.8,
      decision: 0.75,
    })
    expect(Object.values(PESOS).reduce((soma, peso) => soma + peso, 0)).toBeCloseTo(1)
  })
})

describe('notaDaSemelhanca', () => {
  test('passes exactly from the threshold on, and never falls as likeness grows', () => {
    const semelhanca = fc.double({ min: 0, max: 100, noNaN: true })
    fc.assert(
      fc.property(semelhanca, semelhanca, fc.integer({ min: 50, max: 99 }), (a, b, limiar) => {
        const [menor, maior] = [Math.min(a, b), Math.max(a, b)]
        expect(notaDaSemelhanca(menor, limiar)).toBeLessThanOrEqual(notaDaSemelhanca(maior, limiar))
        expect(notaDaSemelhanca(a, limiar) >= MINIMOS.facematch).toBe(a >= limiar)
      }),
    )
    expect(notaDaSemelhanca(undefined)).toBe(0)
    expect(notaDaSemelhanca(100)).toBe(1)
  })
})

describe('compararRetrato', () => {
  const rosto = (semelhanca: number, lado: number, fantasma?: true): RostoComparado => ({
    semelhanca,
    confianca: 99,
    largura: lado,
    altura: lado,
    ...(fantasma && { fantasma }),
  })

  test('a faint ghost image that is the portrait once more is nobody else', () => {
    expect(compararRetrato([rosto(95, 200), rosto(20, 60)], null).motivo).toBe('outro_rosto_no_documento')
    expect(compararRetrato([rosto(95, 200), rosto(20, 60, true)], null).motivo).toBeNull()
    // As large as a portrait it is one, whatever it shows.
    expect(compararRetrato([rosto(95, 200), rosto(20, 180, true)], null).motivo).toBe(
      'outro_rosto_no_documento',
    )
  })

  test('a likeness just below the threshold is for a person, a lesser one refuses', () => {
    expect(compararRetrato([rosto(75, 200)], null)).toMatchObject({
      motivo: 'rostos_quase_iguais',
      revisao: true,
    })
    expect(compararRetrato([rosto(79.9, 200)], null)).toMatchObject({
      motivo: 'rostos_quase_iguais',
      revisao: true,
    })
    expect(compararRetrato([rosto(74.9, 200)], null)).toMatchObject({
      motivo: 'rostos_diferentes',
      revisao: false,
    })
    expect(compararRetrato([rosto(80, 200)], null)).toMatchObject({ motivo: null, revisao: false })
  })

  test('a portrait printed so faintly that it hardly is a face is one where it resembles the selfie', () => {
    const palido = (semelhanca: number) => ({ ...rosto(semelhanca, 200), confianca: 48 })
    expect(compararRetrato([palido(88)], null).motivo).toBeNull()
    expect(compararRetrato([palido(79)], null).motivo).toBe('retrato_ausente')
    // It stands for nothing beside a larger face, and is found on the wrong side as well.
    expect(compararRetrato([rosto(20, 260), palido(88)], null).motivo).toBe('rostos_diferentes')
    expect(compararRetrato([], [palido(88)]).motivo).toBe('retrato_no_verso')
  })

  test('only small faces that seem somebody else’s may be one', () => {
    const [retrato, fantasma] = [rosto(95, 200), rosto(20, 60)]
    const frente = [rosto(60, 60), retrato, rosto(20, 180), fantasma, rosto(20, 30)]
    expect(talvezFantasmas(frente)).toEqual([fantasma])
    expect(talvezFantasmas([])).toEqual([])
  })
})

describe('vivacidade', () => {
  const rosto: RostoDetectado = {
    Confidence: 99,
    BoundingBox: { Width: 0.4, Height: 0.5 },
    Pose: { Roll: 2, Yaw: -5, Pitch: 6 },
    Quality: { Brightness: 55, Sharpness: 80 },
    EyesOpen: { Value: true, Confidence: 98 },
    FaceOccluded: { Value: false, Confidence: 97 },
    Sunglasses: { Value: false, Confidence: 99 },
  }

  test('a good selfie is alive', () => {
    expect(vivacidade([rosto])).toEqual({ nota: 1, motivos: [], revisao: false })
  })

  test.each<[string, RostoDetectado[], string]>([
    ['nobody', [], 'sem_rosto'],
    ['two people', [rosto, { ...rosto, BoundingBox: { Width: 0.3, Height: 0.4 } }], 'mais_de_um_rosto'],
    ['a doubtful face', [{ ...rosto, Confidence: 60 }], 'rosto_incerto'],
    ['far away', [{ ...rosto, BoundingBox: { Width: 0.1, Height: 0.12 } }], 'rosto_pequeno'],
    ['blurred', [{ ...rosto, Quality: { Brightness: 55, Sharpness: 12 } }], 'sem_nitidez'],
    ['dark', [{ ...rosto, Quality: { Brightness: 9, Sharpness: 80 } }], 'iluminacao'],
    ['looking away', [{ ...rosto, Pose: { Roll: 0, Yaw: 42, Pitch: 0 } }], 'nao_esta_de_frente'],
    ['behind a mask', [{ ...rosto, FaceOccluded: { Value: true, Confidence: 95 } }], 'rosto_coberto'],
    ['behind dark glasses', [{ ...rosto, Sunglasses: { Value: true, Confidence: 95 } }], 'oculos_escuros'],
    ['eyes shut', [{ ...rosto, EyesOpen: { Value: false, Confidence: 95 } }], 'olhos_fechados'],
  ])('%s fails, and it says why', (_, rostos, motivo) => {
    const { nota, motivos } = vivacidade(rostos)
    expect(passou('liveness', nota)).toBe(false)
    expect(motivos).toEqual([motivo])
  })

  test.each([
    ['padrao_de_tela', 'foto_de_tela'],
    ['padrao_de_impressao', 'foto_impressa'],
  ] as const)('%s alone is for a person to judge', (indicio, motivo) => {
    expect(vivacidade([rosto], ['dupla_compressao', indicio])).toEqual({
      nota: 0.84,
      motivos: [motivo],
      revisao: true,
    })
    const fechados = { ...rosto, EyesOpen: { Value: false, Confidence: 95 } }
    expect(vivacidade([fechados], [indicio])).toMatchObject({
      motivos: ['olhos_fechados', motivo],
      revisao: false,
    })
  })

  test('a dark skin in the light of a room is no dark picture', () => {
    const { nota } = vivacidade([{ ...rosto, Quality: { Brightness: 15, Sharpness: 80 } }])
    expect(passou('liveness', nota)).toBe(true)
  })

  test('somebody small in the background is no second person', () => {
    expect(vivacidade([{ ...rosto, BoundingBox: { Width: 0.05, Height: 0.06 } }, rosto]).nota).toBe(1)
  })

  test('what the service did not answer is not assumed', () => {
    expect(vivacidade([{ ...rosto, EyesOpen: undefined }]).motivos).toEqual(['olhos_fechados'])
    expect(passou('liveness', vivacidade([{}]).nota)).toBe(false)
  })
})

test('a score below its minimum is not rounded up to it', () => {
  expect(passou('facematch', 0.8495)).toBe(false)
  expect(passou('facematch', 0.85)).toBe(true)
  expect(passou('ocr', 0.7 - 1e-12)).toBe(true)
})

const LIDO: Achado = { juizo: 'confirma', certeza: 1 }
const OUTRO: Achado = { juizo: 'contradiz', certeza: 1 }
const AUSENTE: Achado = { juizo: 'ausente', certeza: 0 }

describe('avaliarFraude', () => {
  const dados: DadosDaFraude = {
    formulario: { nome: 'Maria Araújo', cpf: '529.982.247-25', data_nascimento: '1987-03-14' },
    documento: {
      nome: 'MARIA ARAÚJO',
      cpf: '52998224725',
      data_nascimento: '1987-03-14',
      data_validade: '2033-09-21',
    },
    achados: { nome: LIDO, cpf: LIDO, data_nascimento: LIDO },
    layout: 'cnh_nova_2022',
    validade_conferida: false,
    hoje: '2026-11-21',
    arquivos: ARQUIVOS_SEM_SINAL,
    contas_no_aparelho: 1,
  }
  const QUASE_LIDO: Achado = { juizo: 'confirma', certeza: 0.8 }
  const com = (achados: Partial<Achados>): Partial<DadosDaFraude> => ({
    achados: { ...dados.achados, ...achados },
  })
  const avaliar = (mudanca: Partial<DadosDaFraude>) => avaliarFraude({ ...dados, ...mudanca }, MINIMOS.fraud)

  test('nothing to say is 1', () => {
    expect(avaliar({})).toEqual({ nota: 1, sinais: [], motivos: [], revisao: false })
  })

  test.each<[Partial<DadosDaFraude>, string, boolean]>([
    [com({ cpf: OUTRO }), 'cpf_diverge', false],
    [com({ cpf: AUSENTE }), 'cpf_nao_impresso', true],
    [com({ nome: OUTRO }), 'nome_diverge', false],
    [com({ nome: { juizo: 'confirma', certeza: 0.85 } }), 'nome_parcial', true],
    [com({ nome: AUSENTE }), 'nome_pelo_cpf', true],
    [com({ data_nascimento: AUSENTE }), 'nascimento_pelo_cpf', true],
    [com({ data_nascimento: OUTRO }), 'nascimento_diverge', false],
    [com({ data_nascimento: { juizo: 'confirma', certeza: 0.6 } }), 'nascimento_quase_lido', true],
    [
      { documento: { ...dados.documento, data_validade: '2026-11-20' }, validade_conferida: true },
      'documento_vencido',
      false,
    ],
    [
      // One digit from the law's last day, and said twice.
      {
        layout: 'cnh_antiga',
        documento: { ...dados.documento, data_emissao: '2023-05-02', data_validade: '2023-05-02' },
        validade_conferida: true,
      },
      'documento_vencido',
      false,
    ],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, selfie_e_o_retrato: true } }, 'selfie_e_o_retrato', false],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, frente_igual_ao_verso: true } }, 'frente_igual_ao_verso', false],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, selfie_e_o_documento: true } }, 'selfie_e_o_documento', false],
  ])('%j', (mudanca, sinal, passa) => {
    const { nota, sinais, revisao } = avaliar(mudanca)
    expect(sinais).toEqual([sinal])
    expect(passou('fraud', nota)).toBe(passa)
    expect(revisao).toBe(false)
  })

  test.each<[Partial<DadosDaFraude>, string]>([
    [com({ nome: AUSENTE, cpf: QUASE_LIDO }), 'nome_nao_lido'],
    [com({ nome: { ...AUSENTE, discordam: true } }), 'nome_nao_lido'],
    [com({ data_nascimento: AUSENTE, cpf: QUASE_LIDO }), 'nascimento_nao_lido'],
    [{ documento: { ...dados.documento, data_validade: '2026-11-20' } }, 'vencimento_em_duvida'],
    [
      { documento: { ...dados.documento, data_validade: '2026-11-20' }, layout: 'rg_novo_cin' },
      'vencimento_em_duvida',
    ],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, selfie_parece_o_retrato: true } }, 'selfie_parece_o_retrato'],
    [{ documento: { ...dados.documento, data_validade: undefined } }, 'validade_nao_lida'],
    [
      { documento: { ...dados.documento, data_validade: undefined }, layout: 'cnh_antiga' },
      'validade_nao_lida',
    ],
    [
      { documento: { ...dados.documento, data_validade: undefined }, layout: 'rg_novo_cin' },
      'validade_nao_lida',
    ],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, selfie_reutilizada: true } }, 'selfie_reutilizada'],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, rosto_em_outra_conta: true } }, 'rosto_em_outra_conta'],
    [{ arquivos: { ...ARQUIVOS_SEM_SINAL, documento_reutilizado: true } }, 'documento_reutilizado'],
    [{ contas_no_aparelho: 6 }, 'aparelho_com_muitas_contas'],
    [
      {
        layout: 'rg_novo_cin',
        documento: { ...dados.documento, data_emissao: '2023-05-02', data_validade: '2048-05-02' },
      },
      'validade_incoerente',
    ],
  ])('%j is for a person to judge', (mudanca, sinal) => {
    const { nota, sinais, revisao } = avaliar(mudanca)
    expect(sinais).toEqual([sinal])
    expect(passou('fraud', nota)).toBe(false)
    expect(revisao).toBe(true)
  })

  test.each([
    ['issued tomorrow', { data_emissao: '2026-11-22' }],
    ['issued before the birth', { data_emissao: '1987-03-13' }],
  ])('a document %s is refused', (_nome, datas) => {
    const { sinais, revisao } = avaliar({ documento: { ...dados.documento, ...datas } })
    expect(sinais).toEqual(['datas_impossiveis'])
    expect(revisao).toBe(false)
  })

  test.each([
    ['ten years', '2016-10-20', '2026-10-19'],
    ['five years, from fifty on', '2021-10-20', '2026-10-20'],
    ['three years, from seventy on', '2023-09-02', '2026-10-20'],
  ])('a licence whose %s are over is refused, and it says so', (_nome, data_emissao, data_validade) => {
    const vencida = avaliar({ documento: { ...dados.documento, data_emissao, data_validade } })
    expect(vencida).toMatchObject({
      sinais: ['documento_vencido'],
      motivos: ['O documento está vencido. Envie outro, dentro da validade.'],
      revisao: false,
    })
    // A digit of either date misread is for a person to see.
    const lida = { ...dados.documento, data_emissao, data_validade: `2022${data_validade.slice(4)}` }
    expect(avaliar({ documento: lida })).toMatchObject({ sinais: ['vencimento_em_duvida'], revisao: true })
  })

  test('five accounts of one family share a device', () => {
    expect(avaliar({ contas_no_aparelho: 5 }).sinais).toEqual([])
  })

  test('looks that many accounts share say nothing alone; with another sign they ask for a person', () => {
    const arquivos = { ...ARQUIVOS_SEM_SINAL, procura_parcial: true }
    expect(avaliar({ arquivos })).toEqual({
      nota: 0.85,
      sinais: ['procura_parcial'],
      motivos: ['As fotos não puderam ser comparadas com as de todas as contas.'],
      revisao: false,
    })
    expect(avaliar({ arquivos: { ...arquivos, indicios: ['captura_de_tela'] } })).toMatchObject({
      nota: 0.7,
      revisao: true,
    })
  })

  test('only a screen’s grid asks for a person alone; two that weigh more than the margin do, and none refuses', () => {
    for (const indicio of NOMES_DOS_INDICIOS.filter((nome) => nome !== 'grade_de_tela'))
      expect(
        passou('fraud', avaliar({ arquivos: { ...ARQUIVOS_SEM_SINAL, indicios: [indicio] } }).nota),
      ).toBe(true)
    const captura = avaliar({
      arquivos: { ...ARQUIVOS_SEM_SINAL, indicios: ['captura_de_tela', 'fundo_uniforme'] },
    })
    expect(captura).toMatchObject({ nota: 0.75, revisao: true })
    expect(avaliar({ arquivos: { ...ARQUIVOS_SEM_SINAL, indicios: NOMES_DOS_INDICIOS } })).toMatchObject({
      revisao: true,
    })
  })

  test.each([1, 2])('the fine grid of a screen on %i sides is for a person', (lados) => {
    const indicios = Array.from({ length: lados }, () => 'grade_de_tela' as const)
    const fraud = avaliar({ arquivos: { ...ARQUIVOS_SEM_SINAL, indicios } })
    expect([passou('fraud', fraud.nota), fraud.revisao]).toEqual([false, true])
    expect(decidir({ ...todas(1), fraud }).veredito).toBe('em_analise')
  })

  test('the pattern of a screen on both sides is for a person, on one it is chance', () => {
    const com = (...indicios: Indicio[]) => avaliar({ arquivos: { ...ARQUIVOS_SEM_SINAL, indicios } })
    expect(com('padrao_de_tela').nota).toBe(0.85)
    expect(com('padrao_de_tela', 'padrao_de_tela')).toMatchObject({
      nota: 0.7,
      sinais: ['padrao_de_tela', 'padrao_nos_dois_lados'],
      revisao: true,
    })
  })

  test('a noiseless picture and its background of one colour are one sign, with another cause they are two', () => {
    const com = (...indicios: Indicio[]) => avaliar({ arquivos: { ...ARQUIVOS_SEM_SINAL, indicios } })
    expect(com('fundo_uniforme', 'sem_ruido')).toMatchObject({
      nota: 0.85,
      sinais: ['fundo_uniforme', 'sem_ruido'],
      revisao: false,
    })
    expect(com('captura_de_tela', 'fundo_uniforme', 'sem_ruido')).toMatchObject({ nota: 0.7, revisao: true })
  })

  test('a CIN’s validity follows its holder’s age at issue (Decreto 10.977/2022)', () => {
    const validade = (data_nascimento: string, data_emissao: string, data_validade: string) =>
      avaliar({
        layout: 'rg_novo_cin',
        formulario: { ...dados.formulario, data_nascimento },
        documento: { ...dados.documento, data_nascimento, data_emissao, data_validade },
      }).sinais
    expect(validade('1987-03-14', '2023-05-02', '2033-05-01')).toEqual([])
    expect(validade('1987-03-14', '2023-05-02', '2028-05-02')).toEqual(['validade_incoerente'])
    // A digit may be misread.
    expect(validade('1987-03-14', '2023-05-02', '2038-05-02')).toEqual([])
    expect(validade('1987-03-14', '2023-05-02', 'INDETERMINADA')).toEqual(['validade_incoerente'])
    // From 60 on it is valid for good, whatever stands there.
    expect(validade('1950-03-14', '2023-05-02', '2099-12-31')).toEqual([])
    expect(validade('1950-03-14', '2023-05-02', 'INDETERMINADA')).toEqual([])
  })

  test('somebody under 18 on the day is refused, on the birthday is not', () => {
    const nascido = (data_nascimento: string) =>
      avaliar({
        formulario: { ...dados.formulario, data_nascimento },
        documento: { ...dados.documento, data_nascimento },
      })
    expect(nascido('2008-11-22')).toMatchObject({ nota: 0, sinais: ['menor_de_idade'] })
    expect(nascido('2008-11-21')).toMatchObject({ nota: 1, sinais: [] })
  })

  test('a CIN whose validity was not read is valid for ten years from its issue', () => {
    const documento = { ...dados.documento, data_validade: undefined }
    const emitida = (data_emissao: string) =>
      avaliar({ documento: { ...documento, data_emissao }, layout: 'rg_novo_cin' }).sinais
    expect(emitida('2016-11-20')).toEqual(['documento_vencido'])
    expect(emitida('2016-11-21')).toEqual([])
  })

  test('what prints no validity, or was not recognised, has none to be read', () => {
    const documento = { ...dados.documento, data_validade: undefined }
    expect(avaliar({ documento, layout: 'rg_antigo' }).sinais).toEqual([])
    expect(avaliar({ documento, layout: null }).sinais).toEqual([])
    // Of a CIN it says what the law says to its holder's age: from sixty on, for good.
    const idosa = { ...documento, data_nascimento: '1950-03-14', data_emissao: '2023-05-02' }
    const formulario = { ...dados.formulario, data_nascimento: '1950-03-14' }
    expect(avaliar({ documento: idosa, formulario, layout: 'rg_novo_cin' }).sinais).toEqual([])
    const { data_emissao: _emissao, ...semEmissao } = idosa
    expect(avaliar({ documento: semEmissao, formulario, layout: 'rg_novo_cin' }).sinais).toEqual([
      'validade_nao_lida',
    ])
    const semPrazo = { ...semEmissao, data_validade: 'INDETERMINADA' }
    expect(avaliar({ documento: semPrazo, formulario, layout: 'rg_novo_cin' }).sinais).toEqual([])
  })

  test('a reused document is for a person to judge, unless something else refuses', () => {
    const arquivos = { ...ARQUIVOS_SEM_SINAL, documento_reutilizado: true }
    expect(avaliar({ arquivos })).toMatchObject({ revisao: true, sinais: ['documento_reutilizado'] })
    expect(avaliar({ arquivos, ...com({ cpf: OUTRO }) }).revisao).toBe(false)
  })
})
