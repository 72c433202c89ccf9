import { doctorPresence } from '#domain/medico/contract.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { call, semResposta } from '../../lib/api.ts'
import { aoResponder, enviar } from '../../lib/tempo-real/tempo-real.ts'

/** Milliseconds: how long the open line may take to answer, and the pause before the last try. */
const BATIMENTO = { resposta: 5_000, nova_tentativa: 5_000 } as const

/**
 * Says that the doctor is still in the queue: over the open line, else by the server function, and once more after a
 * pause when the network failed (D §7.1). Nothing is tried any more once `signal` ends it: whoever left would be put
 * back into the queue.
 * @throws ApiError (fora_da_fila: they left on another device), NetworkError when the doctor no longer counts as
 * present, the signal's reason
 */
export async function bater(
  medico_id: string,
  especialidade: Especialidade,
  signal: AbortSignal,
): Promise<void> {
  if (await pelaLinha(especialidade)) return
  const pelaFuncao = () => {
    signal.throwIfAborted()
    return call(doctorPresence, { medico_id, especialidade, continuar: true }, { signal })
  }
  try {
    await pelaFuncao()
  } catch (error) {
    if (!semResposta(error)) throw error
    await new Promise((resolve) => setTimeout(resolve, BATIMENTO.nova_tentativa))
    await pelaFuncao()
  }
}

function pelaLinha(especialidade: Especialidade): Promise<boolean> {
  return new Promise((resolve) => {
    const prazo = setTimeout(() => terminar(false), BATIMENTO.resposta)
    const parar = aoResponder((mensagem) => {
      if (mensagem.evento === 'presente' && mensagem.dados.especialidade === especialidade) terminar(true)
      if (mensagem.evento === 'erro' && mensagem.dados.acao === 'heartbeat') terminar(false)
    })
    const terminar = (ok: boolean) => {
      clearTimeout(prazo)
      parar()
      resolve(ok)
    }
    if (!enviar('heartbeat', { especialidade, continuar: true })) terminar(false)
  })
}
