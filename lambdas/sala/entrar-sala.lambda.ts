import * as contrato from '#domain/sala/contract.ts'
import { type Lugar, situacaoDentro } from '#domain/sala/sala.ts'
import { mensagemDePerfil } from '#lambdas/runtime/mensagem-de-perfil.ts'
import * as salas from '#lambdas/store/salas.ts'
import { participanteDe } from './participante.ts'
import { notar } from './encontro.ts'
import { dizerSituacao } from './situacao.ts'

/**
 * A participant takes their place in the call. The one opened last gets it, and the earlier one is told. `continuar`
 * is the heartbeat that keeps the place, and how a page comes again whose line broke: it never takes it from a tab or
 * device that the person moved to meanwhile.
 */
export const handler = mensagemDePerfil(
  contrato.entrarSala,
  async ({ consulta_id, continuar = false, aba }, { conexao, now }) => {
    const participante = await participanteDe(consulta_id, conexao.usuario_id)
    const { sala, papel } = participante
    const assumida = { consulta_id, papel, situacao: 'assumida', outro: false } as const
    const mantido = continuar ? await salas.continuar(sala, papel, conexao.id, now) : undefined
    const tomado = mantido
      ? { meu: mantido, anterior: undefined }
      : await salas.entrar(sala, papel, { conexao_id: conexao.id, aba, continuar }, now)
    if (!tomado) {
      await dizerSituacao(conexao, assumida)
      return
    }
    const { meu, anterior } = tomado
    if (anterior) await dizerSituacao(conexaoDe(anterior), assumida)
    const outro = await salas.doOutro(sala, papel, now)
    await notar(participante, meu, outro.lugar, now)
    await dizerSituacao(conexao, situacaoDentro(sala, papel, outro))
  },
)

const conexaoDe = ({ conexao_id, usuario_id }: Lugar) => ({ id: conexao_id, usuario_id })
