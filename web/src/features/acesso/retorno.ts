import { confirmarEmail } from '#domain/acesso/contract.ts'
import type { ModoDeLogin } from '#domain/acesso/login.ts'
import { eSemRede } from '../../components/sem-rede.ts'
import { ApiError, call, semResposta } from '../../lib/api.ts'
import { entrarComLink, FalhaDeLogin, sair, token, usuarioAtual } from '../../lib/sessao/sessao.ts'
import { esquecerSenhaDefinida } from '../../lib/sessao/senha-definida.ts'

/** What the address of the callback carries. */
interface Retorno {
  readonly modo: ModoDeLogin
  readonly confirmacao: string | null
  readonly token: string | null
  readonly email: string | null
}

export function lerRetorno(busca: URLSearchParams): Retorno {
  return {
    modo: busca.get('mode') === 'medico' ? 'medico' : 'paciente',
    confirmacao: busca.get('confirmacao'),
    token: busca.get('token'),
    email: busca.get('email'),
  }
}

export type Desfecho =
  /** Signed in; `confirmado` when a link just proved the e-mail. */
  | { readonly tipo: 'dentro'; readonly confirmado: boolean }
  /** The e-mail is confirmed, but nobody is signed in here. */
  | { readonly tipo: 'confirmado_fora' }
  /** `motivo`: the server's own sentence, when it says more than that the link is not good. */
  | { readonly tipo: 'invalido'; readonly motivo?: string | undefined }
  /**
   * Somebody else is signed in here: the person is asked whether the link's owner replaces them, and `trocar` does it.
   */
  | {
      readonly tipo: 'outra_conta'
      readonly atual: string
      readonly email: string
      readonly trocar: () => Promise<Desfecho>
    }
  /** The account's owner has to sign in before the link confirms; `atual`: who is signed in here instead. */
  | { readonly tipo: 'falta_entrar'; readonly atual: string | undefined }
  | { readonly tipo: 'sem_rede' }
  | { readonly tipo: 'ninguem' }

/** Links work once: a screen that renders twice must not use the link twice. */
const emAndamento = new Map<string, Promise<Desfecho>>()

/** Carries out what the link is for: a confirmation, a sign-in, or nothing but routing who is there. */
export function processar(retorno: Retorno): Promise<Desfecho> {
  const chave = JSON.stringify(retorno)
  const atual =
    emAndamento.get(chave) ??
    concluir(retorno).catch(async (error: unknown) => {
      emAndamento.delete(chave)
      if (!(error instanceof ApiError) || error.problema.codigo !== 'nao_autenticado')
        return desfechoDaFalha(error)
      const atual = await usuarioAtual().catch(() => undefined)
      return { tipo: 'falta_entrar' as const, atual: atual?.email }
    })
  emAndamento.set(chave, atual)
  return atual
}

async function concluir({ confirmacao, token: link, email }: Retorno): Promise<Desfecho> {
  if (confirmacao !== null) return confirmar(confirmacao)
  if (link !== null && email !== null) {
    // The owner is already signed in and needs no link: a used one must not cost them the session.
    if ((await usuarioAtual())?.email === email.trim().toLowerCase())
      return { tipo: 'dentro', confirmado: false }
    return entrarOuPerguntar(email, link)
  }
  // Truncated in transit.
  if (link !== null || email !== null) return { tipo: 'invalido' }
  return { tipo: (await usuarioAtual()) === undefined ? 'ninguem' : 'dentro', confirmado: false }
}

async function confirmar(confirmacao: string): Promise<Desfecho> {
  const bearer = await token().catch(() => undefined)
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const { email, entrada } = await call(confirmarEmail, { token: confirmacao }, { headers })
  if (entrada === null)
    return (await usuarioAtual()) === undefined
      ? { tipo: 'confirmado_fora' }
      : { tipo: 'dentro', confirmado: true }
  // The password from before does not work any more.
  esquecerSenhaDefinida()
  return entrarOuPerguntar(email, entrada)
}

async function entrarOuPerguntar(email: string, link: string): Promise<Desfecho> {
  const entrar = async (): Promise<Desfecho> => {
    await entrarComLink(email, link)
    return { tipo: 'dentro', confirmado: true }
  }
  const atual = await usuarioAtual()
  if (!atual) return entrar()
  const trocar = async () => {
    // Ended and forgotten, not only replaced: nothing of one person is left to the other.
    await sair()
    return entrar().catch(desfechoDaFalha)
  }
  return { tipo: 'outra_conta', atual: atual.email ?? '', email, trocar }
}

function desfechoDaFalha(error: unknown): Desfecho {
  if (eSemRede(error) || semResposta(error)) return { tipo: 'sem_rede' }
  // The server refuses a truncated token as an invalid field; here there is no field to show that at.
  const doServidor = error instanceof FalhaDeLogin && error.codigo !== 'campos_invalidos'
  return { tipo: 'invalido', motivo: doServidor ? error.mensagem : undefined }
}
