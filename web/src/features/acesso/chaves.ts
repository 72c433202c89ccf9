import * as acesso from '#domain/acesso/contract-chaves.ts'
import { navegadorDe } from '#domain/acesso/sessao.ts'
import { TEXTOS_DAS_CHAVES } from '#domain/acesso/textos-das-chaves.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { ApiError, call, NetworkError } from '../../lib/api.ts'
import { carregar } from '../../lib/carregar.ts'
import { entrarPor, FalhaDeLogin } from '../../lib/sessao/sessao.ts'

/** Passkeys as this browser makes and uses them. The library comes with the first press of a button. */

const biblioteca = () => carregar(() => import('@simplewebauthn/browser'))

/** How long somebody may look for their device, in milliseconds. */
const PROCURA = 120_000

/** Whether this browser keeps passkeys at this address; otherwise the address at which it does, if any. */
export function ondeGuarda(): 'aqui' | { readonly endereco: string } | undefined {
  const { hostname, port, pathname } = window.location
  if (/^[\d.]+$/.test(hostname))
    return hostname.startsWith('127.') ? { endereco: `http://localhost:${port}${pathname}` } : undefined
  return 'PublicKeyCredential' in window ? 'aqui' : undefined
}

/** Signs in; nobody types who they are. @throws what `motivoDaFalha` words */
export async function entrarComChave(): Promise<void> {
  await entrarPor(acesso.entrarComChave, { resposta: await assinar() })
}

/** Proves again who is here. @throws as above */
export async function provarComChave(): Promise<void> {
  await call(acesso.provarComChave, { resposta: await assinar() })
}

async function assinar() {
  const { desafio, parte } = await call(acesso.pedirDesafio, {})
  const { startAuthentication } = await biblioteca()
  const { id, rawId, response } = await startAuthentication({
    optionsJSON: { challenge: desafio, rpId: parte, userVerification: 'required', timeout: PROCURA },
  })
  const { clientDataJSON, authenticatorData, signature, userHandle = '' } = response
  return {
    id,
    rawId,
    type: 'public-key' as const,
    response: { clientDataJSON, authenticatorData, signature, userHandle },
  }
}

/** Makes a key in a device of the person's, called as this browser is until they say otherwise. @throws as above */
export async function criarChave(): Promise<void> {
  const { desafio, parte, dono, existentes } = await call(acesso.prepararChave, {})
  const { startRegistration } = await biblioteca()
  const { id, rawId, response } = await startRegistration({
    optionsJSON: {
      challenge: desafio,
      rp: { id: parte, name: 'Acolhe' },
      user: { id: dono.id, name: dono.email, displayName: dono.nome },
      // Ed25519, ECDSA P-256, RSA: what devices have.
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key' as const, alg })),
      authenticatorSelection: {
        residentKey: 'required',
        requireResidentKey: true,
        userVerification: 'required',
      },
      attestation: 'none',
      excludeCredentials: existentes.map((existente) => ({ id: existente, type: 'public-key' as const })),
      timeout: PROCURA,
    },
  })
  const { clientDataJSON, attestationObject } = response
  await call(acesso.guardarChave, {
    nome: navegadorDe(navigator.userAgent),
    resposta: { id, rawId, type: 'public-key', response: { clientDataJSON, attestationObject } },
  })
}

/** Why a key was not made or used; the server's own sentence when it gave one. */
export function motivoDaFalha(error: unknown): string {
  const { motivos } = TEXTOS_DAS_CHAVES
  if (error instanceof ApiError) return error.problema.detail
  if (error instanceof FalhaDeLogin)
    return error.mensagem ?? motivos[error.motivo === 'rede' ? 'rede' : 'recusada']
  if (error instanceof NetworkError) return motivos.rede
  if (!(error instanceof Error)) return motivos.aparelho
  if ('code' in error && error.code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED') return motivos.existe
  return ['NotAllowedError', 'AbortError'].includes(error.name) ? motivos.desistiu : motivos.aparelho
}

/** What is said where one was not made or used. */
export const avisoDaFalha = (error: unknown) =>
  avisoOuSemRede(error, { title: TEXTOS_DAS_CHAVES.falha, description: motivoDaFalha(error) })
