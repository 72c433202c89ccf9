import * as z from 'zod/mini'
import type { ProvedorDeCertificado } from '#domain/base/psc.ts'
import { baseDe, emFormulario, emJson, ler, perguntar, PscFalhou, servico } from './psc-http.ts'
import { VENDORS } from './psc-vendors.ts'
import { segredo } from '../aws/segredos.ts'

/** Cloud certificates of ICP-Brasil as their providers serve them (DOC-ICP-17.01, API "v0"). */

const ESCOPO = 'signature_session'
const SHA256 = '2.16.840.1.101.3.4.2.1'
/** Redirect address that asks for approval on the holder's telephone instead of a page. */
export const AVISO = 'push://'

export interface Pedido {
  readonly cpf: string
  readonly retorno: string
  readonly estado: string
  /** PKCE challenge, S256. */
  readonly desafio: string
  /** Seconds asked for; the answer says what the provider grants. */
  readonly duracao: number
}

export interface Autorizacao {
  readonly token: string
  /** Seconds. */
  readonly dura: number
  /** CPF of the certificate's holder: 11 digits. */
  readonly cpf: string
}

interface CertificadoDoTitular {
  readonly alias: string
  readonly der: Buffer
}

const aplicacao = (provedor: ProvedorDeCertificado) => segredo(`psc-${provedor}`)

const achado = z.object({ status: z.enum(['S', 'N']) })

/** Whether this CPF has a certificate there. @throws PscFalhou */
export async function procurar(provedor: ProvedorDeCertificado, cpf: string): Promise<boolean> {
  const { client_id, client_secret } = await aplicacao(provedor)
  const nome = 'user-discovery'
  const init = emJson({ client_id, client_secret, user_cpf_cnpj: 'CPF', val_cpf_cnpj: cpf })
  const resposta = await perguntar({ provedor, nome, url: servico(provedor, nome), init })
  return ler(achado, resposta, nome).status === 'S'
}

/** Address of the provider's page where the holder is asked. */
export async function enderecoDoPedido(provedor: ProvedorDeCertificado, pedido: Pedido): Promise<string> {
  const { client_id } = await aplicacao(provedor)
  const url = new URL(servico(provedor, 'authorize'))
  url.search = new URLSearchParams({
    response_type: 'code',
    client_id,
    redirect_uri: pedido.retorno,
    state: pedido.estado,
    scope: ESCOPO,
    lifetime: String(pedido.duracao),
    code_challenge: pedido.desafio,
    code_challenge_method: 'S256',
    login_hint: pedido.cpf,
  }).toString()
  return url.href
}

const aviso = z.object({ code: z.string() })

/** Sends the request to the holder's telephone; answers the id by which it is followed. @throws PscFalhou */
export async function avisar(
  provedor: ProvedorDeCertificado,
  pedido: Omit<Pedido, 'retorno'>,
): Promise<string> {
  const url = await enderecoDoPedido(provedor, { ...pedido, retorno: AVISO })
  const resposta = await perguntar({ provedor, nome: 'authorize', url })
  return ler(aviso, resposta, 'authorize').code
}

const decidido = z.object({ authorizationToken: z.string() })

/**
 * The code of an approval given on the telephone; null while nobody decided.
 * @throws PscFalhou when it was refused or has expired
 */
export async function lerAviso(provedor: ProvedorDeCertificado, id: string): Promise<string | null> {
  const url = `${baseDe(provedor)}/valid/api/v1/trusted-services/authentications?${new URLSearchParams({ code: id })}`
  const resposta = await perguntar({ provedor, nome: 'authentications', url })
  return resposta.status === 200 ? ler(decidido, resposta, 'authentications').authorizationToken : null
}

const autorizado = z.object({
  access_token: z.string(),
  expires_in: z.number(),
  authorized_identification: z.string(),
})

const autorizacaoDe = ({
  access_token,
  expires_in,
  authorized_identification,
}: z.output<typeof autorizado>): Autorizacao => ({
  token: access_token,
  dura: expires_in,
  cpf: authorized_identification.replaceAll(/\D/g, ''),
})

