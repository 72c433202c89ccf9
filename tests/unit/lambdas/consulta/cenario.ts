import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as presencas from '#lambdas/store/presencas.ts'
import { ANA, DIEGO, HELENA, IGOR, type Persona } from '#semente/personas.ts'
import { CONSULTA, cadastrarMedicos, haPouco } from '../../../support/consulta.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** A consultation between Ana and Helena, in its states, and what is asked about it afterwards. */

const SALA = `http://127.0.0.1:4600/chamada/${CONSULTA}`
export const atribuida = {
  status: 'assigned',
  assigned_to: HELENA.usuario.id,
  assigned_at: haPouco(20_000),
  room_url: SALA,
  host_url: SALA,
} as const
export const iniciada = { ...atribuida, status: 'in_progress', started_at: haPouco(10_000) } as const
export const juntos = { ...iniciada, ambos_conectados_em: haPouco(5_000) } as const

/** A table with the people in it and nothing else. */
export async function comPessoas(): Promise<void> {
  tabelaViva(itemsOf(ANA, DIEGO, HELENA, IGOR))
  await cadastrarMedicos()
}

export const como = (quem: Persona, extra = {}) => ({ como: quem, entrada: { id: CONSULTA, ...extra } })
export const porConsulta = (quem: Persona) => ({ como: quem, entrada: { consulta_id: CONSULTA } })
export const consulta = () => consultas.find(CONSULTA)
export const pagamento = async () => (await pagamentos.find(CONSULTA))?.status
export const medicoLivre = async () => (await presencas.consultaDoMedico(HELENA.usuario.id)) === undefined
export const pacienteLivre = async () => (await consultas.abertaDoPaciente(ANA.usuario.id)) === undefined
export const missing = { status: 404, body: { codigo: 'nao_encontrado' } }
export const refused = { status: 409, body: { codigo: 'transicao_invalida' } }
