import { DE_EXPOSICOES } from '../conhecimento/exposicoes.ts'
import { DE_INFECCOES } from '../conhecimento/infeccoes.ts'
import { regrasDe } from '../conhecimento/linha.ts'
import { DE_CONDICOES, DE_MOMENTOS } from '../conhecimento/momentos.ts'
import { DE_ORGAOS } from '../conhecimento/orgaos.ts'
import { DE_PESSOAS_EM_PERIGO } from '../conhecimento/pessoas_em_perigo.ts'
import { DE_REMEDIOS } from '../conhecimento/remedios.ts'
import type { Regra } from './regra.ts'

/** The tables of clinical knowledge, as rules. */
export const PERIGOS: readonly Regra[] = regrasDe([
  ...DE_PESSOAS_EM_PERIGO,
  ...DE_REMEDIOS,
  ...DE_EXPOSICOES,
  ...DE_INFECCOES,
  ...DE_MOMENTOS,
  ...DE_CONDICOES,
  ...DE_ORGAOS,
])
