import { encerrar } from './sessoes-de-assinatura.ts'
import * as usuarios from './usuarios.ts'

/** What ends every sign-in of a person ends what a doctor had opened to sign too. */

export async function sairDeTudo(id: string, agora: Date): Promise<void> {
  await usuarios.registrarSaida(id, agora)
  await encerrar(id, agora)
}

export async function novaSenha(id: string, agora: Date): Promise<void> {
  await usuarios.registrarTrocaDeSenha(id, agora)
  await encerrar(id, agora)
}
