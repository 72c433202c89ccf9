import PostalMime from 'postal-mime'
import { beforeAll, describe, expect, it } from 'vitest'
import { MARCADORES, modelosDeEmail } from '#domain/email/assistente.ts'
import { escrever, type NomeDaCarta } from '#domain/email/cartas.ts'
import { NAO_RESPONDA, rodapeCom } from '#domain/email/rodape.ts'
import { ENDERECO, exemplosDeEmail, HOSTIL, RODAPE } from '../support/emails.ts'

/** The bytes that leave: what a mail program makes of each message. */
const PARA = 'ana@exemplo.com.br'

/** Subject, and the button where there is one. */
const ESPERADO: Readonly<Record<NomeDaCarta, readonly [assunto: string, botao: string | null]>> = {
  confirmacao: ['Confirme sua conta no Acolhe', 'Confirmar Minha Conta'],
  link: ['Seu link de acesso ao Acolhe', 'Acessar Minha Conta'],
  redefinicao: ['Redefina sua senha do Acolhe', 'Redefinir Minha Senha'],
  codigo_2fa: ['Seu código de verificação do Acolhe', null],
  senha_alterada: ['Sua senha do Acolhe foi alterada', 'Abrir o Acolhe'],
  email_alterado: ['O e-mail da sua conta foi alterado', 'Abrir o Acolhe'],
  dado_alterado: ['Um dado da sua conta foi alterado', 'Abrir Minha Conta'],
  aparelho_novo: ['Nova entrada na sua conta do Acolhe', 'Ver Sessões e Aparelhos'],
  medico_disponivel: ['Há um médico atendendo agora', 'Solicitar Consulta'],
  conta_encerrada: ['Sua conta do Acolhe foi encerrada', 'Abrir o Acolhe'],
  chave_criada: ['Nova chave de acesso na sua conta do Acolhe', 'Ver Sessões e Aparelhos'],
  chave_retirada: ['Uma chave de acesso foi retirada da sua conta', 'Ver Sessões e Aparelhos'],
  chave_copiada: ['Uma chave de acesso da sua conta foi bloqueada', 'Ver Sessões e Aparelhos'],
  segundo_fator_ligado: ['Verificação em duas etapas ligada na sua conta', 'Abrir o Acolhe'],
  segundo_fator_retirado: ['Verificação em duas etapas retirada da sua conta', 'Abrir o Acolhe'],
  consulta_solicitada: ['Recebemos sua solicitação de consulta', 'Acompanhar Consulta'],
  consulta_aceita: ['Um médico aceitou sua consulta', 'Entrar na Sala'],
  consulta_expirada: ['Sua solicitação de consulta expirou', 'Ver Detalhes'],
  consulta_recusada: ['O médico não pôde seguir com sua consulta', 'Ver Detalhes'],
  consulta_cancelada: ['Sua consulta foi cancelada', 'Ver Detalhes'],
  cobranca_recusada: ['Não conseguimos cobrar sua consulta', 'Usar Outro Cartão'],
  cobranca_encerrada: ['A cobrança da sua consulta foi encerrada', 'Ver Consulta'],
  recibo: ['Recibo da sua consulta', 'Ver Consulta'],
  documento_pronto: ['Seu documento médico está pronto', 'Abrir Meus Arquivos'],
  registro_com_adendo: ['O médico completou o registro da sua consulta', 'Ver Consulta'],
  documento_descartado: ['Um documento da sua consulta não será assinado', 'Abrir Meus Arquivos'],
  kyc_aprovado: ['Sua conta foi aprovada', 'Fazer Triagem'],
  kyc_aprovado_sem_crm: ['Identidade verificada: falta o CRM', 'Continuar Cadastro'],
  kyc_rejeitado: ['Não foi possível verificar sua identidade', 'Tentar Verificação Novamente'],
  conta_bloqueada: ['Sua conta foi bloqueada', 'Tentar Verificação Novamente'],
  kyc_em_analise: ['Sua verificação está em análise', 'Abrir o Acolhe'],
  vinculo_confirmado: ['Seu dependente foi confirmado', 'Ver Dependentes'],
  vinculo_recusado: ['Não foi possível confirmar seu dependente', 'Ver Dependentes'],
  vinculo_sem_resposta: ['Não conferimos a tempo os documentos do seu dependente', 'Ver Dependentes'],
  outro_responsavel: ['Outra pessoa também responde por seu dependente', 'Ver Dependentes'],
  medico_verificado: ['Seu cadastro médico foi validado', 'Ir para a Fila'],
  crm_irregular: ['Seu CRM precisa de atenção', 'Revisar Cadastro'],
  repasse_feito: ['Repasse realizado', 'Ver Dashboard'],
  consulta_nao_cobrada: ['Uma consulta sua não foi cobrada', 'Ver Dashboard'],
  documentos_por_assinar: ['Seu paciente espera a sua assinatura', 'Conectar Certificado'],
}

let mime: (para: string, mensagem: ReturnType<typeof escrever>) => Promise<Buffer>

beforeAll(async () => {
  await import('../support/env.ts')
  ;({ mime } = await import('#lambdas/aws/correio.ts'))
})

it('every template has its example here', () => {
  expect(exemplosDeEmail('Ana').map(({ nome }) => nome)).toEqual(Object.keys(ESPERADO))
})

