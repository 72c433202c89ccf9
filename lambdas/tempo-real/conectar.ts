import { setTimeout as wait } from 'node:timers/promises'
import { DomainError } from '#domain/erros.ts'
import { type Conexao, type ConexaoGuardada, sobrando } from '#domain/tempo-real/conexao.ts'
import * as tempoReal from '#domain/tempo-real/contract.ts'
import { desligar, recusar } from '#lambdas/providers/difusao.ts'
import { socket } from '#lambdas/runtime/socket.ts'
import * as conexoes from '#lambdas/store/conexoes.ts'
import { sessaoSegue } from './sessao-segue.ts'

/** One that is being let in cannot be reached yet: tried again after these pauses, in ms. */
const ESPERAS = [100, 300, 900]
/** Older than this nobody is still being let in: who cannot be reached is gone. */
const ENTRADA_MS = 30_000

/**
 * Remembers who is on the connection for as long as it can live. Beyond `MAXIMO_DE_CONEXOES` of an account the oldest
 * is told and closed. Written first and counted after: of however many at once, the last to look sees all of them, so
 * the newest stay and no more; one that is already among the surplus, or gone, is not let in.
 */
export const handler = socket(tempoReal.conectar, async (_input, { conexao, entrada, now }) => {
  const { sessao, emitido_em: desde = now.toISOString() } = entrada
  await conexoes.abrir({
    ...conexao,
    conectado_em: now.toISOString(),
    ...(sessao !== undefined && { sessao }),
  })
  // Written first and looked at after: whoever ends the sign-ins meanwhile finds the connection, or it finds the end.
  const eEsta = ({ id }: Conexao) => id === conexao.id
  const { usuario_id } = conexao
  const [segue, contadas] = await Promise.all([
    sessaoSegue({ usuario_id, sessao, desde }),
    conexoes.doUsuario(usuario_id),
  ])
  if (!segue) {
    await conexoes.fechar(conexao)
    throw new DomainError('nao_autenticado')
  }
  let abertas = contadas
  const outras = sobrando(abertas).filter((sobra) => !eEsta(sobra))
  if (outras.length > 0) {
    await Promise.all(outras.map(async (outra) => ceder(outra, now)))
    // Meanwhile others may have come.
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
