import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'
import { escrever, type Modelo } from '#domain/email/modelos.ts'
import { RODAPE } from '#domain/email/rodape.ts'

/** The bytes that leave: what a mail program makes of each message with a link. */
const URL_DO_LINK = 'http://127.0.0.1:4600/auth/callback?mode=paciente&token=abc&email=a%40b.com'
const NOME = '<img src=x onerror=alert(1)> "Ana" & Cia'

const ESPERADO = {
  confirmacao: { assunto: 'Confirme sua conta no Acolhe', botao: 'Confirmar Minha Conta' },
  link: { assunto: 'Seu link de acesso ao Acolhe', botao: 'Acessar Minha Conta' },
  redefinicao: { assunto: 'Redefina sua senha do Acolhe', botao: 'Redefinir Minha Senha' },
} as const
const NOMES = ['confirmacao', 'link', 'redefinicao'] as const

let mime: (para: string, mensagem: ReturnType<typeof escrever>) => Promise<Buffer>

beforeAll(async () => {
  await import('../support/env.ts')
  ;({ mime } = await import('#lambdas/providers/correio.ts'))
})

describe.each(NOMES)('message %s', (nome) => {
  const modelo: Modelo = { nome, dados: { nome: NOME, url: URL_DO_LINK } }
  const ler = async () => PostalMime.parse(await mime('ana@exemplo.com.br', escrever(modelo)))

  it('has subject, sender, one recipient, HTML and text', async () => {
    const { subject, from, to, html = '', text = '' } = await ler()
    expect(subject).toBe(ESPERADO[nome].assunto)
    expect(from).toEqual({ name: 'Acolhe', address: 'nao-responda@acolhe.local' })
    expect(to).toEqual([{ name: '', address: 'ana@exemplo.com.br' }])
    for (const corpo of [html, text]) {
      expect(corpo).toContain(ESPERADO[nome].botao)
      expect(corpo).toContain(RODAPE)
      expect(corpo).toContain('15 minutos')
      expect(corpo).toContain('Se não foi você quem solicitou, ignore este email')
    }
    expect(text).toContain(URL_DO_LINK)
    expect(html).toContain(`href="${URL_DO_LINK.replaceAll('&', '&amp;')}"`)
  })

  it('escapes what people wrote and asks nothing of any server', async () => {
    const { html = '' } = await ler()
    expect(html).not.toMatch(/<img|<script|<link|url\(|src=|@import/i)
    const hosts = [...html.matchAll(/https?:\/\/[^/"<]+/g)].map(([host]) => host)
    expect(new Set(hosts)).toEqual(new Set(['http://127.0.0.1:4600']))
    expect(html).toContain('lang="pt-BR"')
    expect(html).toContain('prefers-color-scheme:dark')
  })
})

describe('headers', () => {
  const mensagem = escrever({ nome: 'link', dados: { nome: 'Ana', url: URL_DO_LINK } })

  it.each([
    'ana@exemplo.com.br\r\nBcc: todos@exemplo.com.br',
    'ana@exemplo.com.br, outra@exemplo.com.br',
    'Ana <ana@exemplo.com.br>',
    'ana',
    '',
  ])('refuse %j as a recipient', (para) => {
    expect(() => mime(para, mensagem)).toThrow('The recipient is not one plain address')
  })

  it('a line break in a subject stays one header', async () => {
    const assunto = 'Olá\r\nBcc: todos@exemplo.com.br'
    const raw = await mime('ana@exemplo.com.br', { ...mensagem, assunto })
    const { headers, bcc } = await PostalMime.parse(raw)
    expect(bcc ?? []).toEqual([])
    expect(headers.map(({ key }) => key)).not.toContain('bcc')
  })
})
