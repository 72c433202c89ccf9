import { idadeEscrita } from '../base/idade-escrita.ts'
import type { Motivo } from './motivos.ts'
/** Literal texts of request, status page, list, room and queue, to the letter (P §2.13–2.16, §8; D §2.7, §2.10, §8). */

export const SOLICITACAO = {
  titulo: 'Solicitar Consulta',
  especialidade_padrao: 'Clínica Médica',
  modalidade: 'Modalidade: Teleconsulta',
  informacoes: 'Informações adicionais (opcional)',
  avisos: [
    'A consulta costuma durar 30 minutos.',
    'O valor é autorizado agora e cobrado somente após a consulta.',
    'Se nenhum médico aceitar, a autorização é cancelada automaticamente.',
  ],
  continuar: 'Continuar para Pagamento',
  voltar: 'Voltar à Triagem',
  criada: { titulo: 'Consulta criada!', descricao: 'Complete o pagamento para finalizar sua solicitação.' },
  erro: { titulo: 'Erro ao solicitar consulta' },
  sem_login: 'Você precisa estar logado para solicitar uma consulta',
} as const

/** One consultation at a time: said on the triage and on the landing page. */
export const ABERTA = {
  titulo: 'Você já tem uma consulta aberta',
  falta_pagar: 'Falta o pagamento para um médico ser procurado.',
  em_curso: 'Acompanhe a consulta aberta antes de solicitar outra.',
  aceita: {
    titulo: 'Um médico aceitou sua consulta',
    texto: 'Entre na videochamada para ser atendido.',
    entrar: 'Entrar na Videochamada',
  },
  pagar: 'Continuar para Pagamento',
  acompanhar: 'Acompanhar consulta',
} as const

/** Nobody attends in the specialty now: said before the card, with what waiting usually is (P §2.13). */
export const SALA_VAZIA = {
  titulo: (especialidade: string) => `Nenhum médico de ${especialidade} está online agora`,
  habitual: (p50: string, p90: string) =>
    `Nos últimos 7 dias, metade dos pacientes esperou até ${p50} e 9 em cada 10, até ${p90}.`,
  sem_habitual: 'Ainda não sabemos quanto se costuma esperar nesta especialidade.',
  explica:
    'Se você pagar agora, esperamos um médico por até 15 minutos; se nenhum aceitar, nada é cobrado. Se preferir, não pague: avisamos por e-mail quando um médico entrar.',
  avisar: 'Avise-me por e-mail',
  avisando: 'Guardando...',
  avisaremos: (email: string, ate: string) =>
    `Combinado: escrevemos para ${email} se um médico entrar até ${ate}. Nada foi cobrado.`,
  continuar: 'Pagar e esperar mesmo assim',
  verificando: 'Verificando se há médicos online...',
  sem_resposta: {
    titulo: (especialidade: string) => `Não sabemos se há médico de ${especialidade} online agora`,
    texto:
      'Não foi possível verificar. Se você pagar agora, esperamos um médico por até 15 minutos; se nenhum aceitar, nada é cobrado.',
    tentar: 'Verificar novamente',
  },
  erro: 'Não conseguimos guardar o aviso. Tente novamente.',
} as const

/** Until the two have met (estados §3). */
const SE_O_MEDICO_NAO_VIER =
  'Se ele não vier em 2 minutos, você volta à fila, no mesmo lugar, e procuramos outro médico.'

