import type { IconName } from '../../../components/icon.tsx'
import type { Pergunta } from '../../../components/publico/perguntas.tsx'

/** What the recruitment page says (D §1, §2.3). */

export const CABECALHO = {
  titulo: 'Junte-se ao nosso time de especialistas',
  texto:
    'Atenda por vídeo de onde estiver, no horário que escolher. A fila, o prontuário, a receita assinada e o repasse ficam por nossa conta.',
  acao: 'QUERO FAZER PARTE',
  voltar: 'Voltar ao início',
} as const

interface Diferencial {
  readonly icone: IconName
  readonly titulo: string
  readonly texto: string
}

export const DIFERENCIAIS: readonly Diferencial[] = [
  {
    icone: 'relogio',
    titulo: 'Sob demanda',
    texto: 'Entre na fila quando puder e saia quando quiser. Sem plantão fixo, sem hora marcada.',
  },
  {
    icone: 'video',
    titulo: 'Tecnologia',
    texto:
      'Triagem organizada antes da consulta, vídeo no navegador e documentos prontos para assinar, em uma tela só.',
  },
  {
    icone: 'escudo',
    titulo: '100% seguro',
    texto: 'Dados tratados conforme a LGPD, regras do CFM e documentos assinados com ICP-Brasil.',
  },
  {
    icone: 'dinheiro',
    titulo: 'Repasse instantâneo',
    texto:
      'O repasse sai assim que a consulta é finalizada e paga; o dinheiro de um cartão fica disponível cerca de 30 dias depois.',
  },
]

export const OPORTUNIDADES = [
  {
    titulo: 'Clínica Médica',
    texto:
      'Basta o CRM ativo. É a fila que recebe também quem procura uma especialidade sem médico disponível.',
  },
  {
    titulo: 'Especialidades com RQE',
    texto: 'Cardiologia, Dermatologia, Ginecologia, Pediatria, Psiquiatria e outras, com o RQE confirmado.',
  },
  {
    titulo: 'Renda complementar',
    texto: 'Intervalos, noites e fins de semana: uma consulta ou um turno inteiro, você decide no dia.',
  },
  {
    titulo: 'Atendimento em todo o Brasil',
    texto: 'Pacientes de cidades sem especialista, atendidos por você sem sair do consultório.',
  },
] as const

export const PASSOS = [
  { titulo: 'Cadastro e CRM', texto: 'Seus dados, CRM e UF, conferidos no conselho.' },
  { titulo: 'Identidade', texto: 'Documento e selfie, em poucos minutos.' },
  { titulo: 'Recebimento', texto: 'A conta em que você recebe os repasses.' },
  { titulo: 'Primeira consulta', texto: 'Entre na fila e aceite quem está esperando.' },
] as const

/** The four answers of D §1. */
export const PERGUNTAS: readonly Pergunta[] = [
  {
    pergunta: 'Quando eu recebo?',
    resposta:
      'O pagamento é liberado após cada consulta finalizada e segue para a conta que você cadastrar. Você acompanha cada repasse no seu painel.',
  },
  {
    pergunta: 'O que é preciso para participar?',
    resposta:
      'É preciso ter CRM ativo. A conferência é feita automaticamente no conselho; para atender em uma especialidade, o RQE também é conferido.',
  },
  {
    pergunta: 'Preciso cumprir horários?',
    resposta:
      'Não. Os horários são livres: você entra na fila quando quiser e pausa quando precisar, sem escala.',
  },
  {
    pergunta: 'Quanto vale cada consulta?',
    resposta: 'O valor varia conforme a especialidade. Cada repasse aparece no seu painel com o valor exato.',
  },
]
