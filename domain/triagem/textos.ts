import { RECUSAS_DE_AGENDAMENTO, type ResultadoParaAgendar, recusaDoResultado } from './elegibilidade.ts'

/** Literal texts of the triage screen (P §2.12, §8) and the AI notice. */
export const TRIAGEM = {
  titulo: 'Triagem Acolhe v2',
  chave_local: 'triagem_v2_result',
  passos: ['intro', 'guided', 'symptoms', 'result'],
  voltar: 'Voltar',
  continuar: 'Continuar',
  intro: {
    titulo: 'Antes de começar',
    idade: 'Idade',
    idade_dica: 'Preenchida com a sua data de nascimento.',
    sexo: 'Sexo biológico',
    sexos: { M: 'Masculino', F: 'Feminino', outro: 'Outro' },
  },
  guided: {
    titulo: 'O que está acontecendo',
    duracao_dias: 'Há quantos dias você tem os sintomas?',
    caixas_titulo: 'Marque o que você está sentindo',
    caixas: {
      febre: 'Febre alta (>38°C)',
      vomitos_persistentes: 'Vômitos persistentes',
      dispneia: 'Falta de ar',
      dor_toracica_intensa: 'Dor no peito intensa',
      deficit_neurologico_agudo: 'Perda súbita de força/fala/visão',
      sangramento_ativo: 'Sangramento ativo',
      rigidez_nuca: 'Rigidez na nuca',
    },
  },
  symptoms: {
    titulo: 'Descreva seus sintomas',
    campo: 'O que você está sentindo?',
    dica: 'Conte onde é, quando começou e o que melhora ou piora. Escreva do seu jeito.',
    enviar: 'Realizar Triagem',
    enviando: 'Analisando seu relato...',
  },
  /** Not in the specification, which has no questions: said as in the rest of this screen. */
  perguntas: {
    titulo: 'Mais uma coisa',
    porque: 'Responda se puder: ajuda a dizer onde procurar atendimento.',
    /** where the alert stands above */
    porque_do_alerta: 'Foi o que entendemos do seu relato. Se não for assim, responda.',
    emergencia: 'Se estiver se sentindo muito mal, não espere: ligue 192 (SAMU).',
    respostas: { sim: 'Sim', nao: 'Não', nao_sei: 'Não sei' },
    pular: 'Pular',
  },
  result: {
    titulo: 'Resultado da triagem',
    resumo: 'Resumo',
    especialidade: 'Especialidade sugerida',
    confianca: 'Confiança',
    recomendacoes: 'Recomendações',
    nova: 'Nova Triagem',
    solicitar: 'Solicitar Consulta por R$ 150',
    apoio: 'Este resultado é um apoio e não substitui a avaliação de um profissional de saúde.',
  },
} as const

/** The one alert a result shows (P §8, to the letter), the gravest first; `null` when it may be booked. */
export function alertaDe(resultado: ResultadoParaAgendar): string | null {
  const recusa = recusaDoResultado(resultado)
  return recusa === null ? null : RECUSAS_DE_AGENDAMENTO[recusa]
}

/** Emergency calls: what the link says and where it leads. */
export const CHAMADAS = {
  samu: { rotulo: 'Ligar para o SAMU: 192', href: 'tel:192' },
  cvv: { rotulo: 'Ligar para o CVV: 188', href: 'tel:188' },
  intoxicacao: { rotulo: 'Disque-Intoxicação: 0800 722 6001', href: 'tel:08007226001' },
  mulher: { rotulo: 'Central de Atendimento à Mulher: 180', href: 'tel:180' },
  policia: { rotulo: 'Ligar para a polícia: 190', href: 'tel:190' },
} as const

/** Calm words for a person who speaks of hurting themselves. */
export const ACOLHIMENTO = {
  titulo: 'Estamos com você',
  descricao:
    'O que você contou é importante. Há pessoas prontas para ouvir agora, de graça e em sigilo, a qualquer hora.',
} as const

/** Notice and choice shown before triage; the choice is stored with it. */
export const AVISO_IA = {
  versao: '2026-2',
  titulo: 'Como esta triagem funciona',
  texto:
    'Um assistente de inteligência artificial e um protocolo clínico leem o seu relato para dizer onde procurar atendimento e com que pressa. Eles não fazem diagnóstico nem indicam tratamento. O médico recebe o resultado como apoio e pode discordar dele.',
  /** Asked for by the LGPD where the model may answer from another country. */
  fora_do_brasil:
    'Com IA, o seu relato, sem o seu nome, pode ser lido por um computador fora do Brasil. Ele não é usado para treinar o assistente.',
  seguir_com_ia: 'Seguir com IA',
  seguir_sem_ia: 'Seguir sem IA',
  sem_ia: 'Sem IA, o seu relato é lido só pelo protocolo clínico, com regras fixas.',
  /** Where the stage has no model. */
  so_protocolo:
    'Um protocolo clínico, com regras fixas, lê o seu relato para dizer onde procurar atendimento e com que pressa. Ele não faz diagnóstico nem indica tratamento. O médico recebe o resultado como apoio e pode discordar dele.',
  seguir: 'Continuar',
  emergencia: 'Em emergência, não espere a triagem: ligue 192 (SAMU).',
} as const

/** Toasts of P §8, to the letter. */
export const AVISOS_DA_TRIAGEM = {
  sem_sessao: { titulo: 'Erro de autenticação', descricao: 'Faça login para continuar' },
  inicio: {
    titulo: 'Erro na triagem',
    descricao: 'Não foi possível inicializar a triagem. Tente novamente.',
  },
  processamento: {
    titulo: 'Erro na triagem',
    descricao: 'Não foi possível processar a triagem. Tente novamente.',
  },
} as const

/** How a report was read: by AI and protocol, without AI by choice, before AI was needed, or without it being there. */
export const LEITURAS = ['ia', 'sem_ia', 'antes_da_ia', 'ia_fora'] as const
export type LeituraDoRelato = (typeof LEITURAS)[number]

/** The sentence of each, said plainly beside the result. */
export const TEXTO_DA_LEITURA: Readonly<Record<LeituraDoRelato, string>> = {
  ia: 'Seu relato foi lido por inteligência artificial e pelo protocolo clínico.',
  sem_ia: 'Seu relato foi lido só pelo protocolo clínico.',
  antes_da_ia:
    'O protocolo clínico encontrou sinais de alerta e respondeu na hora, sem esperar pela inteligência artificial.',
  ia_fora:
    'A inteligência artificial não está disponível agora: seu relato foi lido só pelo protocolo clínico.',
}
