import { eTipoDeAnexo, MENSAGEM_DO_ANEXO, nomeLimpo, TAMANHO_DO_ANEXO } from '#domain/conversa/anexo.ts'
import { enviarAnexo, enviarMensagem, pedirEnvioDeAnexo } from '#domain/conversa/contract.ts'
import type { MensagemLida } from '#domain/conversa/mensagem.ts'
import { ApiError, call } from '../../lib/api.ts'
import { otimizar } from '../kyc/camera/imagem.ts'
import { postarImagem } from '../kyc/kyc.ts'

/** One sending: its key stays the same however often it is tried. */
export interface Envio {
  readonly chave: string
  readonly texto?: string
  readonly arquivo?: File
}

/** The outside scan of a file takes some seconds. */
const CONFERENCIAS = 6
const ENTRE_CONFERENCIAS_MS = 2500

/** Sends it, or finds it sent. @throws ApiError, NetworkError, FalhaDeEnvio */
export async function mandar(id: string, { chave, texto = '', arquivo }: Envio): Promise<MensagemLida> {
  if (!arquivo) return call(enviarMensagem, { id, chave, texto })
  const { type, size, name } = arquivo
  if (!eTipoDeAnexo(type)) throw new Error(MENSAGEM_DO_ANEXO)
  const { anexo_id, url, campos } = await call(pedirEnvioDeAnexo, { id, tipo_conteudo: type, tamanho: size })
  await postarImagem({ url, campos }, arquivo)
  for (let vez = 1; ; vez++)
    try {
      return await call(enviarAnexo, { id, anexo_id, chave, nome: nomeLimpo(name) })
    } catch (error) {
      const conferindo = error instanceof ApiError && error.problema.codigo === 'provedor_indisponivel'
      if (!conferindo || vez === CONFERENCIAS) throw error
      await new Promise((resolve) => setTimeout(resolve, ENTRE_CONFERENCIAS_MS))
    }
}

/**
 * The file as it can be sent: a picture that is too large, or of a format only this device knows, is made smaller here.
 * Undefined when it cannot be.
 */
export async function comoAnexo(arquivo: File): Promise<File | undefined> {
  const { type, size } = arquivo
  if (eTipoDeAnexo(type) && size <= TAMANHO_DO_ANEXO) return size > 0 ? arquivo : undefined
  if (!type.startsWith('image/')) return undefined
  const menor = await otimizar(arquivo).catch(() => undefined)
  return menor && menor.size <= TAMANHO_DO_ANEXO ? menor : undefined
}
