import * as sala from '#domain/sala/contract.ts'
import { PAPEIS_NA_SALA } from '#domain/sala/sala.ts'
import { mensagem } from '#lambdas/runtime/mensagem.ts'
import * as salas from '#lambdas/store/salas.ts'
import { dizerSituacao } from './situacao.ts'

/** Leaves the call: whatever place this very connection holds in it. The other one is told. */
export const handler = mensagem(sala.sairSala, async ({ consulta_id }, { conexao, now }) => {
  for (const papel of PAPEIS_NA_SALA) {
    if (!(await salas.sair(consulta_id, papel, conexao.id))) continue
    const outro = await salas.outro(consulta_id, papel, now)
    if (outro)
      await dizerSituacao(
        { id: outro.conexao_id, usuario_id: outro.usuario_id },
        {
          consulta_id,
          papel: outro.papel,
          situacao: 'dentro',
          outro: false,
        },
      )
    await dizerSituacao(conexao, { consulta_id, papel, situacao: 'fora', outro: outro !== undefined })
  }
})
