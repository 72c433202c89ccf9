import * as z from 'zod/mini'
import { CAMPOS_UNICOS, type CampoUnico, DUPLICADOS } from '#domain/cadastro/duplicados.ts'
import { DomainError } from '#domain/base/erros.ts'
import { vencimento } from '#lambdas/runtime/prazos.ts'
import { type Formas, formasDe, guardado } from './hmac-guardado.ts'
import { unicoKey } from './keys.ts'
import { check, get, type Key, NEW, put, remove, type When, type Write } from './table.ts'

/**
 * The values of one account that no other may have. CPF, phone and CRM are unique per tipo, e-mail globally. A
 * dependant has no account: their CPF says which patient they are, whoever answers for them.
 */
export interface Identidade {
  readonly tipo: 'paciente' | 'medico' | 'dependente'
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
  const achada = await achar(await lugar(campo, valor, tipo))
  return achada && vale(achada.trava, agora) ? achada.trava.usuario_id : undefined
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

interface Travamento {
  readonly usuario_id: string
  readonly identidade: Identidade
  readonly agora: Date
  /**
   * Values proven to be this account's: held permanently. Any other is held for 48 h from when it was first claimed.
   */
  readonly provados: readonly CampoUnico[]
  /**
   * Set when the identity check or the council has just proven the values: an account that only claimed one loses it.
   */
  readonly desloca?: true
}

export interface EscritaDeTrava {
  readonly campo: CampoUnico
  readonly write: Write
}

/**
 * The writes that take the locks of these values, each conditioned on what was read: of two accounts that take the same
 * free value, one transaction fails. Claiming a value again does not extend its lock, and a proven value stays proven.
 * An e-mail never gives way, because it also names a sign-in.
 * @throws DomainError duplicado with `duplicate_type` when another account holds one
 */
export async function travar(pedido: Travamento): Promise<EscritaDeTrava[]> {
  const escritas: EscritaDeTrava[] = []
  for (const [campo, valor] of valores(pedido.identidade)) {
    const onde = await lugar(campo, valor, pedido.identidade.tipo)
    const achada = await achar(onde)
    const when = condicao(campo, achada?.trava, pedido)
    const item = {
      ...onde.escrita,
      entidade: 'unico',
      campo,
      usuario_id: pedido.usuario_id,
      provisorio_ate: provisorioAte(campo, achada?.trava, pedido),
      camadas: onde.camadas || undefined,
    }
    escritas.push(...emUmLugarSo(item, when, onde, achada).map((write) => ({ campo, write })))
  }
  return escritas
}

/**
 * During a key rotation a lock may be stored under either of two keys: it is written under one, on condition that the
 * other is free.
 */
function emUmLugarSo(
  item: Parameters<typeof put>[0],
  when: When,
  { outra }: Lugar,
  achada: Achada | undefined,
): readonly Write[] {
  if (!outra) return [put(item, when)]
  if (achada?.key === outra) return [put(item, NEW), remove(outra, when)]
  return [put(item, when), check(outra, NEW)]
}

/**
 * The writes that release those of these values that this account holds; an expired lock may belong to somebody else by
 * now.
 */
export async function soltar(usuario_id: string, identidade: Identidade): Promise<Write[]> {
  const writes = await Promise.all(
    valores(identidade).map(async ([campo, valor]) => {
      const achada = await achar(await lugar(campo, valor, identidade.tipo))
      return achada?.trava.usuario_id === usuario_id ? [remove(achada.key, { usuario_id })] : []
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

/** Where a value's lock is written, and where else it may be stored during a key rotation. */
interface Lugar extends Pick<Formas, 'camadas'> {
  readonly escrita: Key
  readonly outra: Key | undefined
}

async function lugar(campo: CampoUnico, valor: string, tipo: Identidade['tipo']): Promise<Lugar> {
  const escopo = campo === 'email' ? campo : `${campo}:${tipo}`
  const formas = await guardado(escopo, valor)
  const [escrita, outra] = formasDe(formas).map((forma) => unicoKey(escopo, forma))
  if (!escrita) throw new Error('A value has no form')
  return { escrita, outra, camadas: formas.camadas }
}

interface Achada {
  readonly key: Key
  readonly trava: Trava
}

async function achar({ escrita, outra }: Lugar): Promise<Achada | undefined> {
  for (const key of outra ? [escrita, outra] : [escrita]) {
    const trava = await ler(key)
    if (trava) return { key, trava }
  }
  return undefined
}
