import PDFDocument from 'pdfkit'
import { dataBr, formatarTelefone } from '#domain/base/campos.ts'
import { idadeEscrita } from '#domain/base/idade-escrita.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { DEVOLUCOES } from '#domain/consulta/devolucao.ts'
import { MOTIVOS_NO_PRONTUARIO } from '#domain/consulta/textos.ts'
import { rotuloDoPaciente } from '#domain/consulta/status.ts'
import { nomeParaImprimir } from '#domain/documento/caracteres.ts'
import type { DoPaciente, Exportacao } from '#domain/documento/exportacao.ts'
import { ROTULOS_DO_DOCUMENTO, TIPOS_DE_DOCUMENTO } from '#domain/documento/tipos.ts'
import { rotuloDaRelacao } from '#domain/dependente/textos.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { escrita, QUEM_ENVIOU } from '#domain/conversa/escrita.ts'
import { fechamentoEscrito, REGISTRO, secoesDoRegistro } from '#domain/registro/textos.ts'
import { linhasDoAtestado } from '#domain/documento/atestado.ts'
import { opiniaoExportada } from '#domain/opiniao/textos.ts'
import { formatarReais } from '#domain/pagamento/precos.ts'
import {
  linhasDasChaves,
  linhasDasEntradas,
  linhasDasVerificacoes,
  linhasDosOutrosVinculos,
} from './conta-em-linhas.ts'
import { bytesDe, COR, MARGEM } from './desenho.ts'
import { linhasDaFicha } from './ficha-em-linhas.ts'
import { linhasDoMedico, linhasDosRepasses } from './medico-em-linhas.ts'
import type { Fontes } from './pdf.ts'

const LANCAMENTOS = {
  autorizado: 'Autorizado no cartão',
  capturado: 'Cobrado',
  liberado: 'Liberado, sem cobrança',
  repassado: 'Repassado',
} as const

/** A heading with its entries; each entry is a title and lines. */
interface Secao {
  readonly titulo: string
  readonly vazio: string
  readonly itens: readonly (readonly [titulo: string, ...linhas: string[]])[]
}

/** Own data as an A4 file to be read and printed. */
export function pdfDaExportacao(dados: Exportacao, fontes: Fontes): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: 'A4',
    margins: { top: MARGEM, left: MARGEM, right: MARGEM, bottom: MARGEM },
    bufferPages: true,
    lang: 'pt-BR',
    displayTitle: true,
    // None: its default is a standard font whose metrics are a file beside the code.
    font: '',
    info: { Title: 'Meus dados no Acolhe', Creator: 'Acolhe', Producer: 'Acolhe' },
  })
  pdf.registerFont('normal', Buffer.from(fontes.normal))
  pdf.registerFont('negrito', Buffer.from(fontes.negrito))
  const done = bytesDe(pdf)
  pdf.font('negrito').fontSize(22).fillColor(COR.tinta).text('Meus dados no Acolhe')
  pdf
    .font('normal')
    .fontSize(10)
    .fillColor(COR.segunda)
    .text(`Gerado em ${emSaoPaulo(dados.gerado_em)}`)
  for (const secao of secoes(dados)) escrever(pdf, secao)
  numerar(pdf)
  pdf.end()
  return done
}

function escrever(pdf: PDFKit.PDFDocument, { titulo, vazio, itens }: Secao): void {
  pdf.moveDown(1.2)
  pdf.font('negrito').fontSize(14).fillColor(COR.marca).text(titulo)
  if (itens.length === 0) pdf.font('normal').fontSize(10).fillColor(COR.segunda).text(vazio)
  for (const [cabeca, ...linhas] of itens) {
    pdf.moveDown(0.4)
    pdf.font('negrito').fontSize(10).fillColor(COR.tinta).text(nomeParaImprimir(cabeca))
    pdf.font('normal').fontSize(10).fillColor(COR.tinta)
    for (const linha of linhas) if (linha.trim()) pdf.text(nomeParaImprimir(linha), { lineGap: 2 })
  }
}

function numerar(pdf: PDFKit.PDFDocument): void {
  const { start, count } = pdf.bufferedPageRange()
  for (let index = start; index < start + count; index++) {
    pdf.switchToPage(index)
    // The caller's own data as an A4 file to read and print.
    pdf.page.margins.bottom = 0
    pdf.font('normal').fontSize(8).fillColor(COR.segunda)
    pdf.text(`Acolhe · Página ${index - start + 1} de ${count}`, MARGEM, pdf.page.height - 36)
  }
}

