import type { AchadoId } from './termos.ts'
import { DE_BARRIGA } from './composicoes/barriga.ts'
import { DE_CORACAO } from './composicoes/coracao.ts'
import { DE_EXAME } from './composicoes/exame.ts'
import { DE_FORA } from './composicoes/de-fora.ts'
import { DE_MENTE } from './composicoes/mente.ts'
import { DE_NERVOS } from './composicoes/nervos.ts'
import { DE_RESPIRACAO } from './composicoes/respiracao.ts'
import type { Composicoes } from './composicoes/tipos.ts'
import { DE_TRAUMA } from './composicoes/trauma.ts'

const TODAS: readonly Composicoes[] = [
  DE_CORACAO,
  DE_NERVOS,
  DE_RESPIRACAO,
  DE_BARRIGA,
  DE_MENTE,
  DE_TRAUMA,
  DE_EXAME,
  DE_FORA,
]

/** Every composed phrase of one finding. */
export const composicoesDe = (id: AchadoId): readonly string[] => TODAS.flatMap((parte) => parte[id] ?? [])
