import { comoEntrou } from '#domain/acesso/textos-das-sessoes.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { DEPENDENTES, rotuloDaRelacao } from '#domain/dependente/textos.ts'
import type { DaConta, VerificacaoExportada } from '#domain/documento/conta-exportada.ts'
import { NOMES_DAS_ETAPAS } from '#domain/kyc/painel-das-etapas.ts'

type Item = readonly [titulo: string, ...linhas: string[]]

const STATUS = {
  em_andamento: 'Em andamento',
  approved: 'Aprovada',
  rejected: 'Rejeitada',
  em_analise: 'Em análise',
} as const
const VEREDITOS = { aprovado: 'Aprovado', reprovado: 'Rejeitado', em_analise: 'Em análise' } as const
const IMAGENS = {
  documento_frente: 'frente do documento',
  documento_verso: 'verso do documento',
  selfie: 'selfie',
} as const

const CAMPOS = {
  nome: 'Nome',
  cpf: 'CPF',
  rg: 'RG',
  numero_documento: 'Número do documento',
  data_nascimento: 'Data de nascimento',
  orgao_emissor: 'Órgão emissor',
  uf_documento: 'UF',
  data_emissao: 'Emissão',
  data_validade: 'Validade',
} as const satisfies Record<keyof NonNullable<VerificacaoExportada['leitura_frente']>['campos'], string>

/** The identity checks for the file of one's own data. */
export const linhasDasVerificacoes = ({ verificacoes }: DaConta): Item[] =>
  verificacoes.map(
    ({ created_at, status, reasons, etapas, leitura_frente, leitura_verso, cadastro, imagens }) => [
      `${emSaoPaulo(created_at)} · ${STATUS[status]}`,
      ...reasons,
      ...etapas.map(
        ({ etapa, veredito, score }) => `${NOMES_DAS_ETAPAS[etapa]}: ${VEREDITOS[veredito]}${emCem(score)}`,
      ),
      ...linhaDaLeitura('Lido na frente', leitura_frente),
      ...linhaDaLeitura('Lido no verso', leitura_verso),
      ...(cadastro ? [`Resposta do cadastro: ${cadastro.motivos.join(' ') || 'confere'}`] : []),
      ...(imagens.length > 0
        ? [`Imagens guardadas: ${imagens.map((imagem) => IMAGENS[imagem]).join(', ')}`]
        : []),
    ],
  )

const emCem = (score: number | null): string => (score === null ? '' : `, ${Math.round(score * 100)}%`)

function linhaDaLeitura(onde: string, leitura: VerificacaoExportada['leitura_frente']): string[] {
  if (!leitura) return []
  const lidos = Object.entries(CAMPOS).flatMap(([campo, nome]) => {
    const valor = leitura.campos[campo as keyof typeof CAMPOS]
    return valor === undefined ? [] : [`${nome} ${valor}`]
  })
  return [`${onde}: ${lidos.join('; ') || 'nada'}`]
}

export const linhasDosOutrosVinculos = ({ outros_vinculos }: DaConta): Item[] =>
  outros_vinculos.map(({ nome, relacao, status, declaracao, motivos, decisao }) => [
    `${nome} · ${DEPENDENTES.status[status]}`,
    `Você declarou ser ${rotuloDaRelacao(relacao)} em ${emSaoPaulo(declaracao.em)}`,
    ...motivos,
    decisao?.motivo ?? '',
  ])

export const linhasDasEntradas = ({ entradas }: DaConta): Item[] =>
  entradas
    .toSorted((a, b) => b.criada_em.localeCompare(a.criada_em))
    .map(({ navegador, rede, criada_em, usada_em, encerrada_em, ...como }) => [
      `${emSaoPaulo(criada_em)} · ${navegador}`,
      `Entrou ${comoEntrou(como)}. Rede ${rede}. Último uso em ${emSaoPaulo(usada_em)}`,
      encerrada_em ? `Encerrada em ${emSaoPaulo(encerrada_em)}` : '',
    ])

export const linhasDasChaves = ({ chaves }: DaConta): Item[] =>
  chaves.map(({ nome, criada_em, usada_em }) => [
    nome,
    `Criada em ${emSaoPaulo(criada_em)}`,
    usada_em ? `Último uso em ${emSaoPaulo(usada_em)}` : '',
  ])
