import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '#domain/base/erros.ts'
import { type Conexao, type ConexaoGuardada, sobrando } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { desligar, recusar } from '#lambdas/aws/difusao.ts'
import { socket } from '#lambdas/runtime/socket.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import { sessaoSegue } from './sessao-segue.ts'

/** A connection that is still being admitted cannot be reached: it is tried again after these pauses, in ms. */
const ESPERAS = [100, 300, 900]
/** After this time no connection is still being admitted: one that cannot be reached is gone. */
const ENTRADA_MS = 30_000

/**
 * Stores the connection for as long as it can live. Above `MAXIMO_DE_CONEXOES` of an account, the oldest is told and
 * closed. The connection is written first and counted afterwards: of simultaneous ones the last to count sees all, so
 * only the newest stay. A connection that is itself surplus, or gone, is not admitted.
 */
export const handler = socket(tempoReal.conectar, async (_input, { conexao, entrada, now }) => {
  const { usuario_id, sessao } = entrada
  await conexoes.abrir({
    ...conexao,
    conectado_em: now.toISOString(),
    ...(sessao !== undefined && { sessao }),
  })
  // Written first and checked afterwards: if the sessions are ended meanwhile, either that finds the connection, or
  // this finds the end.
  const eEsta = ({ id }: Conexao) => id === conexao.id
  const [segue, contadas] = await Promise.all([sessaoSegue(entrada), conexoes.doUsuario(usuario_id)])
  if (!segue) {
    await conexoes.fechar(conexao)
    throw new DomainError('nao_autenticado')
  }
  let abertas = contadas
  const outras = sobrando(abertas).filter((sobra) => !eEsta(sobra))
  if (outras.length > 0) {
    await Promise.all(outras.map(async (outra) => ceder(outra, now)))
    // More connections may have come meanwhile.
    abertas = await conexoes.doUsuario(conexao.usuario_id)
  }
  if (abertas.some(eEsta) && !sobrando(abertas).some(eEsta)) return
  await conexoes.fechar(conexao)
  throw muitas()
})

async function ceder(conexao: ConexaoGuardada, now: Date): Promise<void> {
  const entrando = now.getTime() - Date.parse(conexao.conectado_em) < ENTRADA_MS
  for (const espera of entrando ? [0, ...ESPERAS] : [0]) {
    await wait(espera)
    if (await recusar(conexao, tempoReal.conectar.rota, muitas())) return desligar(conexao)
  }
  return undefined
}

const muitas = () => new DomainError('muitas_conexoes')
