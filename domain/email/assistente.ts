import { codigoDeSeguranca, confirmacao, link, redefinicao } from './acesso.ts'
import { montar } from './moldura.ts'
import type { Conteudo } from './mensagem.ts'

/** A template as the test page offers it for copying (D §2.16, §3). */
export interface ModeloDeEmail {
  readonly key: 'magic_link' | 'recovery' | 'confirmation' | 'twofa'
  readonly name: string
  readonly subject: string
  readonly html: string
}

/** Placeholders of a copied template: recipient's e-mail, confirmation URL, code. */
export const MARCADORES = {
  email: '{{ email }}',
  url: '{{ confirmation_url }}',
  codigo: '{{ token }}',
} as const

/** The specification's own figure for the copied template; a real mail states its true expiry (leituras §10). */
const MINUTOS_DO_MODELO = 10
/** A stand-in URL that passes the templates' check and is then replaced by the placeholder. */
const URL_POR_PREENCHER = 'https://acolhe.invalid/confirmation'
const NINGUEM = { nome: '', url: URL_POR_PREENCHER }

const modelo = (
  key: ModeloDeEmail['key'],
  name: string,
  conteudo: Conteudo,
  rodape: string,
): ModeloDeEmail => ({
  key,
  name,
  subject: conteudo.assunto,
  html: montar(conteudo, MARCADORES.email, rodape).html.replaceAll(URL_POR_PREENCHER, MARCADORES.url),
})

/** The four templates of D §3, in its order, with the stage's footer. */
export const modelosDeEmail = (rodape: string): readonly ModeloDeEmail[] => [
  modelo('magic_link', 'Magic Link', link(NINGUEM), rodape),
  modelo('recovery', 'Recuperação de Senha', redefinicao(NINGUEM), rodape),
  modelo('confirmation', 'Confirmação de Conta', confirmacao(NINGUEM), rodape),
  modelo(
    'twofa',
    'Autenticação 2FA',
    codigoDeSeguranca({ nome: '', codigo: MARCADORES.codigo, minutos: MINUTOS_DO_MODELO }),
    rodape,
  ),
]
