import { consultasParadas } from '#domain/consulta/contract-casos.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { type Sala, salaDe } from '#domain/sala/sala.ts'
import { handler } from '#lambdas/consulta/consultas-paradas.lambda.ts'
import * as salas from '#lambdas/store/salas.ts'
import { ANA, DIEGO, HELENA, IGOR, LUCIA } from '#semente/personas.ts'
import { cadastrarMedicos, consultar, haPouco } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** A consultation that its doctor left after both had met, and who looks for those. */

export const LIMITE = '2026-12-01T10:00:00.000Z'
export const VISTO = haPouco(1_900_000)

export async function cenaDaParada(): Promise<void> {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR, LUCIA))
  await cadastrarMedicos()
}

/** Both met, and the doctor has not been seen for more than half an hour. */
export const parada = (dados: Partial<Consulta> = {}) =>
  consultar(
    {
      status: 'in_progress',
      assigned_to: HELENA.usuario.id,
      assigned_at: haPouco(2_000_000),
      started_at: haPouco(1_990_000),
      ambos_conectados_em: haPouco(1_950_000),
      medico_visto_em: VISTO,
      vence_em: haPouco(1),
      ...dados,
    },
    { capture_before: LIMITE },
  )

/** The doctor comes back into the room. */
export const voltou = (antes: Consulta) =>
  salas.entrar(salaDe(antes) as Sala, 'medico', { conexao_id: 'da-helena' }, new Date())

export const paradas = async (como = LUCIA) => invoke(handler, consultasParadas, { como })
