/** What stands around and on the home of whoever is signed in; the landing page does without. */
export const AREA = {
  sem_conexao:
    'Sem conexão com a internet. O que está na tela pode ter mudado; voltamos sozinhos quando ela voltar.',
  /** Short: they stand side by side on a phone. */
  atalhos: {
    principal: 'Principal',
    inicio: 'Início',
    consultas: 'Consultas',
    arquivos: 'Arquivos',
    conta: 'Conta',
    fila: 'Fila',
    historico: 'Histórico',
    dashboard: 'Dashboard',
  },
  inicio: {
    titulo: (nome: string) => `Olá, ${nome}`,
    paciente: 'O que está aberto, seus documentos e uma nova consulta.',
    medico: 'Sua fila, seus recebimentos e seu certificado.',
    sem_aberta: { titulo: 'Nenhuma consulta aberta', texto: 'Conte o que sente: a triagem diz como seguir.' },
    nova: 'Nova consulta',
    documentos: 'Últimos documentos',
    sem_documentos: 'Seus documentos aparecem aqui depois da consulta.',
    arquivos: 'Meus arquivos',
    ficha: {
      titulo: 'Ficha de saúde',
      texto: 'Alergias, medicamentos e condições que o médico lê antes de atender você.',
      abrir: 'Abrir ficha',
    },
    fila: 'Fila de atendimentos',
    fila_texto: 'Entre na fila para receber consultas da sua especialidade.',
    ir_a_fila: 'Ir para a fila',
    fila_fechada: 'A fila abre quando o seu cadastro estiver confirmado.',
    ver_cadastro: 'Ver cadastro',
    certificado: 'Certificado',
  },
} as const
