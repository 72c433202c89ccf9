import { randomBytes } from 'node:crypto'
import { DomainError } from '#domain/base/erros.ts'
import { criarEnvio } from '#domain/kyc/contract.ts'
import { caminhoTemporario, VALIDADE_DO_FORMULARIO } from '#domain/kyc/envio.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { exigirAberto } from './corrida/verificacao-aberta.ts'

/** A signed form to upload one side of the document, or the selfie, straight to storage. */
export const handler = http(criarEnvio, async (input, { actor, now }) => {
  const { finalidade, tipo_conteudo, tamanho, documento_tipo } = input
  if (finalidade !== 'selfie' && !documento_tipo)
    throw new DomainError('campos_invalidos', {
      campos: [{ campo: 'documento_tipo', motivo: 'Selecione o tipo de documento' }],
    })
  await exigirAberto(actor.perfil)
  const caminho = caminhoTemporario({
    usuario_id: actor.id,
    finalidade,
    tipo_conteudo,
    agora: now,
    aleatorio: randomBytes(9).toString('hex'),
  })
  await envios.criar({
    usuario_id: actor.id,
    caminho,
    finalidade,
    tipo_conteudo,
    ...(finalidade !== 'selfie' && { documento_tipo }),
    created_at: now.toISOString(),
  })
  const { url, campos } = await imagens.formulario(caminho, tipo_conteudo, tamanho)
  const expira_em = new Date(now.getTime() + VALIDADE_DO_FORMULARIO * 1000).toISOString()
  return { url, campos, caminho, expira_em }
})
