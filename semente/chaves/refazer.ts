import * as z from 'zod/mini'
import { comChave } from '#lambdas/store/hmac.ts'
import { fixo } from '#lambdas/store/hmac-guardado.ts'
import { ConditionFailed, EXISTS, type Item, NEW, put, remove, write } from '#lambdas/store/table.ts'
import type { SegredoDasChaves } from './troca.ts'

/** Moves what stays in the table under the new key: the mark of each mark, of nothing but the table itself. */

export const GUARDADOS = ['UNICO#', 'SUPRESSAO#', 'MARCA#', 'BLOQUEIO#'] as const

const comCamadas = z.object({ camadas: z.optional(z.number()) })

/** Whether an item stands in a form that the change leaves behind. */
export function porMover(item: Item, { camadas = [] }: SegredoDasChaves): boolean {
  if (!GUARDADOS.some((prefixo) => item.pk.startsWith(prefixo))) return false
  return (z.parse(comCamadas, item).camadas ?? 0) <= camadas.length
}

/**
 * Moves one item. False when somebody changed it meanwhile: it is found again by the next round. What two stand for the
 * newer one is kept of.
 * @throws Error for an item that is more layers behind than one
 */
export async function mover(item: Item, { camadas = [], troca }: SegredoDasChaves): Promise<boolean> {
  if (!troca) throw new Error('No key is changing')
  const { camadas: tem = 0 } = z.parse(comCamadas, item)
  if (tem !== camadas.length) throw new Error(`${item.pk} is ${camadas.length - tem} layers behind`)
  const novo = await refeito(item, (marca) => comChave(troca.camada, marca), tem + 1)
  const antes = Object.fromEntries(
    ['usuario_id', 'provisorio_ate', 'ate', 'camadas'].map((nome) => [nome, teste(item[nome])]),
  )
  try {
    if (novo.pk === item.pk) await write(put(novo, { ...EXISTS, ...antes }))
    else await write(put(novo, NEW), remove(item, { ...EXISTS, ...antes }))
    return true
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    // The new form was written meanwhile, and is the newer one.
    if (error.at(novo) && !error.at(item)) await write(remove(item, antes))
    return false
  }
}

const teste = (valor: unknown) =>
  typeof valor === 'string' || typeof valor === 'number' ? valor : ({ absent: true } as const)

async function refeito(item: Item, camada: (marca: string) => string, camadas: number): Promise<Item> {
  const corte = item.pk.lastIndexOf('#') + 1
  const pk = `${item.pk.slice(0, corte)}${camada(item.pk.slice(corte))}`
  if (!item.pk.startsWith('MARCA#')) return { ...item, pk, camadas }
  const cpf = camada(z.parse(z.string(), item['cpf']))
  const rosto = (await fixo('kyc:rosto', z.parse(z.string(), item['usuario_id']))) === item['gsi1sk']
  if (rosto) return { ...item, cpf, camadas }
  return { ...item, pk, cpf, gsi1sk: camada(z.parse(z.string(), item['gsi1sk'])), camadas }
}
