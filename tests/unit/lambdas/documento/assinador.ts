import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import { certificar } from '#lambdas/providers/assinatura.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { createAssinatura } from '../../../../local/provedores/assinatura/service.ts'
import { providerListener } from '../../../../local/provedores/listener.ts'
import { listen, stop, temporaryFolder } from '../../../support/provedores.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila } from '../../../support/tempo-real.ts'
import { cadastrar, emAndamento } from './cenario.ts'

interface Pedido {
  readonly path: string
  readonly key: string | undefined
  readonly body: Record<string, unknown>
}

/** Whom Helena's certificate names. */
const { cpf, data_nascimento, id: medico_id } = HELENA.usuario
const { crm, uf, nome_oficial: nome } = HELENA.medico
const TITULAR = { medico_id, nome, cpf, crm, uf, data_nascimento }

/** The signature provider, running for the tests of one file, over an empty table and an empty bucket for each. */
export interface Assinador {
  readonly provider: Awaited<ReturnType<typeof createAssinatura>>
  readonly url: string
  /** What it was asked, in order. */
  readonly asked: Pedido[]
  /** What stands in the bucket, by key. */
  readonly files: Map<string, Buffer>
}

export function comAssinador(): Assinador {
  const asked: Pedido[] = []
  const files = new Map<string, Buffer>()
  let disk: Awaited<ReturnType<typeof temporaryFolder>>
  let provider: Assinador['provider']
  let server: Awaited<ReturnType<typeof listen>>

  beforeAll(async () => {
    disk = await temporaryFolder()
    provider = await createAssinatura({ folder: join(disk.folder, 'dados') })
    const answer = providerListener([{ prefix: '/assinatura', provider }])
    server = await listen((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        asked.push({
          path: request.url ?? '',
          key: request.headers['idempotency-key']?.toString(),
          body: JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>,
        })
      })
      answer(request, response)
    })
    process.env['URL_ASSINATURA'] = `${server.url}/assinatura`
    mockClient(SecretsManagerClient)
      .on(GetSecretValueCommand)
      .resolves({ SecretString: '{"chave":"assinatura_local"}' })
  })
  afterAll(async () => {
    await stop(server.server)
    await provider.close()
    await disk.remove()
  })
  beforeEach(async () => {
    asked.length = 0
    files.clear()
    tabelaViva(itemsOf(ANA, HELENA))
    const s3 = mockClient(S3Client)
    s3.on(PutObjectCommand).callsFake(
      ({ Key, Body, IfNoneMatch }: { Key: string; Body: Buffer; IfNoneMatch?: string }) => {
        if (IfNoneMatch === '*' && files.has(Key))
          throw new S3ServiceException({ name: 'PreconditionFailed', $fault: 'client', $metadata: {} })
        files.set(Key, Body)
        return {}
      },
    )
    s3.on(GetObjectCommand).callsFake(({ Key }: { Key: string }) => ({
      Body: { transformToByteArray: async () => files.get(Key) },
    }))
    await cadastrar(HELENA)
    await medicos.change(HELENA.usuario.id, { certificado: await certificar(TITULAR) }, new Date())
    await emAndamento()
    asked.length = 0
  })

  return {
    asked,
    files,
    get provider() {
      return provider
    },
    get url() {
      return `${server.url}/assinatura`
    },
  }
}

/** A document passed to a state, as the queue brings it. */
export const evento = (documento_id: string, para = 'created') =>
  fila({
    tipo: 'documento.status',
    detalhe: {
      id: 'e1',
      em: '2026-11-21T02:30:00.000Z',
      documento_id,
      consulta_id: 'c',
      paciente_id: ANA.usuario.id,
      medico_id: HELENA.usuario.id,
      de: null,
      para,
    },
  })
