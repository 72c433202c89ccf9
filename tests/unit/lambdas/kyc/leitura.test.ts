import { DetectDocumentTextCommand, TextractClient } from '@aws-sdk/client-textract'
import { mockClient } from 'aws-sdk-client-mock'
import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import { copiaLimpa } from '#lambdas/kyc/fotos/imagem.ts'
import { lerLado } from '#lambdas/kyc/fotos/leitura.ts'
import { gerarDocumento } from '#semente/gerar/documento.ts'
import { beforeEach, describe, expect, it } from 'vitest'
import { maria, titularDeMaria } from '../../../support/kyc.ts'
import {
  CIN_FRENTE,
  CIN_VERSO,
  CNH_ANTIGA_FRENTE,
  CNH_FRENTE,
  CNH_VERSO,
  type Linha,
  respostaDoTextract,
  RG_FRENTE,
  RG_VERSO,
} from './textract.ts'

const textract = mockClient(TextractClient)
const QUANDO = { now: new Date('2026-11-21T15:00:00Z'), prazoMs: 5_000, titular: titularDeMaria }
const FRENTE = {
  nome: 'MARIA APARECIDA GONCALVES DE ARAUJO',
  cpf: '52998224725',
  rg: '283456719',
  numero_documento: '64680076774',
  data_nascimento: '1987-03-14',
  orgao_emissor: 'SSP',
  uf_documento: 'SP',
  data_emissao: '2023-09-22',
  data_validade: '2033-09-21',
}
const ZONA = {
  nome: 'MARIA APARECIDA GONCAL ARAUJO',
  numero: '64680076774',
  data_nascimento: '1987-03-14',
  data_validade: '2033-09-21',
}

/** The drawn back: only its QR code is read from it, the text is what the cloud answers. */
const verso = async (numero_cnh: string) =>
  copiaLimpa(
    await gerarDocumento({
      layout: 'cnh_nova_2022',
      lado: 'verso',
      dados: { ...maria, numero_cnh },
      rosto: Buffer.alloc(0),
    }),
  )

const lerVerso = async (numero_cnh: string) => {
  textract.on(DetectDocumentTextCommand).resolvesOnce(respostaDoTextract(CNH_VERSO))
  return lerLado(await verso(numero_cnh), { ...QUANDO, lado: 'verso' })
}

/** A side without any code. */
const papel = async () =>
  copiaLimpa(
    await gerarDocumento({ layout: 'rg_antigo', lado: 'verso', dados: maria, rosto: Buffer.alloc(0) }),
  )

const ACHADO = { juizo: 'confirma', certeza: 1 } as const
const LIDA = {
  layout: 'cnh_nova_2022',
  campos: FRENTE,
  qualidade: 0.95,
  titular: {
    procurado: titularDeMaria,
    impresso: { nome: ACHADO, cpf: ACHADO, data_nascimento: ACHADO },
    zona: { nome: 'ausente', cpf: 'ausente', data_nascimento: 'ausente' },
  },
} as const
/** As the account spells it. */
const NOME = titularDeMaria.nome.toUpperCase()

beforeEach(() => {
  textract.reset()
})

