import * as sala from '#domain/sala/contract.ts'
import { PAPEIS_NA_SALA, salaDe, situacaoDentro } from '#domain/sala/sala.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { dizerSituacao } from './situacao.ts'

/**
 * Leaves the call: gives up the place that this very connection holds. The other participant is told, or hears it when
 * their own line is back. Places in a finished room have no effect.
 */
export const handler = mensagem(sala.sairSala, async ({ consulta_id }, { conexao, now }) => {
  const consulta = await consultas.find(consulta_id)
  const sala = consulta && salaDe(consulta)
  if (!sala) return
  for (const papel of PAPEIS_NA_SALA) {
    const meu = await salas.largar(sala, papel, conexao.id, now)
    if (!meu) continue
    await consultas.deixouASala({ ...meu, visto_em: now.toISOString() })
    const outro = await salas.outro(sala, papel, now)
    if (outro)
      await dizerSituacao(
        { id: outro.conexao_id, usuario_id: outro.usuario_id },
        situacaoDentro(sala, outro.papel, { lugar: undefined, saiu: true }),
      )
    await dizerSituacao(conexao, { consulta_id, papel, situacao: 'fora', outro: outro !== undefined })
  }
})
