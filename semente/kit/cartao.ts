import { dataBr, formatarTelefone } from '#domain/base/campos.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import type { LayoutDoDocumento } from '../gerar/documento.ts'
import { copiavel, seguro } from './html.ts'
import { CONDICOES, type Condicao, PARTES, type Parte } from './imagens.ts'
import type { PessoaDoKit } from './pessoas.ts'

export const NOMES_DOS_LAYOUTS: Readonly<Record<LayoutDoDocumento, string>> = {
  rg_antigo: 'RG antigo',
  rg_novo_cin: 'CIN (RG novo)',
  cnh_antiga: 'CNH antiga',
  cnh_nova_2022: 'CNH de 2022',
}
/** What the product's own form calls the document. */
const TIPOS: Readonly<Record<LayoutDoDocumento, string>> = {
  rg_antigo: 'RG',
  rg_novo_cin: 'RG',
  cnh_antiga: 'CNH',
  cnh_nova_2022: 'CNH',
}
const NOMES_DAS_PARTES: Readonly<Record<Parte, string>> = {
  frente: 'Frente',
  verso: 'Verso',
  selfie: 'Selfie',
}
const NOMES_DAS_CONDICOES: Readonly<Record<Condicao, string>> = {
  boa: 'Imagens boas',
  ruim: 'Ruins, para ver a recusa',
}

const semAcento = (texto: string): string =>
  texto
    .normalize('NFD')
    .replace(/[^a-zA-Z ]/g, '')
    .toLowerCase()

/** Somebody's pictures, data and, for a doctor, registration. */
export function cartao(pessoa: PessoaDoKit): string {
  const { id, nome, telefone, medico } = pessoa
  const { cpf, dados, layout } = pessoa.pessoa
  return `<li id="${id}"><article aria-label="${seguro(nome)}"><img src="/pessoas/${id}/retrato.jpg" alt="" width="96" height="105" loading="lazy">
<div><h3>${copiavel(nome)}</h3><p class="nota">${NOMES_DOS_LAYOUTS[layout]}: no cadastro, escolha ${TIPOS[layout]}</p>
<p class="desenhada">Documento desenhado. Baixe as imagens e siga os passos do começo da página.</p>
<dl>${dado('CPF', formatarCpf(cpf))}${dado('Nascimento', dataBr(dados.data_nascimento) ?? '')}${dado('Celular', formatarTelefone(telefone))}${dado('E-mail', emailDe(pessoa))}${medico ? registro(medico) : ''}</dl>
${downloads(pessoa)}${pessoa.retrato_proprio ? '<p class="nota">A selfie é com você: na verificação, olhe para a câmera ou escolha outra foto sua. A mesma foto do documento é recusada.</p>' : ''}</div></article></li>`
}

const dado = (nome: string, valor: string): string => `<div><dt>${nome}</dt><dd>${copiavel(valor)}</dd></div>`

function registro({ crm, uf, especialidade, situacao }: NonNullable<PessoaDoKit['medico']>): string {
  const suspensa = situacao === 'S' ? '<div><dt>Conselho</dt><dd>suspensa, para ver a recusa</dd></div>' : ''
  const rqe = especialidade ? dado(`RQE, ${especialidade.especialidade}`, especialidade.rqe) : ''
  return `${dado('CRM', crm)}${dado('UF', uf)}${rqe}${suspensa}`
}

/** Each file says whose it is: those of two people lie in one folder. */
function downloads({ id, nome, retrato_proprio }: PessoaDoKit): string {
  const [primeiro = ''] = semAcento(nome).split(' ')
  const partes = PARTES.filter((parte) => parte !== 'selfie' || !retrato_proprio)
  const link = (parte: Parte, condicao: Condicao) =>
    `<a href="/pessoas/${id}/${parte}-${condicao}.jpg" download="${primeiro}-${parte}-${condicao}.jpg">${NOMES_DAS_PARTES[parte]}</a>`
  return CONDICOES.map(
    (condicao) =>
      `<p class="baixar"><span>${NOMES_DAS_CONDICOES[condicao]}</span>${partes.map((parte) => link(parte, condicao)).join('')}</p>`,
  ).join('')
}

/** An address for the sign-up; its mail comes into the inbox of this machine. */
function emailDe({ nome, telefone }: PessoaDoKit): string {
  const nomes = semAcento(nome).split(' ')
  return `${nomes[0] ?? ''}.${nomes.at(-1) ?? ''}.${telefone.slice(-4)}@exemplo.com.br`
}
