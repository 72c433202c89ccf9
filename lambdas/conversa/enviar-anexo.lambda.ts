import { createHash } from 'node:crypto'
import { caminhoDoAnexo, caminhoDoEnvio } from '#domain/conversa/anexo.ts'
import { enviarAnexo } from '#domain/conversa/contract.ts'
import { RECUSAS } from '#domain/conversa/recusas.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as anexos from '#lambdas/aws/anexos.ts'
import { passouPelaVarredura, VarreduraPendente } from '#lambdas/aws/varredura.ts'
import { http } from '#lambdas/runtime/http.ts'
import { enviar, paraEscrever } from './enviar.ts'
import { conferir, invalido } from './exame-do-anexo.ts'
import * as esperados from './store/anexos-esperados.ts'
import * as conversas from './store/conversas.ts'

/**
 * Looks through a file that was uploaded, keeps it with the record, and only then sends it: a message never names a
 * file that is not there. What was uploaded goes last, so that a function that dies on the way can be asked again.
 */
export const handler = http(enviarAnexo, async ({ id, anexo_id, chave, nome }, { actor, now }) => {
  const consulta = await paraEscrever(actor.id, id, now)
  const feito = await conversas.doEnvio(id, actor.id, chave)
  if (feito) return feito
  const esperado = await esperados.find(id, anexo_id, actor.id)
  if (!esperado) throw perdido()
  const caminho = caminhoDoEnvio(id, anexo_id)
  const original = await anexos.lerEnvio(caminho)
  if (!original) throw perdido()
  await exigirVarrido(caminho)
  const { bytes, tipo, paginas } = await conferir(original, esperado.tipo).catch(async (error: unknown) => {
    // What does not serve is not kept for anybody.
    if (error instanceof DomainError) await anexos.apagarEnvio(caminho)
    throw error
  })
  const copia = caminhoDoAnexo({ paciente_id: consulta.paciente_id, consulta_id: id }, { id: anexo_id, tipo })
  await anexos.guardar(copia, bytes, tipo)
  const anexo = {
    id: anexo_id,
    tipo,
    tamanho: bytes.byteLength,
    sha256: createHash('sha256').update(bytes).digest('hex'),
    ...(nome && tipo === 'application/pdf' && { nome }),
    ...(paginas !== undefined && { paginas }),
  }
  const outros = [esperados.tomadoWrite(id, anexo_id)]
  const pedido = { consulta_id: id, autor_id: actor.id, chave, now, outros }
  const enviada = await enviar({ anexo }, pedido).catch(async (error: unknown) => {
    // Only a refusal is certain: after another failure the message may be stored, and is asked for again.
    if (error instanceof DomainError) await desfazer(id, anexo_id, copia)
    throw error
  })
  // The same sending came to its end with another copy of the file.
  if (enviada.anexo?.id !== anexo_id) await desfazer(id, anexo_id, copia)
  await anexos.apagarEnvio(caminho)
  return enviada
})

/** What became no message does not stay. Given up first: a file that another sending took is that one's. */
async function desfazer(consulta_id: string, anexo_id: string, copia: string): Promise<void> {
  if (!(await esperados.desistir(consulta_id, anexo_id))) return
  await anexos.desfazer(copia)
  await anexos.apagarEnvio(caminhoDoEnvio(consulta_id, anexo_id))
}

const perdido = (): DomainError => new DomainError('nao_encontrado', { detail: RECUSAS.anexo_perdido })

/** @throws DomainError arquivo_invalido, provedor_indisponivel while the outside scan has not ended */
async function exigirVarrido(caminho: string): Promise<void> {
  try {
    if (await passouPelaVarredura(anexos.baldeDosEnvios(), caminho)) return
  } catch (error) {
    if (!(error instanceof VarreduraPendente)) throw error
    throw new DomainError('provedor_indisponivel', { detail: RECUSAS.em_conferencia })
  }
  throw invalido(RECUSAS.ameaca)
}
