import type { Consulta } from '#domain/consulta/consulta.ts'
import { medicoHistorico } from '#domain/medico/contract.ts'
import { duracaoEmMinutos, encerradas, LIMITE_DO_HISTORICO } from '#domain/medico/historico.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

/** A doctor has one open consultation at most: it may stand among the last ones. */
const OPEN = 1
/** The last one of the page before, and one that says that there is another page. */
const AROUND = 2

/**
 * What the doctor finished or cancelled, most recently ended first (D §2.9). Each patient sees in their access log that
 * it was read.
 */
export const handler = semLimite(medicoHistorico, async ({ antes_de }, { actor, now }) => {
  const lidas = await consultas.byMedico(actor.id, LIMITE_DO_HISTORICO + OPEN + AROUND, antes_de)
  const novas = lidas.filter((consulta) => antes_de === undefined || fimDe(consulta) < antes_de)
  const lista = encerradas(novas)
  const ultima = lista.at(-1)
  const outras = encerradas(novas.filter((consulta) => !lista.some(({ id }) => id === consulta.id)))
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
    anteriores: ultima && outras.length > 0 ? fimDe(ultima) : null,
  }
})

/** Its place in the order. */
const fimDe = ({ ended_at, created_at }: Consulta): string => ended_at ?? created_at

const nomeDe = async (id: string): Promise<string | null> => (await usuarios.titular(id))?.nome ?? null
