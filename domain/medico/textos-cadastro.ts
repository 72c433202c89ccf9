/** Literal texts of the doctor's registration, variant A (D §2.4, §5, §8). */

export const CADASTRO_MEDICO = {
  titulo: 'Cadastro Médico',
  subtitulo: 'Processo seguro e confiável para profissionais de saúde',
  passos: [
    'Identificação e CRM',
    'Especialidades e RQE',
    'Aceites e Coerência de Identidade',
    'Resultado da Verificação',
  ],
  voltar: 'Voltar',
  proximo: 'Próximo',
  /** Under a button that waits. */
  preencha: 'Preencha os campos destacados para continuar.',
  corrija: 'Corrija os campos destacados.',
} as const

export const IDENTIFICACAO = {
  texto: 'Use seus dados como estão no conselho de medicina.',
  campos: {
    nome: 'Nome completo',
    email: 'E-mail',
    cpf: 'CPF',
    crm: 'CRM',
    uf: 'UF',
    telefone: 'Celular com DDD',
  },
  crm_dica: 'Só os números, de 1 a 7 dígitos.',
  uf_vazia: 'Sigla',
  possui_rqe: 'Possui especialidade reconhecida (RQE)?',
  possui_rqe_dica: 'Sem RQE você atende em Clínica Médica.',
  verificar: 'Verificar CRM/UF',
  verificando: 'Verificando...',
  verificado: '✅ CRM/UF verificado com sucesso.',
  nao_verificado: '❌ Não foi possível verificar CRM. Confira os dados.',
  verifique: 'Verifique o CRM para continuar.',
  da_conta: 'Estes são os dados da sua conta.',
  corrigir: 'Corrigir dados da conta',
  ja_tem: 'Já tem conta de médico?',
  entrar: 'Entrar',
} as const

export const ESPECIALIDADES_A = {
  texto: 'Informe cada especialidade com o número do RQE no seu conselho.',
  especialidade: (n: number) => `Especialidade ${n}`,
  rqe: (n: number) => `RQE da especialidade ${n}`,
  selecione: 'Selecione',
  adicionar: 'Adicionar Especialidade',
  remover: (n: number, rotulo?: string) =>
    rotulo === undefined ? `Remover Especialidade ${n}` : `Remover Especialidade ${n}, ${rotulo}`,
  escolha: 'Selecione a especialidade.',
  repetida: 'Esta especialidade já está na lista.',
  vazia: 'Adicione ao menos uma especialidade, ou volte e desligue a opção de RQE.',
} as const

/** Which wording was agreed to; stored with the acceptance. */
export const VERSAO_DOS_ACEITES = 'medico-a-2026-11'

export const ACEITES = {
  texto: 'Leia e aceite os dois termos para concluir o cadastro.',
  termo_verificacao:
    'Declaro que os dados informados são verdadeiros e autorizo a verificação automática junto aos conselhos (CRM/RQE).',
  termo_nome_oficial:
    'Concordo que o nome exibido, os dados de pagamento e os documentos assinados usarão exatamente o nome oficial.',
  aviso: {
    titulo: 'Seu nome precisa ser o oficial',
    descricao:
      'Uma divergência de nome pode levar a plataforma a restringir funcionalidades até que seja corrigida.',
  },
  finalizar: 'Finalizar Cadastro',
  finalizando: 'Verificando CRM e RQEs...',
} as const

export const ACEITES_OBRIGATORIOS = {
  titulo: 'Aceites obrigatórios',
  descricao: 'Você deve aceitar todos os termos para prosseguir.',
} as const

export const RESULTADO = {
  titulos: {
    verified: 'Cadastro Validado ✅',
    partial: 'Validação Parcial ⚠️',
    rejected: 'Cadastro Rejeitado ❌',
  },
  textos: {
    verified: 'O conselho confirmou seus dados.',
    partial: 'O conselho confirmou seu CRM, mas nem todas as especialidades.',
    rejected: 'O conselho não confirmou seu CRM. Veja o motivo, corrija e tente novamente.',
  },
  nome_oficial: 'Nome oficial',
  sem_nome: 'Não confirmado',
  status_crm: 'Status do CRM',
  status: {
    PENDING: 'Pendente',
    pendente: 'Pendente',
    VERIFIED: 'Verificado',
    PARTIAL: 'Verificado, com pendências',
    REJECTED: 'Não confirmado',
  },
  motivos: 'Por que não foi confirmado',
  especialidades: 'Especialidades',
  so_clinica: 'Nenhuma especialidade informada: você atende em Clínica Médica.',
  aprovada: 'Aprovada',
  rejeitada: 'Rejeitada',
  rqe: (rqe: string) => `RQE ${rqe}`,
  revisar: 'Revisar Dados',
  prosseguir: 'Prosseguir apenas com aprovadas',
  dashboard: 'Ir para Dashboard',
  falta_identidade:
    'Falta confirmar sua identidade com documento e selfie. O botão abaixo leva à etapa que está aberta.',
} as const

export const AVISOS_DO_CADASTRO_MEDICO = {
  sem_sessao: {
    titulo: 'Usuário não autenticado',
    descricao: 'Crie sua conta ou entre para finalizar o cadastro.',
  },
  erro: { titulo: 'Erro no cadastro', descricao: 'Erro ao verificar dados. Tente novamente.' },
  conselho_sem_resposta: {
    titulo: 'O conselho não respondeu',
    descricao: 'Não é um erro seu. Tente novamente em alguns instantes.',
  },
  outra_conta: {
    titulo: 'Esta conta é de paciente',
    descricao: 'Entre com uma conta de médico ou crie uma com outro e-mail.',
  },
} as const

/** Beside 'Finalizar Cadastro', when it failed for want of the council. */
export const CONSELHO_FORA = 'O conselho não respondeu; o que você digitou ficou salvo.'

/** The dialog at 'Finalizar Cadastro' without a session. */
export const CONTA_DO_MEDICO = {
  titulo: 'Conclua com a sua conta',
  texto: 'O que você digitou está guardado neste navegador.',
  criar: 'Criar conta',
  entrar: 'Já tenho conta',
  data_nascimento: 'Data de nascimento',
  password: 'Senha',
  passwordConfirm: 'Confirmar senha',
  senha_dica: 'A senha deve ter no mínimo 8 caracteres, incluindo letras e números.',
  botao_criar: 'Criar conta e finalizar',
  botao_entrar: 'Entrar e finalizar',
  so_entrar: 'Entrar',
  entrando: 'Entrando...',
  modo: 'Como você quer continuar?',
  email: 'E-mail',
  completar: 'Falta só a data de nascimento',
  botao_completar: 'Completar e finalizar',
  sair: 'Sair desta conta',
  paciente: 'Você entrou com uma conta de paciente. Para se cadastrar como médico, saia e use outro e-mail.',
} as const
