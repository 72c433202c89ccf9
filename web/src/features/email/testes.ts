import { MODELOS_DE_EMAIL } from '#domain/email/assistente.ts'
import { testarEmail } from '#domain/email/contract.ts'
import { eTipoDeTeste, falhaDoTeste, INTERVALO_DO_FLUXO } from '#domain/email/teste.ts'
import { TESTE_DE_EMAIL as TEXTOS } from '#domain/email/textos.ts'
import { toast } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { reportError } from '../../lib/log.ts'
import { token } from '../../lib/sessao.ts'

/** Sends one test copy and says how it went (D §7.6, §8). */
export async function testar(tipo: string, email: string): Promise<void> {
  if (faltaEmail(email, TEXTOS.falta_email.teste)) return
  try {
    const { nome, destinatario } = await enviar(tipo, email)
    toast({ title: TEXTOS.iniciado.titulo, description: TEXTOS.iniciado.descricao(nome, destinatario) })
  } catch (error) {
    toast({ ...falhaDoTeste(mensagemDe(error)), variant: 'destructive' })
  }
}

/** The magic link, then the reset 2 s later; a reset that fails is only logged (D §7.6). */
export async function testarFluxo(email: string): Promise<void> {
  if (faltaEmail(email, TEXTOS.falta_email.fluxo)) return
  try {
    await enviar('magic_link', email)
    await new Promise((resolve) => setTimeout(resolve, INTERVALO_DO_FLUXO))
    await enviar('recovery', email).catch((error: unknown) => {
      reportError({ tipo: 'falha_de_tela', caminho: '/email-test', mensagem: mensagemDe(error) })
    })
    const { titulo, descricao } = TEXTOS.fluxo_iniciado
    toast({ title: titulo, description: descricao(email) })
  } catch (error) {
    const { description } = falhaDoTeste(mensagemDe(error))
    toast({ title: TEXTOS.falhas.fluxo, description, variant: 'destructive' })
  }
}

function faltaEmail(email: string, description: string): boolean {
  const falta = email === ''
  if (falta) toast({ title: TEXTOS.falta_email.titulo, description, variant: 'destructive' })
  return falta
}

/** @throws Error with the page's own words for an unknown template; ApiError, NetworkError */
async function enviar(tipo: string, email: string) {
  const modelo = MODELOS_DE_EMAIL.find(({ key }) => key === tipo)
  if (!modelo || !eTipoDeTeste(tipo)) throw new Error(TEXTOS.desconhecido)
  // Open to everybody, but in production for administrators alone.
  const bearer = await token().catch(() => undefined)
  const headers: Record<string, string> = bearer ? { authorization: `Bearer ${bearer}` } : {}
  const { destinatario } = await call(testarEmail, { tipo, email }, { headers })
  return { nome: modelo.name, destinatario }
}

function mensagemDe(error: unknown): string {
  if (error instanceof ApiError) return error.problema.campos?.[0]?.motivo ?? error.message
  return error instanceof Error ? error.message : ''
}
