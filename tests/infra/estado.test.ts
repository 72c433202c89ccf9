import { describe, expect, test } from 'vitest'
import { montar } from './montagem.ts'

/** Resources that hold data: a changed logical id would make CloudFormation replace them, and their data with them. */
const STATEFUL = [
  'AWS::DynamoDB::GlobalTable',
  'AWS::S3::Bucket',
  'AWS::KMS::Key',
  'AWS::SecretsManager::Secret',
  'AWS::Cognito::UserPool',
  'AWS::Backup::BackupVault',
]

const { recursos } = montar('prod')
const stateful = STATEFUL.flatMap((type) => recursos(type).map((recurso) => ({ ...recurso, type })))

describe('what holds data', () => {
  test('keeps its logical ids for ever', () => {
    expect(stateful.map(({ pilha, type, id }) => `${pilha} ${type} ${id}`).sort()).toMatchInlineSnapshot(`
      [
        "aplicacao AWS::Cognito::UserPool IdentidadePoolA26980F5",
        "borda AWS::KMS::Key ChaveE59A763C",
        "borda AWS::KMS::Key ChaveRegistros42B48A2B",
        "dados AWS::Backup::BackupVault CopiasCofre9E97D024",
        "dados AWS::DynamoDB::GlobalTable TabelaD554685E",
        "dados AWS::KMS::Key ChaveE59A763C",
        "dados AWS::KMS::Key ChaveIdentidade048F47F2",
        "dados AWS::KMS::Key ChaveRegistros42B48A2B",
        "dados AWS::KMS::Key ChaveSegredosE13547C7",
        "dados AWS::S3::Bucket Acessos3CB71151",
        "dados AWS::S3::Bucket KycUploads38FB1E11",
        "dados AWS::S3::Bucket ProntuarioDocsA2779BA5",
        "dados AWS::S3::Bucket Rascunhos289700DF",
        "dados AWS::SecretsManager::Secret SegredoauditoriaA50F0309",
        "dados AWS::SecretsManager::Secret Segredoborda22545A16",
        "dados AWS::SecretsManager::Secret SegredocartaoF4BB18C6",
        "dados AWS::SecretsManager::Secret SegredocfmB4C63D1F",
        "dados AWS::SecretsManager::Secret Segredochaves221A85DC",
        "dados AWS::SecretsManager::Secret Segredocpf97619B8C",
        "dados AWS::SecretsManager::Secret Segredoicpbrasil238D579A",
        "dados AWS::SecretsManager::Secret Segredointegracao4AC8EB6C",
        "dados AWS::SecretsManager::Secret SegredopscbirdidBB42527D",
        "dados AWS::SecretsManager::Secret SegredopscsafeidF6DCE60E",
        "dados AWS::SecretsManager::Secret SegredopscserproidB365BBD6",
        "dados AWS::SecretsManager::Secret Segredopscvidaas5F5B9723",
        "dados AWS::SecretsManager::Secret Segredopush8042ED62",
        "dados AWS::SecretsManager::Secret Segredosessoes0729DAEB",
        "observabilidade AWS::KMS::Key ChaveE59A763C",
        "site AWS::S3::Bucket AcessosDoSite3C9EB792",
        "site AWS::S3::Bucket SiteE53D7754",
      ]
    `)
  })

  test('outlives its stack, and a creation that failed leaves only the pages, which nobody would empty', () => {
    const outros = stateful.filter(({ DeletionPolicy }) => DeletionPolicy !== 'RetainExceptOnCreate')
    expect(outros.map(({ pilha, id, DeletionPolicy }) => `${pilha} ${id} ${DeletionPolicy}`)).toEqual([
      'site SiteE53D7754 Retain',
    ])
  })
})
