import type { UrgenciaDaTriagem } from './resposta-do-modelo.ts'

/** The protocol's urgency by its rules alone. */
export function urgenciaDoProtocolo({
  red_flag,
  regras_disparadas,
}: {
  readonly red_flag: boolean
  readonly regras_disparadas: readonly unknown[]
}): UrgenciaDaTriagem {
  if (red_flag) return 'emergencia'
  return regras_disparadas.length > 0 ? 'presencial' : 'tele'
}
