import { buscarAuditoria } from '#domain/admin/contract-atos.ts'
import { emPalavras } from '#domain/documento/exportacao.ts'
import { DomainError } from '#domain/base/erros.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as atos from '#lambdas/store/atos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import { dono } from '#lambdas/store/unicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { nomesDe } from './nomes.ts'

/** Who read or changed a patient's record, and whether the chain holds. The search itself is kept with its reason. */
export const handler = semLimite(buscarAuditoria, async ({ quem, motivo }, { actor, now }) => {
  const id = quem.includes('@') ? await dono('email', quem.toLowerCase(), 'paciente', now) : quem
  // A dependant has a record and no profile.
  const paciente = id === undefined ? undefined : await usuarios.titular(id)
  if (id === undefined || !paciente) throw new DomainError('nao_encontrado')
  await atos.registrar(
    { ator_id: actor.id, acao: 'auditoria_buscar', objeto: `auditoria:${id}`, motivo },
    now,
  )
  const [linhas, verificacao] = await Promise.all([auditoria.lista(id), auditoria.verificar(id)])
  const nomes = await nomesDe(linhas.map(({ ator_id }) => ator_id))
  // All of it is the patient's, but a doctor's list of consultations in which the patient stood.
  const deQuem = ({ objeto, ator_id }: (typeof linhas)[number]) =>
    objeto === `historico:${ator_id}` ? nomes.get(ator_id) : undefined
  return {
    paciente_id: id,
    paciente: paciente.nome,
    integra: verificacao.integra,
    linhas: linhas.toReversed().map((linha) => ({
      ...linha,
      ator: nomes.get(linha.ator_id) ?? linha.ator_id,
      o_que: emPalavras(linha.acao, linha.objeto),
      de_quem: deQuem(linha) ?? paciente.nome,
    })),
  }
})