export const STATUS = {
  titulo: 'Status da Consulta',
  medico: (nomeOficial: string) => `Dr(a). ${nomeOficial}`,
  entrar: 'Entrar na Videochamada',
  voltar: '← Voltar para Consultas',
  resumo_da_triagem: 'Resumo da Triagem',
  online: (medicos: number) => `${medicos} ${medicos === 1 ? 'médico' : 'médicos'} online`,
  espera: (minutos: number) => `Tempo estimado de espera: ${minutos} ${minutos === 1 ? 'minuto' : 'minutos'}`,
  espera_medida: (p50: string, p90: string) =>
    `Na última hora, metade dos pacientes esperou até ${p50} e 9 em cada 10, até ${p90}.`,
  sem_email: {
    titulo: 'O e-mail não vai avisar você',
    texto: 'Deixe esta página aberta, ou ligue o aviso neste aparelho.',
    conta: 'Ir para Minha Conta',
  },
  sem_estimativa: 'Avisamos assim que um médico aceitar.',
  lugar: (n: number) => `Você é o ${n}º da fila`,
  nao_encontrada: {
    titulo: 'Consulta não encontrada',
    descricao: 'Esta consulta não existe ou você não tem acesso a ela.',
  },
  erro: {
    titulo: 'Erro ao carregar consulta',
    descricao: 'Não foi possível carregar os dados da consulta.',
  },
  solicitada: 'Solicitada:',
  iniciada: 'Iniciada:',
  finalizada: 'Finalizada:',
  encerrada: 'Encerrada:',
  pagar: 'Continuar para Pagamento',
  esperando: 'Esperando há',
  pagar_ate: (hora: string) =>
    `Autorize o pagamento até ${hora}; depois disso a solicitação expira e nada é cobrado.`,
  ate: (hora: string) =>
    `Se nenhum médico aceitar até ${hora}, a consulta expira e nada é cobrado. Você pode sair desta página e voltar: seu lugar fica guardado.`,
  /** While the doctor is there, and while they are not. */
  sala_pronta: 'Seu médico está esperando por você. Entre na sala para começar.',
  sala_sem_medico: `Seu médico aceitou a consulta e não está na sala agora. Entre e aguarde por ele. ${SE_O_MEDICO_NAO_VIER}`,
  sala_em_andamento: 'A consulta já começou. Entre na sala: seu médico está lá.',
  sala_em_andamento_sem_medico:
    'A consulta já começou e seu médico não está na sala agora. Entre e aguarde por ele.',
  sala_sendo_aberta: 'A sala está sendo preparada. O botão de entrada aparece aqui em instantes.',
  de_volta_a_fila: {
    titulo: 'Procurando outro médico',
    descricao: 'O médico não pôde começar. Seu lugar na fila foi mantido.',
  },
  finalizada_bem: 'Sua consulta terminou. Cuide-se bem.',
  documentos:
    'Receitas, atestados e pedidos de exame aparecem em Meus arquivos assim que o médico os assina.',
  ver_arquivos: 'Meus arquivos',
  pagamento: 'Pagamento',
  nova_triagem: 'Fazer Triagem',
  /** The bar for a lost network is on every screen; this text adds what it means for somebody who waits. */
  fila_parada:
    'Seu lugar na fila está guardado. A espera e os médicos online aparecem quando a conexão voltar.',
  ao_vivo_parado: 'Sem conexão ao vivo. As informações são atualizadas a cada poucos segundos.',
  /** Before and after a doctor accepted. */
  cancelar: { solicitacao: 'Cancelar solicitação', consulta: 'Cancelar consulta' },
  cancelando: 'Cancelando...',
  cancelar_pergunta: { solicitacao: 'Cancelar esta solicitação?', consulta: 'Cancelar esta consulta?' },
  cancelar_explica: 'A autorização do cartão é liberada e nada é cobrado. Você perde seu lugar na fila.',
  cancelar_sem_pagamento: 'Nada foi cobrado. Para consultar depois, faça uma nova triagem.',
  cancelar_nao: 'Continuar esperando',
  cancelada: { titulo: 'Consulta cancelada', descricao: 'Nada foi cobrado no seu cartão.' },
  erro_ao_cancelar: { titulo: 'Erro ao cancelar consulta', descricao: 'Tente novamente.' },
} as const

/** The patient is back from the card provider's own page (P §7: return_url {origin}/status-consulta). */
export const RETORNO_DO_CARTAO = {
  confirmando: 'Confirmando a autorização do cartão...',
  recusado: 'Erro no pagamento',
  sem_resposta: 'O banco ainda não respondeu. Nada foi cobrado: verifique novamente em instantes.',
  encerrada: 'Esta solicitação terminou antes da autorização. Nada foi cobrado.',
  verificar: 'Verificar novamente',
  outro_cartao: 'Voltar ao pagamento',
} as const

/** Camera and microphone before the consultation: optional, nothing leaves the device. */
export const TESTE = {
  titulo: 'Câmera e microfone',
  convite: 'Enquanto espera, confira se a câmera e o microfone funcionam. Nada é gravado nem enviado.',
  testar: 'Testar câmera e microfone',
  pedindo: 'Aguardando permissão...',
  parar: 'Encerrar teste',
  imagem: 'Sua câmera, como você aparece na consulta',
  camera_ok: 'Câmera funcionando',
  camera_falta: 'Nenhuma câmera encontrada. A consulta pode seguir só com voz.',
  microfone_ok: 'Microfone captando sua voz',
  microfone_mudo: 'Fale algo para testar o microfone',
  microfone_falta: 'Nenhum microfone encontrado. Conecte um para falar com o médico.',
  nivel: 'Volume do microfone',
  erros: {
    permissao:
      'O navegador não tem permissão para usar a câmera e o microfone. Libere nas configurações do site e teste de novo.',
    ocupado: 'A câmera ou o microfone está em uso por outro aplicativo. Feche-o e teste de novo.',
    ausente: 'Nenhuma câmera e nenhum microfone encontrados neste aparelho.',
    falha: 'Não foi possível abrir a câmera e o microfone. Teste de novo.',
  },
} as const