const secoes = (dados: Exportacao): Secao[] => [
  { titulo: 'Perfil', vazio: '', itens: doPerfil(dados) },
  {
    titulo: 'Verificações de identidade',
    vazio: 'Nenhuma verificação.',
    itens: linhasDasVerificacoes(dados),
  },
  { titulo: 'Entradas na sua conta', vazio: 'Nenhuma entrada.', itens: linhasDasEntradas(dados) },
  { titulo: 'Chaves de acesso', vazio: 'Nenhuma chave de acesso.', itens: linhasDasChaves(dados) },
  {
    titulo: 'Outros dependentes que você declarou',
    vazio: 'Nenhum outro dependente.',
    itens: linhasDosOutrosVinculos(dados),
  },
  ...doMedico(dados),
  ...doPaciente(dados),
  ...dados.dependentes.flatMap((dependente) => [
    { titulo: `Dependente: ${dependente.vinculo.nome}`, vazio: '', itens: doVinculo(dependente.vinculo) },
    ...doPaciente(dependente),
  ]),
  ...(dados.outros_pagamentos.length > 0
    ? [
        {
          titulo: 'Pagamentos por quem você já não responde',
          vazio: '',
          itens: dosPagamentos(dados.outros_pagamentos),
        },
      ]
    : []),
]

/** Of a doctor alone. */
const doMedico = ({ medico }: Exportacao): Secao[] =>
  medico
    ? [
        { titulo: 'Registro profissional', vazio: '', itens: linhasDoMedico(medico) },
        { titulo: 'Repasses', vazio: 'Nenhum repasse.', itens: linhasDosRepasses(medico) },
      ]
    : []

const dosPagamentos = (pagamentos: DoPaciente['pagamentos']): Secao['itens'] =>
  pagamentos.map(({ tipo, valor, em }) => [`${LANCAMENTOS[tipo]}: ${formatarReais(valor)}`, emSaoPaulo(em)])

const doVinculo = ({
  cpf,
  data_nascimento,
  relacao,
  declaracao,
}: Exportacao['dependentes'][number]['vinculo']): Secao['itens'] => [
  ['CPF', formatarCpf(cpf)],
  ['Data de nascimento', dataBr(data_nascimento) ?? data_nascimento],
  ['Você é', rotuloDaRelacao(relacao)],
  ['Declaração de responsabilidade', `versão ${declaracao.versao}, aceita em ${emSaoPaulo(declaracao.em)}`],
]

const doPaciente = (dados: DoPaciente): Secao[] => [
  { titulo: 'Ficha de saúde', vazio: 'Nada preenchido.', itens: linhasDaFicha(dados.ficha) },
  { titulo: 'Consultas', vazio: 'Nenhuma consulta.', itens: dasConsultas(dados) },
  { titulo: 'Triagens', vazio: 'Nenhuma triagem.', itens: dasTriagens(dados) },
  { titulo: 'Registros das consultas', vazio: 'Nenhum registro.', itens: dosRegistros(dados) },
  {
    titulo: 'Suas opiniões sobre as consultas',
    vazio: 'Nenhuma opinião.',
    itens: dados.opinioes.map((opiniao) => [emSaoPaulo(opiniao.em), opiniaoExportada(opiniao)]),
  },
  { titulo: 'Mensagens das consultas', vazio: 'Nenhuma mensagem.', itens: dasMensagens(dados) },
  { titulo: 'Documentos médicos', vazio: 'Nenhum documento.', itens: dosDocumentos(dados) },
  {
    titulo: 'Termos aceitos',
    vazio: 'Nenhum termo.',
    itens: dados.consentimentos.map(({ versao, aceito_em, consulta_id }) => [
      `Termo de consentimento, versão ${versao}`,
      `Aceito em ${emSaoPaulo(aceito_em)} para a consulta ${consulta_id}`,
    ]),
  },
  {
    titulo: 'Pagamentos',
    vazio: 'Nenhum pagamento.',
    itens: dosPagamentos(dados.pagamentos),
  },
  {
    titulo: 'Quem viu ou alterou seus dados',
    vazio: 'Nenhum acesso.',
    itens: dados.acessos.map(({ em, quem, o_que }) => [`${emSaoPaulo(em)} · ${quem}`, o_que]),
  },
]

