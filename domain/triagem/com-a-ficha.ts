import { type PedidoComFicha, type ResultadoDoProtocolo, triar } from './protocolo.ts'

/** What the protocol says, and what of the health profile it said it with. */
interface ComFicha {
  readonly protocolo: ResultadoDoProtocolo
  /** Empty where the profile had nothing to say, or no say. */
  readonly da_ficha: readonly string[]
}

/**
 * The protocol with the conditions of the person's health profile beside those they typed. The profile may raise an
 * urgency and never lowers one (`triar` sees to it), and makes nobody surer. It says nothing of a triage about somebody
 * else.
 */
export function triarComFicha(
  pedido: PedidoComFicha,
  da_ficha: readonly string[],
  hoje: string,
  idadeVerificada: number,
): ComFicha {
  const sem = { protocolo: triar(pedido, hoje, idadeVerificada), da_ficha: [] }
  if (da_ficha.length === 0 || sem.protocolo.para_outra_pessoa) return sem
  const com = triar({ ...pedido, da_ficha }, hoje, idadeVerificada)
  return {
    protocolo: { ...com, conf_ia: Math.min(com.conf_ia, sem.protocolo.conf_ia) },
    da_ficha,
  }
}
