import { eEspecialidade } from '#domain/base/especialidades.ts'

/** What names one person, consultation or thing among many. */
const DE_UM_SO =
  /^([0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f-]+|[0-9a-f]{16,}|[A-Za-z0-9_-]{20,}|[\w-]+=|\d{4}-\d\d-\d\dT.*|evt_\w+|pi_\w+|ch_\w+|tr_\w+|re_\w+|\d{6,}|\S+@\S+)$/

/**
 * The shape of a partition key: what names one thing is `{id}`, a specialty `{especialidade}`, the rest stays. A shape
 * without `{id}` is a partition that everybody shares.
 */
export function forma(chave: string): string {
  // The first shard of a total has its plain name.
  if (/^TOTAL#\w+$/.test(chave)) return `${chave}#{shard}`
  // One hour, and all that is written in it.
  if (chave.startsWith('AUDITORIA_DA_HORA#')) return 'AUDITORIA_DA_HORA#{hora}'
  return chave
    .split('#')
    .map((parte, i) => (i === 0 ? parte : parte.split(':').map(formaDaParte).join(':')))
    .join('#')
}

function formaDaParte(parte: string): string {
  if (eEspecialidade(parte)) return '{especialidade}'
  if (/^\d{1,2}$/.test(parte)) return '{shard}'
  return DE_UM_SO.test(parte) ? '{id}' : parte
}

/** Whether a partition of this shape is shared by all, and so may become hot. */
export const compartilhada = (chave: string): boolean => !chave.includes('{id}')
