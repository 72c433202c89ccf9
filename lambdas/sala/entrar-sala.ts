import type { Consulta } from '#domain/consulta/consulta.ts'
import { DomainError } from '#domain/erros.ts'
import * as sala from '#domain/sala/contract.ts'
import { type PapelNaSala, salaAberta } from '#domain/sala/sala.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { exigirConta, participanteDe } from './participante.ts'
import { dizerSituacao } from './situacao.ts'

const TRIES = 5

/**
 * A participant takes their place in the call. The newest tab has it; the one before is told. `continuar` is the beat
 * that keeps it: it never takes the place back from a newer tab.
 */
export const handler = mensagem(
  sala.entrarSala,
  async ({ consulta_id, continuar = false }, { conexao, now }) => {
    await exigirConta(conexao.usuario_id)
    const { papel, consulta } = await participanteDe(consulta_id, conexao.usuario_id)
    const lugar = { consulta_id, papel, usuario_id: conexao.usuario_id, conexao_id: conexao.id }
    const kept = continuar && (await salas.continuar(lugar, now))
    if (continuar && !kept && (await salas.lugar(consulta_id, papel))) {
      await dizerSituacao(conexao, { consulta_id, papel, situacao: 'assumida', outro: false })
      return
    }
    const anterior = kept ? undefined : await salas.entrar(lugar, now)
    if (anterior)
      await dizerSituacao(
        { id: anterior.conexao_id, usuario_id: anterior.usuario_id },
        { consulta_id, papel, situacao: 'assumida', outro: false },
      )
    const outro = (await salas.outro(consulta_id, papel, now)) !== undefined
    if (!kept || faltaFato(consulta, papel, outro)) await registrarEntrada(consulta_id, papel, outro, now)
    await dizerSituacao(conexao, { consulta_id, papel, situacao: 'dentro', outro })
  },
)

/** The doctor's beat moves the timer that gives the consultation back, so each one counts. */
const faltaFato = (consulta: Consulta, papel: PapelNaSala, ambos: boolean): boolean =>
  papel === 'medico' || (ambos && !consulta.ambos_conectados_em)

/** What the doctor's finish and the timers look at: written once each, whoever else changes the consultation. */
async function registrarEntrada(id: string, papel: PapelNaSala, ambos: boolean, now: Date): Promise<void> {
  for (let attempt = 1; attempt <= TRIES; attempt++) {
    if (await consultas.conectou(id, papel, ambos, now)) return
    const consulta = await consultas.find(id)
    if (!consulta || !salaAberta(consulta.status)) throw new DomainError('transicao_invalida')
  }
  throw new DomainError('conflito')
}
