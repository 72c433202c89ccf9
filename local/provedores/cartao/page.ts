import type { AwsResponse } from '../../aws/service.ts'

const STYLE = `
:root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}
body{margin:0;min-height:100vh;display:grid;place-items:center;background:#f3f6f5;color:#12201c}
main{box-sizing:border-box;width:min(26rem,100%);padding:2rem 1.25rem;background:#fff;border-radius:1rem}
h1{font-size:1.35rem;margin:0 0 .5rem}
.aviso{font-size:.875rem;color:#5b6b66;border-top:1px solid #d5dedb;margin:1.5rem 0 0;padding-top:1rem}
form{display:grid;gap:.75rem;margin-top:1.5rem}
button{font:inherit;font-weight:600;min-height:2.75rem;border-radius:.6rem;border:1px solid #0b5d4a;cursor:pointer}
button:first-child{background:#0b5d4a;color:#fff}
button+button{background:transparent;color:inherit}
:focus-visible{outline:3px solid #e08a1e;outline-offset:2px}
a{color:inherit}
@media (prefers-color-scheme:dark){body{background:#0e1614;color:#e6efec}main{background:#17211e}
.aviso{color:#a3b3ae;border-color:#2b3a35}button{border-color:#4cc2a3}button:first-child{background:#4cc2a3;color:#06231b}}`

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"]/g, (character) => ENTITIES[character] ?? character)

export interface Choice {
  readonly value: string
  readonly label: string
}

/** A hosted page: title, paragraphs (plain text) and the choices of its one form, posted to its own address. */
export function page(
  status: number,
  title: string,
  paragraphs: readonly string[],
  choices: readonly Choice[] = [],
): AwsResponse {
  const buttons = choices.map(
    ({ value, label }) => `<button name="decisao" value="${value}">${escapeHtml(label)}</button>`,
  )
  const form = buttons.length > 0 ? `<form method="post">${buttons.join('')}</form>` : ''
  const text = paragraphs.map((paragraph) => `<p>${escapeHtml(paragraph)}</p>`).join('')
  return {
    status,
    headers: {
      'content-type': 'text/html; charset=utf-8',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'",
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
    },
    body: `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main><h1>${escapeHtml(title)}</h1>${text}${form}<p class="aviso">Ambiente de teste: nenhum valor real é movimentado.</p></main></body></html>`,
  }
}

/** Sends the browser on, as an answer to a form. */
export const redirect = (location: string): AwsResponse => ({
  status: 303,
  headers: { location, 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' },
})
