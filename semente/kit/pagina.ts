import { cartao } from './cartao.ts'
import { FORMULARIO } from './formulario.ts'
import { seguro } from './html.ts'
import type { PessoaDoKit } from './pessoas.ts'
import { PRONTAS } from './prontas.ts'

/** The kit's one page. */

/** Where the product and its inbox are. */
export interface Lugares {
  readonly origem: string
  readonly caixa: string
}

const lugar = (url: string, texto: string): string =>
  `<a href="${seguro(url)}" target="_blank" rel="noopener">${texto}</a>`

const passos = ({ origem, caixa }: Lugares): string => `<div class="caminhos">
<section aria-labelledby="paciente"><h3 id="paciente">Como paciente</h3><ol>
<li>Escolha alguém <a href="#prontas">abaixo</a>, ou <a href="#como-voce">desenhe uma pessoa como você</a>, e baixe as imagens boas.</li>
<li>Abra a ${lugar(origem, 'Acolhe')}, toque em “Agende sua consulta Agora” e em “Quero me cadastrar”. Copie os dados do cartão e invente uma senha.</li>
<li>Escolha o tipo do documento e mande frente e verso por “Usar galeria”. Na selfie, olhe para a câmera ou toque em “Usar uma imagem”.</li>
<li>Confirme o e-mail na ${lugar(caixa, 'caixa de entrada')}, na mesma janela em que se cadastrou, e faça a triagem: aberto em outro navegador, o link encerra a entrada de quem se cadastrou.</li>
<li>Autorize com o cartão 4242 4242 4242 4242, qualquer validade futura e qualquer código, e deixe a tela da fila aberta.</li>
</ol></section>
<section aria-labelledby="medico-passos"><h3 id="medico-passos">Como quem atende</h3><ol>
<li>Em uma janela anônima, abra a ${lugar(origem, 'Acolhe')}, toque em “Sou Médico” e em “Quero fazer parte”, com alguém do <a href="#conselho">conselho</a>.</li>
<li>Nas cinco etapas, copie os dados, o CRM e a UF, e mande documento e selfie.</li>
<li>Na etapa 5, salve o endereço profissional e conecte o certificado: aprove na página do provedor.</li>
<li>Finalize o cadastro, entre na fila e aceite a consulta.</li>
<li>Converse, finalize e gere a receita: ela aparece assinada em “Meus Arquivos” do paciente.</li>
</ol></section></div><p class="nota">Da sexta conta do dia no mesmo navegador em diante, e de um rosto que já tem conta, uma pessoa decide: entre como lucia@exemplo.com.br, a administradora, em “Revisão de identidade”.</p>`

function grupo(id: string, titulo: string, texto: string, pessoas: readonly PessoaDoKit[]): string {
  if (pessoas.length === 0) return ''
  return `<section aria-labelledby="${id}"><h2 id="${id}">${titulo}</h2><p class="nota">${texto}</p><ul class="pessoas">${pessoas.map(cartao).join('')}</ul></section>`
}

const DA_CASA: ReadonlySet<string> = new Set(PRONTAS.map(({ id }) => id))

/** The page with everybody there is. */
export function pagina(pessoas: readonly PessoaDoKit[], lugares: Lugares): string {
  const desenhadas = pessoas.filter(({ id }) => !DA_CASA.has(id))
  const daCasa = pessoas.filter(({ id }) => DA_CASA.has(id))
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Kit de identidades · Acolhe</title><link rel="stylesheet" href="/kit.css"><link rel="icon" href="data:,">
<script type="module" src="/kit.js"></script></head>
<body><header><h1>Kit de identidades</h1>
<p>Pessoas inventadas, com documento e selfie, para percorrer a Acolhe nesta máquina. O cadastro do CPF e o conselho de medicina daqui as conhecem. Todo documento diz AMOSTRA · SEM VALOR e só é aceito aqui.</p></header>
<main><section aria-labelledby="como"><h2 id="como">Da porta à receita</h2>${passos(lugares)}</section>
<section aria-labelledby="como-voce"><h2 id="como-voce">Uma pessoa como você</h2>${FORMULARIO}</section>
${grupo('desenhadas', 'Desenhadas por você', 'Ficam na pasta de dados, até começar do zero.', desenhadas)}
${grupo(
  'prontas',
  'Pacientes prontos',
  'Toque em um dado para copiar.',
  daCasa.filter(({ medico }) => !medico),
)}
${grupo(
  'conselho',
  'Do conselho de medicina',
  'Têm CRM e um certificado ICP-Brasil de teste. Toque em um dado para copiar.',
  daCasa.filter(({ medico }) => medico),
)}</main></body></html>`
}