describe.each(exemplosDeEmail(HOSTIL).map((carta) => [carta.nome, carta] as const))(
  'message %s',
  (nome, carta) => {
    const [assunto, botao] = ESPERADO[nome]
    const ler = async () => PostalMime.parse(await mime(PARA, escrever(carta, PARA, RODAPE)))

    it('has its subject, the no-reply sender, one recipient, and both forms with the footer', async () => {
      const { subject, from, to, html = '', text = '', attachments } = await ler()
      expect(subject).toBe(assunto)
      expect(from).toEqual({ name: 'Acolhe', address: 'nao-responda@acolhe.local' })
      expect(to).toEqual([{ name: '', address: PARA }])
      expect(attachments).toEqual([])
      for (const corpo of [html, text])
        for (const dito of ['Acolhe', RODAPE, NAO_RESPONDA, `Enviada para ${PARA}.`, 'Olá.'])
          expect(corpo).toContain(dito)
      expect(html).toContain('<html lang="pt-BR">')
    })

    it('leads where it should, in both forms, and nowhere else', async () => {
      const { html = '', text = '' } = await ler()
      const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)
      expect(links).toEqual(botao === null ? [] : Array(2).fill(ENDERECO.replaceAll('&', '&amp;')))
      if (botao === null) return
      expect(html).toContain(`>${botao}</a>`)
      expect(text).toContain(`${botao}:\n${ENDERECO}`)
    })

    it('lets nothing people wrote become markup, and asks nothing of any server', async () => {
      const { html = '', text = '' } = await ler()
      expect(html).not.toMatch(/<img|<script|<link\b|url\(|@import/i)
      expect(html).not.toContain(HOSTIL)
      // What is no name greets nobody; where it is told as what it is, it is told as text.
      const dito = text.includes(HOSTIL)
      expect(html.includes('&lt;img/src=x/onerror=alert(1)&gt;&quot;&amp;&#39;&lt;/td&gt;')).toBe(dito)
      const hosts = [...html.matchAll(/https?:\/\/[^/"<]+/g)].map(([host]) => host)
      expect([...new Set(hosts)]).toEqual(botao === null ? [] : ['http://127.0.0.1:4600'])
    })

    it('is drawn for both colour schemes and for a narrow window', async () => {
      const { html = '' } = await ler()
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toContain('<meta name="supported-color-schemes" content="light dark">')
      expect(html).toContain('<meta name="viewport" content="width=device-width, initial-scale=1">')
      const [, escuro = ''] = html.split('@media (prefers-color-scheme:dark)')
      expect(escuro).not.toBe('')
      // Whoever has a colour of its own in the light has one in the dark.
      const classes = [...html.matchAll(/class="([\w ]+)"[^>]*style="[^"]*(?:color|background):#/g)]
      for (const [, classe = ''] of classes) expect(escuro).toContain(`.${classe}`)
      // Nothing is wider than the window: no width in pixels but the layout's own limit.
      expect(html).not.toMatch(/(?<!max-)width:\d+px|width="\d+"/)
      expect(html.match(/max-width:560px/g)).toHaveLength(1)
      expect(html).toContain('@media (max-width:480px)')
    })
  },
)

describe('the links of 15 minutes', () => {
  it.each(exemplosDeEmail('Ana Souza').slice(0, 3))(
    '$nome says so, and what to do when it was not you',
    (carta) => {
      const { html, texto } = escrever(carta, PARA, RODAPE)
      for (const corpo of [html, texto]) {
        expect(corpo).toContain('15 minutos')
        expect(corpo).toContain('Se não foi você quem solicitou, ignore este email')
        expect(corpo).toContain('Olá, Ana.')
      }
    },
  )
})

describe('headers', () => {
  const mensagem = escrever({ nome: 'link', dados: { nome: 'Ana', url: ENDERECO } }, PARA, RODAPE)

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

describe('the templates that can be copied (D §3)', () => {
  it('are the four, by key, name, button and warning', () => {
    expect(modelosDeEmail(RODAPE).map(({ key, name }) => [key, name])).toEqual([
      ['magic_link', 'Magic Link'],
      ['recovery', 'Recuperação de Senha'],
      ['confirmation', 'Confirmação de Conta'],
      ['twofa', 'Autenticação 2FA'],
    ])
    const html = Object.fromEntries(modelosDeEmail(RODAPE).map((modelo) => [modelo.key, modelo.html]))
    expect(html['magic_link']).toContain('Acessar Minha Conta')
    expect(html['recovery']).toContain('Redefinir Minha Senha')
    expect(html['recovery']).toContain('Se não foi você quem solicitou, ignore este email')
    expect(html['confirmation']).toContain('Confirmar Minha Conta')
    expect(html['twofa']).toContain('10 minutos')
  })

  it('carry placeholders where a message has its data, and nobody in particular', () => {
    for (const { key, html } of modelosDeEmail(RODAPE)) {
      expect(html).toContain(`Enviada para ${MARCADORES.email}.`)
      expect(html).toContain('Olá.')
      expect(html).not.toContain('.invalid')
      expect(html.includes(`href="${MARCADORES.url}"`)).toBe(key !== 'twofa')
      expect(html.includes(MARCADORES.codigo)).toBe(key === 'twofa')
      expect(html).toContain(RODAPE)
    }
  })
})

it('claims the agency only where the stage can prove it, as the site does', () => {
  const { html, texto } = escrever(
    { nome: 'link', dados: { nome: 'Ana', url: ENDERECO } },
    PARA,
    rodapeCom(false),
  )
  for (const corpo of [html, texto]) {
    expect(corpo).not.toContain('agência')
    expect(corpo).toContain('Seus dados são protegidos pela LGPD.')
  }
})
