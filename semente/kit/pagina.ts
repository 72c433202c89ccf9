import { dataBr, formatarCpf, formatarTelefone } from '#domain/cadastro/campos.ts'
import { ESPECIALIDADE_IDS, rotuloDaEspecialidade } from '#domain/medico/especialidades.ts'
import type { LayoutDoDocumento } from '../gerar/documento.ts'
import { CONDICOES, type Condicao, PARTES, type Parte } from './imagens.ts'
import { UFS_DO_KIT } from './pedido.ts'
import type { PessoaDoKit } from './pessoas.ts'

/** The kit's one page. */

const NOMES_DOS_LAYOUTS: Readonly<Record<LayoutDoDocumento, string>> = {
  rg_antigo: 'RG antigo',
  rg_novo_cin: 'CIN (RG novo)',
  cnh_antiga: 'CNH antiga',
  cnh_nova_2022: 'CNH de 2022',
}
const NOMES_DAS_PARTES: Readonly<Record<Parte, string>> = {
  frente: 'Frente',
  verso: 'Verso',
  selfie: 'Selfie',
}
const NOMES_DAS_CONDICOES: Readonly<Record<Condicao, string>> = {
  boa: 'Boas',
  ruim: 'Ruins, para ver a recusa',
}

const seguro = (texto: string): string => texto.replace(/[&<>"']/g, (letra) => `&#${letra.charCodeAt(0)};`)

const opcoes = (pares: readonly (readonly [valor: string, texto: string])[]): string =>
  pares.map(([valor, texto]) => `<option value="${valor}">${seguro(texto)}</option>`).join('')

const campo = (nome: string, rotulo: string, controle: string): string =>
  `<p class="campo"><label for="${nome}">${rotulo}</label>${controle}<span class="erro" id="${nome}-erro" role="alert"></span></p>`

const formulario = `<form id="nova" novalidate>
${campo('nome', 'Nome completo', '<input id="nome" name="nome" autocomplete="off" aria-describedby="nome-erro" maxlength="120">')}
${campo('nascimento', 'Nascimento (DD/MM/AAAA)', '<input id="nascimento" name="nascimento" inputmode="numeric" autocomplete="off" aria-describedby="nascimento-erro" maxlength="10" placeholder="02/04/1988">')}
${campo(
  'sexo',
  'Sexo no documento',
  `<select id="sexo" name="sexo">${opcoes([
    ['F', 'Feminino'],
    ['M', 'Masculino'],
  ])}</select>`,
)}
${campo('layout', 'Documento', `<select id="layout" name="layout">${opcoes(Object.entries(NOMES_DOS_LAYOUTS))}</select>`)}
<fieldset><legend>Rosto do documento</legend>
<label class="opcao"><input type="radio" name="rosto" value="desenho" checked> Desenhar um rosto, com a selfie</label>
<label class="opcao"><input type="radio" name="rosto" value="camera"> Olhar para a câmera: o retrato é você</label>
<label class="opcao"><input type="radio" name="rosto" value="arquivo"> Escolher uma foto</label>
<div id="camera" hidden><video playsinline muted aria-label="Imagem da câmera"></video><p class="nota">O retrato é tirado ao desenhar o documento. Ele não sai desta máquina.</p></div>
<div id="arquivo" hidden><label for="foto">Foto de um rosto</label><input id="foto" type="file" accept="image/jpeg,image/png"></div>
<span class="erro" id="retrato-erro" role="alert"></span></fieldset>
<fieldset><legend>Conselho de medicina</legend>
<label class="opcao"><input type="checkbox" id="medico"> Esta pessoa também é médica: o conselho passa a conhecê-la</label>
<div id="dados-medico" class="dois" hidden>
${campo('uf', 'UF do CRM', `<select id="uf">${opcoes(UFS_DO_KIT.map((uf) => [uf, uf] as const))}</select>`)}
${campo('especialidade', 'Especialidade', `<select id="especialidade">${opcoes(ESPECIALIDADE_IDS.map((id) => [id, rotuloDaEspecialidade(id)] as const))}</select>`)}
</div></fieldset>
<button>Desenhar o documento</button> <output id="situacao"></output>
</form>`

/** A value that is copied by touching it. */
const copiavel = (valor: string): string =>
  `<button type="button" class="copiar" data-valor="${seguro(valor)}" title="Copiar">${seguro(valor)}</button>`

const dado = (nome: string, valor: string): string => `<div><dt>${nome}</dt><dd>${copiavel(valor)}</dd></div>`

/** Somebody's pictures, data and, for a doctor, registration. */
function cartao(pessoa: PessoaDoKit): string {
  const { id, nome, telefone, medico } = pessoa
  const { cpf, dados, layout } = pessoa.pessoa
  const partes = PARTES.filter((parte) => parte !== 'selfie' || !pessoa.retrato_proprio)
  const downloads = CONDICOES.map(
    (condicao) =>
      `<p class="baixar"><span>${NOMES_DAS_CONDICOES[condicao]}</span>${partes
        .map(
          (parte) =>
            `<a href="/pessoas/${id}/${parte}-${condicao}.jpg" download>${NOMES_DAS_PARTES[parte]}</a>`,
        )
        .join('')}</p>`,
  ).join('')
  return `<li id="${id}"><article aria-label="${seguro(nome)}"><img src="/pessoas/${id}/retrato.jpg" alt="" width="96" height="105" loading="lazy">
<div><h3>${copiavel(nome)}</h3><p class="nota">${NOMES_DOS_LAYOUTS[layout]}${medico ? ' · do conselho de medicina' : ''}</p>
<dl>${dado('CPF', formatarCpf(cpf))}${dado('Nascimento', dataBr(dados.data_nascimento) ?? '')}${dado('Celular', formatarTelefone(telefone))}${
    medico
      ? `${dado('CRM', medico.crm)}${dado('UF', medico.uf)}${medico.especialidade ? dado(`RQE, ${medico.especialidade.especialidade}`, medico.especialidade.rqe) : ''}`
      : ''
  }</dl>${downloads}${pessoa.retrato_proprio ? '<p class="nota">A selfie é com você: na verificação, olhe para a câmera ou escolha outra foto sua. A mesma foto do documento é recusada.</p>' : ''}</div></article></li>`
}

/** The page with everybody there is. `origem` and `caixa`: where the product and its inbox are. */
export function pagina(
  pessoas: readonly PessoaDoKit[],
  { origem, caixa }: { readonly origem: string; readonly caixa: string },
): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark"><title>Kit de identidades · Acolhe</title><link rel="stylesheet" href="/kit.css"><link rel="icon" href="data:,">
<script type="module" src="/kit.js"></script></head>
<body><header><h1>Kit de identidades</h1>
<p>Pessoas inventadas, com documento e selfie, para percorrer a Acolhe nesta máquina. O cadastro do CPF e o conselho de medicina daqui as conhecem. Todo documento diz AMOSTRA · SEM VALOR e só é aceito aqui.</p></header>
<main><section aria-labelledby="como"><h2 id="como">Da porta à receita</h2>
<ol class="passos">
<li>Escolha alguém abaixo, ou desenhe uma pessoa como você, e baixe as imagens boas.</li>
<li>Em <a href="${seguro(origem)}" target="_blank" rel="noopener">${seguro(origem)}</a>, toque em “Agende sua consulta Agora” e cadastre-se com os dados dela e um e-mail qualquer.</li>
<li>Envie frente e verso; na selfie, use a câmera ou “Usar uma imagem” com o arquivo da selfie.</li>
<li>Confirme o e-mail na <a href="${seguro(caixa)}" target="_blank" rel="noopener">caixa de entrada</a>, faça a triagem e autorize com o cartão 4242 4242 4242 4242.</li>
<li>Em outra janela anônima, cadastre alguém do conselho como médico, com CRM e UF, e entre na fila.</li>
<li>Aceite, converse, finalize e gere a receita: ela aparece em “Meus Arquivos” do paciente.</li>
</ol></section>
<section aria-labelledby="como-voce"><h2 id="como-voce">Uma pessoa como você</h2>${formulario}</section>
<section aria-labelledby="prontas"><h2 id="prontas">Pessoas prontas</h2><ul class="pessoas">${pessoas.map(cartao).join('')}</ul></section></main></body></html>`
}
