import { CRIANCAS_EM_PERIGO } from './perigos/criancas-em-perigo.ts'
import { EXPOSICOES } from './perigos/exposicoes.ts'
import { INFECCOES } from './perigos/infeccoes.ts'
import { CONDICOES_DE_RISCO, MOMENTOS } from './perigos/momentos.ts'
import { ORGAOS } from './perigos/orgaos.ts'
import { PESSOAS_EM_PERIGO } from './perigos/pessoas-em-perigo.ts'
import { REMEDIOS } from './perigos/remedios.ts'
import { ASSUNTOS } from './assuntos.ts'
import { BARRIGA } from './barriga.ts'
import { CONDICOES } from './condicoes.ts'
import { CORACAO } from './coracao.ts'
import { CRIANCA } from './crianca.ts'
import { EXPOSICAO } from './exposicao.ts'
import { GERAL } from './geral.ts'
import { MENTE } from './mente.ts'
import { MULHER } from './mulher.ts'
import { NERVOS } from './nervos.ts'
import { OSSOS } from './ossos.ts'
import { PELE_OLHOS } from './pele-olhos.ts'
import { RESPIRACAO } from './respiracao.ts'
import { TRAUMA } from './trauma.ts'
import { COMPOSTOS } from './compostos.ts'
import { URINARIO } from './urinario.ts'

/** Every entry of the lexicon, without its composed phrases. */
export const TERMOS = {
  ...GERAL,
  ...CORACAO,
  ...NERVOS,
  ...RESPIRACAO,
  ...BARRIGA,
  ...MULHER,
  ...URINARIO,
  ...PELE_OLHOS,
  ...OSSOS,
  ...MENTE,
  ...TRAUMA,
  ...EXPOSICAO,
  ...CRIANCA,
  ...CONDICOES,
  ...ASSUNTOS,
  ...COMPOSTOS,
  ...REMEDIOS,
  ...EXPOSICOES,
  ...INFECCOES,
  ...MOMENTOS,
  ...CONDICOES_DE_RISCO,
  ...PESSOAS_EM_PERIGO,
  ...CRIANCAS_EM_PERIGO,
  ...ORGAOS,
}

/** A finding the protocol knows: a complaint, a condition of the person, or how something is. */
export type AchadoId = keyof typeof TERMOS
