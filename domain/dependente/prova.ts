import { passou } from '../kyc/decisao/decisao.ts'
import { notaDe } from '../kyc/decisao/fraude.ts'
import type { Leitura } from '../kyc/documento/leitura.ts'
import { type DadoDoTitular, DADOS_DO_TITULAR } from '../kyc/documento/titular.ts'
import type { Indicio } from '../kyc/imagem/indicios.ts'
import { compararNomes } from '../kyc/texto/nomes.ts'
import { eDeFiliacao } from './relacao.ts'
import { MOTIVOS_DA_PROVA } from './textos.ts'
import type { Vinculo } from './vinculo.ts'

/** A side of the dependant's document as read, searched for the dependant's data. */
export interface LadoLido {
  readonly leitura: Leitura
  /** What stands against the picture being a photo of a document. */
  readonly indicios: readonly Indicio[]
  /** It says, or may say, that it is a sample, where samples do not count. */
  readonly amostra: boolean
}

/**
 * Why the document does not prove the bond by itself; empty when it does: it is the dependant's, nothing on it says
 * otherwise, and one of the parents on it is the adult whose own document was verified.
 */
export function oQueFaltaNaProva(
  { relacao, cadastro }: Pick<Vinculo, 'relacao' | 'cadastro'>,
  responsavel: { readonly nome: string },
  lados: readonly LadoLido[],
): string[] {
  const falta = new Set<string>()
  if (!eDeFiliacao(relacao)) falta.add(MOTIVOS_DA_PROVA.relacao)
  if (cadastro === 'protegido') falta.add(MOTIVOS_DA_PROVA.protegido)
  if (!doDependente(lados)) falta.add(MOTIVOS_DA_PROVA.de_outra_pessoa)
  // Weak signs are in honest pictures too: they count as much as in an identity check.
  if (lados.some(({ indicios, amostra }) => !passou('fraud', notaDe(indicios)) || amostra))
    falta.add(MOTIVOS_DA_PROVA.imagem)
  const filiacao = lados.flatMap(({ leitura }) => leitura.complementos?.filiacao ?? [])
  if (!filiacao.some((nome) => compararNomes(responsavel.nome, nome).iguais))
    falta.add(filiacao.length > 0 ? MOTIVOS_DA_PROVA.outra_filiacao : MOTIVOS_DA_PROVA.sem_filiacao)
  return [...falta]
}

/** Name and birth date stand on it, and nothing else stands in the place of a datum. */
function doDependente(lados: readonly LadoLido[]): boolean {
  const juizos = (dado: DadoDoTitular) =>
    lados.flatMap(({ leitura: { titular } }) =>
      titular ? [titular.impresso[dado].juizo, titular.zona[dado]] : [],
    )
  return (
    juizos('nome').includes('confirma') &&
    juizos('data_nascimento').includes('confirma') &&
    !DADOS_DO_TITULAR.some((dado) => juizos(dado).includes('contradiz'))
  )
}
