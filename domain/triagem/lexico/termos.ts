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
import { PELE_OLHOS } from './pele_olhos.ts'
import { RESPIRACAO } from './respiracao.ts'
import { TRAUMA } from './trauma.ts'
import { REMEDIOS } from './remedios.ts'
import { SINAIS } from './sinais.ts'
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
  ...SINAIS,
  ...REMEDIOS,
}

/** A finding the protocol knows: a complaint, a condition of the person, or how something is. */
export type AchadoId = keyof typeof TERMOS