export const LISTA = {
  titulo: 'Minhas Consultas',
  especialidade_padrao: 'Consulta Geral',
  iniciada: 'Iniciada:',
  vazia: {
    titulo: 'Nenhuma consulta encontrada',
    descricao: 'Você ainda não possui consultas realizadas.',
  },
  triagem: 'Fazer Triagem',
  solicitar: 'Solicitar Consulta',
  abrir: 'Ver consulta',
  erro: {
    titulo: 'Erro ao carregar consultas',
    descricao: 'Não foi possível carregar suas consultas.',
  },
} as const

export const SALA = {
  carregando: 'Carregando sala de vídeo...',
  titulo: 'Teleconsulta Premium',
  em_andamento: '● Em andamento',
  paciente: 'Paciente',
  telefone: 'Telefone:',
  medico_responsavel: 'Médico Responsável',
  medico: (crm: string, uf: string) => `Dr(a). CRM ${crm}/${uf}`,
  medico_padrao: 'Médico Especialista',
  pronta: 'Sala de Videochamada Pronta',
  preparando: 'Preparando Consulta Premium',
  se_o_medico_nao_vier: SE_O_MEDICO_NAO_VIER,
  entre_ate: (hora: string) =>
    `Entre na chamada até ${hora}. Depois disso, o paciente volta à fila e é atendido por outro médico.`,
  fique: 'Espere na chamada: com mais de 2 minutos fora dela, o paciente volta à fila.',
  entrar_medico: 'Entrar como Host',
  entrar_paciente: 'Entrar na Sala',
  controles: 'Controles da Consulta',
  bloqueados:
    'O navegador não deixa esta página usar a câmera ou o microfone. Libere nas configurações do site antes de entrar.',
  microfone: 'Microfone',
  camera: 'Câmera',
  finalizar: 'Finalizar Consulta',
  confirmar: 'Tem certeza que deseja encerrar esta consulta?',
  confirmar_nao: 'Cancelar',
  confirmar_sim: 'Finalizar',
  acoes: 'Ações do Médico',
  prescricao: 'Prescrição',
  iniciada: 'Iniciada:',
  nao_iniciada: 'Não iniciada',
  especialidade: 'Especialidade',
  sem_permissao: 'Você não tem permissão para acessar esta consulta',
  erro: { titulo: 'Erro ao carregar consulta', descricao: 'Consulta não encontrada' },
  nao_encontrada: {
    titulo: 'Consulta não encontrada',
    descricao: 'A consulta solicitada não foi encontrada ou você não tem permissão para acessá-la.',
  },
  voltar_ao_inicio: 'Voltar ao início',
  finalizada: {
    titulo: 'Consulta finalizada',
    descricao: 'Pagamento processado e consulta encerrada com sucesso.',
  },
  /** The consultation is over, the capture is not yet: said calmly (estados §4). */
  finalizada_pendente: {
    titulo: 'Consulta finalizada',
    descricao:
      'Consulta encerrada com sucesso. O pagamento ainda está pendente; o seu atendimento está registrado.',
  },
  erro_ao_finalizar: { titulo: 'Erro ao finalizar consulta', descricao: 'Tente novamente' },
} as const

