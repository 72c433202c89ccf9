import type { StatusDoCertificado } from './certificado.ts'
import type { Documento } from './documento.ts'
import type { ModoDeConexao } from '../base/psc.ts'

/** What a doctor reads of their signing certificate. */
export const CERTIFICADO = {
  titulo: 'Certificado digital',
  conectar: 'Conectar certificado',
  renovar: 'Renovar sessão',
  encerrar: 'Encerrar sessão',
  encerrando: 'Encerrando...',
  conectando: 'Abrindo...',
  cancelar: 'Cancelar pedido',
  erro: 'Não foi possível conectar',
  erro_ao_encerrar: 'Não foi possível encerrar',
  ate: (quando: string) => `Seus documentos são assinados por você até ${quando}.`,
  titular: (nome: string, serial: string) => `${nome} · certificado ${serial}`,
  vence: (quando: string) => ({
    titulo: 'Sua sessão de assinatura está acabando',
    texto: `Ela vai até ${quando}. Renove para que os próximos documentos não esperem.`,
  }),
  esperando: (n: number) =>
    n === 1 ? '1 documento espera a sua assinatura.' : `${n} documentos esperam a sua assinatura.`,
  sem_sessao: {
    titulo: 'Certificado não conectado',
    texto: 'Você pode atender. Os documentos ficam pendentes até você conectar o certificado.',
  },
  dialogo: {
    descricao: 'Você autoriza no aplicativo do seu provedor. Nunca pedimos a senha do certificado.',
    provedor: 'Onde está o seu certificado?',
    achado: 'Encontrado no seu CPF',
    nao_achado: 'Não encontrado no seu CPF',
    modo: 'Como você quer autorizar?',
    horas: 'Por quanto tempo?',
    codigo: 'Código do aplicativo',
    codigo_dica: '6 dígitos, válidos por pouco tempo.',
    termina_a_atual: (quando: string) => ({
      titulo: 'A sessão atual termina assim que você pedir outra',
      texto: `Ela iria até ${quando}. O que você gerar antes de autorizar a nova espera por ela. Peça quando puder autorizar em seguida.`,
    }),
    carregando: 'Procurando o seu certificado...',
    sem_provedor: 'Não foi possível consultar os provedores. Tente novamente em alguns instantes.',
  },
  aguardando: {
    titulo: 'Falta a sua autorização',
    texto: 'Aprove o pedido no aplicativo do provedor. Esta tela continua sozinha.',
  },
  retorno: {
    titulo: 'Certificado digital',
    conferindo: 'Conferindo o seu certificado...',
    pronto: 'Tudo certo. Você pode fechar esta aba e voltar para onde estava.',
    continuar: 'Ir para a fila',
    tentar: 'Tentar Novamente',
    perdido: {
      titulo: 'Este pedido não é mais válido',
      texto: 'Volte para a outra aba e conecte o certificado de novo.',
    },
  },
} as const

export const MODOS: Readonly<Record<ModoDeConexao, string>> = {
  pagina: 'Na página do provedor, com QR code',
  aviso: 'Com um aviso no meu celular',
  codigo: 'Com o código do aplicativo',
}

export const HORAS: Readonly<Record<number, string>> = {
  4: '4 horas',
  12: '12 horas (um plantão)',
  24: '24 horas',
  168: '7 dias',
}

/** The session's status as a word and a sentence; each ended status says what happened and what to do. */
export const SITUACAO_DO_CERTIFICADO: Readonly<
  Record<StatusDoCertificado, { readonly selo: string; readonly texto: string }>
> = {
  ausente: {
    selo: 'Não conectado',
    texto: 'Conecte o seu certificado ICP-Brasil em nuvem para assinar receitas, atestados e pedidos.',
  },
  aguardando: { selo: 'Aguardando', texto: 'Aprove o pedido no aplicativo do provedor.' },
  conectado: { selo: 'Conectado', texto: 'Seus documentos são assinados assim que você os gera.' },
  recusado: {
    selo: 'Recusado',
    texto: 'A autorização foi recusada ou venceu no aplicativo. Nada foi assinado. Conecte de novo.',
  },
  divergente: {
    selo: 'Outro titular',
    texto: 'O certificado é de outra pessoa. Conecte o que está no seu CPF.',
  },
  invalido: {
    selo: 'Inválido',
    texto: 'O certificado venceu, foi revogado ou não é da ICP-Brasil. Fale com o seu provedor.',
  },
  indisponivel: {
    selo: 'Provedor fora do ar',
    texto: 'O provedor não respondeu. Nada foi perdido. Tente novamente em alguns minutos.',
  },
  encerrado: {
    selo: 'Sessão encerrada',
    texto: 'Conecte de novo para assinar. O que ficou pendente é assinado assim que você conectar.',
  },
}

/** The same as a title, for places where nothing around mentions the certificate. */
export const tituloDaSituacao = (status: StatusDoCertificado): string =>
  `${CERTIFICADO.titulo}: ${SITUACAO_DO_CERTIFICADO[status].selo.toLowerCase()}`

/** Why a document still waits. */
export const FALHA_DA_ASSINATURA: Readonly<Record<NonNullable<Documento['falha']>, string>> = {
  sem_sessao: 'O documento está guardado e será assinado assim que você conectar o certificado.',
  sem_registro:
    'O conselho não confirma o seu registro agora. O documento está guardado e será assinado depois que ele for confirmado.',
  indisponivel: 'O documento está guardado e a assinatura será pedida de novo automaticamente.',
  recusada: 'O provedor recusou a assinatura. O documento está guardado e ela será pedida de novo.',
  certificado_invalido: 'O seu certificado venceu ou foi revogado. O documento está guardado.',
}
