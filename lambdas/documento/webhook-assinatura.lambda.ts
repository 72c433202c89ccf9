import type { Usuario } from '#domain/cadastro/usuario.ts'
import { LIMITES_DO_SERVIDOR } from '#domain/base/limites-por-operacao.ts'
import { sessaoVale } from '#domain/documento/certificado.ts'
import { webhookAssinatura } from '#domain/documento/contract.ts'
import type { Documento } from '#domain/documento/documento.ts'
import { documentoDeForaSchema } from '#domain/documento/entrada.ts'
import { FINALIZAR } from '#domain/documento/textos.ts'
import { DomainError } from '#domain/base/erros.ts'
import { requireTier } from '#lambdas/runtime/actor.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { parseInput, parseJson } from '#lambdas/runtime/input.ts'
import { provarCorpo } from '#lambdas/runtime/prova-do-corpo.ts'
import { emRastro } from '#lambdas/runtime/rastro.ts'
import * as limites from '#lambdas/store/limites.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { rastroDaConsulta } from '#lambdas/store/rastros.ts'
import * as sessoes from '#lambdas/store/sessoes-de-assinatura.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { emitir } from './emitir.ts'

/**
 * An outside system does what 'Gerar Documento' does (D §7.4), authenticated by its signature over the body. Doctor and
 * patient are those of the stored consultation: a request that names others finds nothing. A repeated request id gets
 * the same document. When the document cannot be signed now, the answer says why and the document waits.
 */
export const handler = semLimite(webhookAssinatura, async (_entrada, { request, now }) => {
  const chave = await provarCorpo(request.headers, request.rawBody, now)
  const { medico_id, paciente_id, ...entrada } = parseInput(documentoDeForaSchema, parseJson(request.rawBody))
  const medico = await medicoAtivo(medico_id)
  const consulta = await consultaDe(medico.id, entrada.consulta_id, 'medico')
  if (consulta.paciente_id !== paciente_id) throw new DomainError('nao_encontrado')
  await limites.exigir({ tipo: 'documento_conta', quem: medico.id }, LIMITES_DO_SERVIDOR.documento_conta, now)
  return emRastro(await rastroDaConsulta(consulta.id), async () => {
    const documento = await emitir({ medico, entrada, chave, now })
    return { documento, aviso: await avisoDe(documento, now) }
  })
})

/**
 * Who may issue documents on the screen, by the stored record. @throws DomainError nao_encontrado,
 * verificacao_pendente, conta_bloqueada
 */
async function medicoAtivo(id: string): Promise<Usuario> {
  const medico = await usuarios.find(id)
  if (medico?.tipo !== 'medico' || medico.closed_at !== undefined) throw new DomainError('nao_encontrado')
  requireTier(medico.access_tier, 'full')
  return medico
}

/** D §8's sentence, while nothing would sign it: no open session, or an attempt that failed. */
async function avisoDe({ status, falha, medico_id }: Documento, now: Date): Promise<string | null> {
  if (status !== 'created') return null
  const sessao = await sessoes.find(medico_id)
  const assinavel = falha === undefined && sessao !== undefined && sessaoVale(sessao, now)
  return assinavel ? null : FINALIZAR.assinatura_indisponivel
}