/** Exchanges an approval for its token, once. @throws PscFalhou */
export async function concluir(
  provedor: ProvedorDeCertificado,
  troca: { readonly codigo: string; readonly verificador: string; readonly retorno: string },
): Promise<Autorizacao> {
  const { client_id, client_secret } = await aplicacao(provedor)
  const init = emFormulario({
    grant_type: 'authorization_code',
    client_id,
    client_secret,
    code: troca.codigo,
    redirect_uri: troca.retorno,
    code_verifier: troca.verificador,
  })
  const resposta = await perguntar({ provedor, nome: 'token', url: servico(provedor, 'token'), init })
  return autorizacaoDe(ler(autorizado, resposta, 'token'))
}

/** Opens a session with the single-use code of the holder's app. @throws PscFalhou */
export async function autorizarComCodigo(
  provedor: ProvedorDeCertificado,
  { cpf, codigo, duracao }: { readonly cpf: string; readonly codigo: string; readonly duracao: number },
): Promise<Autorizacao> {
  const { client_id, client_secret } = await aplicacao(provedor)
  const nome = 'pwd_authorize'
  const init = emJson({
    client_id,
    client_secret,
    username: cpf,
    password: codigo,
    grant_type: 'password',
    scope: ESCOPO,
    lifetime: duracao,
  })
  const resposta = await perguntar({ provedor, nome, url: servico(provedor, nome), init })
  return autorizacaoDe(ler(autorizado, resposta, nome))
}

const descobertos = z.object({
  certificates: z.array(z.object({ alias: z.string(), certificate: z.string() })),
})

/** The certificates that a token may sign with. @throws PscFalhou */
export async function certificados(
  provedor: ProvedorDeCertificado,
  token: string,
): Promise<CertificadoDoTitular[]> {
  const nome = 'certificate-discovery'
  const init = { headers: { authorization: `Bearer ${token}` } }
  const resposta = await perguntar({ provedor, nome, url: servico(provedor, nome), init })
  return ler(descobertos, resposta, nome).certificates.map(({ alias, certificate }) => ({
    alias,
    der: semArmadura(certificate),
  }))
}

interface Resumo {
  readonly id: string
  /** Label that the holder's app may show. */
  readonly rotulo: string
  /** SHA-256 of the data to sign. */
  readonly resumo: Buffer
}

const assinados = z.object({
  signatures: z.array(z.object({ id: z.string(), raw_signature: z.string() })),
})

/**
 * Raw RSA signatures of these hashes, by id, in as few calls as the provider allows. An id the provider left out is
 * missing in the answer.
 * @throws PscFalhou
 */
export async function assinar(
  provedor: ProvedorDeCertificado,
  sessao: { readonly token: string; readonly alias: string | undefined },
  resumos: readonly Resumo[],
): Promise<Map<string, Buffer>> {
  const { encoding, hashesPerCall } = VENDORS[provedor]
  const nome = 'signature'
  const feitas = new Map<string, Buffer>()
  for (let de = 0; de < resumos.length; de += hashesPerCall) {
    const hashes = resumos.slice(de, de + hashesPerCall).map(({ id, rotulo, resumo }) => ({
      id,
      alias: rotulo,
      hash: resumo.toString(encoding),
      hash_algorithm: SHA256,
      signature_format: 'RAW',
    }))
    const init = emJson({ ...(sessao.alias && { certificate_alias: sessao.alias }), hashes }, sessao.token)
    const resposta = await perguntar({ provedor, nome, url: servico(provedor, nome), init })
    for (const { id, raw_signature } of ler(assinados, resposta, nome).signatures)
      feitas.set(id, semArmadura(raw_signature))
  }
  return feitas
}

/** Asks the provider to revoke the token. When it cannot be reached, the session ends on our side all the same. */
export async function revogar(provedor: ProvedorDeCertificado, token: string): Promise<void> {
  const { client_id, client_secret } = await aplicacao(provedor)
  const init = emFormulario({ client_id, client_secret, token })
  await perguntar({ provedor, nome: 'revoke', url: servico(provedor, 'revoke'), init }).catch(
    (error: unknown) => {
      if (!(error instanceof PscFalhou)) throw error
    },
  )
}

/** Base64 that may come as PEM and in lines. */
const semArmadura = (texto: string): Buffer =>
  Buffer.from(texto.replaceAll(/-----[^-]+-----/g, '').replaceAll(/[^A-Za-z0-9+/=]/g, ''), 'base64')
