import { aceitarDocumento } from '#domain/kyc/documento/aceitacao.ts'
import type { ArquivoDaCorrida, Corrida } from '#domain/kyc/corrida.ts'
import type { Indicio } from '#domain/kyc/imagem/indicios.ts'
import type { Foto } from '#lambdas/kyc/store/marcas.ts'

/** What a run proves an identity with: the document as read, and its pictures. */
export interface Provas {
  readonly documento: ReturnType<typeof aceitarDocumento>
  /**
   * Numbers printed on the document; the CPF is not one of them, because it identifies the person and not the document.
   */
  readonly numeros: readonly string[]
  readonly frente: Foto
  readonly verso: Foto | null
  readonly selfie: Foto
  /** Of both sides of the document, those of one after those of the other. */
  readonly indicios: readonly Indicio[]
}

/** @throws Error when an earlier stage left something out: the run cannot go on */
export function provasDe(corrida: Corrida): Provas {
  if (!corrida.leitura_frente) throw new Error('The front was not read')
  const documento = aceitarDocumento(corrida.leitura_frente, corrida.leitura_verso ?? null)
  const { cpf, rg, numero_documento } = documento.campos
  const numeros = [...new Set([rg, numero_documento])].flatMap((numero) =>
    numero && numero !== cpf ? [numero] : [],
  )
  const de = (finalidade: ArquivoDaCorrida['finalidade']) =>
    corrida.arquivos.find((arquivo) => arquivo.finalidade === finalidade)
  const verso = de('documento_verso')
  return {
    documento,
    numeros,
    frente: foto(de('documento_frente')),
    verso: verso ? foto(verso) : null,
    selfie: foto(de('selfie')),
    indicios: corrida.arquivos.flatMap(({ finalidade, indicios = [] }) =>
      finalidade === 'selfie' ? [] : indicios,
    ),
  }
}

function foto(arquivo: ArquivoDaCorrida | undefined): Foto {
  const { sha256, impressao, impressao_fina } = arquivo ?? {}
  if (!sha256 || !impressao || !impressao_fina) throw new Error('A picture was not validated')
  return { sha256, impressao, impressao_fina }
}
