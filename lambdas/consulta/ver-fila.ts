import { hojeEm, idadeEm, primeiroNome } from '#domain/cadastro/campos.ts'
import type { ConsultaNaFila } from '#domain/consulta/consulta.ts'
import { verFila } from '#domain/consulta/contract.ts'
import { DomainError } from '#domain/erros.ts'
import type { Especialidade } from '#domain/medico/especialidades.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import { logger } from '#lambdas/runtime/log.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import {
  emConsultaKey,
  especialidadeKey,
  presencaKey,
  usuarioKey,
  vistaNaFilaKey,
} from '#lambdas/store/keys.ts'
import { estaVerificado } from '#lambdas/store/medicos.ts'
import { conta, presencaOf } from '#lambdas/store/presencas.ts'
import { getAll, type Item } from '#lambdas/store/table.ts'
import { usuarioOf } from '#lambdas/store/usuarios.ts'
import * as vistas from '#lambdas/store/vistas.ts'

/** A patient and whether they were seen before are read for each row, in one request of at most 100 items. */
const PAGE = 50

/**
 * Who waits in a specialty, for its verified doctors while they are in that queue and in no consultation. Every page read
 * is logged; the first time a doctor sees somebody also goes into that patient's access log (estados §3, decision 011).
 */
export const handler = semLimite(
  verFila,
  async ({ especialidade }, { actor, now, lidos }) => {
    requireInQueue(lidos, especialidade, now)
    const fila = await consultas.naFila(especialidade)
    const offered = fila
      .filter(({ medicos_excluidos }) => !medicos_excluidos.includes(actor.id))
      .slice(0, PAGE)
    if (offered.length === 0) return { consultas: [] }
    const lidas = await ler(offered, actor.id)
    const em = now.toISOString()
    await Promise.all(
      lidas
        .filter(({ vista }) => !vista)
        .map(async ({ consulta: { id, paciente_id } }) =>
          vistas.anotar({ consulta_id: id, paciente_id, medico_id: actor.id, em }),
        ),
    )
    logger.info('Queue page read', { medico_id: actor.id, consultas: offered.map(({ id }) => id) })
    const hoje = hojeEm(now)
    return { consultas: lidas.map((lida) => rowOf(lida, hoje)).filter((row) => row !== undefined) }
  },
  ({ especialidade }, id) => [especialidadeKey(id, especialidade), presencaKey(id), emConsultaKey(id)],
)

/** @throws DomainError sem_permissao, fora_da_fila */
function requireInQueue(
  [especialista, presente, ocupado]: readonly (Item | undefined)[],
  especialidade: Especialidade,
  now: Date,
): void {
  if (!estaVerificado(especialista)) throw new DomainError('sem_permissao')
  if (ocupado)
    throw new DomainError('fora_da_fila', { detail: 'A fila volta a aparecer quando sua consulta terminar.' })
  const presenca = presencaOf(presente)
  if (!presenca || !conta(presenca, especialidade, now))
    throw new DomainError('fora_da_fila', { detail: 'Entre na fila da especialidade para ver as consultas.' })
}

interface Lida {
  readonly consulta: consultas.NaFila
  readonly paciente: Item | undefined
  readonly vista: boolean
}

async function ler(offered: readonly consultas.NaFila[], medico_id: string): Promise<Lida[]> {
  // A moment late is as good as the queue itself; a sight that is not read yet is kept once all the same.
  const itens = await getAll(
    [
      ...offered.map(({ paciente_id }) => usuarioKey(paciente_id)),
      ...offered.map(({ id }) => vistaNaFilaKey(id, medico_id)),
    ],
    { consistent: false },
  )
  return offered.map((consulta, index) => ({
    consulta,
    paciente: itens[index],
    vista: itens[offered.length + index] !== undefined,
  }))
}

function rowOf({ consulta, paciente }: Lida, hoje: string): ConsultaNaFila | undefined {
  const perfil = usuarioOf(paciente)
  if (!perfil) return undefined
  const primeiro_nome = primeiroNome(perfil.nome)
  return { ...consulta, paciente: { primeiro_nome, idade: idadeEm(perfil.data_nascimento, hoje) } }
}