const doPerfil = ({ perfil, sms }: Exportacao): Secao['itens'] => [
  ['Nome', perfil.nome],
  ['CPF', formatarCpf(perfil.cpf)],
  ['Data de nascimento', dataBr(perfil.data_nascimento) ?? perfil.data_nascimento],
  ['E-mail', perfil.email],
  ['Telefone', formatarTelefone(perfil.telefone)],
  ...(sms
    ? [['Avisos por SMS', `${formatarTelefone(sms.telefone)}, desde ${emSaoPaulo(sms.ligado_em)}`] as const]
    : []),
  ['Conta criada em', emSaoPaulo(perfil.created_at)],
  ...(perfil.aceite_legal
    ? [
        [
          'Termos de uso e Política de privacidade',
          `versão ${perfil.aceite_legal.versao}, aceita em ${emSaoPaulo(perfil.aceite_legal.em)}`,
        ] as const,
      ]
    : []),
]

const dasConsultas = ({ consultas }: DoPaciente): Secao['itens'] =>
  consultas.map((c) => [
    `${emSaoPaulo(c.created_at)} · ${rotuloDaEspecialidade(c.especialidade_sugerida)}`,
    `Situação: ${rotuloDoPaciente(c.status)}`,
    c.medico ? `Dr(a). ${c.medico.nome} (CRM ${c.medico.crm}/${c.medico.uf})` : '',
    c.started_at ? `Iniciada em ${emSaoPaulo(c.started_at)}` : '',
    ...(c.devolucoes ?? []).map(({ em, motivo, anotacao }) =>
      [`Devolvida à fila em ${emSaoPaulo(em)}: ${DEVOLUCOES[motivo]}`, anotacao].filter(Boolean).join(' '),
    ),
    c.ended_at ? `Encerrada em ${emSaoPaulo(c.ended_at)}` : '',
    c.motivo_fim ? MOTIVOS_NO_PRONTUARIO[c.motivo_fim] : '',
    c.anotacao_fim ? `Anotação do médico: ${c.anotacao_fim}` : '',
    c.triagem_resumo_ia ?? '',
    c.informacoes_adicionais ?? '',
  ])

const dasTriagens = ({ triagens }: DoPaciente): Secao['itens'] =>
  triagens.map((t) => [
    `${emSaoPaulo(t.created_at)} · ${idadeEscrita(t.entrada.idade)}`,
    `Você escreveu: ${t.entrada.sintomas_texto}`,
    ...t.resumo,
  ])

const dosRegistros = ({ registros }: DoPaciente): Secao['itens'] =>
  registros.map((r) => [
    fechamentoEscrito(r, emSaoPaulo),
    r.medico ? `Dr(a). ${r.medico.nome} (CRM ${r.medico.crm}/${r.medico.uf})` : '',
    ...secoesDoRegistro(r).map(([nome, texto]) => `${nome}: ${texto}`),
    ...r.adendos.map(({ texto, em }) => `${REGISTRO.adendo} de ${emSaoPaulo(em)}: ${texto}`),
  ])

const dasMensagens = ({ mensagens }: DoPaciente): Secao['itens'] =>
  mensagens.map((m) => [`${QUEM_ENVIOU[m.de]} · ${emSaoPaulo(m.em)}`, escrita(m)])

const dosDocumentos = ({ documentos }: DoPaciente): Secao['itens'] =>
  documentos.map((d) => [
    `${d.adendo ? 'Adendo: ' : ''}${TIPOS_DE_DOCUMENTO[d.tipo]} · ${emSaoPaulo(d.created_at)}`,
    `Situação: ${ROTULOS_DO_DOCUMENTO[d.status]} · Dr(a). ${d.emissao.medico.nome} (CRM ${d.emissao.medico.crm}/${d.emissao.medico.uf})`,
    d.conteudo,
    d.medicamentos ?? '',
    ...linhasDoAtestado(d.atestado ?? {}, d.created_at).map((linha) => linha.join(': ')),
    d.observacoes ?? '',
    d.retorno ?? '',
  ])
