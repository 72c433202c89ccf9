import { pedirLink, pedirRedefinicao } from '#domain/acesso/contract.ts'
import { avisoDeTentativas, AVISOS_DE_LIMITE, emMinutos } from '#domain/base/limites-da-especificacao.ts'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import { TEXTOS_DA_CONFIRMACAO, TEXTOS_DA_REDEFINICAO, TEXTOS_DO_LINK } from '#domain/acesso/textos.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import { toast, type ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { contarAqui, registrarTentativa, verificarLimite } from './limites.ts'

/** What is said of a mail on its way, for the form to keep saying; undefined when none is, which is told by itself. */
type Enviado = ToastContent | undefined

/** 'Receber link por email' (P §2.4, §8). */
export async function enviarLinkDeAcesso(email: string, mode: ModoDeLogin): Promise<Enviado> {
  try {
    await call(pedirLink, { email, mode })
    return dito(TEXTOS_DO_LINK.enviado)
  } catch (error) {
    toast(avisoOuSemRede(error, { ...TEXTOS_DO_LINK.falha, ...motivo(error) }))
    return undefined
  }
}

/** 'Esqueci minha senha': asks the limit, warns before the last attempts, then asks for the mail (P §2.4, §8). */
export async function pedirNovaSenha(email: string, mode: ModoDeLogin): Promise<Enviado> {
  const { enviado } = TEXTOS_DA_REDEFINICAO
  const identifier = email.trim().toLowerCase()
  if (identifier === '') {
    toast({ title: TEXTOS_DA_REDEFINICAO.sem_email, variant: 'destructive' })
    return undefined
  }
  const aviso = await avisoDoLimite(identifier)
  if (aviso === 'limite') return undefined
  try {
    await call(pedirRedefinicao, { email, mode })
    contarAqui('password_reset', identifier)
    if (aviso === undefined) return dito(enviado)
    dito({ ...enviado, description: aviso })
    return { ...enviado, description: `${enviado.description} ${aviso}.` }
  } catch (error) {
    if (error instanceof ApiError && error.problema.status === 429) {
      avisarLimite(error.problema.retry_after)
      return undefined
    }
    // A refusal of the server was counted there.
    if (!(error instanceof ApiError)) await registrarTentativa('password_reset', identifier, false)
    toast(avisoOuSemRede(error, { ...TEXTOS_DO_LINK.falha, ...motivo(error) }))
    return undefined
  }
}

/** Why no other confirmation was mailed; how long to wait is the server's to say. */
export function avisoDoReenvio(error: unknown): ToastContent {
  const { falha, muitas } = TEXTOS_DA_CONFIRMACAO
  const limite = error instanceof ApiError && error.problema.status === 429
  return avisoOuSemRede(error, limite ? muitas(emMinutos(error.problema.retry_after)) : falha)
}

function dito(enviado: ToastContent): ToastContent {
  toast({ ...enviado, noLugar: true })
  return enviado
}

async function avisoDoLimite(identifier: string): Promise<string | undefined> {
  try {
    const { allowed, retryAfter, attemptsRemaining, local } = await verificarLimite(
      'password_reset',
      identifier,
    )
    if (!allowed) {
      avisarLimite(retryAfter)
      return 'limite'
    }
    if (local) toast({ title: TEXTOS_DA_REDEFINICAO.sem_limites })
    // The message concerns the attempt about to be made, so it is subtracted.
    return avisoDeTentativas(attemptsRemaining - 1) ?? undefined
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    // The address itself is wrong: asking for the mail says so in its own words.
    return undefined
  }
}

function avisarLimite(retryAfter: number | undefined) {
  const { titulo, descricao } = AVISOS_DE_LIMITE.password_reset(emMinutos(retryAfter))
  toast({ title: titulo, description: descricao, variant: 'destructive' })
}

/** The server's own sentence, when it gave one. */
function motivo(error: unknown): { readonly description?: string } {
  if (!(error instanceof ApiError)) return {}
  const [campo] = error.problema.campos ?? []
  return { description: campo?.motivo ?? error.problema.detail }
}
