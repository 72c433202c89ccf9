import { sondaKey } from '../../store/keys.ts'
import { ALWAYS, updateAndGet, get } from '../../store/table.ts'

/** Writes to the table and reads it back. @throws when what was written does not come back */
export async function experimentar(): Promise<void> {
  const escrita = await updateAndGet(sondaKey(), { set: { entidade: 'sonda' }, add: { vezes: 1 } }, ALWAYS)
  const lida = await get(sondaKey())
  if (Number(lida?.vezes) < Number(escrita.vezes)) throw new Error('The table answers an older item')
}