describe('what the cloud answers', () => {
  it.each([0, 90, 180, 270] as const)(
    'is read the same with the page turned by %i degrees',
    async (graus) => {
      textract.on(DetectDocumentTextCommand).resolves(respostaDoTextract(CNH_FRENTE, graus))
      const lida = await lerLado(await papel(), { ...QUANDO, lado: 'frente' })
      expect(lida).toMatchObject({ layout: 'cnh_nova_2022', campos: { ...FRENTE, nome: NOME } })
      expect(lida.mecanica).toBeUndefined()
      expect(lida.qualidade).toBeGreaterThan(0.9)
    },
  )

  it('the zone and the QR code of the back agree with the front', async () => {
    const lido = await lerVerso('64680076774')
    expect(lido).toMatchObject({
      layout: 'cnh_nova_2022',
      campos: {
        nome: ZONA.nome,
        numero_documento: ZONA.numero,
        data_nascimento: ZONA.data_nascimento,
        data_validade: ZONA.data_validade,
        orgao_emissor: 'DETRAN',
        uf_documento: 'SP',
      },
      mecanica: ZONA,
    })
    expect(aceitarDocumento(LIDA, lido)).toMatchObject({
      aceito: true,
      duvidas: [],
      campos: { ...FRENTE, orgao_emissor: 'DETRAN' },
    })
  })

  it('a QR code of another licence contradicts the print', async () => {
    expect(aceitarDocumento(LIDA, await lerVerso('92030006724')).duvidas).toEqual([
      'O número impresso não é o do código de leitura mecânica.',
    ])
  })

  const MARIA = { nome: NOME, data_nascimento: '1987-03-14' }
  const PAIS = ['JOSE GONCALVES DA SILVA', 'ANTONIA DE ARAUJO SILVA']
  const LADOS: readonly (readonly [string, 'frente' | 'verso', readonly Linha[], object])[] = [
    [
      'a 2022 licence',
      'frente',
      CNH_FRENTE,
      {
        layout: 'cnh_nova_2022',
        campos: { ...FRENTE, nome: NOME },
        complementos: {
          filiacao: PAIS,
          naturalidade: 'RIBEIRAO PRETO SP',
          nacionalidade: 'BRASILEIRO(A)',
          categoria: 'AB',
          data_primeira_hab: '2006-11-05',
        },
      },
    ],
    [
      'an old licence',
      'frente',
      CNH_ANTIGA_FRENTE,
      {
        layout: 'cnh_antiga',
        campos: { ...FRENTE, nome: NOME, data_emissao: '2018-09-22', data_validade: '2028-09-21' },
        complementos: { filiacao: PAIS, categoria: 'AB', data_primeira_hab: '2006-11-05' },
      },
    ],
    [
      'a CIN',
      'frente',
      CIN_FRENTE,
      {
        layout: 'rg_novo_cin',
        campos: {
          ...MARIA,
          cpf: '52998224725',
          numero_documento: '52998224725',
          uf_documento: 'SP',
          data_emissao: '2023-09-22',
          data_validade: '2033-09-22',
        },
        complementos: { filiacao: PAIS, naturalidade: 'RIBEIRAO PRETO SP', nacionalidade: 'BRA' },
      },
    ],
    [
      'a CIN',
      'verso',
      CIN_VERSO,
      {
        layout: 'rg_novo_cin',
        campos: {
          nome: ZONA.nome,
          cpf: '52998224725',
          numero_documento: '52998224725',
          data_nascimento: '1987-03-14',
          orgao_emissor: 'SSP',
          uf_documento: 'SP',
          data_emissao: '2023-09-22',
          data_validade: '2033-09-22',
        },
        mecanica: {
          nome: ZONA.nome,
          cpf: '52998224725',
          data_nascimento: '1987-03-14',
          data_validade: '2033-09-22',
        },
        complementos: { nacionalidade: 'BRA', local_emissao: 'CAMPINAS SP' },
      },
    ],
    [
      'an old RG',
      'frente',
      RG_FRENTE,
      { layout: 'rg_antigo', campos: { orgao_emissor: 'SSP', uf_documento: 'SP' } },
    ],
    [
      'an old RG',
      'verso',
      RG_VERSO,
      {
        layout: 'rg_antigo',
        campos: {
          ...MARIA,
          cpf: '52998224725',
          rg: '283456719',
          numero_documento: '283456719',
          uf_documento: 'SP',
          data_emissao: '2015-06-17',
        },
        complementos: { filiacao: PAIS, naturalidade: 'RIBEIRAO PRETO SP', local_emissao: 'SAO PAULO SP' },
      },
    ],
  ]

  it.each(LADOS)('says every required field of %s (%s)', async (_documento, lado, linhas, lido) => {
    textract.on(DetectDocumentTextCommand).resolves(respostaDoTextract(linhas))
    const { qualidade, titular: _titular, ...resto } = await lerLado(await papel(), { ...QUANDO, lado })
    expect(resto).toEqual(lido)
    expect(qualidade).toBeGreaterThan(0.9)
  })

  it('an empty page is no text', async () => {
    textract.on(DetectDocumentTextCommand).resolves(respostaDoTextract([]))
    expect(await lerLado(await papel(), { ...QUANDO, lado: 'frente' })).toMatchObject({
      layout: null,
      campos: {},
      qualidade: 0,
    })
  })
})
