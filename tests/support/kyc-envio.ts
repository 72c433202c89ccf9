import type { Usuario } from '#domain/cadastro/usuario.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { criarEnvio } from '#domain/kyc/contract.ts'
import type { Finalidade } from '#domain/kyc/envio.ts'
import { gerarDocumento, type LadoDoDocumento, type LayoutDoDocumento } from '#semente/gerar/documento.ts'
import { fotografar, type OpcoesDaFoto } from '#semente/gerar/foto.ts'
import { desenharRosto } from '#semente/gerar/rosto.ts'
import { type NomeDoRosto, rostos } from '#semente/gerar/rostos.ts'
import type { CloudProcess } from './cloud.ts'
import { subir } from './conversa.ts'
import { api } from './http.ts'
import { maria } from './kyc.ts'
import type { Entrada } from './sessao.ts'

/** A call of the running product's API, as somebody. */
export async function chamar(
  cloud: CloudProcess,
  { token }: Entrada,
  caminho: string,
  corpo?: Readonly<Record<string, unknown>>,
): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${cloud.origem}/api${caminho}`, {
    method: corpo ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(corpo && { body: JSON.stringify(corpo) }),
  })
  return { status: response.status, body: (await response.json()) as Record<string, unknown> }
}

/** Uploads a picture through a signed form, as the browser does, and answers its path. */
export async function enviarFoto(
  cloud: CloudProcess,
  quem: Entrada,
  finalidade: Finalidade,
  foto: Buffer,
): Promise<string> {
  const { caminho, ...formulario } = await api(cloud.origem, quem).ok(criarEnvio, {
    finalidade,
    tipo_conteudo: 'image/jpeg',
    tamanho: foto.length,
    ...(finalidade !== 'selfie' && { documento_tipo: 'CNH' }),
  })
  await subir(formulario, foto)
  return caminho
}

/** A photographed side of a document with this person's data and a drawn face. */
export async function fotoDoDocumento(
  usuario: Pick<Usuario, 'nome' | 'cpf' | 'data_nascimento'>,
  lado: LadoDoDocumento,
  {
    rosto,
    foto = {},
    layout = 'cnh_nova_2022',
  }: { readonly rosto: NomeDoRosto; readonly foto?: OpcoesDaFoto; readonly layout?: LayoutDoDocumento },
): Promise<Buffer> {
  const dados = {
    ...maria,
    nome: usuario.nome.toUpperCase(),
    cpf: formatarCpf(usuario.cpf),
    data_nascimento: usuario.data_nascimento,
    numero_cnh: `0${usuario.cpf.slice(0, 10)}`,
    rg: `${usuario.cpf.slice(0, 2)}.${usuario.cpf.slice(2, 5)}.${usuario.cpf.slice(5, 8)}-${usuario.cpf.slice(8, 9)}`,
  }
  const cartao = await gerarDocumento({ layout, lado, dados, rosto: await desenharRosto(rostos[rosto]) })
  return fotografar(cartao, foto)
}

/** A drawn selfie, another picture than the portrait on the document. */
export const selfieDe = (rosto: NomeDoRosto): Promise<Buffer> =>
  desenharRosto(rostos[rosto], { expressao: 'sorriso', giro: 0.25, fundo: '#e8e0cf', semente: 11 })

/** The body of `kyc-orchestrator-v2`, as the browser sends it. */
export const pedidoDeKyc = (
  quem: Entrada,
  usuario: Usuario,
  envio: { readonly documentos: readonly string[]; readonly selfie: string; readonly correlation_id: string },
) => ({
  usuario_id: quem.id,
  tipo: usuario.tipo,
  document_files: envio.documentos,
  selfie_path: envio.selfie,
  form_data: {
    nome: usuario.nome,
    cpf: usuario.cpf,
    data_nascimento: usuario.data_nascimento,
    email: usuario.email,
    telefone: usuario.telefone,
  },
  bucket: 'kyc-uploads',
  correlation_id: envio.correlation_id,
})