export const PRONTUARIO = {
  titulo: 'Prontuário do paciente',
  sigilo: 'Cada leitura fica registrada, e o paciente pode ver quem leu e quando.',
  erro: 'Não foi possível abrir o prontuário',
  triagem: 'Triagem',
  apoio_com_ia: 'Apoio à decisão, gerado por IA com o protocolo clínico',
  apoio_sem_ia: 'Apoio à decisão, gerado pelo protocolo clínico, sem IA',
  apoio: 'Confira com o paciente: a avaliação e a conduta são suas.',
  red_flag: 'Sinais de alerta encontrados nesta triagem',
  depois: 'Feita depois da solicitação desta consulta',
  relato: 'O paciente contou',
  idade: idadeEscrita,
  sexo: { M: 'masculino', F: 'feminino', outro: 'outro sexo' },
  sintomas_ha: (dias: number) => (dias === 1 ? 'sintomas há 1 dia' : `sintomas há ${dias} dias`),
  marcou: 'Marcou que tem',
  nada_marcado: 'Não marcou nenhum sinal nas perguntas guiadas.',
  comorbidades: 'Condições',
  da_ficha: 'A triagem leu também, da ficha de saúde',
  informacoes: 'Acrescentou ao solicitar',
  entendido: 'Resumo',
  regras: 'Regras que pesaram',
  regra: (frase: string, fonte: string) => `Regra: ${frase} (${fonte})`,
  versao: (versao: string) => `Protocolo ${versao}`,
  sem_triagem: 'A triagem desta consulta não está guardada.',
  devolucoes: 'Devolvida à fila',
  anotacao: 'Anotação',
  consultas: 'Consultas anteriores',
  sem_consultas: 'Primeira consulta do paciente nesta plataforma.',
  documentos: 'Documentos anteriores',
  sem_documentos: 'Nenhum documento emitido até agora.',
} as const

export const FILA = {
  titulo: 'Fila de Consultas',
  disponivel: (tempo: string) => `Disponível na fila há ${tempo}`,
  em_consulta: 'Em consulta',
  inativo: 'Inativo',
  entrar: 'Entrar na Fila',
  pausar: 'Pausar',
  confianca: (porcento: number) => `Confiança: ${porcento}%`,
  aceitar: 'Aceitar Consulta',
  aceitando: 'Aceitando...',
  vazia: 'Nenhuma consulta pendente',
  nova: { titulo: 'Nova consulta' },
  selecione: 'Selecione uma especialidade',
  erro: { titulo: 'Erro ao carregar consultas', descricao: 'Tente novamente' },
  entrando: (especialidade: string) => ({
    titulo: 'Entrando na fila',
    descricao: `Você está disponível para ${especialidade}`,
  }),
  pausado: { titulo: 'Pausado', descricao: 'Você saiu da fila de atendimentos' },
  sem_conexao: {
    titulo: 'Conectividade perdida',
    descricao: 'Você foi removido da fila. Clique para voltar.',
  },
  inatividade: 'Você saiu da fila por inatividade (60s)',
  alhures: {
    titulo: 'Você não está mais na fila',
    descricao:
      'Você pausou em outra aba ou aparelho, ou este ficou um tempo sem responder. Volte para a fila para receber consultas.',
  },
  ja_aceita: {
    titulo: 'Outro médico acabou de aceitar',
    descricao: 'Esta consulta já foi aceita por outro médico.',
  },
  erro_ao_aceitar: { titulo: 'Erro ao aceitar consulta' },
  aceita: { titulo: 'Consulta aceita!', descricao: 'A sala de videochamada está pronta.' },
  subtitulo: 'Quem espera há mais tempo vem primeiro.',
  especialidade: 'Especialidade',
  crm: (crm: string, uf: string) => `CRM ${crm}/${uf}`,
  entrando_agora: 'Entrando...',
  pausando: 'Pausando...',
  nova_em: (especialidade: string) => `Um paciente espera em ${especialidade}.`,
  esperando: 'Esperando há',
  resumo: 'Resumo da triagem, como apoio: a decisão é sua.',
  saiu: 'Não está mais na fila',
  fora: {
    titulo: 'Você está fora da fila',
    descricao: 'Entre na fila para ver quem espera e ser contado como disponível.',
  },
  ocupado: {
    titulo: 'Você está em consulta',
    descricao: 'A fila volta a aparecer quando ela terminar.',
  },
  voltar_para_a_sala: 'Voltar para a sala',
  voltar_para_a_fila: 'Voltar para a fila',
  sem_especialidade: {
    titulo: 'Nenhuma especialidade verificada',
    descricao: 'Assim que o conselho confirmar uma delas, você poderá entrar na fila.',
  },
  /** In the queue at the last reading, but unable to confirm it. */
  sem_rede: 'Sem conexão: você não está recebendo consultas',
  atualizando_sozinha: 'Sem conexão ao vivo. A lista é relida a cada poucos segundos.',
  erro_do_medico: { titulo: 'Erro ao carregar seus dados', descricao: 'Tente novamente' },
  erro_ao_entrar: 'Erro ao entrar na fila',
  erro_ao_pausar: 'Erro ao sair da fila',
} as const

