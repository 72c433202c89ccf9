import { SEM_REDE } from '../acesso/textos.ts'
import { DUPLICADO_PADRAO, DUPLICADOS, type CampoUnico } from './duplicados.ts'

/** Literal texts of the patient's registration, to the letter (P §2.8, §2.10, §8). */

/** A toast or notice: what happened, and what to do. */
export interface Aviso {
  readonly titulo: string
  readonly descricao?: string
}

export const CADASTRO = {
  titulo: 'Cadastro de Paciente',
  subtitulo: 'Processo seguro e rápido para começar suas consultas online',
  passos: ['Dados Pessoais', 'Documento', 'Verificação'],
  voltar: 'Voltar',
  continuar: 'Continuar',
  ja_tem: 'Já tem cadastro?',
  entrar: 'Entrar',
} as const

export const DADOS_PESSOAIS = {
  texto: 'Informe seus dados pessoais para criar sua conta',
  senha_dica: 'A senha deve ter no mínimo 8 caracteres, incluindo letras e números.',
  verificando: 'Verificando...',
  criando: 'Criando conta...',
  desabilitado: 'Preencha os campos destacados para continuar.',
  campos: {
    nome: 'Nome completo',
    cpf: 'CPF',
    email: 'E-mail',
    telefone: 'Celular com DDD',
    data_nascimento: 'Data de nascimento',
    password: 'Senha',
    passwordConfirm: 'Confirmar senha',
  },
  nome_dica: 'Como está no seu documento.',
  forca: { fraca: 'Senha fraca', ok: 'Senha ok', forte: 'Senha forte' },
  privacidade: 'Seus dados são protegidos pela LGPD e usados só para o seu atendimento.',
} as const

/** 'Revisar dados': the same step for somebody who has an account (estados §1). */
export const REVISAO = {
  titulo: 'Revisar dados',
  texto: 'Confira se está tudo como no seu documento. Você pode corrigir até a verificação terminar.',
  salvando: 'Salvando...',
  salvo: { titulo: 'Dados atualizados', descricao: 'Suas informações foram salvas.' },
} as const

/** A session whose profile was never written: the same step without a password (estados §1). */
export const COMPLETAR = {
  titulo: 'Complete seus dados',
  texto: 'Seu login já existe. Faltam seus dados pessoais para continuar.',
} as const

export const AVISOS_DO_CADASTRO = {
  conta_criada: {
    titulo: 'Conta criada com sucesso!',
    descricao: 'Agora envie seus documentos para verificação.',
  },
  muitas_tentativas: {
    titulo: 'Muitas tentativas',
    descricao: 'Aguarde alguns minutos antes de tentar novamente.',
  },
  erro_no_precheck: { titulo: 'Erro na verificação' },
  ja_existe: {
    titulo: 'Usuário já existe',
    descricao: 'Este e-mail já possui uma conta. Faça login para continuar.',
  },
  erro_ao_criar: { titulo: 'Erro ao criar conta' },
  /** The account exists and only the sign-in afterwards failed: the same button repeats it. */
  erro_ao_entrar: {
    titulo: 'Erro no login',
    descricao: 'Sua conta foi criada. Toque em Continuar para entrar.',
  },
  rejeitada: {
    titulo: 'Verificação rejeitada',
    descricao: 'Refaça o que for pedido ou entre em contato com o suporte.',
  },
  autenticacao: { titulo: 'Erro de autenticação', descricao: 'Por favor, refaça o cadastro.' },
  pendente: {
    titulo: 'Verificação pendente',
    descricao: 'Complete a verificação de identidade para finalizar.',
  },
  realizado: { titulo: 'Cadastro realizado!', descricao: 'Seus documentos foram enviados para análise.' },
  /** The check is over: nothing is under review any more. */
  realizado_e_aprovado: { titulo: 'Cadastro realizado!', descricao: 'Sua identidade foi verificada.' },
  erro_ao_carregar: { titulo: 'Erro ao carregar dados' },
  erro_ao_finalizar: { titulo: 'Erro ao finalizar cadastro' },
  conectividade: { titulo: SEM_REDE.title, descricao: SEM_REDE.description },
} as const satisfies Record<string, Aviso>

/** What a person reads when a unique field is taken; without a name of the field, the default. */
export function avisoDeDuplicado(campo: CampoUnico | null | undefined): Aviso {
  return campo
    ? DUPLICADOS[campo]
    : { titulo: DUPLICADO_PADRAO, descricao: AVISOS_DO_CADASTRO.ja_existe.descricao }
}

