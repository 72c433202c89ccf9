import type { AtoNoCaso } from '../consulta/caso.ts'
import type { PagamentoStatus } from '../pagamento/status.ts'
import type { PROVAS_DA_APROVACAO } from '../kyc/corrida.ts'
import type { KycEtapa } from '../kyc/machine.ts'
import type { Ato, AtoNoPagamento } from './atos.ts'

/** Texts of the screens on which administrators act, in the product's voice. */

export const ATOS = {
  motivo: 'Motivo',
  motivo_dica: 'Fica registrado com o seu nome. Ao menos 10 letras.',
  cancelar: 'Cancelar',
  registrando: 'Registrando...',
  erro_de_leitura: {
    titulo: 'A lista não pôde ser lida',
    descricao: 'Tente novamente em alguns instantes. Se continuar, verifique a conexão.',
  },
  erro_do_ato: 'O ato não foi registrado',
} as const

export const REVISOES = {
  titulo: 'Revisão de identidade',
  subtitulo: 'Verificações em análise, a mais antiga primeiro. Cada uma é decidida em até 48 horas.',
  vazia: {
    titulo: 'Nenhuma verificação em análise',
    descricao: 'Quando uma precisar de você, ela aparece aqui.',
  },
  paciente: 'Paciente',
  medico: 'Médico',
  desde: (quando: string) => `Em análise desde ${quando}`,
  ate: (quando: string) => `Decidir até ${quando}`,
  vencida: 'Prazo vencido',
  de_novo: (quando: string) => `O sistema tenta de novo em ${quando}.`,
  abrir: 'Ver evidências',
  abrindo: 'Abrindo...',
  fechar: 'Voltar à lista',
  aviso: 'Abrir as evidências fica registrado no histórico de acessos da pessoa.',
  imagens: {
    documento_frente: 'Frente do documento',
    documento_verso: 'Verso do documento',
    selfie: 'Selfie',
  },
  sem_imagens: 'Nenhuma imagem foi validada nesta verificação.',
  links: (minutos: number) => `As imagens abrem por ${minutos} minutos.`,
  nascimento: 'Nascimento',
  cpf: (final: string) => `CPF terminado em ${final}`,
  etapas: 'O que cada etapa encontrou',
  colunas: { etapa: 'Etapa', veredito: 'Veredito', nota: 'Nota', motivos: 'Motivos' },
  vereditos: { aprovado: 'Aprovado', reprovado: 'Reprovado', em_analise: 'Em análise' },
  nomes: {
    uploading: 'Envio',
    ocr: 'Leitura do documento',
    liveness: 'Prova de vida',
    facematch: 'Comparação dos rostos',
    fraud: 'Sinais de fraude',
    consultario: 'Cadastro oficial',
    decision: 'Decisão',
  } satisfies Record<KycEtapa, string>,
  aprovar: 'Aprovar',
  rejeitar: 'Rejeitar',
  nao_feita: 'Não feita',
  nao_aprovavel: 'Ainda não dá para aprovar',
  provas: {
    imagens: 'Imagens conferidas',
    leitura_frente: 'Leitura da frente',
    leitura_verso: 'Leitura do verso',
  } satisfies Record<(typeof PROVAS_DA_APROVACAO)[number], string>,
  falta: (nomes: readonly string[]) => `Falta: ${nomes.join(', ')}.`,
  aprovada: 'Verificação aprovada',
  aprovada_por_um: 'Sua aprovação foi guardada. Falta a de outra pessoa.',
  pede_dois: 'Há sinais de fraude: duas pessoas precisam aprovar',
  primeira: {
    minha: 'Você já aprovou. Falta outra pessoa.',
    de_outra_pessoa: 'Outra pessoa já aprovou. A sua aprovação decide.',
    nenhuma: 'Ninguém aprovou ainda. A primeira aprovação fica guardada até a segunda.',
  },
  rejeitada: 'Verificação rejeitada',
  confirmar: { aprovar: 'Aprovar esta identidade?', rejeitar: 'Rejeitar esta identidade?' },
  explicacao: {
    aprovar: 'A pessoa ganha acesso ao que o cadastro dela permite.',
    rejeitar: 'A pessoa lê o motivo e pode tentar de novo com outras imagens.',
  },
} as const

export const PAGAMENTOS = {
  titulo: 'Pagamentos que pedem uma decisão',
  subtitulo: 'Cobranças recusadas e repasses que esperam.',
  vazia: { titulo: 'Nenhum pagamento parado', descricao: 'Tudo foi cobrado, liberado ou repassado.' },
  status: { falhou: 'Cobrança recusada', a_repassar: 'A repassar' } satisfies Partial<
    Record<PagamentoStatus, string>
  >,
  consulta: 'Consulta',
  recusa: 'Motivo do cartão',
  /** In its place while the patient asked for another card and gave none. */
  outro_cartao: 'Espera outro cartão do paciente',
  tentativas: 'Tentativas',
  retido: 'Retido no cartão',
  desde: 'Desde',
  proxima: 'Próxima tentativa',
  medico: 'Médico',
  repasse: 'Repasse',
  repasses_recusados: 'Repasses recusados',
  motivo_do_repasse: 'Motivo do provedor',
  atos: {
    tentar_de_novo: 'Tentar cobrar de novo',
    dar_baixa: 'Dar baixa',
    repassar: 'Tentar repassar agora',
  } satisfies Record<AtoNoPagamento, string>,
  explicacao: {
    tentar_de_novo:
      'A captura é pedida ao cartão outra vez, agora. Sem valor retido, o caso volta a esta lista.',
    dar_baixa:
      'O caso é encerrado sem cobrar. A retenção que houver é liberada, o paciente não paga e o médico não recebe. Os dois são avisados por e-mail.',
    repassar: 'A conta do médico é consultada de novo em até um minuto.',
  } satisfies Record<AtoNoPagamento, string>,
  feito: 'Ato registrado',
} as const

