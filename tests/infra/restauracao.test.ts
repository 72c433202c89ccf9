import {
  DescribeTableCommand,
  DynamoDBClient,
  RestoreTableToPointInTimeCommand,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { App } from 'aws-cdk-lib'
import { Template } from 'aws-cdk-lib/assertions'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import cdkJson from '../../cdk.json' with { type: 'json' }
import { estagio } from '../../lib/estagios.ts'
import { pilhas } from '../../lib/pilhas.ts'
import { Recusada, Restaurador } from '../../lib/restaurador.ts'
import { montar } from './montagem.ts'
import { comoComando, copiaDaVersao, objetosAVoltar, type Versao } from '../../lib/restauracao.ts'

const AGORA = new Date('2026-11-21T15:00:00Z')
const PEDIDO = { origem: 'acolhe', destino: 'acolhe-volta', instante: '2026-11-21T12:00:00Z' }
const CHAVE = 'arn:aws:kms:sa-east-1:123456789012:key/1'
const FLUXO = 'arn:aws:dynamodb:sa-east-1:123456789012:table/acolhe-volta/stream/2026-11-21T15:00:00.000'

const dynamodb = mockClient(DynamoDBClient)
const s3 = mockClient(S3Client)
const restaurador = new Restaurador(new DynamoDBClient({}), new S3Client({}), () => AGORA)

beforeEach(() => {
  dynamodb.reset()
  s3.reset()
  dynamodb.on(DescribeTableCommand).resolves({
    Table: { TableStatus: 'ACTIVE', SSEDescription: { KMSMasterKeyArn: CHAVE }, LatestStreamArn: FLUXO },
  })
})

describe('a table comes back', () => {
  test('as it was at the instant, with its key, then with all a restore leaves out, and the stream is told', async () => {
    const plano = await restaurador.planoDaTabela(PEDIDO)
    expect(await restaurador.restaurarTabela(plano, () => undefined)).toBe(FLUXO)
    const escritas = dynamodb
      .calls()
      .map(({ args: [command] }) => command)
      .filter((command) => !(command instanceof DescribeTableCommand))
    expect(escritas.map((command) => command.constructor)).toEqual([
      RestoreTableToPointInTimeCommand,
      UpdateTableCommand,
      UpdateTableCommand,
      UpdateTimeToLiveCommand,
      UpdateContinuousBackupsCommand,
    ])
    expect(escritas[0]?.input).toEqual({
      SourceTableName: 'acolhe',
      TargetTableName: 'acolhe-volta',
      RestoreDateTime: new Date('2026-11-21T12:00:00Z'),
      BillingModeOverride: 'PAY_PER_REQUEST',
      SSESpecificationOverride: { Enabled: true, SSEType: 'KMS', KMSMasterKeyId: CHAVE },
    })
    expect(
      escritas.slice(1).every(({ input }) => 'TableName' in input && input.TableName === 'acolhe-volta'),
    ).toBe(true)
  })

  test.each([
    [{ instante: 'ontem' }, 'instante: "ontem" não é um instante (2026-11-21T15:00:00Z).'],
    [{ instante: '2026-10-01T00:00:00Z' }, 'instante: há mais de 35 dias; restaure de uma cópia do cofre.'],
    [
      { instante: '2026-11-21T14:58:00Z' },
      'instante: a recuperação contínua alcança até cinco minutos atrás.',
    ],
    [{ destino: 'acolhe' }, 'destino: a tabela restaurada tem outro nome; a de hoje fica como está.'],
  ])('%j is refused with a sentence, before anything is done', async (mudanca, frase) => {
    await expect(restaurador.planoDaTabela({ ...PEDIDO, ...mudanca })).rejects.toThrow(new Recusada(frase))
    expect(dynamodb.commandCalls(RestoreTableToPointInTimeCommand)).toEqual([])
  })

  test('each call is a line of the AWS command line', async () => {
    const { restaurar } = await restaurador.planoDaTabela(PEDIDO)
    expect(comoComando(restaurar)).toBe(
      `aws dynamodb restore-table-to-point-in-time --cli-input-json '${JSON.stringify(restaurar.entrada)}'`,
    )
    const copia = copiaDaVersao('b', { chave: "d'or", versao: '1', em: AGORA, apagada: false, atual: false })
    expect(comoComando(copia)).toContain(String.raw`"Key":"d'\''or"`)
  })
})

describe('objects come back', () => {
  const versao = (chave: string, hora: number, resto: Partial<Versao> = {}): Versao => ({
    chave,
    versao: `${chave}-${hora}`,
    em: new Date(Date.UTC(2026, 10, 21, hora)),
    apagada: false,
    atual: false,
    ...resto,
  })
  const MEIO_DIA = '2026-11-21T12:00:00Z'

  test('deleted or replaced since then: yes; as they were, made later or deleted before: no', () => {
    const versoes = [
      versao('apagado', 10),
      versao('apagado', 13, { apagada: true, atual: true }),
      versao('trocado', 9),
      versao('trocado', 11),
      versao('trocado', 14, { atual: true }),
      versao('igual', 8, { atual: true }),
      versao('novo', 13, { atual: true }),
      versao('antes', 9),
      versao('antes', 10, { apagada: true, atual: true }),
    ]
    expect(objetosAVoltar(versoes, MEIO_DIA).map(({ versao: v }) => v)).toEqual(['apagado-10', 'trocado-11'])
  })

  test('whatever the history, each key at most once, never from after the instant, and doing it again changes nothing', () => {
    const historia = fc.array(
      fc.record({ chave: fc.constantFrom('a', 'b', 'c'), hora: fc.nat(23), apagada: fc.boolean() }),
      { maxLength: 12 },
    )
    fc.assert(
      fc.property(historia, (fatos) => {
        const ordem = fatos.map((fato, i) => ({ ...fato, i })).sort((x, y) => x.hora - y.hora || x.i - y.i)
        const versoes = ordem.map(({ chave, hora, apagada, i }) => ({
          ...versao(chave, hora, { apagada }),
          em: new Date(Date.UTC(2026, 10, 21, hora, 0, 0, i)),
          versao: String(i),
          atual: !ordem.some((o) => o.chave === chave && (o.hora > hora || (o.hora === hora && o.i > i))),
        }))
        const voltam = objetosAVoltar(versoes, MEIO_DIA)
        expect(new Set(voltam.map(({ chave }) => chave)).size).toBe(voltam.length)
        for (const { em, atual, apagada } of voltam) {
          expect(em.getTime()).toBeLessThanOrEqual(Date.parse(MEIO_DIA))
          expect(atual || apagada).toBe(false)
        }
      }),
      { numRuns: 100 },
    )
  })

  test('every page is read, and each version is copied over what is there', async () => {
    const de = (Key: string, hora: number) => ({
      Key,
      VersionId: `${Key}1`,
      LastModified: versao(Key, hora).em,
    })
    s3.on(ListObjectVersionsCommand)
      .resolvesOnce({ Versions: [de('r/a b', 10)], NextKeyMarker: 'r/a b', NextVersionIdMarker: '1' })
      .resolves({
        Versions: [de('r/c', 9)],
        DeleteMarkers: ['r/a b', 'r/c'].map((Key) => ({
          Key,
          VersionId: 'x',
          LastModified: versao(Key, 13).em,
          IsLatest: true,
        })),
      })
    s3.on(CopyObjectCommand).resolves({})
    await restaurador.restaurarBalde(await restaurador.planoDoBalde('docs', MEIO_DIA), () => undefined)
    expect(s3.commandCalls(CopyObjectCommand).map(({ args: [{ input }] }) => input.CopySource)).toEqual([
      'docs/r/a%20b?versionId=r/a b1',
      'docs/r/c?versionId=r/c1',
    ])
  })
})

test('a restored table takes the place of the stack’s own, which stays; what others import stays too', () => {
  const { modelos } = montar('prod')
  const prod = estagio('prod')
  const { dados, capacidades } = pilhas(new App({ context: cdkJson.context }), {
    ...prod,
    cartao: { ...prod.cartao, chavePublica: 'pk_live_conferencia' },
    tabelaRestaurada: { nome: 'acolhe-volta', fluxo: FLUXO },
  })
  const capacidade = capacidades.get('tempo-real')
  if (!capacidade) throw new Error('Not synthesized')
  const [restaurada, tempoReal] = [Template.fromStack(dados), Template.fromStack(capacidade)]
  const saidas = (modelo: Template) =>
    Object.values(modelo.findOutputs('*')).map(({ Export }) => JSON.stringify(Export))
  expect(saidas(restaurada)).toEqual(expect.arrayContaining(saidas(modelos.dados)))
  restaurada.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'Retain' })
  tempoReal.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: FLUXO })
  for (const funcao of Object.values(tempoReal.findResources('AWS::Lambda::Function')))
    expect(funcao.Properties.Environment.Variables.TABELA).toBe('acolhe-volta')
  const papeis = JSON.stringify(tempoReal.findResources('AWS::IAM::Policy'))
  expect(papeis).toContain(':table/acolhe-volta/index/*')
  expect(papeis).not.toMatch(/ExportsOutput\w*Tabela/)
})
