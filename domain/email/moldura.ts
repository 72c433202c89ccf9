import { escapar, escaparUrl } from './escape.ts'
import type { Conteudo, Mensagem } from './mensagem.ts'
import { enviadoPara, MARCA, NAO_RESPONDA } from './rodape.ts'

/**
 * Mail programs ignore external style sheets: the product's colours are inline, with the dark theme in the one place
 * programs read it. No pictures and nothing remote, so that it looks the same where images are blocked.
 */
const ESTILO = `
:root{color-scheme:light dark;supported-color-schemes:light dark}
body{margin:0;padding:0;background:#faf7f2;-webkit-text-size-adjust:100%}
a{color:#0b6b5b}
@media (max-width:480px){.caixa{padding:28px 20px !important}.botao a{display:block !important}}
@media (prefers-color-scheme:dark){
body,.fundo{background:#0d1614 !important}
.caixa{background:#14201d !important;border-color:#2c3f3a !important}
h1,p,td,.marca{color:#eaf3f0 !important}
.suave{color:#a9bdb7 !important}
a{color:#5ccfb4 !important}
.botao td{background:#5ccfb4 !important}
.botao a{color:#06231d !important}
.codigo{background:#1c2b27 !important}
}`.trim()

const TEXTO = "font-family:Figtree,'Segoe UI',Roboto,Helvetica,Arial,sans-serif"
const TITULO = "font-family:Fraunces,Georgia,'Times New Roman',serif"

/**
 * The whole message: responsive HTML in both themes, and the same in plain text.
 * @param para the recipient's address, shown in the footer
 * @param rodape the stage's footer, which says who answers for the product
 */
export const montar = (conteudo: Conteudo, para: string, rodape: string): Mensagem => ({
  assunto: conteudo.assunto,
  html: html(conteudo, para, rodape),
  texto: texto(conteudo, para, rodape),
})

function html(c: Conteudo, para: string, rodape: string): string {
  const corpo = [
    `<h1 style="margin:0 0 20px;${TITULO};font-size:28px;line-height:1.2;font-weight:600;color:#14302c">${escapar(c.titulo)}</h1>`,
    ...c.paragrafos.map((p) => paragrafo(p)),
    ...(c.dados ? [tabela(c.dados)] : []),
    ...(c.codigo ? [codigo(c.codigo)] : []),
    ...(c.botao ? [botao(c.botao)] : []),
    ...(c.avisos ?? []).map((aviso) => paragrafo(aviso, true)),
  ].join('\n')
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapar(c.assunto)}</title>
<style>${ESTILO}</style>
</head>
<body>
<div style="display:none;max-height:0;overflow:hidden">${escapar(c.previa)}</div>
<table role="presentation" class="fundo" width="100%" cellpadding="0" cellspacing="0" style="background:#faf7f2">
<tr><td align="center" style="padding:32px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px">
<tr><td class="marca" style="padding:0 8px 16px;${TITULO};font-size:24px;font-weight:600;color:#0b6b5b">${MARCA}</td></tr>
<tr><td class="caixa" style="padding:40px 36px;background:#ffffff;border:1px solid #ddd5c7;border-radius:20px">
${corpo}
</td></tr>
<tr><td class="suave" style="padding:20px 8px;${TEXTO};font-size:13px;line-height:1.5;color:#4a605c">
${escapar(rodape)}<br>${escapar(enviadoPara(para))} ${escapar(NAO_RESPONDA)}
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`
}

function paragrafo(texto: string, suave = false): string {
  const [classe, cor, tamanho] = suave ? [' class="suave"', '#4a605c', 15] : ['', '#14302c', 17]
  return `<p${classe} style="margin:0 0 16px;${TEXTO};font-size:${tamanho}px;line-height:1.55;color:${cor}">${escapar(texto)}</p>`
}

function botao({ rotulo, url }: NonNullable<Conteudo['botao']>): string {
  const href = escaparUrl(url)
  return `<table role="presentation" class="botao" cellpadding="0" cellspacing="0" style="margin:8px 0 24px"><tr><td align="center" style="background:#0b6b5b;border-radius:14px"><a href="${href}" style="display:inline-block;padding:14px 28px;${TEXTO};font-size:17px;line-height:1.2;font-weight:600;color:#ffffff;text-decoration:none">${escapar(rotulo)}</a></td></tr></table>
<p class="suave" style="margin:0 0 24px;${TEXTO};font-size:13px;line-height:1.5;color:#4a605c">Se o botão não abrir, copie este endereço no navegador:<br><a href="${href}" style="word-break:break-all">${escapar(url)}</a></p>`
}

const codigo = (valor: string): string =>
  `<p class="codigo" style="margin:8px 0 24px;padding:18px;border-radius:12px;background:#f1ece3;${TEXTO};font-size:32px;line-height:1;font-weight:600;letter-spacing:8px;text-align:center;color:#14302c">${escapar(valor)}</p>`

function tabela(dados: NonNullable<Conteudo['dados']>): string {
  const linhas = dados.map(
    ([rotulo, valor]) =>
      `<tr><td class="suave" style="padding:6px 16px 6px 0;${TEXTO};font-size:15px;color:#4a605c">${escapar(rotulo)}</td><td style="padding:6px 0;${TEXTO};font-size:15px;color:#14302c">${escapar(valor)}</td></tr>`,
  )
  return `<table cellpadding="0" cellspacing="0" style="margin:0 0 20px">${linhas.join('')}</table>`
}

function texto(c: Conteudo, para: string, rodape: string): string {
  return [
    MARCA,
    c.titulo,
    ...c.paragrafos,
    ...(c.dados ? [c.dados.map(([rotulo, valor]) => `${rotulo}: ${valor}`).join('\n')] : []),
    ...(c.codigo ? [c.codigo] : []),
    ...(c.botao ? [`${c.botao.rotulo}:\n${c.botao.url}`] : []),
    ...(c.avisos ?? []),
    '--',
    `${rodape}\n${enviadoPara(para)} ${NAO_RESPONDA}`,
  ].join('\n\n')
}