export const CASOS = {
  titulo: 'Consultas paradas',
  subtitulo:
    'O médico e o paciente se encontraram, e depois o médico não voltou. O paciente espera por alguém.',
  vazia: { titulo: 'Nenhuma consulta parada', descricao: 'Quando um médico não voltar, ela aparece aqui.' },
  consulta: 'Consulta',
  desde: 'Sem o médico desde',
  ate: 'Retido no cartão até',
  paciente: 'Paciente, ou quem responde por ele',
  medico: 'Médico',
  sem_conta: 'Conta encerrada',
  ligue: 'Ligue para o médico antes de encerrar: ele pode estar sem conexão.',
  atos: {
    abandonar: 'Encerrar: o médico não voltou',
    falha_tecnica: 'Encerrar por falha técnica',
    finalizar: 'Finalizar e cobrar',
  } satisfies Record<AtoNoCaso, string>,
  explicacao: {
    abandonar: 'Nada é cobrado e a retenção é liberada. O paciente lê que a conexão com o médico se perdeu.',
    falha_tecnica:
      'Nada é cobrado e a retenção é liberada. O paciente lê que uma falha técnica impediu o atendimento.',
    finalizar: 'O atendimento aconteceu: o registro do médico é fechado como está, e o cartão é cobrado.',
  } satisfies Record<AtoNoCaso, string>,
  feito: 'Ato registrado',
} as const

export const FALHAS = {
  titulo: 'Filas de falhas',
  subtitulo: 'O que um consumidor não conseguiu tratar repousa aqui por 14 dias.',
  colunas: { consumidor: 'Consumidor', mensagens: 'Mensagens', amostra: 'Do que tratam', ato: 'Ação' },
  vazia: 'Vazia',
  reenviar: 'Reenviar',
  explicacao: 'As mensagens voltam à fila de origem e são tratadas de novo. Repetir não causa dano.',
  reenviadas: (n: number) => (n === 1 ? '1 mensagem reenviada' : `${n} mensagens reenviadas`),
  descartar: 'Descartar',
  explicacao_do_descarte:
    'Tudo o que repousa nesta fila é apagado e não volta. O roteiro diz em quais isso não faz falta.',
  descartadas: (n: number) => (n === 1 ? '1 mensagem descartada' : `${n} mensagens descartadas`),
} as const

export const AUDITORIA = {
  titulo: 'Auditoria',
  subtitulo: 'Quem leu ou mudou o registro de um paciente, e o que os administradores fizeram.',
  abas: { busca: 'Por paciente', atos: 'Administradores' },
  atos: 'Atos dos administradores',
  quem: 'E-mail ou identificador do paciente',
  buscar: 'Buscar',
  buscando: 'Buscando...',
  aviso: 'A sua busca também fica registrada.',
  nada: 'Nenhum acesso registrado.',
  integra: 'Corrente íntegra',
  quebrada: 'A corrente foi quebrada: avise a segurança',
  colunas: { em: 'Quando', ator: 'Quem', acao: 'O que fez', objeto: 'Com o quê', motivo: 'Motivo' },
  mes: 'Mês',
  sem_atos: 'Nenhum ato neste mês.',
  acoes: {
    kyc_ver: 'Viu evidências',
    kyc_aprovar: 'Aprovou identidade',
    kyc_aprovar_primeiro: 'Aprovou identidade, à espera de outra pessoa',
    kyc_rejeitar: 'Rejeitou identidade',
    dependente_ver: 'Viu comprovantes de dependente',
    dependente_confirmar: 'Confirmou dependente',
    dependente_recusar: 'Recusou dependente',
    pagamento_tentar_de_novo: 'Pediu nova cobrança',
    pagamento_dar_baixa: 'Deu baixa em cobrança',
    pagamento_repassar: 'Pediu novo repasse',
    consulta_abandonar: 'Encerrou consulta: o médico não voltou',
    consulta_falha_tecnica: 'Encerrou consulta por falha técnica',
    consulta_finalizar: 'Finalizou consulta',
    consulta_red_flag: 'Cancelou consulta por sinal de alerta',
    falhas_reenviar: 'Reenviou falhas',
    falhas_descartar: 'Descartou falhas',
    auditoria_buscar: 'Buscou na auditoria',
    papel_conceder: 'Concedeu a administração',
    papel_retirar: 'Retirou a administração',
    segundo_fator_ligar: 'Ligou a verificação em duas etapas',
    segundo_fator_retirar: 'Retirou a verificação em duas etapas',
    chave_criar: 'Criou uma chave de acesso',
    chave_retirar: 'Retirou uma chave de acesso',
    entradas_encerrar: 'Encerrou todas as entradas de uma conta',
    conta_bloquear: 'Bloqueou uma conta',
  } satisfies Record<Ato['acao'], string>,
} as const
