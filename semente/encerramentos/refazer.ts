import { aFazer, encerramentoDe } from '#lambdas/cadastro/store/encerramentos.ts'
import { encerramentoKey } from '#lambdas/store/keys.ts'
import { ALWAYS, EXISTS, type Item, put, remove, write } from '#lambdas/store/table.ts'

/**
 * Closes an account again in a restored table, where it is open as it was: what the table before it still has of the
 * account takes the place of what came back, and the closing becomes due again, so that everything else is erased as it
 * was the first time. Comes last: a run that dies before is repeated. May be done again.
 * @param daAntiga every item of the account in the table before @param travas the unique values it holds in the new one
 */
export async function refazer(daAntiga: readonly Item[], travas: readonly Item[]): Promise<void> {
  const fim = daAntiga.find(({ sk }) => sk === encerramentoKey('').sk)
  if (!fim) throw new Error('Not the items of a closed account')
  for (const item of daAntiga) if (item !== fim) await write(put(item, ALWAYS))
  const { usuario_id, ...resto } = encerramentoDe(fim)
  const soltas = travas.map((trava) => remove(trava, { ...EXISTS, usuario_id }))
  await write(...soltas, aFazer({ ...resto, usuario_id, concluido: false }, ALWAYS))
}
