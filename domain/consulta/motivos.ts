/**
 * Why a consultation ended without being finished, and the sentence its patient reads: what happened and what to do.
 * The status page adds 'Nada foi cobrado' (estados §3).
 */
export const MOTIVOS = {
  paciente: 'Você cancelou esta consulta. Se ainda precisar de atendimento, solicite uma nova consulta.',
  red_flag:
    'Sinais de alerta detectados. Procure atendimento de urgência imediatamente ou ligue para o SAMU no 192.',
  medico_recusou:
    'O médico não pôde seguir com este atendimento. Solicite uma nova consulta para falar com outro profissional.',
  presencial:
    'O médico recomendou avaliação presencial para o seu caso. Procure uma unidade de saúde para ser examinado.',
  nao_compareceu:
    'O médico esperou por você na sala, mas você não entrou. Quando puder, solicite uma nova consulta.',
  falha_tecnica:
    'Uma falha técnica impediu o atendimento. Teste sua câmera e sua conexão e solicite uma nova consulta.',
  abandonada:
    'O atendimento não chegou ao fim porque a conexão com o médico se perdeu. Solicite uma nova consulta.',
  retencao_perdida:
    'A autorização do seu cartão venceu antes do fim do atendimento. Solicite uma nova consulta se ainda precisar.',
  conta_bloqueada: 'Sua conta foi bloqueada, e esta consulta foi cancelada com ela.',
  sem_pagamento:
    'O pagamento não foi autorizado a tempo e a solicitação expirou. Solicite novamente quando quiser.',
  sem_medico:
    'Nenhum médico pôde atender a tempo e a consulta expirou. Tente novamente em alguns minutos; se piorar, procure uma unidade de saúde.',
} as const

export type Motivo = keyof typeof MOTIVOS

/** Said beside every reason: the hold is released, the card is not charged. */
export const NADA_FOI_COBRADO = 'Nada foi cobrado no seu cartão.'
