import { mensagemDaRecusa } from '#domain/kyc/imagem/admissao.ts'
import { kycValidarEnvio } from '#domain/kyc/contract.ts'
import { type ArquivoDaCorrida, type Corrida, vereditoFeito } from '#domain/kyc/corrida.ts'
import { LADOS } from '#domain/kyc/documento/documentos.ts'
import { caminhoDaCopia, caminhoDeQuarentena, tipoDosBytes } from '#domain/kyc/envio.ts'
import { passouPelaVarredura } from '#lambdas/aws/varredura.ts'
import { env } from '#lambdas/runtime/env.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as envios from '#lambdas/kyc/store/envios.ts'
import * as imagens from '#lambdas/aws/kyc-imagens.ts'
import { concluir, entrar, seCorre } from './corrida/etapa.ts'
import { arquivoDe, FINALIDADE_DO } from './fotos/fotos.ts'
import { ImagemPerdida } from './fotos/imagem-perdida.ts'
import { copiaLimpa, examinar, ImagemInvalida, sha256 } from './fotos/imagem.ts'

/**
 * Checks the pictures by their bytes: the original goes to quarantine, a copy without metadata stays with the run, the
 * temporary upload is deleted. A repeated run starts from the quarantined originals. A missing picture is not held
 * against the person: the stage counts as not carried out.
 */
export const handler = step(kycValidarEnvio, async (pedido, { now }) => {
  const corrida = await entrar('uploading', pedido, now)
  const lados = LADOS.filter((lado) => arquivoDe(corrida, FINALIDADE_DO[lado]))
  const feito = vereditoFeito('uploading', corrida)
  // A picture from before a new check was introduced is examined again.
  if (feito && corrida.arquivos.every(examinado)) return { veredito: feito, lados }
  const validados: ArquivoDaCorrida[] = []
  const motivos = new Set<string>()
  for (const arquivo of corrida.arquivos) {
    const validado = await validar(arquivo, corrida)
    if (typeof validado === 'string') motivos.add(validado)
    else validados.push(validado)
  }
  if (motivos.size > 0) {
    const veredito = await concluir('uploading', corrida, { nota: 0, motivos: [...motivos] }, now)
    return { veredito, lados }
  }
  await seCorre(() => corridas.guardarArquivos(corrida, validados))
  await Promise.all(corrida.arquivos.map(async (arquivo) => esquecerTemporario(arquivo, corrida)))
  return { veredito: await concluir('uploading', corrida, { nota: 1, motivos: [] }, now), lados }
})

const examinado = ({ impressao_fina }: ArquivoDaCorrida): boolean => impressao_fina !== undefined

/** The file with its copy, or why it does not serve. @throws ImagemPerdida, VarreduraPendente */
async function validar(arquivo: ArquivoDaCorrida, corrida: Corrida): Promise<ArquivoDaCorrida | string> {
  const { usuario_id, id } = corrida
  const { finalidade } = arquivo
  const original = arquivo.quarentena ?? arquivo.caminho
  const bytes = await imagens.ler(original)
  if (!bytes) throw new ImagemPerdida(finalidade)
  const tipo = tipoDosBytes(bytes)
  if (!tipo) return mensagemDaRecusa(finalidade, 'formato')
  if (!(await passouPelaVarredura(env('BALDE_KYC'), original)))
    return mensagemDaRecusa(finalidade, 'acompanhada')
  try {
    const [exame, limpa] = await Promise.all([examinar(bytes), copiaLimpa(bytes)])
    // The name derives from the run's start, so that a repeated stage overwrites the same copy.
    const copia = arquivo.copia ?? caminhoDaCopia(usuario_id, finalidade, new Date(corrida.created_at))
    const quarentena = arquivo.quarentena ?? caminhoDeQuarentena(usuario_id, id, finalidade)
    await Promise.all([
      imagens.guardar(copia, limpa, 'image/jpeg'),
      arquivo.quarentena ?? imagens.guardar(quarentena, bytes, tipo),
    ])
    return { ...arquivo, copia, quarentena, sha256: sha256(bytes), ...exame }
  } catch (error) {
    if (error instanceof ImagemInvalida) return mensagemDaRecusa(finalidade, error.recusa)
    throw error
  }
}

async function esquecerTemporario({ caminho }: ArquivoDaCorrida, { usuario_id }: Corrida): Promise<void> {
  await imagens.apagar(caminho)
  await envios.esquecer({ usuario_id, caminho })
}
