import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import {
  DescribeContinuousBackupsCommand,
  DescribeTableCommand,
  DescribeTimeToLiveCommand,
  DynamoDBClient,
  DynamoDBServiceException,
  QueryCommand,
  ResourceNotFoundException,
  RestoreTableToPointInTimeCommand,
  type TableDescription,
  UpdateContinuousBackupsCommand,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
} from '@aws-sdk/client-dynamodb'
import { CopyObjectCommand, ListObjectVersionsCommand, S3Client } from '@aws-sdk/client-s3'
import { Template } from 'aws-cdk-lib/assertions'
import { mockClient } from 'aws-sdk-client-mock'
import fc from 'fast-check'
import { beforeEach, describe, expect, test } from 'vitest'
import { dueAttributes } from '#lambdas/store/vencimentos.ts'
import { pilhas } from '../../lib/pilhas.ts'
import { Recusada, Restaurador } from '../../lib/restauracao/restaurador.ts'
import { completo, montar, novoApp } from './montagem.ts'
import {
  comoComando,
  completar,
  copiaDaVersao,
  objetosAVoltar,
  type Versao,
} from '../../lib/restauracao/chamadas.ts'

const AGORA = new Date('2026-11-21T15:00:00Z')
const PEDIDO = { origem: 'acolhe', destino: 'acolhe-volta', instante: '2026-11-21T12:00:00Z' }
const CHAVE = 'arn:aws:kms:sa-east-1:123456789012:key/1'
const FLUXO = 'arn:aws:dynamodb:sa-east-1:123456789012:table/acolhe-volta/stream/2026-11-21T15:00:00.000'

const dynamodb = mockClient(DynamoDBClient)
const s3 = mockClient(S3Client)
const restaurador = new Restaurador(new DynamoDBClient({}), new S3Client({}), () => AGORA)

/** The restored table as DynamoDB has it, which refuses most of what it was told already. */
let volta: TableDescription | undefined
const ligado = { ttl: false, pitr: false }

function recusar(name: string): never {
  throw new DynamoDBServiceException({ name, $fault: 'client', $metadata: {} })
}

beforeEach(() => {
  dynamodb.reset()
  s3.reset()
  volta = undefined
  Object.assign(ligado, { ttl: false, pitr: false })
  dynamodb.on(DescribeTableCommand).callsFake(({ TableName }) => {
    if (TableName === 'acolhe')
      return { Table: { TableStatus: 'ACTIVE', SSEDescription: { KMSMasterKeyArn: CHAVE } } }
    if (!volta) throw new ResourceNotFoundException({ message: 'not found', $metadata: {} })
    return { Table: volta }
  })
  dynamodb.on(RestoreTableToPointInTimeCommand).callsFake(({ SourceTableName, RestoreDateTime }) => {
    if (volta) recusar('TableAlreadyExistsException')
    volta = restaurada(SourceTableName, RestoreDateTime)
    return {}
  })
  dynamodb.on(UpdateTableCommand).callsFake(({ StreamSpecification, DeletionProtectionEnabled }) => {
    if (StreamSpecification && volta?.StreamSpecification) recusar('ValidationException')
    volta = {
      ...volta,
      ...(StreamSpecification && { StreamSpecification, LatestStreamArn: FLUXO }),
      ...(DeletionProtectionEnabled && { DeletionProtectionEnabled }),
    }
    return {}
  })
  dynamodb.on(UpdateTimeToLiveCommand).callsFake(() => {
    if (ligado.ttl) recusar('ValidationException')
    ligado.ttl = true
    return {}
  })
  dynamodb.on(DescribeTimeToLiveCommand).callsFake(() => ({
    TimeToLiveDescription: { TimeToLiveStatus: ligado.ttl ? 'ENABLING' : 'DISABLED' },
  }))
  dynamodb.on(UpdateContinuousBackupsCommand).callsFake(() => {
    ligado.pitr = true
    return {}
  })
  dynamodb.on(DescribeContinuousBackupsCommand).callsFake(() => ({
    ContinuousBackupsDescription: {
      ContinuousBackupsStatus: 'ENABLED',
      PointInTimeRecoveryDescription: { PointInTimeRecoveryStatus: ligado.pitr ? 'ENABLED' : 'DISABLED' },
    },
  }))
})

