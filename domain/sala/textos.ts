import { type ErroDaCamera, ERROS_DA_CAMERA, erroDaCamera } from '../kyc/captura/camera.ts'

/** What the call page says beyond the room's own texts (`domain/consulta/textos.ts`), and devices that fail. */
export const CHAMADA = {
  titulo: 'Chamada de vídeo',
  entrando: 'Entrando na chamada...',
  saiu: (nome: string) => `${nome} saiu`,
  voltar_a_sala: 'Voltar à sala',
  entrar_de_novo: 'Entrar de novo',
  dispositivos: 'Dispositivos',
  escolher: 'Escolha os dispositivos',
  microfone: 'Microfone',
  camera: 'Câmera',
  registro: 'Registro',
  prontuario: 'Prontuário',
  voce: 'Você',
  camera_do_outro_desligada: 'A câmera do outro lado está desligada',
  microfone_do_outro_desligado: 'O microfone do outro lado está desligado',
  sua_camera_desligada: 'Sua câmera está desligada',
  so_audio: {
    titulo: 'Só com áudio',
    dica: 'Nenhum vídeo é enviado, de nenhum dos lados. Use quando a internet estiver fraca.',
    eu: {
      rede: 'Sua internet está fraca: a chamada segue só com áudio. O vídeo volta sozinho quando ela melhorar.',
      escolha: "Você escolheu só áudio. Para voltar ao vídeo, abra 'Dispositivos'.",
    },
    outro: {
      rede: (nome: string) =>
        `A internet de ${nome} está fraca: a chamada segue só com áudio. O vídeo volta sozinho quando ela melhorar.`,
      escolha: (nome: string) => `${nome} escolheu seguir só com áudio.`,
    },
    sua_imagem: 'Sua imagem não está sendo enviada',
  },
  modo_seguro:
    'A câmera está desabilitada no modo seguro. Recarregue a página sem o modo seguro para usá-la nesta chamada.',
  som_bloqueado: 'O navegador bloqueou o som. Ative para ouvir.',
  ativar_som: 'Ativar som',
  sem_servidores:
    'Não conseguimos preparar a chamada com os servidores de vídeo. Estamos tentando de novo, não feche esta página.',
  duracao: 'Duração da chamada',
  sem_gravacao: 'Esta chamada vai direto de um aparelho ao outro e não é gravada.',
} as const

/** Where the call stands, in words. */
export const ESTADOS_DA_CHAMADA = {
  entrando: { rotulo: 'Entrando', detalhe: 'Conectando você à sala.' },
  aguardando_medico: {
    rotulo: 'Aguardando',
    detalhe: 'O médico ainda não entrou. Fique nesta página: a chamada começa sozinha.',
  },
  aguardando_paciente: {
    rotulo: 'Aguardando',
    detalhe: 'O paciente ainda não entrou. Fique nesta página: a chamada começa sozinha.',
  },
  conectando: { rotulo: 'Conectando', detalhe: 'Ligando os dois aparelhos.' },
  conectada: { rotulo: 'Conectada', detalhe: 'Vocês estão conectados.' },
  reconectando: {
    rotulo: 'Reconectando',
    detalhe: 'A conexão caiu. Estamos tentando de novo, não feche esta página.',
  },
  /** `CHAMADA.saiu` says it with the name. */
  saiu: { rotulo: 'Saiu', detalhe: 'Se voltar, a chamada continua sozinha.' },
  sem_rede: {
    rotulo: 'Sem internet',
    detalhe: 'Seu aparelho está sem internet. A chamada volta sozinha quando a conexão voltar.',
  },
  assumida: {
    rotulo: 'Aberta em outra aba',
    detalhe: 'A chamada foi assumida em outra aba ou aparelho seu.',
  },
  recusada: { rotulo: 'Não foi possível entrar', detalhe: 'A sala não aceitou a sua entrada.' },
  encerrada: { rotulo: 'Encerrada', detalhe: 'Esta consulta foi encerrada.' },
  fora: { rotulo: 'Você saiu', detalhe: 'Você saiu da chamada. A consulta continua até o médico finalizar.' },
} as const
export type EstadoDaChamada = keyof typeof ESTADOS_DA_CHAMADA

export type Aparelho = 'microfone' | 'camera'

/** The camera's texts of P §8 in the microphone's words. */
const ERROS_DO_MICROFONE: Readonly<Record<ErroDaCamera, string>> = {
  permissao: 'Permissão do microfone negada. Ative no browser e tente novamente.',
  ausente: 'Nenhum microfone encontrado no aparelho.',
  ocupada: 'Microfone já está em uso por outro aplicativo.',
  requisitos: 'Microfone não suporta os requisitos solicitados.',
  interno: 'Erro interno do componente. Tente recarregar a página.',
  acesso: 'Erro ao acessar o microfone',
  captura: 'Erro ao acessar o microfone',
  troca: 'Erro ao alternar microfone',
}

/** What a refused device means to a person, by the exception's name. */
export const falhaDoAparelho = (aparelho: Aparelho, nomeDoErro: string): string =>
  (aparelho === 'camera' ? ERROS_DA_CAMERA : ERROS_DO_MICROFONE)[erroDaCamera(nomeDoErro)]

/** The doctor's ways to end without care, as buttons with their question (estados §3). */
export const OUTRAS_ACOES = {
  titulo: 'Outras ações',
  devolver: {
    botao: 'Devolver à fila',
    pergunta: 'Devolver esta consulta à fila?',
    descricao: 'O paciente mantém o lugar e outro médico poderá aceitar.',
    feito: 'Consulta devolvida à fila',
  },
  recusar: {
    botao: 'Recusar consulta',
    pergunta: 'Recusar esta consulta?',
    descricao: 'A consulta é cancelada e nada é cobrado do paciente.',
    feito: 'Consulta recusada',
  },
  presencial: {
    botao: 'Encaminhar para atendimento presencial',
    pergunta: 'Encaminhar para atendimento presencial?',
    descricao: 'A consulta é cancelada, o paciente é orientado a procurar atendimento e nada é cobrado.',
    feito: 'Paciente encaminhado para atendimento presencial',
  },
  nao_compareceu: {
    botao: 'Paciente não compareceu',
    pergunta: 'Encerrar porque o paciente não compareceu?',
    descricao: 'Possível depois de 10 minutos sem o paciente entrar. Nada é cobrado.',
    feito: 'Consulta encerrada: paciente não compareceu',
    disponivel: (hora: string) =>
      `Se o paciente não entrar, 'Paciente não compareceu' fica disponível às ${hora}.`,
  },
  falha_tecnica: {
    botao: 'Encerrar por falha técnica',
    pergunta: 'Encerrar por falha técnica?',
    descricao: 'A consulta é cancelada e nada é cobrado do paciente.',
    feito: 'Consulta encerrada por falha técnica',
  },
  erro: 'Não foi possível concluir a ação',
} as const

/** What is asked with every way out, for the patient's record. */
export const SAIDA = {
  motivo: 'Motivo',
  escolha: 'Escolha um dos motivos.',
  anotacao: 'Anotação para o prontuário (opcional)',
  anotacao_dica: 'Fica no prontuário do paciente, com o seu nome e o horário.',
} as const

export type OutraAcao = 'devolver' | 'recusar' | 'presencial' | 'nao_compareceu' | 'falha_tecnica'
