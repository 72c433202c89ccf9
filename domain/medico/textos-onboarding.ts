/**
 * The onboarding of variant B (D §2.5, §5, §8): the specification's texts to the letter, the rest in the product's
 * voice.
 */

export const ONBOARDING = {
  titulo: 'Cadastro de Médico',
  subtitulo: 'Em cinco etapas você está pronto para atender.',
  etapa: (n: number) => `Etapa ${n} de 5`,
  passos: ['Dados Pessoais', 'Dados Profissionais', 'Documento', 'Selfie', 'Configuração de Pagamentos'],
  voltar: 'Voltar',
  continuar: 'Continuar',
  preencha: 'Preencha os campos destacados para continuar.',
  corrija: 'Corrija os campos destacados.',
} as const

export const ETAPA_PESSOAL = {
  texto: 'Use seu nome como está no conselho e no documento.',
} as const

export const ETAPA_PROFISSIONAL = {
  conferindo: 'Conferindo o CRM...',
  texto: 'Seu CRM é conferido no conselho durante a verificação.',
  crm: 'CRM',
  crm_dica: 'apenas dígitos. Ex.: 12345',
  uf: 'UF',
  uf_dica: 'Ex.: SP, RJ, SC',
  especialidades: 'Especialidades (opcional)',
  especialidades_dica:
    'Marque só as que têm RQE. Sem especialidade você atende em Clínica Médica, com o CRM ativo.',
  rqe: (especialidade: string) => `RQE de ${especialidade}`,
  salvando: 'Salvando...',
  salvo: { titulo: 'Dados profissionais atualizados', descricao: 'O conselho será consultado de novo.' },
  conferido: { titulo: 'CRM confirmado pelo conselho', descricao: 'Seu acesso à fila está liberado.' },
  nao_confirmado: 'O conselho não confirmou seu CRM',
  erro: 'Erro na atualização',
  confirmado: {
    titulo: 'CRM confirmado pelo conselho',
    texto: 'O CRM e a UF não mudam mais. As especialidades podem ser corrigidas abaixo.',
  },
} as const

export const ETAPA_DO_DOCUMENTO = {
  texto:
    'Envie seu RG ou CNH. Um só arquivo basta se mostra foto, dados e número; com o código QR, é mais rápido.',
  frente: 'Documento de identidade',
  verso: 'Verso do documento',
  falta_verso: {
    titulo: 'Falta o verso',
    texto: 'O número do documento não está neste arquivo. Envie também o verso.',
  },
  lendo_pdf: 'Abrindo o PDF...',
  outro: 'Enviar outro documento',
  dica: 'Envie o documento para continuar.',
} as const

/** D §5, §8: what the onboarding reports of a file it cannot use. */
export const ARQUIVO_INVALIDO = {
  titulo: 'Arquivo inválido',
  motivos: {
    protegido: 'Este PDF tem senha. Envie uma cópia sem senha ou uma foto do documento.',
    ilegivel: 'Este arquivo não é um PDF que possa ser aberto. Envie uma foto do documento.',
    sem_suporte: 'Seu navegador não conseguiu abrir o PDF. Envie uma foto do documento.',
  },
} as const

export const ETAPA_DA_SELFIE = {
  texto: 'Tire uma selfie para confirmar sua identidade',
  completa: '✅ Verificação completa! Você pode continuar para o Stripe.',
  continuar: 'Continuar para Stripe',
  esperando: 'Complete a verificação',
} as const

export const ETAPA_DE_PAGAMENTOS = {
  texto: 'Seus repasses são feitos pelo Stripe, direto na sua conta.',
  enviar: 'Enviar dados para recebimento',
  abrindo: 'Abrindo o Stripe...',
  finalizar: 'Finalizar Cadastro',
  depois: 'Nada aqui impede você de atender: o que faltar pode ser feito depois.',
  documentos: {
    titulo: 'Para emitir documentos',
    texto: 'Receitas e atestados levam seu endereço profissional e a sua assinatura digital.',
  },
} as const

export const ESPERA_DO_CRM = {
  parcial: {
    titulo: 'Validação Parcial ⚠️',
    texto: 'Você já pode atender. O conselho não confirmou:',
    revisar: 'Revisar Dados',
    perguntando: 'O conselho será consultado de novo.',
  },
  pendente: {
    titulo: 'Seu CRM está sendo conferido',
    texto: 'A fila abre assim que o conselho confirmar. Você não precisa fazer nada.',
  },
  rejeitado: {
    titulo: 'O conselho não confirmou seu CRM',
    texto:
      'Confira número, UF e nome; se o registro não está ativo, fale com o conselho. Você fica fora da fila até ele confirmar.',
    corrigir: 'Corrigir CRM',
  },
} as const

export const CONTA_DE_PACIENTE = {
  titulo: 'Esta é uma conta de paciente',
  texto: 'Para atender como médico, saia e cadastre-se com outro e-mail.',
  sair: 'Sair e cadastrar',
} as const

/** Professional address and fiscal data: asked in step 5 and by 'Gerar Documento'. */
export const ENDERECO = {
  rotulo: 'Endereço profissional',
  dica: 'Rua, número, complemento, cidade e UF. Sai impresso nos seus documentos.',
  salvar: 'Salvar endereço',
  salvando: 'Salvando...',
  salvo: { titulo: 'Endereço salvo' },
} as const

export const FISCAL = {
  titulo: 'Dados fiscais',
  texto: 'Em nome de quem você recebe e emite nota.',
  tipo: 'Recebo como',
  opcoes: { pessoa_fisica: 'Pessoa física', pessoa_juridica: 'Pessoa jurídica' },
  cpf: 'Seu CPF',
  cnpj: 'CNPJ',
  razao_social: 'Razão social',
  salvar: 'Salvar dados fiscais',
  salvando: 'Salvando...',
  salvo: { titulo: 'Dados fiscais salvos' },
} as const

export const ERRO_AO_SALVAR = 'Erro ao salvar'
export const COMPLETAR_CADASTRO = 'Completar agora'
