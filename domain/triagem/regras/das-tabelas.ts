import { DE_EXPOSICOES } from './tabelas/exposicoes.ts'
import { DE_INFECCOES } from './tabelas/infeccoes.ts'
import { regrasDe } from './tabelas/linha.ts'
import { DE_CONDICOES, DE_MOMENTOS } from './tabelas/momentos.ts'
import { DE_ORGAOS } from './tabelas/orgaos.ts'
import { DE_PESSOAS_EM_PERIGO } from './tabelas/pessoas-em-perigo.ts'
import { DE_REMEDIOS } from './tabelas/remedios.ts'
import type { Regra } from './regra.ts'

/** The tables of clinical knowledge, as rules. */
export const DAS_TABELAS: readonly Regra[] = regrasDe([
  ...DE_PESSOAS_EM_PERIGO,
  ...DE_REMEDIOS,
  ...DE_EXPOSICOES,
  ...DE_INFECCOES,
  ...DE_MOMENTOS,
  ...DE_CONDICOES,
  ...DE_ORGAOS,
])