export const DOCUMENTO = {
  texto: 'Envie uma foto do seu documento para verificação',
  validando: {
    titulo: 'Documento sendo validado...',
    descricao: 'Aguarde enquanto verificamos a legibilidade do documento',
    tempo: 'Tempo estimado: 8-12 segundos',
  },
  sucesso: { titulo: 'Documento verificado com sucesso', descricao: 'Dados extraídos e validados' },
  erro: { titulo: 'Erro na verificação', descricao: 'Reenvie as fotos para tentar novamente' },
  tentar: 'Tentar Verificação Novamente',
  continuando: 'Validando...',
  dicas: {
    tipo: 'Selecione o tipo de documento',
    fotos: 'Envie as fotos do documento',
    erro: 'Resolva o erro para continuar',
    espera: 'Aguarde a validação do documento',
  },
} as const

export const SELFIE = {
  texto: 'Tire uma selfie para confirmar sua identidade',
  verificando: 'Verificando selfie...',
  obrigatoria: 'Selfie obrigatória para continuar',
  recusada: 'Selfie não passou na verificação. Tente novamente.',
  verificada: '✓ Selfie verificada com sucesso',
  modo_seguro:
    'A câmera está desabilitada no modo seguro. Recarregue a página sem o modo seguro para tirar sua selfie.',
  sem_verificacao:
    'Sem a selfie, a verificação não começa. Seu cadastro fica salvo: volte a esta etapa quando puder.',
  sair_do_modo_seguro: 'Recarregar sem Modo Seguro',
  finalizar: 'Finalizar Cadastro',
  finalizando: 'Finalizando...',
  espera: 'Costuma levar até 30 segundos. Você pode sair e voltar: a verificação continua.',
  sem_selfie: {
    titulo: 'Cadastro salvo, verificação pendente',
    descricao: 'Nada foi enviado para análise. Tire a selfie para liberar as consultas.',
  },
  em_analise: {
    titulo: 'Sua verificação está em análise',
    descricao:
      'Uma etapa precisa de mais tempo. Tentamos de novo sozinhos e, se preciso, uma pessoa confere em até 48 horas. Você não precisa fazer nada: pode sair e voltar quando quiser.',
  },
  novas_fotos: 'Refazer fotos do documento',
  reenviando: 'Enviando seu documento de novo. Em alguns segundos você poderá tirar outra selfie.',
} as const

/** The retry page (P §2.10). */
export const NOVA_TENTATIVA = {
  titulo: 'Verificação Rejeitada',
  ola: (nome: string) => `Olá, ${nome.trim().split(/\s+/)[0] ?? nome}`,
  status: 'Status KYC: Rejeitado',
  usadas: (usadas: number, maximo: number) => `Tentativas usadas: ${usadas} / ${maximo}`,
  proxima: 'Próxima tentativa disponível em:',
  motivos: 'O que não passou',
  dicas_titulo: 'Dicas para a nova tentativa',
  /** By which evidence is to be sent again. */
  dicas: {
    documento: [
      'Fotografe o documento inteiro, sem reflexo e fora da capa plástica.',
      'Procure um lugar bem iluminado, com a luz à sua frente.',
    ],
    selfie: [
      'Procure um lugar bem iluminado, com a luz à sua frente.',
      'Na selfie, tire óculos escuros, boné e máscara e olhe para a câmera.',
    ],
    dados: ['Confira se seus dados estão iguais aos do documento.'],
  },
  tentar: 'Tentar Novamente',
  iniciando: 'Iniciando nova tentativa...',
  esgotadas: {
    titulo: 'Limite de tentativas excedido',
    descricao: 'Entre em contato com o suporte para assistência',
  },
  inicio: 'Voltar ao Início',
  /** Nothing was rejected: a change of name or CPF asks for the check again (estados §1). */
  refazer: {
    titulo: 'Refaça sua verificação',
    texto:
      'Você mudou um dado do seu documento. Envie o documento e a selfie de novo para confirmar que é você.',
    dicas_titulo: 'Dicas para o envio',
    engano: 'Mudou por engano? Desista da alteração: seus dados continuam como eram antes.',
    continuar: 'Continuar',
    desistir: 'Desistir da alteração',
    desistindo: 'Desfazendo...',
    desfeita: { title: 'Alteração desfeita', description: 'Seus dados continuam como eram antes.' },
    falha: 'Não foi possível desfazer a alteração',
  },
  erro_do_status: { titulo: 'Erro ao verificar status do usuário' },
  erro_ao_tentar: { titulo: 'Erro ao iniciar nova tentativa' },
} as const

/** P §8's sentence with what is left to wait, in minutes (P §9, D §9). */
export const muitasTentativas = (minutos: number): Aviso => {
  const { titulo, descricao } = AVISOS_DO_CADASTRO.muitas_tentativas
  return {
    titulo,
    descricao: `${descricao} ${minutos === 1 ? 'Falta 1 minuto.' : `Faltam ${minutos} minutos.`}`,
  }
}

/** Local key that says a password was set in this browser (P §2.5). */
export const CHAVE_SENHA_DEFINIDA = 'password_set'
/** Delay before the retry leads to the registration, in milliseconds (P §9). */
export const ESPERA_DA_NOVA_TENTATIVA = 1_500
