import { DeleteObjectCommand, S3Client } from '@aws-sdk/client-s3'
import { mockClient } from 'aws-sdk-client-mock'
import * as cadastro from '#domain/cadastro/contract.ts'
import { handler } from '#lambdas/cadastro/encerrar-conta.lambda.ts'
import * as contas from '#lambdas/store/contas.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as marcas from '#lambdas/kyc/store/marcas.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import { write } from '#lambdas/store/table.ts'
import { ANA, CARLA, HELENA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { poolVivo, segredosVivos } from '../../../support/pool-vivo.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** Ana, Carla and a doctor who can sign in; Ana was verified with pictures. */
export async function cenaDoEncerramento() {
  const tabela = tabelaViva()
  const pool = poolVivo()
  segredosVivos()
  const s3 = mockClient(S3Client)
  const apagadas: string[] = []
  s3.on(DeleteObjectCommand).callsFake(async ({ Key }: { Key: string }) => {
    apagadas.push(Key)
    return {}
  })
  for (const { usuario } of [ANA, CARLA, HELENA]) {
    await contas.criar(usuario, new Date())
    pool.com(usuario.id, usuario.email)
  }
  await verificada(ANA)
  return { tabela, pool, s3, apagadas }
}

async function verificada({ usuario: { id, cpf } }: Persona): Promise<void> {
  const em = '2026-01-05T12:00:00.000Z'
  const foto = (finalidade: 'documento_frente' | 'selfie') => ({
    finalidade,
    caminho: `${id}/temp_${finalidade}.jpg`,
    copia: `${id}/${finalidade}.jpg`,
    quarentena: `quarentena/${id}/${finalidade}`,
  })
  const corrida = {
    id: 'corrida-1',
    usuario_id: id,
    correlation_id: 'kyc_1_a',
    tipo: 'paciente' as const,
    status: 'approved' as const,
    vez: 1,
    arquivos: [foto('documento_frente'), foto('selfie')],
    resultados: {},
    reasons: [],
    created_at: em,
    updated_at: em,
  }
  const visto = '0123456789abcdef0123456789abcdef'
  const imagem = (sha256: string) => ({ sha256, impressao: visto, impressao_fina: visto })
  await write(corridas.criacaoWrite(corrida))
  await write(
    ...(await marcas.marcar(
      { usuario_id: id, cpf },
      { numeros: ['123456789'], documentos: [imagem('a')], selfie: imagem('b') },
      em,
    )),
  )
  await envios.criar({
    usuario_id: id,
    caminho: `${id}/temp_esquecida.jpg`,
    finalidade: 'selfie',
    tipo_conteudo: 'image/jpeg',
    created_at: em,
  })
}

/** Every picture of Ana's. */
export const IMAGENS_DA_ANA = [
  `${ANA.usuario.id}/temp_documento_frente.jpg`,
  `${ANA.usuario.id}/documento_frente.jpg`,
  `quarentena/${ANA.usuario.id}/documento_frente`,
  `${ANA.usuario.id}/temp_selfie.jpg`,
  `${ANA.usuario.id}/selfie.jpg`,
  `quarentena/${ANA.usuario.id}/selfie`,
  `${ANA.usuario.id}/temp_esquecida.jpg`,
]

/** A code was mailed and typed right. */
export async function comCodigo(usuario_id: string): Promise<void> {
  const pedido = { usuario_id, acao: 'critical_data_change', sessao: 's' } as const
  const { codigo } = await doisFatores.emitir(pedido, new Date())
  await doisFatores.conferir(pedido, codigo, new Date())
}

export async function encerrar(como: Persona, entrada: object = { confirmacao: 'ENCERRAR' }) {
  const { status, body } = await invoke(handler, cadastro.encerrarConta, { como, entrada: { ...entrada } })
  return { status, body }
}
