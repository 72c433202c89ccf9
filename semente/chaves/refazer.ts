import * as z from 'zod/mini'
import { comChave } from '#lambdas/store/hmac.ts'
import { fixo } from '#lambdas/store/hmac-guardado.ts'
import { ConditionFailed, EXISTS, type Item, NEW, put, remove, write } from '#lambdas/store/table.ts'
import type { SegredoDasChaves } from './troca.ts'

/** Moves what stays in the table under the new key: the mark of each mark, of nothing but the table itself. */

export const GUARDADOS = ['UNICO#', 'SUPRESSAO#', 'MARCA#', 'BLOQUEIO#'] as const

const comCamadas = z.object({ camadas: z.optional(z.number()) })

/** Whether an item stands in a form that the change leaves behind, or that changes before it left behind. */
export function porMover(item: Item, segredo: SegredoDasChaves): boolean {
  return GUARDADOS.some((prefixo) => item.pk.startsWith(prefixo)) && faltam(item, segredo).length > 0
}

/** The layers an item lacks, innermost first: one in a change, more in a table restored from before earlier ones. */
function faltam(item: Item, { camadas = [], troca }: SegredoDasChaves): readonly string[] {
  const todas = troca ? [...camadas, troca.camada] : camadas
  return todas.slice(camadasDe(item))
}

const camadasDe = (item: Item): number => z.parse(comCamadas, item).camadas ?? 0

/**
 * Moves one item. False when somebody changed it meanwhile: it is found again by the next round. What two stand for the
 * newer one is kept of.
 */
export async function mover(item: Item, segredo: SegredoDasChaves): Promise<boolean> {
  const camadas = faltam(item, segredo)
  const porTodas = (marca: string) => camadas.reduce((dentro, camada) => comChave(camada, dentro), marca)
  const novo = await refeito(item, porTodas, camadasDe(item) + camadas.length)
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
