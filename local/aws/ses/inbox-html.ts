import { STYLE } from './inbox-style.ts'
import { LINK_IN_TEXT, type Mail } from './mail.ts'

export const escaped = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;')

const when = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})
export const time = (at: number): string =>
  `<time datetime="${new Date(at).toISOString()}">${when.format(at).replace(',', '')}</time>`

const OUTCOME: Record<Mail['outcome'], string> = {
  Delivery: '',
  Bounce: '<span class="selo">devolvida</span>',
  Complaint: '<span class="selo">marcada como spam</span>',
}

const subjectOf = (mail: Mail): string => escaped(mail.subject || '(sem assunto)')

/** Messages are foreign HTML: nothing in them runs, and frames show only what this page writes. */
export const PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy':
    "default-src 'none'; style-src 'unsafe-inline'; img-src data: http: https:; font-src data: http: https:; frame-src 'self'; form-action 'self'; base-uri 'self'",
  'referrer-policy': 'no-referrer',
  'cache-control': 'no-store',
}

export const document = (title: string, body: string): string => `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>${STYLE}</style>
</head>
<body>
${body}
</body>
</html>`

const count = (total: number): string =>
  total === 1 ? '1 mensagem, a mais nova primeiro' : `${total} mensagens, a mais nova primeiro`

const row = (mail: Mail): string => `<li><a class="linha" href="/_caixa/${encodeURIComponent(mail.id)}">
<span class="assunto">${subjectOf(mail)} ${OUTCOME[mail.outcome]}</span>
<span class="para">para ${escaped(mail.destinations.join(', '))}</span>
<span class="quando">${time(mail.at)}</span>
</a></li>`

/** Every message, with a filter by recipient. */
export function listPage(mails: readonly Mail[], to: string | undefined): string {
  const filter = to ?? ''
  const empty = to
    ? `<p class="vazio">Nenhuma mensagem para <strong>${escaped(to)}</strong>.</p>`
    : '<p class="vazio">Nenhuma mensagem ainda. O que o sistema enviar por e-mail aparece aqui, e não sai desta máquina.</p>'
  return document(
    'Caixa de entrada',
    `<header><h1>Caixa de entrada</h1>
<form role="search" action="/_caixa">
<label for="para">Destinatário</label>
<div class="campo"><input id="para" name="para" type="search" value="${escaped(filter)}" autocomplete="off" placeholder="parte do endereço">
<button>Filtrar</button></div>
</form></header>
<main><p class="nota">${count(mails.length)}. <a href="/_caixa${to ? `?para=${encodeURIComponent(to)}` : ''}">Atualizar</a>${to ? ' · <a href="/_caixa">Ver todas</a>' : ''}</p>
${mails.length > 0 ? `<ol class="lista">${mails.map(row).join('\n')}</ol>` : empty}</main>`,
  )
}

const external = (link: string | undefined): string =>
  link === undefined ? '' : `<a href="${escaped(link)}" target="_blank" rel="noopener">${escaped(link)}</a>`

/** Text with its addresses as links. */
function linked(text: string): string {
  const plain = text.split(LINK_IN_TEXT)
  const links = text.match(LINK_IN_TEXT) ?? []
  return plain.map((part, index) => escaped(part) + external(links[index])).join('')
}

/** The message's own HTML: scripts off by the sandbox, links into a new tab. */
const framed = (html: string): string =>
  `<iframe title="Conteúdo da mensagem" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${escaped(
    html.replaceAll(/<a\b/gi, '<a target="_blank" rel="noopener"'),
  )}"></iframe>`

const section = (title: string, body: string): string => `<section><h2>${title}</h2>${body}</section>`

const bytes = (size: number): string =>
  `${new Intl.NumberFormat('pt-BR', { maximumFractionDigits: 1 }).format(size / 1024)} KB`

/** One message: its HTML, its text, its links, its attachments. */
export function messagePage(mail: Mail): string {
  const attachments = mail.attachments
    .map(({ name, type, bytes: size }) => `<li>${escaped(name)} (${escaped(type)}, ${bytes(size)})</li>`)
    .join('')
  return document(
    subjectOf(mail),
    `<header><a class="voltar" href="/_caixa">← Caixa de entrada</a>
<h1>${subjectOf(mail)} ${OUTCOME[mail.outcome]}</h1>
<dl><div><dt>De</dt><dd>${escaped(mail.from)}</dd></div>
<div><dt>Para</dt><dd>${escaped(mail.destinations.join(', '))}</dd></div>
<div><dt>Quando</dt><dd>${time(mail.at)}</dd></div></dl></header>
<main>${mail.links.length > 0 ? section('Links', `<ul class="links">${mail.links.map((link) => `<li>${external(link)}</li>`).join('')}</ul>`) : ''}
${mail.html ? section('Mensagem', framed(mail.html)) : ''}
${mail.text ? section('Texto', `<pre>${linked(mail.text)}</pre>`) : ''}
${attachments ? section('Anexos', `<ul>${attachments}</ul>`) : ''}
<p class="nota"><a href="/_caixa/${encodeURIComponent(mail.id)}.eml" download>Baixar o original (.eml)</a></p></main>`,
  )
}

export const missingPage = (): string =>
  document(
    'Mensagem não encontrada',
    `<header><h1>Mensagem não encontrada</h1></header>
<main><p class="vazio">Ela pode ter sido apagada. <a href="/_caixa">Voltar à caixa de entrada</a></p></main>`,
  )
