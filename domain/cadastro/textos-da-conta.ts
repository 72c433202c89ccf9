import * as DIAS from '../base/retencao-dias.ts'
import { emAnos } from '../base/retencao.ts'
import { PALAVRA_DO_ENCERRAMENTO } from './encerramento.ts'

/** 'Minha Conta' and what happens there, to the letter where P §2.16, §4.6, §5 and §8 speak. */

export const CONTA = {
  titulo: 'Minha Conta',
  verificacao: 'Verificação',
  acesso: 'Acesso',
  dados: 'Dados pessoais',
  campos: { nome: 'Nome Completo', telefone: 'Telefone', email: 'E-mail', cpf: 'CPF' },
  telefone_exemplo: '(11) 91234-5678',
  editar: 'Editar',
  salvar: 'Salvar',
  salvando: 'Salvando...',
  cancelar: 'Cancelar',
  formato: 'Formato inválido',
  bloqueado: 'Campo bloqueado após verificação KYC aprovada',
  bloqueado_porque:
    'Para alterar este dado, você envia o documento e a selfie de novo. Até a nova aprovação vale o valor atual e as consultas ficam pausadas. Se a verificação for recusada, a alteração não é feita e a conta fica bloqueada até você refazê-la.',
  refazer: 'Continuar e refazer KYC',
  com_codigo: 'Para sua segurança, pedimos um código enviado ao seu e-mail.',
  com_prova: 'Para sua segurança, pedimos de novo a sua senha ou chave de acesso.',
  email_sem_confirmar:
    'Este e-mail ainda não foi confirmado. Abra o link que enviamos para ele ou, se ele está errado, corrija-o abaixo.',
  email_com_problema: {
    devolvido:
      'As mensagens que enviamos a este e-mail voltam. Confira se ele está escrito certo e troque-o se a caixa não existe mais: sem ele não chegam recibos nem códigos.',
    reclamado:
      'Nossas mensagens foram marcadas como indesejadas, por isso só enviamos o que você pede, como links e códigos. Diga na sua caixa que elas não são spam, ou troque o e-mail, para voltar a receber recibos e avisos.',
  },
  reenviar: 'Reenviar link',
  reenviado: {
    title: 'Link enviado!',
    description: 'Abra o e-mail e confirme o endereço em até 15 minutos.',
  },
  erro_na_tela: 'Erro ao carregar dados do usuário.',
  tentar: 'Tentar Novamente',
} as const

export const AVISOS_DA_CONTA = {
  muitas: {
    title: 'Muitas alterações',
    description: 'Limite de alterações atingido. Aguarde 24 horas.',
  },
  bloqueado: {
    title: 'Campo bloqueado',
    description:
      'Este campo não pode ser alterado após a verificação KYC. Para alterar, será necessário refazer a verificação completa.',
  },
  bloqueado_agora: {
    title: 'Campo bloqueado',
    description: 'Este campo não pode ser alterado no momento.',
  },
  em_uso: { title: 'Dados em uso', description: 'Este dado já está sendo usado por outra conta.' },
  falha: { title: 'Erro na atualização', description: 'Tente novamente em alguns instantes.' },
  sucesso: {
    title: 'Campo atualizado',
    description: 'Suas informações foram atualizadas com sucesso.',
  },
  nova_verificacao: {
    title: 'Campo atualizado',
    description: 'Suas alterações requerem nova verificação KYC. Você será redirecionado...',
  },
  autenticacao: { title: 'Erro de autenticação', description: 'Faça login para continuar.' },
  carregar: { title: 'Erro ao carregar dados' },
} as const

/** How long the notice of a change that asks for a new identity check stays before `/kyc-retry` opens, in ms (P §9). */
export const ESPERA_DA_NOVA_VERIFICACAO = 2_000

