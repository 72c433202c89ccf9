import type { ConsultaNaFila } from '#domain/consulta/consulta.ts'
import { verFila } from '#domain/consulta/contract.ts'
import { DomainError } from '#domain/erros.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { http } from '#lambdas/runtime/http.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

const PAGE = 50

/**
 * Who waits in a specialty, for its verified doctors while they are in that queue and in no consultation; every page read
 * is logged (estados §3).
 */
export const handler = http(verFila, async ({ especialidade }, { actor, now }) => {
  await requireInQueue(actor.id, especialidade, now)
  const fila = await consultas.naFila(especialidade)
  const offered = fila.filter(({ medicos_excluidos }) => !medicos_excluidos.includes(actor.id)).slice(0, PAGE)
  const rows = await Promise.all(offered.map(rowOf))
  const em = now.toISOString()
  await Promise.all(
    offered.map(async ({ paciente_id, id }) =>
      auditoria.registrar({
        paciente_id,
        ator_id: actor.id,
        acao: 'ler_na_fila',
        objeto: `consulta:${id}`,
        em,
      }),
    ),
  )
  return { consultas: rows.filter((row) => row !== undefined) }
})

/** @throws DomainError sem_permissao, fora_da_fila */
async function requireInQueue(medico_id: string, especialidade: Especialidade, now: Date): Promise<void> {
  const [verificado, presenca, ocupado] = await Promise.all([
    medicos.eVerificado(medico_id, especialidade),
    presencas.find(medico_id),
    presencas.consultaDoMedico(medico_id),
  ])
  if (!verificado) throw new DomainError('sem_permissao')
  if (ocupado)
    throw new DomainError('fora_da_fila', { detail: 'A fila volta a aparecer quando sua consulta terminar.' })
  const present =
    presenca?.especialidade === especialidade && presenca.last_seen_at >= presencas.desdeQuandoConta(now)
  if (!present)
    throw new DomainError('fora_da_fila', { detail: 'Entre na fila da especialidade para ver as consultas.' })
}

async function rowOf(consulta: consultas.NaFila): Promise<ConsultaNaFila | undefined> {
  const paciente = await usuarios.find(consulta.paciente_id)
  return paciente && { ...consulta, paciente: { nome: paciente.nome, telefone: paciente.telefone } }
}
