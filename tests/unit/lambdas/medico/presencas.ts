import { vi } from 'vitest'
import { doctorPresence, minhaPresenca, sairDaFila, verPresencas } from '#domain/medico/contract.ts'
import { handler as bater } from '#lambdas/medico/doctor-presence.lambda.ts'
import { handler as minha } from '#lambdas/medico/minha-presenca.lambda.ts'
import { handler as sair } from '#lambdas/medico/sair-da-fila.lambda.ts'
import { handler as ver } from '#lambdas/medico/ver-presencas.lambda.ts'
import { ANA, HELENA, IGOR, JULIA, type Persona } from '#semente/personas.ts'
import { cadastrarMedicos, consultar } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** Doctors and a patient in memory, at one instant. */

const NOW = new Date('2026-11-20T12:00:00.000Z')
/** The instant so many seconds after the beginning, ISO. */
export const at = (seconds: number) => new Date(NOW.getTime() + seconds * 1000).toISOString()

/** For `beforeEach`: answers how to end it. */
export async function comecar() {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW })
  tabelaViva(itemsOf(ANA, HELENA, IGOR, JULIA))
  await cadastrarMedicos()
  return () => vi.useRealTimers()
}

export const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000)
export const beat = (medico: Persona, especialidade = 'clinica_medica', medico_id = medico.usuario.id) =>
  invoke(bater, doctorPresence, { como: medico, entrada: { medico_id, especialidade } })
/** A beat that goes on from the device of this sign-in. */
export const beatOn = (sessao: string, especialidade = 'clinica_medica') =>
  invoke(bater, doctorPresence, {
    como: HELENA,
    sessao,
    entrada: { medico_id: HELENA.usuario.id, especialidade, continuar: true },
  })
export const leave = (como: Persona) => invoke(sair, sairDaFila, { como })
/** Nobody looks at the device of this sign-in any more. */
export const leaveOn = (sessao: string) =>
  invoke(sair, sairDaFila, { como: HELENA, sessao, entrada: { so_este_aparelho: true } })
export const mine = async () => (await invoke(minha, minhaPresenca, { como: HELENA })).body
export const seen = async (especialidade = 'clinica_medica') =>
  (await invoke(ver, verPresencas, { como: ANA, entrada: { especialidade } })).body
export const emConsulta = () => consultar({ status: 'assigned', assigned_to: HELENA.usuario.id })
