import { TRIAGEM } from '#domain/triagem/textos.ts'
import { umaVez } from './carregar.ts'
import { config } from './config.ts'
import { esquecerFotos } from './fotos-guardadas.ts'
import { esquecerRascunhos } from './rascunho.ts'
import { CHAVE_DE_SESSAO, haSessaoGuardada } from './sessao-guardada.ts'

const amplify = umaVez(() => import('aws-amplify'))
const amplifyAuth = umaVez(() => import('aws-amplify/auth'))

let configurada = false

/** The sign-in library and its configuration, loaded with the first question. */
export async function auth() {
  const [{ Amplify }, library, stage] = await Promise.all([amplify(), amplifyAuth(), config()])
  if (configurada) return library
  Amplify.configure({
    Auth: {
      Cognito: {
        userPoolId: stage.user_pool_id,
        userPoolClientId: stage.user_pool_client_id,
        userPoolEndpoint: stage.cognito_endpoint,
        loginWith: { email: true },
      },
    },
  })
  configurada = true
  return library
}

/** A sign-in is likely soon. */
export const prepararSessao = (): void => void auth().catch(() => undefined)

/** Who is signed in: id is the sign-in's `sub`. */
export interface UsuarioDaSessao {
  readonly id: string
  readonly email: string | undefined
}

/** A sign-in that was refused, or waits for the authenticator's `codigo`. `mensagem` is the server's own sentence when it has one for people. */
export class FalhaDeLogin extends Error {
  constructor(
    readonly motivo: 'credenciais' | 'rede' | 'recusado' | 'codigo',
    readonly mensagem: string | undefined,
  ) {
    super(motivo)
    this.name = 'FalhaDeLogin'
  }
}

/** For forms that ask for no code. */
const PEDE_CODIGO = 'Esta conta também pede o código do autenticador. Entre pela página inicial.'

/** Signs in with e-mail and password (SRP: the password never leaves the browser). Throws `FalhaDeLogin`. */
export async function entrar(email: string, senha: string): Promise<void> {
  const { signIn } = await semSessaoAnterior()
  const { isSignedIn, nextStep } = await signIn({
    username: email.trim().toLowerCase(),
    password: senha,
  }).catch(rejeitar)
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') throw new FalhaDeLogin('codigo', PEDE_CODIGO)
  if (!isSignedIn) throw new FalhaDeLogin('recusado', undefined)
  anunciar()
}

/** Signs in with the token of a link we mailed (custom authentication, no password). Throws `FalhaDeLogin`. */
export async function entrarComLink(email: string, token: string): Promise<void> {
  const { signIn, confirmSignIn } = await semSessaoAnterior()
  await signIn({
    username: email.trim().toLowerCase(),
    options: { authFlowType: 'CUSTOM_WITHOUT_SRP' },
  }).catch(rejeitar)
  const { isSignedIn } = await confirmSignIn({ challengeResponse: token }).catch(rejeitar)
  if (!isSignedIn) throw new FalhaDeLogin('recusado', undefined)
  anunciar()
}

/** Signs out in this browser; nothing of the person stays in the tab. Others are ended by `encerrar-sessoes`. */
export async function sair(): Promise<void> {
  esquecerRascunhos()
  await esquecerFotos()
  localStorage.removeItem(TRIAGEM.chave_local)
  const { signOut } = await auth()
  await signOut()
  anunciar()
}

/** The access token for a call, refreshed when needed; undefined without a session. */
export async function token(): Promise<string | undefined> {
  if (!haSessaoGuardada()) return undefined
  const { fetchAuthSession } = await auth()
  const { tokens } = await fetchAuthSession()
  return tokens?.accessToken.toString()
}

/** Who is signed in in this browser; undefined when nobody is. */
export async function usuarioAtual(): Promise<UsuarioDaSessao | undefined> {
  if (!haSessaoGuardada()) return undefined
  const { fetchAuthSession } = await auth()
  const { tokens, userSub } = await fetchAuthSession()
  if (userSub === undefined) return undefined
  const email = tokens?.idToken?.payload['email']
  return { id: userSub, email: typeof email === 'string' ? email : undefined }
}

const changed = new EventTarget()

/** Tells this tab that somebody signed in or out. */
export function anunciar() {
  changed.dispatchEvent(new Event('sessao'))
}

/** Calls back when somebody signs in or out, in this tab or another. Returns how to stop listening. */
export function aoMudarSessao(listener: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    // A cleared storage has no key.
    if (event.key === null || CHAVE_DE_SESSAO.test(event.key)) listener()
  }
  changed.addEventListener('sessao', listener)
  window.addEventListener('storage', onStorage)
  return () => {
    changed.removeEventListener('sessao', listener)
    window.removeEventListener('storage', onStorage)
  }
}

/** How often a page that is looked at asks whether its sign-in still holds, in milliseconds. */
const CONFERIR_A_CADA = 60_000
let conferida = 0

/**
 * Notices a sign-in that was ended from elsewhere ('Sair de todos os aparelhos'): when the page opens and when somebody
 * comes back to it, without waiting for a call to be refused. Returns how to stop.
 */
export function vigiarSessao(): () => void {
  const conferir = () => {
    if (document.visibilityState !== 'visible' || Date.now() - conferida < CONFERIR_A_CADA) return
    conferida = Date.now()
    void renovar()
  }
  conferir()
  document.addEventListener('visibilitychange', conferir)
  return () => document.removeEventListener('visibilitychange', conferir)
}

let renovando: Promise<void> | undefined

/** The server refused this sign-in: whether it ended is asked at once, by however many calls were refused together. */
export const sessaoRecusada = (): Promise<void> =>
  (renovando ??= renovar().finally(() => {
    renovando = undefined
  }))

/** A refresh that is refused clears the sign-in; one that does not arrive says nothing. */
async function renovar(): Promise<void> {
  if (!haSessaoGuardada()) return
  try {
    const { fetchAuthSession } = await auth()
    await fetchAuthSession({ forceRefresh: true })
  } catch {
    // Asked again the next time.
  }
  if (!haSessaoGuardada()) anunciar()
}

/** The library refuses a sign-in on top of another: the earlier one ends first, in this browser only. */
async function semSessaoAnterior() {
  const library = await auth()
  if (haSessaoGuardada()) await library.signOut()
  return library
}

const TRIGGER_PREFIX = /^\w+ failed with error (.+?)\.?$/s

/** Cognito speaks English; only what our own triggers say is for people, and comes behind a prefix. */
function rejeitar(error: unknown): never {
  if (!(error instanceof Error)) throw new FalhaDeLogin('recusado', undefined)
  if (error.name === 'NetworkError' || error instanceof TypeError) throw new FalhaDeLogin('rede', undefined)
  if (error.name === 'UserLambdaValidationException')
    throw new FalhaDeLogin('recusado', TRIGGER_PREFIX.exec(error.message)?.[1])
  throw new FalhaDeLogin('credenciais', undefined)
}
