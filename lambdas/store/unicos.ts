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
  /** Values proven to be this account's: held for good. Any other is held for 48 h from when it was first said. */
  readonly provados: readonly CampoUnico[]
  /** The identity check or the council has just spoken: who only said that a proven value is theirs gives way. */
  readonly desloca?: true
}

export interface EscritaDeTrava {
  readonly campo: CampoUnico
  readonly write: Write
}

/**
 * The writes that take the locks of these values, each conditioned on what was read: of two who take the same free value
 * one transaction fails. Saying it again holds a value no longer, and what was proven stays proven. An e-mail never gives
 * way, being also the name of a sign-in.
 * @throws DomainError duplicado with `duplicate_type` when another account holds one
 */
export async function travar(pedido: Travamento): Promise<EscritaDeTrava[]> {
  const escritas: EscritaDeTrava[] = []
  for (const [campo, valor] of valores(pedido.identidade)) {
    const key = await chave(campo, valor, pedido.identidade.tipo)
    const trava = await ler(key)
    const when = condicao(campo, trava, pedido)
    const item = {
      ...key,
      entidade: 'unico',
      campo,
      usuario_id: pedido.usuario_id,
      provisorio_ate: provisorioAte(campo, trava, pedido),
    }
    escritas.push({ campo, write: put(item, when) })
  }
  return escritas
}

/** The writes that give up these values, of those that are this account's: one that ran out may be another's by now. */
export async function soltar(usuario_id: string, identidade: Identidade): Promise<Write[]> {
  const writes = await Promise.all(
    valores(identidade).map(async ([campo, valor]) => {
      const key = await chave(campo, valor, identidade.tipo)
      return (await ler(key))?.usuario_id === usuario_id ? [remove(key, { usuario_id })] : []
    }),
  )
  return writes.flat()
}

/** The refusal of a value that somebody else holds. */
export const emUso = (campo: CampoUnico): DomainError =>
  new DomainError('duplicado', {
    detail: DUPLICADOS[campo].descricao,
    extra: { duplicate_found: true, duplicate_type: campo },
  })

function condicao(campo: CampoUnico, trava: Trava | undefined, pedido: Travamento): When {
  const { usuario_id, provados, desloca, agora } = pedido
  if (!trava) return NEW
  const lida: When = {
    usuario_id: trava.usuario_id,
    provisorio_ate: trava.provisorio_ate ?? { absent: true },
  }
  const minha = trava.usuario_id === usuario_id
  const cede = desloca && trava.provisorio_ate !== undefined && campo !== 'email' && provados.includes(campo)
  if (minha || cede || !vale(trava, agora)) return lida
  throw emUso(campo)
}

function provisorioAte(
  campo: CampoUnico,
  trava: Trava | undefined,
  { usuario_id, provados, agora }: Travamento,
): string | undefined {
  if (provados.includes(campo)) return undefined
  return trava?.usuario_id === usuario_id && vale(trava, agora)
    ? trava.provisorio_ate
    : vencimento('trava_provisoria', agora)
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
