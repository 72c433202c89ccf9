import { createHash } from 'node:crypto'
import type { ArquivoDaCorrida, Corrida, Kyc, LadoLido } from '#domain/kyc/corrida.ts'
import { LADOS, type Lado, opcaoDoLayout } from '#domain/kyc/documento/documentos.ts'
import { caminhoTemporario, type Envio, tipoDoCaminho } from '#domain/kyc/envio.ts'
import { documentoServiu } from '#domain/kyc/proximo-passo.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import type { Write } from '#lambdas/store/table.ts'
import { arquivoDe, FINALIDADE_DO } from '../fotos/fotos.ts'
import { resumoDe } from './resumo.ts'

/** The document of a refused run, which the person may use for one more day without photographing it again. */
export interface Devolvido {
  readonly lados: Partial<Pick<Kyc, 'lado_frente' | 'lado_verso'>>
  readonly escritas: readonly Write[]
}

interface LadoDevolvido {
  readonly lado: Lado
  readonly lido: LadoLido
  readonly envio: Envio
}

/**
 * Copies the pictures of an accepted document back to the uploads, under names derived from the run so that a repeat
 * overwrites the same ones. Does nothing when the document was refused or one of its pictures is gone.
 */
export async function devolverDocumento(
  corrida: Corrida,
  motivos: readonly string[],
  now: Date,
): Promise<Devolvido | undefined> {
  if (!documentoServiu(resumoDe(corrida).stepResults, motivos)) return undefined
  const doDocumento = LADOS.flatMap((lado) => {
    const arquivo = arquivoDe(corrida, FINALIDADE_DO[lado])
    return arquivo ? [{ lado, arquivo }] : []
  })
  const devolvidos = await Promise.all(
    doDocumento.map(({ lado, arquivo }) => devolverLado(corrida, { lado, arquivo }, doDocumento.length, now)),
  )
  const inteiros = devolvidos.filter((um) => um !== undefined)
  if (inteiros.length === 0 || inteiros.length < devolvidos.length) return undefined
  return {
    lados: Object.fromEntries(inteiros.map(({ lado, lido }) => [`lado_${lado}`, lido])),
    escritas: inteiros.map(({ envio }) => envios.entrada(envio, now)),
  }
}

async function devolverLado(
  corrida: Corrida,
  { lado, arquivo }: { readonly lado: Lado; readonly arquivo: ArquivoDaCorrida },
  lados: number,
  now: Date,
): Promise<LadoDevolvido | undefined> {
  const { usuario_id, id, leitura_frente, leitura_verso } = corrida
  const { finalidade, quarentena, sha256 } = arquivo
  const layout = leitura_frente?.layout ?? leitura_verso?.layout
  if (!quarentena || !sha256 || !layout) return undefined
  const documento_tipo = opcaoDoLayout(layout)
  const tipo_conteudo = tipoDoCaminho(arquivo.caminho)
  const caminho = caminhoTemporario({
    usuario_id,
    finalidade,
    tipo_conteudo,
    agora: new Date(corrida.created_at),
    aleatorio: createHash('sha256').update(`${id}/${finalidade}`).digest('hex').slice(0, 18),
  })
  if (!(await imagens.copiar(quarentena, caminho))) return undefined
  const created_at = now.toISOString()
  return {
    lado,
    lido: { caminho, sha256, aceito: true, documento_tipo, ...(lados === 1 && { basta: true }) },
    envio: { usuario_id, caminho, finalidade, tipo_conteudo, documento_tipo, created_at },
  }
}
