import { codigoDeSeguranca, confirmacao, link, redefinicao } from './acesso.ts'
import { montar } from './leiaute.ts'
import type { Conteudo } from './mensagem.ts'

/** A template as the test page offers it for copying (D §2.16, §3 'E-mail template'). */
export interface ModeloDeEmail {
  readonly key: 'magic_link' | 'recovery' | 'confirmation' | 'twofa'
  readonly name: string
  readonly subject: string
  readonly html: string
}

/** What stands in a copied template until it is sent: recipient's e-mail, confirmation URL, code. */
export const MARCADORES = {
  email: '{{ email }}',
  url: '{{ confirmation_url }}',
  codigo: '{{ token }}',
} as const

/** The specification's own figure for the copied template; a real mail states its true expiry (readings, '2FA code'). */
const MINUTOS_DO_MODELO = 10
/** An address that passes for one of ours while the template is written, and is then replaced. */
const URL_POR_PREENCHER = 'https://acolhe.invalid/confirmation'
const NINGUEM = { nome: '', url: URL_POR_PREENCHER }

const modelo = (key: ModeloDeEmail['key'], name: string, conteudo: Conteudo): ModeloDeEmail => ({
  key,
  name,
  subject: conteudo.assunto,
  html: montar(conteudo, MARCADORES.email).html.replaceAll(URL_POR_PREENCHER, MARCADORES.url),
})

/** The four of D §3, in its order. */
export const MODELOS_DE_EMAIL: readonly ModeloDeEmail[] = [
  modelo('magic_link', 'Magic Link', link(NINGUEM)),
  modelo('recovery', 'Recuperação de Senha', redefinicao(NINGUEM)),
  modelo('confirmation', 'Confirmação de Conta', confirmacao(NINGUEM)),
  modelo(
    'twofa',
    'Autenticação 2FA',
    codigoDeSeguranca({ nome: '', codigo: MARCADORES.codigo, minutos: MINUTOS_DO_MODELO }),
  ),
]