export const HISTORICO = {
  titulo: 'Histórico de Consultas',
  especialidade_padrao: 'Consulta Geral',
  paciente_padrao: 'Paciente',
  duracao: (minutos: number) => `Duração: ${minutos}min`,
  vazio: 'Nenhuma consulta no histórico',
  erro: { titulo: 'Erro ao carregar histórico' },
  subtitulo: 'As consultas que você finalizou ou que foram canceladas, 50 de cada vez.',
  ao_vazio: 'As consultas que você finalizar ou encerrar aparecem aqui.',
  fila: 'Fila de Atendimentos',
  encerrada_em: 'Encerrada em',
  criada_em: 'Criada em',
  documentos: 'Documentos',
  registro: 'Registro',
  anteriores: 'Mostrar anteriores',
} as const

/** What a cancelled consultation of the history ended by, in the doctor's words (estados §3). */
export const MOTIVOS_NO_HISTORICO: Readonly<Record<Motivo, string>> = {
  paciente: 'O paciente cancelou.',
  red_flag: 'Cancelada por sinal de alerta na triagem.',
  medico_recusou: 'Você recusou a consulta.',
  presencial: 'Encaminhada para atendimento presencial.',
  nao_compareceu: 'O paciente não compareceu.',
  falha_tecnica: 'Encerrada por falha técnica.',
  abandonada: 'A conexão se perdeu antes do fim do atendimento.',
  retencao_perdida: 'A autorização do cartão do paciente venceu.',
  conta_bloqueada: 'Cancelada pela administração.',
  sem_pagamento: 'O pagamento não foi autorizado.',
  sem_medico: 'A espera na fila venceu.',
}

/** The same for a colleague who reads the patient's record. */
export const MOTIVOS_NO_PRONTUARIO: Readonly<Record<Motivo, string>> = {
  ...MOTIVOS_NO_HISTORICO,
  medico_recusou: 'O médico recusou a consulta.',
}

export const DASHBOARD = {
  titulo: 'Dashboard',
  subtitulo: 'Suas consultas e seus ganhos no Acolhe.',
  rotulos: {
    este_mes: 'Consultas este Mês',
    finalizadas: 'Consultas Finalizadas',
    taxa: 'Taxa de Aceite %',
    estimado: 'Valor Estimado',
    pendentes: 'Consultas Pendentes',
    total: 'Total de Consultas',
  },
  regras: {
    este_mes: 'Criadas desde o dia 1º, no horário de São Paulo',
    finalizadas: 'Encerradas com atendimento',
    taxa: 'Finalizadas entre todas as suas consultas',
    estimado: (liquido: string) => `${liquido} líquidos por consulta finalizada`,
    pendentes: 'Aceitas ou em andamento agora',
    total: 'Todas as consultas atribuídas a você',
  },
  desempenho: 'Desempenho',
  financeiro: 'Financeiro',
  canceladas: 'Canceladas',
  media: 'Média por consulta',
  preco: 'Pago pelo paciente',
  plataforma: 'Taxa da plataforma',
  /** The card's fee is the platform's: it takes nothing from the doctor. */
  processamento: (taxa: string, liquido: string) =>
    `Os ${taxa} do processamento do cartão (3,9%) saem da taxa da plataforma, não do seu valor: depois dele restam ${liquido} de cada consulta.`,
  pagas: 'Consultas pagas',
  repasses: {
    titulo: 'Repasses',
    explicacao: 'O que já foi enviado das consultas finalizadas e o que ainda vai ser.',
    feitos: 'Enviado',
    /** A card's money stays with the provider for about a month after it was charged. */
    quando:
      'O dinheiro de um cartão fica disponível cerca de 30 dias depois da cobrança. Até lá o valor enviado aparece como pendente na sua conta de recebimento; depois, segue para o seu banco.',
    a_repassar: 'A repassar',
    consultas: (n: number) => (n === 1 ? '1 consulta' : `${n} consultas`),
    esperando:
      'Os valores a repassar saem assim que a sua conta de recebimento estiver pronta. Se ela já está e eles não saírem em um dia, fale com o suporte.',
    recusadas: 'Cobrança pendente',
    outro_cartao:
      'A cobrança pendente não foi concluída, e pedimos outro cartão ao paciente. O repasse vem depois da cobrança.',
    nao_cobradas: 'Não cobradas',
    sem_repasse:
      'As não cobradas foram encerradas sem que o paciente pagasse. Estão no valor estimado, mas não há repasse por elas.',
  },
  erro: {
    titulo: 'Erro ao carregar dashboard',
    descricao: 'Não foi possível carregar as estatísticas.',
  },
  fila: 'Fila de Atendimentos',
  historico: 'Histórico',
} as const

/** Confidence 0..1 as whole percent. */
export const emPorcento = (confianca: number): number => Math.round(confianca * 100)
