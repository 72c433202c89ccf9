import type { Motivo, Situacao } from './condicao.ts'
import { ABDOME_SANGRAMENTO } from './regras/abdome-sangramento.ts'
import { CORACAO } from './regras/coracao.ts'
import { DAS_TABELAS } from './regras/das-tabelas.ts'
import { INFECCAO_METABOLICA } from './regras/infeccao-metabolica.ts'
import { MENTE_EXPOSICAO } from './regras/mente-exposicao.ts'
import { NEUROLOGICA } from './regras/neurologica.ts'
import { OBSTETRICA_PEDIATRICA } from './regras/obstetrica-pediatrica.ts'
import { PRESENCIAIS } from './regras/presenciais.ts'
import type { Destino, Orientacao, Regra } from './regras/regra.ts'
import { RESPIRACAO } from './regras/respiracao.ts'
import { TRAUMA_PELE_OLHO } from './regras/trauma-pele-olho.ts'

/** Every rule of the protocol. Ids are unique (tested). */
export const REGRAS: readonly Regra[] = [
  ...MENTE_EXPOSICAO,
  ...TRAUMA_PELE_OLHO,
  ...CORACAO,
  ...RESPIRACAO,
  ...NEUROLOGICA,
  ...INFECCAO_METABOLICA,
  ...ABDOME_SANGRAMENTO,
  ...OBSTETRICA_PEDIATRICA,
  ...DAS_TABELAS,
  ...PRESENCIAIS,
]

/** Urgency of a destination, higher is more urgent. */
export const URGENCIA: Readonly<Record<Destino, number>> = { samu: 4, pronto_socorro: 3, hoje: 2, dias: 1 }

/** A rule that fired, with its source and the words that fired it. */
export interface RegraDisparada {
  readonly id: string
  readonly sindrome: string
  readonly destino: Destino
  readonly frase: string
  readonly fonte: string
  readonly orientacao?: Orientacao
  readonly motivos: readonly Motivo[]
}

/** All rules that hold, most urgent first; within one urgency in the order of `REGRAS`. */
export function disparar(situacao: Situacao): RegraDisparada[] {
  return REGRAS.flatMap((regra) => {
    const motivos = regra.se(situacao)
    if (motivos === undefined) return []
    const { id, sindrome, destino, frase, fonte, orientacao } = regra
    return [{ id, sindrome, destino, frase, fonte, ...(orientacao && { orientacao }), motivos }]
  }).sort((a, b) => URGENCIA[b.destino] - URGENCIA[a.destino])
}

/** Whether a destination is a red flag (go now), not merely in-person care. */
export function emergencia(destino: Destino): boolean {
  return URGENCIA[destino] >= URGENCIA.pronto_socorro
}
