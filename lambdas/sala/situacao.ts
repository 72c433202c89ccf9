import type { SituacaoNaSala } from '#domain/sala/sala.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import { enviar } from '#lambdas/providers/difusao.ts'

/** Tells one connection how it stands in the room. False when it is gone. */
export const dizerSituacao = (conexao_id: string, situacao: SituacaoNaSala): Promise<boolean> =>
  enviar(conexao_id, {
    canal: canalDaConsulta(situacao.consulta_id),
    evento: 'sala.status',
    dados: { ...situacao },
  })
