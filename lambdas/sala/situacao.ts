import type { SituacaoNaSala } from '#domain/sala/sala.ts'
import { canalDaConsulta } from '#domain/tempo-real/canal.ts'
import type { Conexao } from '#domain/tempo-real/conexao.ts'
import { enviar } from '#lambdas/aws/difusao.ts'

/** Tells one connection how it stands in the room. False when it is gone. */
export const dizerSituacao = (conexao: Conexao, situacao: SituacaoNaSala): Promise<boolean> =>
  enviar(conexao, {
    canal: canalDaConsulta(situacao.consulta_id),
    evento: 'sala.status',
    dados: { ...situacao },
  })
