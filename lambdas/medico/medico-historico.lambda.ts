import { medicoHistorico } from '#domain/medico/contract.ts'
import { duracaoEmMinutos, encerradas, LIMITE_DO_HISTORICO } from '#domain/medico/historico.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** A doctor has one open consultation at most: it may stand among the last ones. */
const OPEN = 1

/**
 * What the doctor finished or cancelled, most recently ended first (D §2.9). Each patient sees in their access log that
 * it was read.
 */
export const handler = semLimite(medicoHistorico, async (_input, { actor, now }) => {
  const lista = encerradas(await consultas.byMedico(actor.id, LIMITE_DO_HISTORICO + OPEN))
  const pacientes = [...new Set(lista.map(({ paciente_id }) => paciente_id))]
  const nomes = new Map(await Promise.all(pacientes.map(async (id) => [id, await nomeDe(id)] as const)))
  await Promise.all(
    pacientes.map(async (paciente_id) =>
      auditoria.registrar({
        paciente_id,
        ator_id: actor.id,
        acao: 'listar',
        objeto: `historico:${actor.id}`,
        em: now.toISOString(),
      }),
    ),
  )
  return {
    consultas: lista.map((consulta) => ({
      ...consulta,
      paciente_nome: nomes.get(consulta.paciente_id) ?? null,
      duracao_min: duracaoEmMinutos(consulta),
    })),
  }
})

const nomeDe = async (id: string): Promise<string | null> => (await usuarios.titular(id))?.nome ?? null