export const PRIVACIDADE = {
  titulo: 'Privacidade',
  de_quem: { rotulo: 'De quem', eu: 'Você' },
  exportar: {
    titulo: 'Meus dados',
    texto:
      'Leve uma cópia de tudo o que guardamos sobre você: perfil, verificação de identidade, entradas na conta, consultas, triagens, documentos, pagamentos e acessos. De quem é médico, também o registro profissional e os repasses.',
    pdf: 'Baixar em PDF',
    json: 'Baixar em JSON',
    preparando: 'Preparando...',
    falha: {
      title: 'Erro ao exportar dados',
      description: 'Tente novamente em alguns instantes.',
    },
    muitas: {
      title: 'Muitas exportações',
      description: 'Aguarde uma hora e tente novamente.',
    },
  },
  acessos: {
    titulo: 'Quem viu meu prontuário',
    texto: 'Cada leitura e cada alteração dos seus dados fica registrada e não pode ser apagada.',
    mostrar: 'Mostrar acessos',
    vazio: 'Ninguém acessou seus dados até agora.',
    vazio_de: (nome: string) => `Ninguém acessou os dados de ${nome} até agora.`,
    quantos: (mostrados: number, total: number) => `Os ${mostrados} mais recentes, de ${total}.`,
    alterado: 'Encontramos uma falha neste registro. Nossa equipe foi avisada.',
    falha: 'Não foi possível carregar os acessos.',
  },
  termos: {
    titulo: 'Termos aceitos',
    texto: 'O termo que você aceitou antes de cada consulta.',
    mostrar: 'Mostrar termos',
    vazio: 'Você ainda não aceitou nenhum termo.',
    vazio_de: (nome: string) => `Nenhum termo foi aceito para ${nome} até agora.`,
    linha: (versao: string) => `Termo de consentimento para teleconsulta, versão ${versao}`,
    aceito: 'Aceito em',
    falha: 'Não foi possível carregar os termos.',
  },
} as const

export const SEGURANCA = {
  titulo: 'Segurança',
  senha: 'Definir senha',
  duas_etapas: 'Verificação em duas etapas',
  sair: {
    titulo: 'Sessões',
    texto: 'Encerra a sessão neste e em todos os outros aparelhos.',
    botao: 'Sair de todos os aparelhos',
    saindo: 'Saindo...',
    falha: 'Erro ao encerrar as sessões',
  },
} as const

/** '/meus-dados': what stands in 'Minha Conta' for whoever that is not open to yet, or no longer. */
export const MEUS_DADOS = {
  titulo: 'Seus dados',
  subtitulo: 'Baixe os seus arquivos, leve uma cópia do que guardamos sobre você, ou encerre a conta.',
  link: 'Baixar meus arquivos e dados ou encerrar a conta',
} as const

export const ENCERRAR = {
  titulo: 'Encerrar conta',
  texto: `Apagamos sua identidade, suas fotos e seus contatos. O prontuário fica guardado por ${emAnos(DIAS.prontuario)} anos, como a lei exige.`,
  botao: 'Encerrar minha conta',
  pergunta: 'Encerrar sua conta?',
  aviso:
    'Não dá para desfazer. Você perde o acesso a consultas e documentos: baixe antes o que quiser guardar. Pediremos um código enviado ao seu e-mail.',
  campo: `Digite ${PALAVRA_DO_ENCERRAMENTO} para confirmar`,
  confirmar: 'Encerrar conta',
  encerrando: 'Encerrando...',
  cancelar: 'Manter minha conta',
  falha: { title: 'Não foi possível encerrar a conta', description: 'Tente novamente em alguns instantes.' },
  medico: {
    texto: `Apagamos sua identidade, suas fotos, seus contatos e seus dados fiscais. Os documentos que você assinou e os prontuários que escreveu ficam guardados por ${emAnos(DIAS.prontuario)} anos com seu nome e CRM, como a lei exige.`,
    aviso:
      'Não dá para desfazer. Consulta em andamento, documento sem assinatura ou repasse a receber impedem o encerramento. Pediremos que você confirme quem é e um código enviado ao seu e-mail.',
  },
} as const

export const DESPEDIDA = {
  titulo: 'Sua conta foi encerrada',
  texto:
    'Obrigado por ter confiado no Acolhe. Guarde este recibo: ele diz o que foi apagado e o que a lei manda guardar.',
  protocolo: 'Protocolo',
  em: 'Encerrada em',
  apagado: 'Apagado',
  apagando: 'Sendo apagado agora, sem que você precise fazer nada',
  mantido: 'Guardado por lei',
  ate: 'até',
  baixar: 'Baixar recibo',
  inicio: 'Ir para a página inicial',
  arquivo: (protocolo: string) => `recibo-de-encerramento-${protocolo}.txt`,
} as const

/** Session key of the receipt, so that reloading the farewell keeps it. */
export const CHAVE_DO_RECIBO = 'recibo_do_encerramento'
