import { DomainError } from '#domain/erros.ts'
import { type Conexao, sobrando } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { desligar, recusar } from '#lambdas/providers/difusao.ts'
import { socket } from '#lambdas/runtime/socket.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'

/**
 * Remembers who is on the connection for as long as it can live. Beyond `MAXIMO_DE_CONEXOES` of an account the oldest
 * is told and closed. Written first and counted after: of however many at once, the last to look sees all of them, so
 * the newest stay and no more; one that is already among the surplus, or gone, is not let in.
 */
export const handler = socket(tempoReal.conectar, async (_input, { conexao, now }) => {
  await conexoes.abrir({ ...conexao, conectado_em: now.toISOString() })
  const abertas = await conexoes.doUsuario(conexao.usuario_id)
  const sobras = sobrando(abertas)
  const eEsta = ({ id }: Conexao) => id === conexao.id
  await Promise.all(sobras.filter((sobra) => !eEsta(sobra)).map(ceder))
  if (abertas.some(eEsta) && !sobras.some(eEsta)) return
  await conexoes.fechar(conexao)
  throw muitas()
})

async function ceder(conexao: Conexao): Promise<void> {
  await recusar(conexao, tempoReal.conectar.rota, muitas())
  await desligar(conexao)
}

const muitas = () => new DomainError('muitas_conexoes')
