import { anunciar, auth } from './sessao.ts'

/** Why a code of the authenticator was not taken. */
export type MotivoDoCodigo = 'codigo' | 'usado' | 'muitas' | 'recomecar' | 'rede' | 'geral'

export class FalhaDoCodigo extends Error {
  constructor(readonly motivo: MotivoDoCodigo) {
    super(motivo)
    this.name = 'FalhaDoCodigo'
  }
}

/** Ends a sign-in that waits for the authenticator's code. @throws FalhaDoCodigo */
export async function entrarComCodigo(codigo: string): Promise<void> {
  const { confirmSignIn } = await auth()
  const { isSignedIn } = await confirmSignIn({ challengeResponse: codigo }).catch(rejeitar('recomecar'))
  if (!isSignedIn) throw new FalhaDoCodigo('recomecar')
  anunciar()
}

/** A new authenticator of the signed-in person: it counts from the first right code on. */
export interface ChaveDoAutenticador {
  /** Base32, for whoever cannot read the QR code. */
  readonly chave: string
  /** `otpauth:` address, as the QR code carries it. */
  readonly endereco: string
}

/** @throws FalhaDoCodigo */
export async function prepararAutenticador(email: string): Promise<ChaveDoAutenticador> {
  const { setUpTOTP } = await auth()
  const dados = await setUpTOTP().catch(rejeitar('geral'))
  return { chave: dados.sharedSecret, endereco: dados.getSetupUri('Acolhe', email).toString() }
}

/** From here on every sign-in asks for the code. @throws FalhaDoCodigo */
export async function ligarAutenticador(codigo: string): Promise<void> {
  const { verifyTOTPSetup, updateMFAPreference } = await auth()
  await verifyTOTPSetup({ code: codigo }).catch(rejeitar('geral'))
  await updateMFAPreference({ totp: 'PREFERRED' }).catch(rejeitar('geral'))
}

const MOTIVOS: Readonly<Record<string, MotivoDoCodigo>> = {
  CodeMismatchException: 'codigo',
  EnableSoftwareTokenMFAException: 'codigo',
  ExpiredCodeException: 'usado',
  LimitExceededException: 'muitas',
  TooManyRequestsException: 'muitas',
  NetworkError: 'rede',
  TypeError: 'rede',
}

/** The library's refusal as a reason; `senao` for those that say nothing of the code. */
const rejeitar =
  (senao: MotivoDoCodigo) =>
  (error: unknown): never => {
    const { name = '', message = '' } = error instanceof Error ? error : {}
    if (/attempts exceeded/i.test(message)) throw new FalhaDoCodigo('muitas')
    throw new FalhaDoCodigo(MOTIVOS[name] ?? senao)
  }
