import { confirmarSegundoFator, prepararAutenticador as preparar } from '#domain/acesso/contract.ts'
import { ApiError, call, NetworkError } from '../../lib/api.ts'
import { entrarComOCodigo, FalhaDeLogin } from '../../lib/sessao/sessao.ts'

/** Why a code of the authenticator was not taken. */
type MotivoDoCodigo = 'codigo' | 'usado' | 'muitas' | 'recomecar' | 'rede' | 'geral'

export class FalhaDoCodigo extends Error {
  constructor(readonly motivo: MotivoDoCodigo) {
    super(motivo)
    this.name = 'FalhaDoCodigo'
  }
}

/** Ends a sign-in that waits for the authenticator's code. @throws FalhaDoCodigo */
export const entrarComCodigo = (codigo: string): Promise<void> =>
  entrarComOCodigo(codigo).catch(rejeitar('recomecar'))

/** A new authenticator of the signed-in person: it counts from the first right code on. */
export interface ChaveDoAutenticador {
  /** Base32, for whoever cannot read the QR code. */
  readonly chave: string
  /** `otpauth:` address, as the QR code carries it. */
  readonly endereco: string
}

/** @throws FalhaDoCodigo */
export const prepararAutenticador = (): Promise<ChaveDoAutenticador> =>
  call(preparar, {}).catch(rejeitar('geral'))

/** From here on every sign-in asks for the code, and every one from before is over. @throws FalhaDoCodigo */
export async function ligarAutenticador(codigo: string): Promise<void> {
  await call(confirmarSegundoFator, { codigo }).catch(rejeitar('geral'))
}

const MOTIVOS: Readonly<Record<string, MotivoDoCodigo>> = {
  codigo_invalido: 'codigo',
  codigo_usado: 'usado',
  muitas_tentativas: 'muitas',
  entrada_vencida: 'recomecar',
  login_recente_necessario: 'recomecar',
}

/** The server's refusal as a reason; `senao` for those that say nothing of the code. */
const rejeitar =
  (senao: MotivoDoCodigo) =>
  (error: unknown): never => {
    if (error instanceof NetworkError) throw new FalhaDoCodigo('rede')
    if (error instanceof FalhaDeLogin && error.motivo === 'rede') throw new FalhaDoCodigo('rede')
    const codigo = error instanceof ApiError ? error.problema.codigo : undefined
    const dito = error instanceof FalhaDeLogin ? error.codigo : codigo
    throw new FalhaDoCodigo(MOTIVOS[dito ?? ''] ?? senao)
  }
