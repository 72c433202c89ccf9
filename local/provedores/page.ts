import type { AwsResponse } from '../aws/service.ts'

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f6f5;color:#12201c}
main{box-sizing:border-box;width:min(26rem,100%);padding:2rem 1.25rem;background:#fff;border-radius:1rem}
h1{font-size:1.35rem;margin:0 0 .5rem}
.aviso{font-size:.875rem;color:#5b6b66;border-top:1px solid #d5dedb;margin:1.5rem 0 0;padding-top:1rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:2.75rem;border-radius:.6rem;border:1px solid #0b5d4a;cursor:pointer}
button.principal{background:#0b5d4a;color:#fff}
button:not(.principal){background:transparent;color:inherit}
label{display:grid;gap:.25rem;font-weight:600;font-size:.9375rem}
input{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;font:inherit;font-weight:400;color:inherit;background:transparent;border:1px solid #5b6b66;border-radius:.6rem}
:focus-visible{outline:3px solid #e08a1e;outline-offset:2px}
a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#0e1614;color:#e6efec}main{background:#17211e}
.aviso{color:#a3b3ae;border-color:#2b3a35}input{border-color:#a3b3ae}button{border-color:#4cc2a3}button.principal{background:#4cc2a3;color:#06231b}}`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

export interface Choice {
  readonly value: string
  readonly label: string
  /** Does not ask for the fields to be filled in. */
  readonly leaves?: true
}

export interface Field {
  readonly name: string
  readonly label: string
  readonly placeholder: string
}

/**
 * A hosted page: title, paragraphs (plain text), and the fields and choices of its one form, posted to its own
 * address.
 */
export function page(
  status: number,
  title: string,
  paragraphs: readonly string[],
  choices: readonly Choice[] = [],
  fields: readonly Field[] = [],
  links: readonly { readonly href: string; readonly label: string }[] = [],
): AwsResponse {
  const inputs = fields.map(
    ({ name, label, placeholder }) =>
      `<label>${escapeHtml(label)}<input name="${name}" placeholder="${escapeHtml(placeholder)}" maxlength="100" autocomplete="off" required></label>`,
  )
  const buttons = choices.map(
    ({ value, label, leaves }, index) =>
      `<button name="decisao" value="${value}"${index === 0 ? ' class="principal"' : ''}${leaves ? ' formnovalidate' : ''}>${escapeHtml(label)}</button>`,
  )
  const form = buttons.length > 0 ? `<form method="post">${[...inputs, ...buttons].join('')}</form>` : ''
  const text = [
    ...paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`),
    ...links.map(({ href, label }) => `<p><a href="${escapeHtml(href)}">${escapeHtml(label)}</a></p>`),
  ].join('')
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${text}${form}<p class="aviso">Ambiente de teste: nada aqui tem valor fora dele.</p></main></body></html>`,
  }
}

/** Sends the browser on, as an answer to a form. */
export const redirect = (location: string): AwsResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
})
