import { setTimeout as wait } from 'node:timers/promises'
import {
  DeleteObjectCommand,
  GetObjectCommand,
  NoSuchKey,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager'
import { mockClient } from 'aws-sdk-client-mock'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import { handler as consultario } from '#lambdas/kyc/kyc-consultario.lambda.ts'
import { handler as decision } from '#lambdas/kyc/kyc-decision.lambda.ts'
import { handler as documento } from '#lambdas/kyc/kyc-documento.lambda.ts'
import { handler as facematch } from '#lambdas/kyc/kyc-facematch.lambda.ts'
import { handler as fraud } from '#lambdas/kyc/kyc-fraud.lambda.ts'
import { handler as liveness } from '#lambdas/kyc/kyc-liveness.lambda.ts'
import { handler as ocr } from '#lambdas/kyc/kyc-ocr.lambda.ts'
import { handler as validarEnvio } from '#lambdas/kyc/kyc-validar-envio.lambda.ts'
import type { StepHandler } from '#lambdas/runtime/step.ts'
import { corridaKey, kycKey, usuarioKey } from '#lambdas/store/keys.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { Cadastros } from '../../tests/support/cadastros.ts'
import { CONTEXT } from '../../tests/support/invoke.ts'
import { tabelaViva } from '../../tests/support/tabela-viva.ts'
import type { Identidade } from './casos.ts'

/**
 * The workflow's own functions over a table and a bucket in memory, in the order of its definition: only pictures and
 * people are made up, every rule is the product's.
 */

export interface Entregue {
  readonly perfil: Identidade
  readonly registro: Identidade
  readonly imagens: Readonly<Record<Finalidade, Buffer>>
}

const USUARIO = '99999999-9999-4999-8999-999999999999'
const CORRIDA = 'bench'
const PEDIDO = { usuario_id: USUARIO, corrida_id: CORRIDA }

/** Carries a whole run out, or only as far as the document is read, and answers it as it then stands. */
export async function correr({ perfil, registro, imagens }: Entregue, soLeitura: boolean): Promise<Corrida> {
  const agora = new Date().toISOString()
  const usuario: Usuario = {
    id: USUARIO,
    ...perfil,
    email: 'pessoa@exemplo.com.br',
    telefone: '11987650099',
    tipo: 'paciente',
    kyc_status: 'pending',
    access_tier: 'blocked',
    email_confirmado: true,
    password_set: true,
    created_at: agora,
    updated_at: agora,
  }
  const finalidades = ['documento_frente', 'documento_verso', 'selfie'] as const
  const caminho = (finalidade: Finalidade) => `${USUARIO}/temp_${finalidade}`
  tabelaViva([
    { ...usuarioKey(USUARIO), entidade: 'usuario', ...usuario },
    {
      ...kycKey(USUARIO),
      entidade: 'kyc',
      user_id: USUARIO,
      current_state: 'uploading',
      corrida_id: CORRIDA,
      state_data: {},
      locked_fields: '[]',
    },
    {
      ...corridaKey(USUARIO, CORRIDA),
      entidade: 'kyc_corrida',
      id: CORRIDA,
      usuario_id: USUARIO,
      correlation_id: 'kyc_1_bench',
      tipo: 'paciente',
      status: 'em_andamento',
      vez: 1,
      arquivos: finalidades.map((finalidade) => ({ finalidade, caminho: caminho(finalidade) })),
      reasons: [],
      created_at: agora,
      updated_at: agora,
    },
  ])
  balde(new Map(finalidades.map((finalidade) => [caminho(finalidade), imagens[finalidade]])))
  for (const finalidade of finalidades)
    await envios.criar({
      usuario_id: USUARIO,
      caminho: caminho(finalidade),
      finalidade,
      tipo_conteudo: 'image/jpeg',
      ...(finalidade !== 'selfie' && { documento_tipo: 'RG' as const }),
      created_at: agora,
    })
  cadastro(perfil.cpf, registro)
  await percorrer(soLeitura)
  const corrida = await corridas.find(USUARIO, CORRIDA)
  if (!corrida) throw new Error('The run is gone')
  return corrida
}

/** A busy machine makes a stage slow; the bench counts the time instead of cutting it. */
const SEM_PRESSA = { ...CONTEXT, getRemainingTimeInMillis: () => 600_000 }

const ETAPAS = [documento, liveness, facematch, fraud, consultario]

/** As `step-functions/kyc.asl.json` has it: what is refused goes to the decision at once. */
async function percorrer(soLeitura: boolean): Promise<void> {
  const envio = (await etapa(validarEnvio)) as { veredito: string; lados: readonly string[] }
  if (envio.veredito !== 'reprovado') {
    for (const lado of envio.lados) await etapa(ocr, { lado })
    for (const handler of soLeitura ? [documento] : ETAPAS) {
      const { veredito } = (await etapa(handler)) as { veredito: string }
      if (veredito === 'reprovado') break
    }
  }
  if (!soLeitura) await etapa(decision)
}

/** A provider that was too slow on a busy machine has its answer ready when it is asked again, as the workflow does. */
async function etapa(handler: StepHandler, extra: object = {}): Promise<unknown> {
  for (let vez = 1; ; vez++)
    try {
      return await handler({ ...PEDIDO, ...extra }, SEM_PRESSA)
    } catch (error) {
      if (vez === VEZES) throw error
      await wait(PAUSA_MS)
    }
}
const VEZES = 5
const PAUSA_MS = 2_000

const s3 = mockClient(S3Client)

function balde(objetos: Map<string, Uint8Array>): void {
  s3.reset()
  s3.on(GetObjectCommand).callsFake(async ({ Key }: { Key: string }) => {
    const bytes = objetos.get(Key)
    if (!bytes) throw new NoSuchKey({ $metadata: {}, message: 'The specified key does not exist.' })
    return { Body: { transformToByteArray: async () => bytes } }
  })
  s3.on(PutObjectCommand).callsFake(async ({ Key, Body }: { Key: string; Body: Uint8Array }) => {
    objetos.set(Key, Body)
    return {}
  })
  s3.on(DeleteObjectCommand).callsFake(async ({ Key }: { Key: string }) => {
    objetos.delete(Key)
    return {}
  })
}

mockClient(SecretsManagerClient)
  .on(GetSecretValueCommand)
  .resolves({ SecretString: JSON.stringify({ chave: 'chave-do-bench', segredo: 'segredo-do-bench' }) })

/** The registry knows one person, by the account's CPF. */
function cadastro(cpf: string, { nome, data_nascimento }: Identidade): void {
  const cadastros = new Cadastros()
  cadastros.pessoas.set(cpf, { nome, data_nascimento })
  globalThis.fetch = cadastros.fetch as typeof fetch
}
