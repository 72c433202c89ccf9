import { ESPECIALIDADE_IDS, rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { seguro } from './html.ts'
import { NOMES_DOS_LAYOUTS } from './cartao.ts'
import { UFS_DO_KIT } from './pedido.ts'

/** The form of "uma pessoa como você"; `kit.js` sends it. */

const opcoes = (pares: readonly (readonly [valor: string, texto: string])[]): string =>
  pares.map(([valor, texto]) => `<option value="${valor}">${seguro(texto)}</option>`).join('')

const campo = (nome: string, rotulo: string, controle: string): string =>
  `<p class="campo"><label for="${nome}">${rotulo}</label>${controle}<span class="erro" id="${nome}-erro" role="alert"></span></p>`

export const FORMULARIO = `<form id="nova" novalidate>
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
<label class="opcao"><input type="checkbox" id="medico"> Esta pessoa também é médica: o conselho a conhece e ela tem certificado digital</label>
<div id="dados-medico" class="dois" hidden>
${campo('uf', 'UF do CRM', `<select id="uf">${opcoes(UFS_DO_KIT.map((uf) => [uf, uf] as const))}</select>`)}
${campo('especialidade', 'Especialidade', `<select id="especialidade">${opcoes(ESPECIALIDADE_IDS.map((id) => [id, rotuloDaEspecialidade(id)] as const))}</select>`)}
</div></fieldset>
<button>Desenhar o documento</button> <output id="situacao"></output>
</form>`
