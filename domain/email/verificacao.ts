import type { Conteudo } from './mensagem.ts'
import { saudacao } from './nome.ts'

/** What a person is told by mail about the verification of their identity. */

interface DadosDaVerificacao {
  readonly nome: string
  readonly url: string
}

/** The same of somebody with an account, which of the two decides what the message offers. */
interface DadosDaConta extends DadosDaVerificacao {
  readonly tipo: 'paciente' | 'medico'
}

/** A patient has full access now; a doctor gets `medicoVerificado` instead. */
export const kycAprovado = ({ nome, url }: DadosDaVerificacao): Conteudo => ({
  assunto: 'Sua conta foi aprovada',
  previa: 'Sua identidade foi verificada.',
  titulo: 'Verificação concluída',
  paragrafos: [saudacao(nome), 'Sua identidade foi verificada. Você já pode solicitar consultas.'],
  botao: { rotulo: 'Fazer Triagem', url },
})

/** A doctor's identity is approved; the council registration is still unconfirmed. */
export const kycAprovadoSemCrm = ({ nome, url }: DadosDaVerificacao): Conteudo => ({
  assunto: 'Identidade verificada: falta o CRM',
  previa: 'Sua identidade foi verificada. Falta confirmar seu CRM.',
  titulo: 'Identidade verificada',
  paragrafos: [
    saudacao(nome),
    'Sua identidade foi verificada. Para atender, falta a confirmação do seu CRM no conselho.',
  ],
  botao: { rotulo: 'Continuar Cadastro', url },
})

/** The reasons are only shown after signing in. */
export const kycRejeitado = ({ nome, url }: DadosDaVerificacao): Conteudo => ({
  assunto: 'Não foi possível verificar sua identidade',
  previa: 'Veja o que aconteceu e tente novamente.',
  titulo: 'Verificação não aprovada',
  paragrafos: [
    saudacao(nome),
    'Não conseguimos confirmar sua identidade. Veja o motivo na sua conta e tente novamente.',
  ],
  botao: { rotulo: 'Tentar Verificação Novamente', url },
})

/** A person of the team blocked an account that had been approved. */
export const contaBloqueada = ({ nome, url, tipo }: DadosDaConta): Conteudo => ({
  assunto: 'Sua conta foi bloqueada',
  previa: 'Suas sessões foram encerradas.',
  titulo: 'Conta bloqueada',
  paragrafos: [
    saudacao(nome),
    `Nossa equipe bloqueou sua conta e encerrou todas as sessões.${tipo === 'paciente' ? ' Se você tinha pedido uma consulta, ela foi cancelada e nada foi cobrado.' : ''}`,
    'Se acha que é um engano, refaça a verificação da sua identidade: uma pessoa vai conferir.',
  ],
  botao: { rotulo: 'Tentar Verificação Novamente', url },
})

/** A stage could not be carried out, or a person has to look. */
export const kycEmAnalise = ({ nome, url, tipo }: DadosDaConta): Conteudo => ({
  assunto: 'Sua verificação está em análise',
  previa: 'Respondemos em até 48 horas.',
  titulo: 'Verificação em andamento',
  paragrafos: [
    saudacao(nome),
    'Recebemos seus documentos e a verificação continua. Respondemos em até 48 horas, por aqui e no Acolhe.',
    ...(tipo === 'paciente'
      ? ['Enquanto isso, você já pode fazer a triagem e preparar sua solicitação.']
      : []),
  ],
  botao: { rotulo: 'Abrir o Acolhe', url },
})
