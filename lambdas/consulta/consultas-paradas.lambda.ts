import { decide } from '#domain/base/maquina.ts'
import { ATOS_NO_CASO } from '#domain/consulta/caso.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { consultasParadas } from '#domain/consulta/contract-casos.ts'
import { consultaMachine } from '#domain/consulta/machine.ts'
import { contaDoPaciente } from '#domain/consulta/participante.ts'
import { semRegistroCompleto } from '#lambdas/registro/fechar.ts'
import { semLimite } from '#lambdas/runtime/sem-limite.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as pagamentos from '#lambdas/store/pagamentos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'
import { paradaDesde } from './caso.ts'

/**
 * Consultations that their doctor left after both had met, the longest-waiting first: whom to ring, and what may be
 * done.
 */
export const handler = semLimite(consultasParadas, async (_input, { now }) => {
  const abertas = await consultas.emAndamento()
  const paradas = await Promise.all(abertas.map(async (consulta) => linhaDe(consulta, now)))
  return {
    consultas: paradas
      .filter((linha) => linha !== undefined)
      .toSorted((a, b) => a.desde.localeCompare(b.desde)),
  }
})

async function linhaDe(consulta: Consulta, now: Date) {
  const { id, status, assigned_to = '' } = consulta
  const desde = await paradaDesde(consulta, now)
  if (desde === undefined) return undefined
  const [pagamento, paciente, medico, incompleto] = await Promise.all([
    pagamentos.find(id),
    quem(contaDoPaciente(consulta)),
    quem(assigned_to),
    semRegistroCompleto(id, assigned_to),
  ])
  return {
    consulta_id: id,
    desde,
    capture_before: pagamento?.capture_before ?? null,
    paciente,
    medico,
    atos: ATOS_NO_CASO.filter(
      (ato) => decide(consultaMachine, status, ato, 'admin').ok && (ato !== 'finalizar' || !incompleto),
    ),
  }
}

const quem = async (usuario_id: string) => usuarios.contatoDe(await usuarios.find(usuario_id))
