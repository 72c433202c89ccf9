import type { Corrida } from '../corrida.ts'

/** Whether an approval needs two people: something spoke against the person. One is enough to refuse. */
export const pedeDois = ({ resultados: { fraud } }: Pick<Corrida, 'resultados'>): boolean =>
  fraud !== undefined && (fraud.veredito !== 'aprovado' || fraud.reasons.length > 0)

/** What two accounts of one person have in common; empty where it is not known. */
interface Quem {
  readonly id: string
  readonly cpf: string
  readonly telefone: string
}

/** Whether two accounts are one person's, as a doctor's who is a patient too: nobody decides about themselves. */
export const mesmaPessoa = (uma: Quem, outra: Quem): boolean =>
  uma.id === outra.id ||
  (uma.cpf !== '' && uma.cpf === outra.cpf) ||
  (uma.telefone !== '' && uma.telefone === outra.telefone)

/** What a reviewer reads who may not be the second. */
export const FALTA_OUTRA_PESSOA =
  'Você já aprovou esta verificação. Como há sinais de fraude, outra pessoa precisa aprovar também.'
