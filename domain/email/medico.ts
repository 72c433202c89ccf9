import { formatarReais } from '../pagamento/precos.ts'
import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'
import { emSaoPaulo } from '../base/em-sao-paulo.ts'

/** What a doctor is told by mail about their registration and their earnings. */

interface DadosDoMedicoVerificado {
  readonly nome: string
  readonly url: string
  /** As in the council's records; what documents will say. */
  readonly nome_oficial: string
  /** Number and state, `123456/SP`. */
  readonly crm: string
}

/** Identity and council registration are both confirmed: the doctor may work. */
export const medicoVerificado = ({ nome, url, nome_oficial, crm }: DadosDoMedicoVerificado): Conteudo => ({
  assunto: 'Seu cadastro médico foi validado',
  previa: 'Você já pode entrar na fila e atender.',
  titulo: 'Cadastro validado',
  paragrafos: [
    saudacao(nome),
    'Sua identidade e seu CRM foram verificados. Você já pode entrar na fila e atender.',
  ],
  dados: [
    ['Nome oficial', nome_oficial],
    ['CRM', crm],
  ],
  botao: { rotulo: 'Ir para a Fila', url },
})

interface DadosDoCadastro {
  readonly nome: string
  readonly url: string
}

/** The council no longer confirms a registration that was verified (estados §2). */
export const crmIrregular = ({ nome, url }: DadosDoCadastro): Conteudo => ({
  assunto: 'Seu CRM precisa de atenção',
  previa: 'O conselho não confirmou a situação do seu registro.',
  titulo: 'Registro não confirmado',
  paragrafos: [
    saudacao(nome),
    'Na conferência diária, o conselho não confirmou a situação do seu CRM. Por segurança, novos atendimentos estão suspensos.',
    'Os valores das consultas já finalizadas seguem normalmente. Confira seus dados e fale com o conselho, se for o caso.',
  ],
  botao: { rotulo: 'Revisar Cadastro', url },
})

/** A finished consultation was never charged: the doctor's part is not paid out. */
export const consultaNaoCobrada = ({
  nome,
  url,
  consulta_id,
}: DadosDoCadastro & { readonly consulta_id: string }): Conteudo => ({
  assunto: 'Uma consulta sua não foi cobrada',
  previa: 'A cobrança não foi concluída, e foi encerrada.',
  titulo: 'Consulta não cobrada',
  paragrafos: [
    saudacao(nome),
    'A cobrança no cartão do paciente não foi concluída, e nenhum outro foi dado. Ela foi encerrada, e não há repasse por esta consulta.',
    'Seu atendimento continua registrado, e os documentos que você assinou continuam válidos. Em caso de dúvida, fale com o suporte.',
  ],
  dados: [['Consulta', consulta_id]],
  botao: { rotulo: 'Ver Dashboard', url },
})

interface DadosDoRepasse extends DadosDoCadastro {
  /** Cents. */
  readonly valor: number
  /** ISO instant of the transfer. */
  readonly em: string
  readonly consulta_id: string
}

/** The doctor's part of a consultation was transferred. */
export const repasseFeito = ({ nome, url, valor, em, consulta_id }: DadosDoRepasse): Conteudo => ({
  assunto: 'Repasse realizado',
  previa: `Enviamos ${formatarReais(valor)} para a sua conta de recebimento.`,
  titulo: 'Repasse realizado',
  paragrafos: [
    saudacao(nome),
    'O repasse de uma consulta finalizada foi enviado para a sua conta de recebimento. O prazo para aparecer no extrato depende do seu banco.',
  ],
  dados: [
    ['Valor', formatarReais(valor)],
    ['Data', emSaoPaulo(em)],
    ['Consulta', consulta_id],
  ],
  botao: { rotulo: 'Ver Dashboard', url },
})

/** Documents wait for a signing session, and their doctor has left the screens that say it (decision 092). */
export const documentosPorAssinar = ({
  nome,
  url,
  quantos,
}: DadosDoCadastro & { readonly quantos: number }): Conteudo => ({
  assunto: 'Seu paciente espera a sua assinatura',
  previa: 'Conecte o certificado para assinar o que você escreveu.',
  titulo: quantos === 1 ? '1 documento por assinar' : `${quantos} documentos por assinar`,
  paragrafos: [
    saudacao(nome),
    'O que você gerou na consulta ainda não foi assinado, porque o seu certificado não está conectado. Enquanto isso o paciente não pode usar o documento.',
    'Conecte o certificado e tudo o que espera é assinado na hora. O que não deve ser assinado, descarte antes, na página da consulta.',
  ],
  botao: { rotulo: 'Conectar Certificado', url },
})
