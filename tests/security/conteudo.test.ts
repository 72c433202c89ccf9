import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'
import { escrever } from '#domain/email/cartas.ts'
import { exemplosDeEmail, HOSTIL, RODAPE } from '../support/emails.ts'
import { loja } from '../support/pessoas.ts'
import { alvo } from './alvo.ts'

/** What people type, where it is shown: in mails, and on screens. */

const INJETADOS = [
  'Ana\r\nBcc: vitima@exemplo.com.br',
  'Ana\nSubject: outro\n\n<h1>corpo</h1>',
  'Ana\rTo: vitima@exemplo.com.br',
  'Ana\u2028Bcc: x@y.z',
  '=?utf-8?Q?Ana=0D=0ABcc:_x@y.z?=',
  'Ana\u0000\u0008',
  HOSTIL,
  '</title><script>alert(1)</script>',
  '" onmouseover="alert(1)',
]

/** Headers a message of ours has, and no other. */
const CABECALHOS = [
  'auto-submitted',
  'content-language',
  'content-type',
  'date',
  'from',
  'message-id',
  'mime-version',
  'subject',
  'to',
]

describe('a mail', () => {
  let mime: (para: string, mensagem: ReturnType<typeof escrever>) => Promise<Buffer>

  beforeAll(async () => {
    await loja(alvo())
    ;({ mime } = await import('#lambdas/aws/correio.ts'))
  })

  it.each(INJETADOS)(
    'from a name like %j has our headers alone, one recipient, and no markup of it',
    async (nome) => {
      const para = 'ana@exemplo.com.br'
      for (const carta of exemplosDeEmail(nome)) {
        const mensagem = escrever(carta, para, RODAPE)
        const cru = await mime(para, mensagem)
        const { headers, to = [], cc, bcc, attachments } = await PostalMime.parse(cru)
        expect(headers.map(({ key }) => key).toSorted()).toEqual(CABECALHOS)
        expect([to.map(({ address }) => address), cc, bcc, attachments]).toEqual([
          [para],
          undefined,
          undefined,
          [],
        ])
        const html = mensagem.html.replaceAll(/<style>[\s\S]*?<\/style>/g, '')
        expect(html).not.toMatch(/<(script|img|iframe|svg|object|form|input|base|link)\b/i)
        const comEvento = [...html.matchAll(/<[^>]*>/g)].filter(([tag]) => /\son\w+\s*=/i.test(tag))
        expect(comEvento).toEqual([])
      }
    },
  )

  it('goes to one plain address, or not at all', async () => {
    const [carta] = exemplosDeEmail('Ana')
    if (!carta) throw new Error('no letter')
    for (const para of [
      'ana@exemplo.com.br\r\nBcc: x@y.z',
      'ana@exemplo.com.br, x@y.z',
      'ana@exemplo.com.br;x@y.z',
      'Ana <ana@exemplo.com.br>',
      '"x@y.z" ana@exemplo.com.br',
      'ana@exemplo.com.br\u0000',
      '',
    ])
      await expect(Promise.resolve().then(() => mime(para, escrever(carta, para, RODAPE)))).rejects.toThrow(
        'one plain address',
      )
  })
})

const RAIZ = path.resolve(import.meta.dirname, '../../web/src')
const fontes = readdirSync(RAIZ, { recursive: true, encoding: 'utf8' })
  .filter((nome) => /\.tsx?$/.test(nome))
  .map((nome) => ({ nome, texto: readFileSync(path.join(RAIZ, nome), 'utf8') }))

/** Lines of the browser's sources in which this stands. */
const onde = (padrao: RegExp): string[] =>
  fontes.flatMap(({ nome, texto }) =>
    texto.split('\n').flatMap((linha) => (padrao.test(linha) ? [`${nome}: ${linha.trim()}`] : [])),
  )

describe('a screen', () => {
  it('writes text alone: nothing typed becomes markup or code', () => {
    expect(fontes.length).toBeGreaterThan(100)
    expect(
      onde(
        /dangerouslySetInnerHTML|\.(inner|outer)HTML|insertAdjacentHTML|document\.write|srcDoc|createContextualFragment|\beval\(|new Function\(|setTimeout\(['"`]/,
      ),
    ).toEqual([])
  })

  it('leaves the product only for addresses the server or the product itself gave', () => {
    expect(onde(/location\.(assign|replace)\(|location(\.href)? =|window\.open\(/)).toEqual(
      [
        'features/cadastro/passos/passo-selfie.tsx: onClick={() => window.location.assign(semModoSeguro(window.location.href))}',
        'features/medico/conta/use-certificado.ts: if (endereco && aba) aba.location.replace(endereco)',
        'features/medico/conta/use-certificado.ts: else if (endereco) window.location.assign(endereco)',
        'features/medico/conta/use-conta.ts: if (aba) aba.location.replace(url)',
        'features/medico/conta/use-conta.ts: else window.location.assign(url)',
        'features/conversa/anexo-da-mensagem.tsx: if (aba) aba.location.replace(url)',
        'features/conversa/anexo-da-mensagem.tsx: else window.location.assign(url)',
        "lib/pagina/nova-aba.ts: const aba = window.open('about:blank', '_blank')",
        'app/error-screen.tsx: onClick={() => window.location.assign(comModoSeguro(window.location.href))}',
        'features/pagamento/cartao/embutido.tsx: window.location.assign(confirmacao.url)',
      ].toSorted((a, b) => (ordem(a) < ordem(b) ? -1 : 1)),
    )
  })

  it('goes nowhere an address says: no screen follows a parameter', () => {
    expect(onde(/(navigate|assign|replace)\([^)]*\.get\(|\bto=\{[^}]*\.get\(|href=\{[^}]*\.get\(/)).toEqual(
      [],
    )
    expect(
      onde(/\.get\(['"`](return|returnTo|return_url|redirect|redirect_uri|next|url|continue|destino)['"`]\)/),
    ).toEqual([])
  })

  it('opens other tabs without a way back', () => {
    const abertas = fontes.flatMap(({ nome, texto }) =>
      [...texto.matchAll(/target[=:]\s*['"]_blank['"][^\n]*/g)].map(([linha]) => ({ nome, linha })),
    )
    expect(abertas.filter(({ linha }) => !linha.includes('noopener'))).toEqual([])
  })
})

const ordem = (linha: string): number => fontes.findIndex(({ nome }) => linha.startsWith(`${nome}:`))