const restaurada = (origem: string, RestoreDateTime: Date): TableDescription => ({
  TableStatus: 'ACTIVE',
  RestoreSummary: {
    SourceTableArn: `arn:aws:dynamodb:sa-east-1:123456789012:table/${origem}`,
    RestoreDateTime,
    RestoreInProgress: false,
  },
})

/** What was changed, in order. */
const escritas = () =>
  dynamodb
    .calls()
    .map(({ args: [command] }) => command)
    .filter((command) => !command.constructor.name.startsWith('Describe'))

describe('a table comes back', () => {
  test('as it was at the instant, with its key, then with all a restore leaves out, and the stream is told', async () => {
    const plano = await restaurador.planoDaTabela(PEDIDO)
    expect(await restaurador.fazerTabela(PEDIDO.destino, plano, () => undefined)).toBe(FLUXO)
    const feitas = escritas()
    expect(feitas.map((command) => command.constructor)).toEqual([
      RestoreTableToPointInTimeCommand,
      UpdateTableCommand,
      UpdateTableCommand,
      UpdateTimeToLiveCommand,
      UpdateContinuousBackupsCommand,
    ])
    expect(feitas[0]?.input).toEqual({
      SourceTableName: 'acolhe',
      TargetTableName: 'acolhe-volta',
      RestoreDateTime: new Date('2026-11-21T12:00:00Z'),
      BillingModeOverride: 'PAY_PER_REQUEST',
      SSESpecificationOverride: { Enabled: true, SSEType: 'KMS', KMSMasterKeyId: CHAVE },
    })
    expect(
      feitas.slice(1).every(({ input }) => 'TableName' in input && input.TableName === 'acolhe-volta'),
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

  test.each([1, 2, 3, 4, 5])(
    'interrupted after %i calls, the same command does the rest, once',
    async (feitas) => {
      let ditas = 0
      const parar = () => {
        ditas += 1
        if (ditas > feitas) throw new Error('The credentials ended')
      }
      const correr = async (dizer: () => void) =>
        restaurador.fazerTabela(PEDIDO.destino, await restaurador.planoDaTabela(PEDIDO), dizer)
      const primeira = await correr(parar).then(
        () => 'done',
        (error: Error) => error.message,
      )
      expect(primeira).toBe(feitas < 5 ? 'The credentials ended' : 'done')
      expect(escritas()).toHaveLength(feitas)
      expect(await correr(() => undefined)).toBe(FLUXO)
      expect(escritas().map((command) => command.constructor)).toEqual([
        RestoreTableToPointInTimeCommand,
        UpdateTableCommand,
        UpdateTableCommand,
        UpdateTimeToLiveCommand,
        UpdateContinuousBackupsCommand,
      ])
      expect({ ...volta, ...ligado }).toMatchObject({
        DeletionProtectionEnabled: true,
        ttl: true,
        pitr: true,
      })
    },
  )

  test.each([
    ['of another instant', 'acolhe', '2026-11-20T12:00:00Z'],
    ['of another table', 'outra', PEDIDO.instante],
  ])('a table of that name %s is left alone', async (_, origem, instante) => {
    volta = restaurada(origem, new Date(instante))
    const plano = await restaurador.planoDaTabela(PEDIDO)
    await expect(restaurador.fazerTabela(PEDIDO.destino, plano, () => undefined)).rejects.toThrow(
      new Recusada('destino: "acolhe-volta" já existe, e não é desta origem neste instante. Dê outro nome.'),
    )
    expect(escritas()).toEqual([])
  })

  test('each call is a line of the AWS command line', async () => {
    const [restaurar] = await restaurador.planoDaTabela(PEDIDO)
    expect(restaurar && comoComando(restaurar)).toBe(
      `aws dynamodb restore-table-to-point-in-time --cli-input-json '${JSON.stringify(restaurar?.entrada)}'`,
    )
    const copia = copiaDaVersao('b', { chave: "d'or", versao: '1', em: AGORA, apagada: false, atual: false })
    expect(comoComando(copia)).toContain(String.raw`"Key":"d'\''or"`)
  })
})

describe('a copy of the vault comes back', () => {
  const { modelos } = montar('prod')
  const saidas = modelos.dados.findOutputs('*')

  test('by what the stack gives: each output named is there, and nothing is left to be found out', () => {
    const pasta = mkdtempSync(path.join(os.tmpdir(), 'acolhe-volta-'))
    const programa = (nome: string, corpo: string) =>
      writeFileSync(path.join(pasta, nome), `#!/bin/bash\n${corpo}\n`, { mode: 0o755 })
    programa(
      'aws',
      `case "$2" in
      describe-stacks)
        nome=$(sed "s/.*OutputKey=='\\([A-Za-z]*\\)'.*/\\1/" <<< "$*")
        grep -qx "$nome" <<< "$SAIDAS" || { echo "no output $nome" >&2; exit 1; }
        echo "a-$nome" ;;
      start-restore-job) echo "$*" >> "$FEITO"; echo trabalho-1 ;;
      *) echo "$*" >> "$FEITO" ;;
      esac`,
    )
    programa('npm', 'echo "npm $*" >> "$FEITO"')
    const { status, stderr } = spawnSync('bash', ['--norc', '-eu', '-c', comandos('saida')], {
      encoding: 'utf8',
      env: {
        PATH: `${pasta}:${process.env['PATH']}`,
        ESTAGIO: 'prod',
        SAIDAS: Object.keys(saidas).join('\n'),
        FEITO: path.join(pasta, 'feito'),
      },
    })
    const feito = readFileSync(path.join(pasta, 'feito'), 'utf8').split('\n')
    rmSync(pasta, { recursive: true })
    expect({ status, stderr }).toEqual({ status: 0, stderr: '' })
    expect(feito.filter((linha) => /^backup|completar/.test(linha))).toEqual([
      expect.stringMatching(/^backup list-recovery-points-by-backup-vault --backup-vault-name a-Cofre /),
      'backup start-restore-job --resource-type DynamoDB --recovery-point-arn arn:… --iam-role-arn a-PapelDaVolta --query RestoreJobId --output text --metadata targetTableName=a-TabelaEmUso-volta,encryptionType=KMS,kmsMasterKeyArn=a-ChaveDaTabela',
      'backup describe-restore-job --restore-job-id trabalho-1 --query [Status,PercentDone,StatusMessage]',
      'npm run restaurar -- completar --destino a-TabelaEmUso-volta --executar',
    ])
  })

  test('as a role of AWS Backup’s, which writes beside the table and nowhere else', () => {
    const papel = saidas['PapelDaVolta']?.['Value']['Fn::GetAtt'][0] as string
    modelos.dados.templateMatches({
      Resources: {
        [papel]: {
          Type: 'AWS::IAM::Role',
          Properties: {
            AssumeRolePolicyDocument: {
              Statement: [{ Effect: 'Allow', Principal: { Service: 'backup.amazonaws.com' } }],
            },
          },
        },
      },
    })
    const [politica] = Object.values(modelos.dados.findResources('AWS::IAM::ManagedPolicy'))
    const aoLado = { 'Fn::Join': ['', [{ 'Fn::GetAtt': [expect.stringMatching(/^Tabela/), 'Arn'] }, '-*']] }
    const escreve = politica?.['Properties'].PolicyDocument.Statement.filter(
      ({ Action }: { Action: string | string[] }) => Action.includes('dynamodb:PutItem'),
    )
    expect(escreve.map(({ Resource }: { Resource: unknown }) => Resource)).toEqual([aoLado])
  })

  test('and is made whole as a table of an instant is', async () => {
    volta = restaurada('acolhe', new Date('2026-11-01T00:00:00Z'))
    expect(await restaurador.fazerTabela('acolhe-volta', completar('acolhe-volta'), () => undefined)).toBe(
      FLUXO,
    )
    expect(escritas().map((command) => command.constructor)).toEqual([
      UpdateTableCommand,
      UpdateTableCommand,
      UpdateTimeToLiveCommand,
      UpdateContinuousBackupsCommand,
    ])
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

test('what people had erased does not come back: only pictures an item of their owner names', async () => {
  const chaves = ['u1/doc_0_1.jpg', 'u1/temp_selfie_2.jpg', 'u2/doc_0_1.jpg', 'quarentena/u1/c1/selfie']
  const copias = chaves.map((chave) =>
    copiaDaVersao('kyc', { chave, versao: '1', em: AGORA, apagada: false, atual: false }),
  )
  const citar = (...ditas: string[]) => ({ L: ditas.map((caminho) => ({ M: { caminho: { S: caminho } } })) })
  dynamodb.on(QueryCommand).callsFake(({ ExpressionAttributeValues, ExclusiveStartKey }) => {
    // The second account is closed: nothing of its pictures is left.
    if (ExpressionAttributeValues[':dono'].S !== 'USUARIO#u1') return { Items: [{ sk: { S: 'PERFIL' } }] }
    return ExclusiveStartKey
      ? { Items: [{ arquivos: citar('quarentena/u1/c1/selfie', 'u2/doc_0_1.jpg') }] }
      : { Items: [{ arquivos: citar('u1/doc_0_1.jpg') }], LastEvaluatedKey: { pk: { S: 'USUARIO#u1' } } }
  })
  const ficam = await restaurador.citadas(copias, 'acolhe')
  expect(ficam.map(({ entrada }) => entrada['Key'])).toEqual(['u1/doc_0_1.jpg', 'quarentena/u1/c1/selfie'])
})

/** The page's commands that say something, in their order. */
function comandos(que: string): string {
  const pagina = readFileSync('docs/restauracao.md', 'utf8')
  const blocos = [...pagina.matchAll(/^ *```sh\n([^]*?)^ *```$/gm)].map(([, bloco = '']) => bloco)
  return blocos.filter((bloco) => bloco.includes(que)).join('\n')
}

test('the check before the switch counts every partition there is', () => {
  const [, de = '', ate = ''] =
    /for n in ([\d ]+); do[^]+?"PRAZO#consulta(#)'\$n'"/.exec(comandos('PRAZO#')) ?? []
  const contadas = de.split(' ').map((n) => `PRAZO#consulta${ate}${n}`)
  const usadas = Array.from(
    { length: 400 },
    (_, i) => dueAttributes('2026-11-21T15:00:00Z', 'consulta', `c${i}`).gsi4pk,
  )
  expect([...new Set(usadas)].sort()).toEqual(contadas)
})

test('a restored table takes the place of the stack’s own, which stays; what others import stays too', () => {
  const { modelos } = montar('prod')
  const { dados, capacidades } = pilhas(novoApp(), {
    ...completo('prod'),
    tabelaRestaurada: { nome: 'acolhe-volta', fluxo: FLUXO },
  })
  const capacidade = capacidades.get('tempo-real')
  if (!capacidade) throw new Error('Not synthesized')
  const [restaurada, tempoReal] = [Template.fromStack(dados), Template.fromStack(capacidade)]
  const saidas = (modelo: Template) =>
    Object.values(modelo.findOutputs('*')).map(({ Export }) => JSON.stringify(Export))
  expect(saidas(restaurada)).toEqual(expect.arrayContaining(saidas(modelos.dados)))
  expect(restaurada.findOutputs('*')['TabelaRestaurada']?.['Value']).toBe('acolhe-volta')
  expect(modelos.dados.findOutputs('*')).not.toHaveProperty('TabelaRestaurada')
  restaurada.hasResource('AWS::DynamoDB::GlobalTable', { DeletionPolicy: 'RetainExceptOnCreate' })
  tempoReal.hasResourceProperties('AWS::Lambda::EventSourceMapping', { EventSourceArn: FLUXO })
  for (const funcao of Object.values(tempoReal.findResources('AWS::Lambda::Function')))
    expect(funcao.Properties.Environment.Variables.TABELA).toBe('acolhe-volta')
  const papeis = JSON.stringify(tempoReal.findResources('AWS::IAM::Policy'))
  expect(papeis).toContain(':table/acolhe-volta/index/gsi')
  expect(papeis).not.toMatch(/ExportsOutput\w*Tabela/)
})
