import * as z from 'zod/mini'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { type Remetente, type Mensagem, mensagemSchema } from '#domain/conversa/mensagem.ts'
import {
  consultaKey,
  conversaKey,
  envioDaMensagemKey,
  MENSAGENS,
  mensagemDaConsultaKey,
  mensagensDoPaciente,
} from '../../store/keys.ts'
import { check, get, type Item, NEW, put, query, type Write, write } from '../../store/table.ts'
import { type Conversa, conversaSchema } from './enviados.ts'

/** Messages of a consultation: one item each, numbered without gaps by the item that counts them. */

type Nova = Omit<Mensagem, 'sequencia'>

const mensagemOf = (item: Item): Mensagem => z.parse(mensagemSchema, item)

/** How much was sent until now. */
export async function contar(consulta_id: string): Promise<Conversa> {
  return z.parse(conversaSchema, (await get(conversaKey(consulta_id))) ?? {})
}

/** What was sent after this number, in order. */
export async function depoisDe(consulta_id: string, sequencia: number): Promise<Mensagem[]> {
  const { pk, sk: from } = mensagemDaConsultaKey(consulta_id, sequencia + 1)
  return (await query({ pk, from, to: `${MENSAGENS}~` })).map(mensagemOf)
}

export async function find(consulta_id: string, sequencia: number): Promise<Mensagem | undefined> {
  const item = await get(mensagemDaConsultaKey(consulta_id, sequencia))
  return item && mensagemOf(item)
}

/** Everything that was sent in a patient's consultations, the oldest first. */
export const doPaciente = async (paciente_id: string): Promise<Mensagem[]> =>
  (await query({ index: 'gsi1', pk: mensagensDoPaciente(paciente_id) })).map(mensagemOf)

const envioSchema = z.object({ sequencia: z.number() })

/** The message that came of this sending of this person. */
export async function doEnvio(
  consulta_id: string,
  autor_id: string,
  chave: string,
): Promise<Mensagem | undefined> {
  const item = await get(envioDaMensagemKey(consulta_id, autor_id, chave))
  return item && find(consulta_id, z.parse(envioSchema, item).sequencia)
}

interface Envio {
  /** As it was read: it must not have changed since. */
  readonly consulta: Consulta
  readonly antes: Conversa
  readonly outros: readonly Write[]
}

/**
 * Gives the message the next number and stores it with its count and its sending, all or nothing.
 * @throws ConditionFailed when the consultation changed, another message came first, or this sending was stored
 */
export async function guardar(nova: Nova, { consulta, antes, outros }: Envio): Promise<Mensagem> {
  const mensagem: Mensagem = { ...nova, sequencia: antes.ultima + 1 }
  const { consulta_id, autor_id, paciente_id, chave, sequencia, em } = mensagem
  await write(
    check(consultaKey(consulta_id), { updated_at: consulta.updated_at }),
    put(
      { ...conversaKey(consulta_id), entidade: 'conversa', ...contada(antes, mensagem) },
      antes.ultima === 0 ? NEW : { ultima: antes.ultima },
    ),
    put(
      {
        ...mensagemDaConsultaKey(consulta_id, sequencia),
        entidade: 'mensagem_da_consulta',
        ...mensagem,
        gsi1pk: mensagensDoPaciente(paciente_id),
        gsi1sk: `${em}#${consulta_id}#${sequencia}`,
      },
      NEW,
    ),
    put(
      { ...envioDaMensagemKey(consulta_id, autor_id, chave), entidade: 'envio_de_mensagem', sequencia },
      NEW,
    ),
    ...outros,
  )
  return mensagem
}

function contada(antes: Conversa, { de, anexo, sequencia }: Mensagem): Conversa {
  const nome = `${anexo ? 'anexos' : 'textos'}_do_${de}` as const satisfies keyof Conversa
  return { ...antes, [nome]: antes[nome] + 1, ultima: sequencia }
}

/** Files this side sent. */
export const anexosDe = (conversa: Conversa, remetente: Remetente): number =>
  conversa[`anexos_do_${remetente}`]
