import { caminhoDe } from '#domain/base/rotas.ts'
import { modelosDeEmail } from '#domain/email/assistente.ts'
import { rodapeCom } from '#domain/email/rodape.ts'
import { testarEmail } from '#domain/email/contract.ts'
import { eTipoDeTeste, falhaDoTeste, INTERVALO_DO_FLUXO } from '#domain/email/teste.ts'
import { TESTE_DE_EMAIL as TEXTOS } from '#domain/email/textos-da-pagina-de-teste.ts'
import { enviarCodigo } from '../acesso/codigo/codigo.ts'
import { alegar } from '../../components/publico/alegacoes.ts'
import { avisoOuSemRede } from '../../components/sem-rede.ts'
import type { ToastContent } from '../../components/toast-store.ts'
import { ApiError, call } from '../../lib/api.ts'
import { reportError } from '../../lib/log.ts'
import { token, usuarioAtual } from '../../lib/sessao/sessao.ts'

/** Sends one test copy and answers how it went (D §7.6, §8). */
export async function testar(tipo: string, email: string): Promise<ToastContent> {
  if (email === '') return faltaEmail(TEXTOS.falta_email.teste)
  try {
    const { nome, destinatario } = await enviar(tipo, email)
    return { title: TEXTOS.iniciado.titulo, description: TEXTOS.iniciado.descricao(nome, destinatario) }
  } catch (error) {
    return avisoOuSemRede(error, falhaDoTeste(mensagemDe(error)))
  }
}

/** The magic link, then the reset 2 s later; a reset that fails is only logged (D §7.6). */
export async function testarFluxo(email: string): Promise<ToastContent> {
  if (email === '') return faltaEmail(TEXTOS.falta_email.fluxo)
  try {
    await enviar('magic_link', email)
    await new Promise((resolve) => setTimeout(resolve, INTERVALO_DO_FLUXO))
    await enviar('recovery', email).catch((error: unknown) => {
      reportError({ tipo: 'falha_de_tela', caminho: caminhoDe('email_test'), mensagem: mensagemDe(error) })
    })
    const { titulo, descricao } = TEXTOS.fluxo_iniciado
    return { title: titulo, description: descricao(email) }
  } catch (error) {
    const { description } = falhaDoTeste(mensagemDe(error))
    return avisoOuSemRede(error, { title: TEXTOS.falhas.fluxo, description })
  }
}

const faltaEmail = (description: string): ToastContent => ({
  title: TEXTOS.falta_email.titulo,
  description,
  variant: 'destructive',
  noLugar: true,
})

/** @throws Error with the page's own words for an unknown template; ApiError, NetworkError */
async function enviar(tipo: string, email: string) {
  const modelo = modelosDeEmail(rodapeCom(alegar('agencia') !== undefined)).find(({ key }) => key === tipo)
  if (!modelo || !eTipoDeTeste(tipo)) throw new Error(TEXTOS.desconhecido)
  // The real one mails its code to the own address alone; anybody else's gets a copy that opens nothing (D §7.1).
  const proprio = (await usuarioAtual().catch(() => undefined))?.email
  if (tipo === 'twofa' && proprio !== undefined && proprio === email.trim().toLowerCase()) {
    await enviarCodigo(proprio)
    return { nome: modelo.name, destinatario: email }
  }
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
