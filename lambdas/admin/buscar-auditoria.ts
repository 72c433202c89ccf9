import { buscarAuditoria } from '#domain/admin/contract-atos.ts'
import { DomainError } from '#domain/erros.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { dono } from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** Who read or changed a patient's record, and whether the chain holds. The search itself is kept with its reason. */
export const handler = semLimite(buscarAuditoria, async ({ quem, motivo }, { actor, now }) => {
  const id = quem.includes('@') ? await dono('email', quem.toLowerCase(), 'paciente', now) : quem
  const paciente = id === undefined ? undefined : await usuarios.find(id)
  if (!paciente) throw new DomainError('nao_encontrado')
  await atos.registrar(
    { ator_id: actor.id, acao: 'auditoria_buscar', objeto: `auditoria:${paciente.id}`, motivo },
    now,
  )
  const [linhas, verificacao] = await Promise.all([
    auditoria.lista(paciente.id),
    auditoria.verificar(paciente.id),
  ])
  return { paciente_id: paciente.id, integra: verificacao.integra, linhas: linhas.toReversed() }
})
