import { caminhoDe } from '#domain/base/rotas.ts'
import type { Person } from '../../components/publico/portrait.tsx'

/** The two ways in and the dialogs behind them, to the letter (P §2.3). */
export const ENTRADAS = {
  agendar: 'Agende sua consulta Agora',
  sou_medico: 'Sou Médico',
  minha_area: 'Minha área',
  paciente: {
    titulo: 'Agende sua consulta',
    descricao: 'Você já tem uma conta no Acolhe?',
    entrar: 'Já possuo cadastro',
    criar: 'Quero me cadastrar',
    destino: caminhoDe('cadastro_paciente'),
  },
  medico: {
    titulo: 'Área do médico',
    descricao: 'Você já atende pelo Acolhe?',
    entrar: 'Sou parte do time',
    criar: 'Quero fazer parte',
    destino: caminhoDe('medico_junte_se'),
  },
} as const

/** Headings and badges to the letter (P §2.3). */
export const COMO_FUNCIONA = 'Como funciona'

declare const IA_NA_TRIAGEM: boolean

/** The four steps (P §2.3); 'IA' is said where the stage has a model. */
export const PASSOS = [
  { titulo: 'Cadastro', texto: 'Menos de 2 minutos, com um documento e uma selfie.', desenho: 'cadastro' },
  {
    titulo: 'Triagem Inteligente',
    texto: IA_NA_TRIAGEM
      ? 'Um assistente com IA organiza o que você sente e indica a especialidade.'
      : 'Um assistente organiza o que você sente, por um protocolo clínico, e indica a especialidade.',
    desenho: 'triagem',
  },
  {
    titulo: 'Consulta com Especialista',
    texto: 'Por vídeo, em até 15 minutos, com um médico de plantão.',
    desenho: 'consulta',
  },
  {
    titulo: 'Documento assinado digitalmente',
    texto: 'Receita, atestado e pedidos de exame com assinatura ICP-Brasil.',
    desenho: 'documento',
  },
] as const

interface Medico {
  readonly pessoa: Person
  readonly nome: string
  readonly especialidade: string
  /** Beyond any number a council has issued: these doctors are drawn. */
  readonly crm: string
}

export const EQUIPE: readonly Medico[] = [
  { pessoa: 'helena', nome: 'Dra. Helena Prado', especialidade: 'Clínica Médica', crm: 'CRM/SP 900101' },
  { pessoa: 'caio', nome: 'Dr. Caio Nogueira', especialidade: 'Cardiologia', crm: 'CRM/BA 900202' },
  { pessoa: 'yumi', nome: 'Dra. Yumi Tanabe', especialidade: 'Dermatologia', crm: 'CRM/PR 900303' },
  { pessoa: 'antonio', nome: 'Dr. Antônio Reis', especialidade: 'Ortopedia', crm: 'CRM/MG 900404' },
]

export const DEPOIMENTOS = [
  {
    texto:
      'Era domingo à noite e eu não sabia se ia ao pronto-socorro. Em dez minutos estava falando com uma médica que me ouviu até o fim.',
    nome: 'Mariana S.',
    cidade: 'Recife, PE',
  },
  {
    texto:
      'Gostei de saber o preço antes e de só ser cobrado depois. A receita chegou assinada e a farmácia conferiu pelo QR code.',
    nome: 'Rogério L.',
    cidade: 'Campinas, SP',
  },
  {
    texto:
      'Moro longe da cidade. Consultei com um cardiologista sem perder o dia de trabalho, e o pedido de exame veio no mesmo dia.',
    nome: 'Dona Célia A.',
    cidade: 'Tefé, AM',
  },
  {
    texto:
      'A triagem me avisou que meu caso precisava ser visto pessoalmente. Não me venderam nada. Foi isso que me fez confiar.',
    nome: 'Jonas P.',
    cidade: 'Pelotas, RS',
  },
] as const

export const DUVIDAS = [
  {
    pergunta: 'Quanto custa e quando sou cobrado?',
    resposta:
      'A consulta custa R$ 150,00. O valor é apenas autorizado no seu cartão quando você pede a consulta e só é cobrado depois que ela termina. Se nenhum médico aceitar, a autorização é cancelada automaticamente e nada é cobrado.',
  },
  {
    pergunta: 'Em quanto tempo sou atendido?',
    resposta:
      'Em até 15 minutos. Depois de autorizar o pagamento você entra na fila da especialidade e acompanha na tela quantos médicos estão online e a espera estimada. Se o prazo passar sem médico, a consulta expira e você não paga.',
  },
  {
    pergunta: 'Por que pedem documento e selfie?',
    resposta:
      'Para ter certeza de que é você. Uma receita ou um atestado saem no seu nome e CPF, e a verificação impede que alguém se consulte como se fosse outra pessoa. As imagens são usadas só para isso.',
  },
  IA_NA_TRIAGEM
    ? {
        pergunta: 'A triagem com IA faz diagnóstico?',
        resposta:
          'Não. O assistente organiza seus sintomas, avisa quando há sinais de alerta e sugere a especialidade. Quem avalia, diagnostica e prescreve é o médico. Se preferir, você pode seguir sem IA.',
      }
    : {
        pergunta: 'A triagem faz diagnóstico?',
        resposta:
          'Não. O assistente organiza seus sintomas, avisa quando há sinais de alerta e sugere a especialidade. Quem avalia, diagnostica e prescreve é o médico.',
      },
  {
    pergunta: 'A receita vale na farmácia?',
    resposta:
      'Os documentos são assinados pelo médico com certificado ICP-Brasil e trazem um QR code para conferência. Não emitimos receitas de substâncias controladas ou com retenção de receita.',
  },
  {
    pergunta: 'Quem pode ver o meu prontuário?',
    resposta:
      'Seu prontuário é confidencial e acessado apenas por você e pelo médico responsável. Cada leitura fica registrada, e seus dados são tratados conforme a LGPD.',
  },
  {
    pergunta: 'Do que eu preciso para a consulta?',
    resposta:
      'Um celular ou computador com câmera, microfone e internet. Não é preciso instalar nada: a consulta acontece no navegador e costuma durar 30 minutos.',
  },
  {
    pergunta: 'Quem pode usar o Acolhe?',
    resposta:
      'Pessoas com 18 anos ou mais, com RG ou CNH e CPF. Crianças e adolescentes, pela conta do responsável.',
  },
] as const
