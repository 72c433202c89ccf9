import { encerrar } from '../../store/sessoes-de-assinatura.ts'
import * as usuarios from '../../store/usuarios.ts'

/** Whatever ends every session of a person also ends the signing session that a doctor had opened. */

export async function sairDeTudo(id: string, agora: Date): Promise<void> {
  await usuarios.registrarSaida(id, agora)
  await encerrar(id, agora)
}

export async function novaSenha(id: string, agora: Date): Promise<void> {
  await usuarios.registrarTrocaDeSenha(id, agora)
  await encerrar(id, agora)
}
