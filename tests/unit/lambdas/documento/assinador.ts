import { GetObjectCommand, PutObjectCommand, S3Client, S3ServiceException } from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import { join } from 'node:path'
import { afterAll, beforeAll, beforeEach } from 'vitest'
import type { SituacaoDoCertificado } from '#domain/documento/certificado.ts'
import { certificadoConectar, certificadoRetorno } from '#domain/documento/contract-certificado.ts'
import { PROVEDORES_DE_CERTIFICADO, type ProvedorDeCertificado } from '#domain/base/psc.ts'
import { handler as conectar } from '#lambdas/documento/certificado-conectar.lambda.ts'
import { handler as retornar } from '#lambdas/documento/certificado-retorno.lambda.ts'
import { ANA, HELENA } from '#semente/personas.ts'
import { createPsc, type Psc } from '../../../../local/provedores/psc/service.ts'
import { providerListener } from '../../../../local/provedores/listener.ts'
import { type Conexao, passarPelaPagina } from '../../../support/certificado.ts'
import { invoke } from '../../../support/invoke.ts'
import { listen, stop, temporaryFolder } from '../../../support/provedores.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'
import { fila } from '../../../support/tempo-real.ts'
import { cadastrar, emAndamento } from './cenario.ts'

interface Pedido {
  readonly path: string
  readonly body: string
}

const OPERADOR = 'operador'
const APLICACAO = { client_id: 'acolhe', client_secret: 'segredo-da-aplicacao' }
const { nome, cpf, data_nascimento } = HELENA.usuario
/** Somebody else with a certificate. */
export const OUTRA = { nome: 'Outra Pessoa', cpf: '98765432100', data_nascimento: '1970-01-02' }

/** The certificate providers, running for the tests of one file, over an empty table and an empty bucket for each. */
interface Assinador {
  readonly psc: Psc
  readonly url: string
  /** What they were asked, in order. */
  readonly asked: Pedido[]
  /** What stands in the bucket, by key. */
  readonly files: Map<string, Buffer>
  /** Milliseconds the providers are ahead of the clock. */
  adiantar(ms: number): void
  /** Tells them of people, as their operator does. */
  semear(titulares: readonly object[]): Promise<void>
}

export function comAssinador(): Assinador {
  const asked: Pedido[] = []
  const files = new Map<string, Buffer>()
  let disk: Awaited<ReturnType<typeof temporaryFolder>>
  let psc: Psc
  let server: Awaited<ReturnType<typeof listen>>
  let adiantados = 0

  const semear = async (titulares: readonly object[]): Promise<void> => {
    const response = await fetch(`${server.url}/psc/_semente`, {
      method: 'POST',
      headers: { 'x-api-key': OPERADOR },
      body: JSON.stringify({ titulares }),
    })
    if (!response.ok) throw new Error(await response.text())
  }

  beforeAll(async () => {
    disk = await temporaryFolder()
    let answer: ReturnType<typeof providerListener> | undefined
    server = await listen((request, response) => {
      const chunks: Buffer[] = []
      request.on('data', (chunk: Buffer) => chunks.push(chunk))
      request.on('end', () => {
        asked.push({ path: (request.url ?? '').split('?')[0] ?? '', body: Buffer.concat(chunks).toString() })
      })
      answer?.(request, response)
    })
    // Making a file keeps this process busy, on a slow machine for longer than a connection is kept open by itself.
    server.server.keepAliveTimeout = 60_000
    psc = await createPsc({
      folder: join(disk.folder, 'dados'),
      base: `${server.url}/psc`,
      application: { ...APLICACAO, redirect_uris: [`${process.env['ORIGEM']}/certificado/retorno`] },
      operatorKey: OPERADOR,
      now: () => Date.now() + adiantados,
    })
    answer = providerListener([{ prefix: '/psc', provider: psc }])
    process.env['PSC'] = JSON.stringify(
      Object.fromEntries(PROVEDORES_DE_CERTIFICADO.map((p) => [p, `${server.url}/psc/${p}`])),
    )
    mockClient(SecretsManagerClient)
      .on(GetSecretValueCommand)
      .callsFake(({ SecretId }: { SecretId: string }) => ({
        SecretString: JSON.stringify(
          SecretId.includes('/psc-')
            ? APLICACAO
            : SecretId.endsWith('/icp-brasil')
              ? { raizes: psc.roots }
              : { chave: 'chave-de-teste' },
        ),
      }))
    await semear([{ nome, cpf, data_nascimento }, OUTRA])
  })
  afterAll(async () => {
    await stop(server.server)
    await psc.close()
    await disk.remove()
  })
  beforeEach(async () => {
    files.clear()
    adiantados = 0
    psc.faults.clear()
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
    await emAndamento()
    asked.length = 0
  })

  return {
    asked,
    files,
    semear,
    adiantar: (ms) => {
      adiantados = ms
    },
    get psc() {
      return psc
    },
    get url() {
      return `${server.url}/psc`
    },
  }
}

/** Helena connects on the provider's page, as the browser does. */
export async function conectada(conexao: Conexao = {}): Promise<SituacaoDoCertificado> {
  const { provedor = 'vidaas', horas = 12 } = conexao
  const endereco = await pedida(provedor, horas)
  const { searchParams } = await passarPelaPagina(endereco, conexao)
  const entrada = Object.fromEntries(searchParams)
  const { body } = await invoke(retornar, certificadoRetorno, { como: HELENA, entrada })
  return body as SituacaoDoCertificado
}

/** The address of the provider's page. */
export async function pedida(provedor: ProvedorDeCertificado = 'vidaas', horas = 12): Promise<string> {
  const entrada = { provedor, modo: 'pagina', horas }
  const { body } = await invoke(conectar, certificadoConectar, { como: HELENA, entrada })
  return (body as { endereco: string }).endereco
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

/** Helena's session passed to a state, as the queue brings it. */
export const eventoDaSessao = (para = 'conectado') =>
  fila({
    tipo: 'certificado.status',
    detalhe: {
      id: 'e2',
      em: '2026-11-21T02:30:00.000Z',
      medico_id: HELENA.usuario.id,
      de: 'aguardando',
      para,
    },
  })
