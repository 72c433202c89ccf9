/**
 * Why an acceptance did not happen. `already_assigned` is the specification's word (D §8), shown with its own toast;
 * every other reason is the sentence the doctor reads under 'Erro ao aceitar consulta'.
 */
export const RECUSAS_DO_ACEITE = {
  ja_aceita: 'already_assigned',
  encerrada: 'Esta consulta não está mais na fila.',
  ocupado: 'Você já está em uma consulta. Finalize a consulta atual antes de aceitar outra.',
  fora_da_fila: 'Você não está na fila desta especialidade. Entre na fila para aceitar consultas.',
  excluido:
    'Você ficou fora da sala desta consulta mais tempo do que o permitido. Ela será atendida por outro médico.',
  impedido: 'Você declarou impedimento com este paciente. A consulta será atendida por outro médico.',
} as const

export type RecusaDoAceite = keyof typeof RECUSAS_DO_ACEITE
