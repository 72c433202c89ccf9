import { formatarCnpj } from '#domain/base/cnpj.ts'
import { formatarCpf } from '#domain/base/cpf.ts'
import { emSaoPaulo } from '#domain/base/em-sao-paulo.ts'
import { rotuloDaEspecialidade } from '#domain/base/especialidades.ts'
import type { MedicoExportado } from '#domain/documento/medico-exportado.ts'
import { RESULTADO } from '#domain/medico/textos-cadastro.ts'
import { formatarReais } from '#domain/pagamento/precos.ts'

type Item = readonly [titulo: string, ...linhas: string[]]

/** A doctor's registration for the file of one's own data. */
export const linhasDoMedico = (medico: MedicoExportado): Item[] => [
  [
    `CRM ${medico.crm}/${medico.uf}`,
    `${RESULTADO.status_crm}: ${RESULTADO.status[medico.status_crm]}`,
    medico.nome_oficial ? `Nome no conselho: ${medico.nome_oficial}` : '',
    medico.verificado_em ? `Última resposta do conselho em ${emSaoPaulo(medico.verificado_em)}` : '',
    medico.sumiu_em ? `O conselho deixou de encontrar o registro em ${emSaoPaulo(medico.sumiu_em)}` : '',
    `Cadastro de médico criado em ${emSaoPaulo(medico.created_at)}`,
  ],
  ...medico.especialidades.map(
    ({ especialidade, rqe, verificado, motivo }): Item => [
      rotuloDaEspecialidade(especialidade),
      rqe ? `RQE ${rqe}` : '',
      verificado === null ? '' : verificado ? 'Confirmada' : `Não confirmada. ${motivo ?? ''}`,
    ],
  ),
  ...comTitulo('Endereço profissional', medico.endereco_profissional),
  ...comTitulo('Dados fiscais', fiscais(medico.dados_fiscais)),
  ...comTitulo('Conta de recebimento', medico.conta_recebimento?.id),
  ...comTitulo(
    'Termos da verificação do CRM',
    medico.aceites_crm &&
      `versão ${medico.aceites_crm.versao}, aceitos em ${emSaoPaulo(medico.aceites_crm.em)}`,
  ),
]

const comTitulo = (titulo: string, linha: string | null | undefined): Item[] =>
  linha ? [[titulo, linha]] : []

const fiscais = (dados: MedicoExportado['dados_fiscais']): string | null =>
  dados &&
  (dados.tipo === 'pessoa_fisica'
    ? `CPF ${formatarCpf(dados.cpf)}`
    : `${dados.razao_social}, CNPJ ${formatarCnpj(dados.cnpj)}`)

export const linhasDosRepasses = ({ repasses }: MedicoExportado): Item[] =>
  repasses.map(({ consulta_id, valor, em }) => [
    `${em ? 'Enviado' : 'A repassar'}: ${formatarReais(valor)}`,
    `Consulta ${consulta_id}`,
    em ? emSaoPaulo(em) : '',
  ])
