import type { Entrada } from '#domain/base/contrato.ts'
import type { salvarRegistro } from '#domain/registro/contract.ts'

/** The record of a routine consultation, as its doctor writes it. */
export const ROTINA = {
  queixa: 'Dor de garganta há dois dias.',
  historia: 'Sem febre, sem falta de ar.',
  achados: 'Bom estado geral, fala sem dificuldade.',
  hipoteses: ['J029'],
  sem_hipotese: '',
  conduta: 'Hidratação, analgésico se houver dor.',
  retorno: 'Antes, se piorar.',
  retorno_dias: 7,
} satisfies Omit<Entrada<typeof salvarRegistro>, 'id' | 'versao'>
