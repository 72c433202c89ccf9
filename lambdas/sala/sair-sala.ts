import * as sala from '#domain/sala/contract.ts'
import { PAPEIS_NA_SALA, salaDe } from '#domain/sala/sala.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as salas from '#lambdas/store/salas.ts'
import { dizerSituacao } from './situacao.ts'

/**
 * Leaves the call: whatever place this very connection holds in it. The other one is told. The places of a room that is
 * over count no more, left or not.
 */
export const handler = mensagem(sala.sairSala, async ({ consulta_id }, { conexao, now }) => {
  const consulta = await consultas.find(consulta_id)
  const sala = consulta && salaDe(consulta)
  if (!sala) return
  for (const papel of PAPEIS_NA_SALA) {
    if (!(await salas.sair(sala, papel, conexao.id))) continue
    const outro = await salas.outro(sala, papel, now)
    if (outro)
      await dizerSituacao(
        { id: outro.conexao_id, usuario_id: outro.usuario_id },
        {
          consulta_id,
          papel: outro.papel,
          situacao: 'dentro',
          outro: false,
          saiu: true,
        },
      )
    await dizerSituacao(conexao, { consulta_id, papel, situacao: 'fora', outro: outro !== undefined })
  }
})
