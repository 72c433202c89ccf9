import type { Consulta } from '#domain/consulta/consulta.ts'
import { MAIS_ANEXOS } from '#domain/conversa/anexo.ts'
import { MAIS_MENSAGENS, type Mensagem } from '#domain/conversa/mensagem.ts'
import { podeEnviar } from '#domain/conversa/prazo.ts'
import { RECUSAS } from '#domain/conversa/recusas.ts'
import { DomainError } from '#domain/base/erros.ts'
import { prazosDoEstagio } from '#lambdas/runtime/prazos.ts'
import { envioDaMensagemKey } from '#lambdas/store/keys.ts'
import { consultaDe } from '#lambdas/store/participante.ts'
import { ConditionFailed, type Write } from '#lambdas/store/table.ts'
import { remetenteDe } from './remetente.ts'
import * as conversas from './store/conversas.ts'

/** Two sides write at the same time; each loss of the race is one message of the other. */
const TRIES = 12

interface Pedido {
  readonly consulta_id: string
  readonly autor_id: string
  readonly chave: string
  readonly now: Date
  /** Written in the same transaction. */
  readonly outros?: readonly Write[]
}

/**
 * The consultation, if this person is of it and may write in it. @throws DomainError nao_encontrado, prazo_encerrado
 */
export async function paraEscrever(autor_id: string, consulta_id: string, now: Date): Promise<Consulta> {
  const consulta = await consultaDe(autor_id, consulta_id, 'paciente', 'medico')
  if (!podeEnviar(consulta, now, prazosDoEstagio()))
    throw new DomainError('prazo_encerrado', { detail: RECUSAS.encerrada })
  return consulta
}

/**
 * Sends once: a repetition with the same key is answered with the message that is stored. The right to write is part of
 * the transaction: nothing is stored after the consultation ended or went to another doctor.
 * @throws DomainError nao_encontrado, prazo_encerrado, transicao_invalida, conflito
 */
export async function enviar(
  conteudo: Pick<Mensagem, 'texto' | 'anexo'>,
  { consulta_id, autor_id, chave, now, outros = [] }: Pedido,
): Promise<Mensagem> {
  for (let attempt = 1; ; attempt++) {
    const consulta = await paraEscrever(autor_id, consulta_id, now)
    const antes = await conversas.contar(consulta_id)
    const de = remetenteDe(consulta, autor_id)
    if (antes.ultima >= MAIS_MENSAGENS)
      throw new DomainError('transicao_invalida', { detail: RECUSAS.muitas_mensagens })
    if (conteudo.anexo && conversas.anexosDe(antes, de) >= MAIS_ANEXOS)
      throw new DomainError('transicao_invalida', { detail: RECUSAS.muitos_anexos })
    const { paciente_id } = consulta
    try {
      return await conversas.guardar(
        { consulta_id, paciente_id, de, autor_id, chave, em: now.toISOString(), ...conteudo },
        { consulta, antes, outros },
      )
    } catch (error) {
      if (!(error instanceof ConditionFailed)) throw error
      if (error.at(envioDaMensagemKey(consulta_id, autor_id, chave))) {
        const guardada = await conversas.doEnvio(consulta_id, autor_id, chave)
        if (guardada) return guardada
      }
      if (outros.some((write) => write.kind !== 'put' && error.at(write.key)))
        throw new DomainError('nao_encontrado', { detail: RECUSAS.anexo_perdido })
      if (attempt === TRIES) throw new DomainError('conflito')
    }
  }
}
