import * as z from 'zod/mini'
import { CAMPOS_UNICOS, type CampoUnico, DUPLICADOS } from '#domain/cadastro/duplicados.ts'
import { DomainError } from '#domain/erros.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { hmac } from './hmac.ts'
import { unicoKey } from './keys.ts'
import { get, type Key, NEW, put, remove, type When, type Write } from './table.ts'

/** The values of one account that no other may have. CPF, phone and CRM are unique per tipo, e-mail globally. */
export interface Identidade {
  readonly tipo: 'paciente' | 'medico'
  readonly email?: string | undefined
  readonly cpf?: string | undefined
  readonly telefone?: string | undefined
  /** Number and UF as one text, `123456/SP`. */
  readonly crm?: string | undefined
}

const travaSchema = z.object({ usuario_id: z.string(), provisorio_ate: z.optional(z.string()) })
type Trava = z.output<typeof travaSchema>

/** Who holds this value; undefined when it is free (a provisional lock that ran out is free). */
export async function dono(
  campo: CampoUnico,
  valor: string,
  tipo: Identidade['tipo'],
  agora: Date,
): Promise<string | undefined> {
  const trava = await ler(await chave(campo, valor, tipo))
  return trava && vale(trava, agora) ? trava.usuario_id : undefined
}

/** The first value held by somebody else, in the order of the specification; undefined when all are free. */
export async function duplicado(
  identidade: Identidade,
  agora: Date,
  proprio?: string,
): Promise<CampoUnico | undefined> {
  for (const [campo, valor] of valores(identidade)) {
    const quem = await dono(campo, valor, identidade.tipo, agora)
    if (quem !== undefined && quem !== proprio) return campo
  }
  return undefined
}

export interface Travamento {
  readonly usuario_id: string
  readonly identidade: Identidade
  readonly agora: Date
  /** Provisional for 48 h, until the e-mail is confirmed or the identity approved (estados §1). */
  readonly provisorio: boolean
  /** Fields whose provisional lock of somebody else gives way: the CPF, to an approved owner. */
  readonly desloca?: readonly CampoUnico[]
}

export interface EscritaDeTrava {
  readonly campo: CampoUnico
  readonly write: Write
}

/**
 * The writes that take or renew the locks of these values, each conditioned on what was read: of two who take the
 * same free value one transaction fails.
 * @throws DomainError duplicado with `duplicate_type` when another account holds one
 */
export async function travar(pedido: Travamento): Promise<EscritaDeTrava[]> {
  const escritas: EscritaDeTrava[] = []
  for (const [campo, valor] of valores(pedido.identidade)) {
    const key = await chave(campo, valor, pedido.identidade.tipo)
    const when = condicao(campo, await ler(key), pedido)
    const item = {
      ...key,
      entidade: 'unico',
      campo,
      usuario_id: pedido.usuario_id,
      ...(pedido.provisorio && { provisorio_ate: vencimento('trava_provisoria', pedido.agora) }),
    }
    escritas.push({ campo, write: put(item, when) })
  }
  return escritas
}

/** The writes that give up these values. */
export async function soltar(usuario_id: string, identidade: Identidade): Promise<Write[]> {
  return Promise.all(
    valores(identidade).map(async ([campo, valor]) =>
      remove(await chave(campo, valor, identidade.tipo), { usuario_id }),
    ),
  )
}

/** The refusal of a value that somebody else holds. */
export const emUso = (campo: CampoUnico): DomainError =>
  new DomainError('duplicado', {
    detail: DUPLICADOS[campo].descricao,
    extra: { duplicate_found: true, duplicate_type: campo },
  })

function condicao(campo: CampoUnico, trava: Trava | undefined, pedido: Travamento): When {
  if (!trava) return NEW
  const { usuario_id } = trava
  if (usuario_id === pedido.usuario_id) return { usuario_id }
  if (trava.provisorio_ate !== undefined && pedido.desloca?.includes(campo))
    return { usuario_id, provisorio_ate: { exists: true } }
  if (vale(trava, pedido.agora)) throw emUso(campo)
  return { usuario_id, provisorio_ate: { lt: pedido.agora.toISOString() } }
}

const vale = (trava: Trava, agora: Date): boolean =>
  trava.provisorio_ate === undefined || trava.provisorio_ate >= agora.toISOString()

async function ler(key: Key): Promise<Trava | undefined> {
  const item = await get(key)
  return item && z.parse(travaSchema, item)
}

function valores(identidade: Identidade): [CampoUnico, string][] {
  return CAMPOS_UNICOS.flatMap((campo): [CampoUnico, string][] => {
    const valor = identidade[campo]
    return valor === undefined ? [] : [[campo, valor]]
  })
}

async function chave(campo: CampoUnico, valor: string, tipo: Identidade['tipo']): Promise<Key> {
  const escopo = campo === 'email' ? campo : `${campo}:${tipo}`
  return unicoKey(escopo, await hmac(escopo, valor))
}
