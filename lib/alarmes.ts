import type { NomeDaMetrica } from '../domain/admin/metricas.ts'

/**
 * What calls somebody, as data: what it watches, what people notice, and what to keep in mind before acting. The name
 * is the alarm's, and its heading in docs/runbook.md.
 */
export interface Alarme {
  readonly nome: string
  readonly metrica: NomeDaMetrica
  readonly dimensoes?: Readonly<Record<string, string>>
  readonly estatistica: 'Sum' | 'Average' | 'Maximum'
  /** Minutes of one period, and how many of them in a row. */
  readonly minutos: number
  readonly periodos?: number
  /** At or above it, somebody is called. */
  readonly limite: number
  /** What people notice. */
  readonly sintoma: string
  /** What to keep in mind before acting. */
  readonly ressalva: string
  /** Part of the composite health alarm: people are kept from using the product. */
  readonly saude?: true
}

const PROVEDORES_COM_ALARME = [
  ['cartao', 'Ninguém consegue pagar, e capturas e liberações esperam.'],
  ['assinatura', 'Receitas e atestados não ficam prontos.'],
  ['cfm', 'CRMs de médicos não são confirmados, e a verificação de identidade deles fica em análise.'],
  ['cpf', 'Verificações de identidade ficam em análise.'],
  ['textract', 'Documentos de identidade não são lidos.'],
  ['rekognition', 'Rostos não são comparados.'],
  ['ses', 'Confirmações, recibos e links não saem por e-mail.'],
  ['kinesisvideo', 'Chamadas de vídeo não começam, ou não voltam depois de cair.'],
  ['push', 'Quem espera não é chamado no aparelho; o e-mail e a página aberta seguem avisando.'],
  ['sms', 'Quem pediu SMS não o recebe; o aparelho, o e-mail e a página aberta seguem avisando.'],
] as const

export const ALARMES: readonly Alarme[] = [
  {
    nome: 'api-lenta',
    metrica: 'ApiLatencia',
    estatistica: 'Average',
    minutos: 5,
    periodos: 3,
    limite: 2000,
    sintoma: 'As telas demoram a responder para todos.',
    ressalva: 'Assinaturas e verificações são lentas por natureza: veja se não é só uma delas.',
    saude: true,
  },
  {
    nome: 'espera-longa',
    metrica: 'EsperaMaxima',
    estatistica: 'Maximum',
    minutos: 1,
    periodos: 3,
    limite: 960,
    sintoma: 'Há paciente na fila além dos 15 minutos, sem que a consulta expire.',
    ressalva:
      'Aos 15 minutos da última entrada na fila a consulta expira sozinha: se passou disso, é a agenda que não roda.',
    saude: true,
  },
  {
    nome: 'consulta-sem-medico',
    metrica: 'ConsultaAbertaSemMedico',
    estatistica: 'Sum',
    minutos: 5,
    limite: 1,
    sintoma: 'O médico sumiu de uma consulta em andamento e o paciente espera na sala.',
    ressalva: 'O médico pode estar sem conexão e voltar: ligue antes de encerrar.',
  },
  {
    nome: 'retencao-perto-do-fim',
    metrica: 'RetencaoPertoDoFim',
    estatistica: 'Sum',
    minutos: 60,
    limite: 1,
    sintoma: 'Uma retenção no cartão vai vencer com a consulta ainda aberta.',
    ressalva: 'Vencida a retenção, a consulta é cancelada e nada é cobrado.',
  },
  {
    nome: 'alerta-sem-cancelamento',
    metrica: 'RedFlagSemCancelamento',
    estatistica: 'Sum',
    minutos: 5,
    limite: 1,
    sintoma: 'Uma triagem achou sinal de alerta e a consulta aberta da pessoa não foi cancelada.',
    ressalva: 'A pessoa leu a orientação de ligar 192: o que falta é só a consulta.',
  },
  {
    nome: 'revisao-vencida',
    metrica: 'KycRevisaoVencida',
    estatistica: 'Sum',
    minutos: 60,
    limite: 1,
    sintoma: 'Alguém espera há mais de 48 horas pela revisão da identidade.',
    ressalva: 'Se falta uma etapa a repetição continua: abra a fila antes de decidir, pode já ter saído.',
  },
  {
    nome: 'vinculo-sem-revisao',
    metrica: 'VinculoRevisaoVencida',
    estatistica: 'Sum',
    minutos: 60,
    limite: 1,
    sintoma: 'Alguém espera há mais de 48 horas pela revisão de um dependente.',
    ressalva: 'Até a decisão ninguém pede consulta por ele; em 30 dias o pedido se encerra.',
  },
  {
    nome: 'captura-recusada',
    metrica: 'CapturaRecusada',
    estatistica: 'Sum',
    minutos: 60,
    limite: 5,
    sintoma: 'Consultas foram feitas e várias cobranças, recusadas.',
    ressalva: 'Uma ou outra recusa é do cartão da pessoa; muitas juntas são do provedor.',
  },
  {
    nome: 'captura-inesperada',
    metrica: 'CapturaInesperada',
    estatistica: 'Sum',
    minutos: 5,
    limite: 1,
    sintoma: 'O provedor cobrou uma consulta que não foi finalizada.',
    ressalva: 'Ninguém nosso captura assim: confira no provedor quem fez, antes de devolver.',
  },
  {
    nome: 'repasse-recusado',
    metrica: 'RepasseRecusado',
    estatistica: 'Sum',
    minutos: 60,
    limite: 1,
    sintoma: 'Um médico não recebe: o provedor recusou o repasse.',
    ressalva: 'Quase sempre é a conta do médico que ficou incompleta.',
  },
  {
    nome: 'pagamentos-parados',
    metrica: 'PagamentosParados',
    dimensoes: { estado: 'falhou' },
    estatistica: 'Maximum',
    minutos: 60,
    periodos: 24,
    limite: 1,
    sintoma: 'Há um dia sempre há cobrança recusada sem decisão.',
    ressalva: 'O atendimento e os documentos nunca dependem do pagamento.',
  },
  {
    nome: 'avisos-do-cartao-atrasados',
    metrica: 'AvisoDoCartaoAtraso',
    estatistica: 'Maximum',
    minutos: 5,
    periodos: 2,
    limite: 300_000,
    sintoma: 'Quem pagou demora a entrar na fila.',
    ressalva: 'O reconciliador faz o mesmo a cada minuto: o dinheiro está certo, só chega tarde.',
  },
  {
    nome: 'assinatura-recusada',
    metrica: 'AssinaturaRecusada',
    estatistica: 'Sum',
    minutos: 15,
    limite: 1,
    sintoma: 'O provedor recusou assinar um documento.',
    ressalva: 'É do documento ou do certificado de um médico: os outros seguem.',
  },
  {
    nome: 'documento-sem-assinatura',
    metrica: 'DocumentoSemAssinatura',
    estatistica: 'Sum',
    minutos: 60,
    limite: 1,
    sintoma: 'Um paciente espera há mais de 24 horas por um documento que o médico não assinou.',
    ressalva: 'O médico já recebeu e-mails; de quem não pode mais assinar ninguém mais se lembra.',
  },
  {
    nome: 'emails-devolvidos',
    metrica: 'EmailsDevolvidos',
    dimensoes: { motivo: 'devolvido' },
    estatistica: 'Sum',
    minutos: 60,
    limite: 20,
    sintoma: 'Muitas mensagens voltam: pessoas não recebem links nem recibos.',
    ressalva: 'Acima de 5 % de devoluções a AWS suspende o envio da conta inteira.',
  },
  {
    nome: 'emails-reclamados',
    metrica: 'EmailsDevolvidos',
    dimensoes: { motivo: 'reclamado' },
    estatistica: 'Sum',
    minutos: 60,
    limite: 3,
    sintoma: 'Pessoas marcam as nossas mensagens como indesejadas.',
    ressalva: 'A AWS revê a conta a partir de 0,1 % de reclamações, e com 0,5 % suspende o envio de tudo.',
  },
  {
    nome: 'entregas-falham',
    metrica: 'EntregasFalhas',
    estatistica: 'Sum',
    minutos: 5,
    limite: 10,
    sintoma: 'As telas deixam de se atualizar sozinhas.',
    ressalva: 'Elas releem de tempos em tempos: as pessoas veem tudo, só mais tarde.',
  },
  {
    nome: 'reconciliacao-falha',
    metrica: 'ReconciliacaoFalhou',
    estatistica: 'Sum',
    minutos: 5,
    periodos: 3,
    limite: 1,
    sintoma: 'Uma agenda não consegue tratar o mesmo item, rodada após rodada.',
    ressalva: 'Os outros itens seguem: só este espera.',
  },
  {
    nome: 'falhas-paradas',
    metrica: 'FalhasParadas',
    estatistica: 'Maximum',
    minutos: 5,
    periodos: 12,
    limite: 1,
    sintoma: 'Há uma hora existem mensagens que ninguém reenviou.',
    ressalva:
      'Depois de 14 dias elas somem: reenvie, ou descarte com o motivo, para que o alarme toque de novo.',
  },
  ...PROVEDORES_COM_ALARME.map(
    ([provedor, sintoma]): Alarme => ({
      nome: `provedor-${provedor}`,
      metrica: 'ProvedorErros',
      dimensoes: { provedor },
      estatistica: 'Sum',
      minutos: 5,
      periodos: 2,
      limite: 5,
      sintoma,
      ressalva: 'O que pode esperar é tentado de novo sozinho: confirme no estado do provedor antes de agir.',
      ...(provedor === 'cartao' && { saude: true }),
    }),
  ),
]

/** A promise, its budget, and the shares of failures at which it burns too fast (Google SRE Workbook, ch. 5). */
export interface Promessa {
  readonly nome: string
  /** Share that may fail in a month. */
  readonly orcamento: number
  readonly sintoma: string
  readonly ressalva: string
}

export const PROMESSAS = {
  aceite: {
    nome: 'slo-aceite-em-15-minutos',
    orcamento: 0.05,
    sintoma: 'Pacientes pagam, esperam 15 minutos e nenhum médico aceita.',
    ressalva: 'Com poucas consultas por hora, uma só expirada já pesa: veja quantas foram.',
  },
  api: {
    nome: 'slo-api-disponivel',
    orcamento: 0.001,
    sintoma: 'Pedidos terminam em erro nosso para uma parte das pessoas.',
    ressalva: 'Recusas (4xx) não contam: só o que falhou por nossa causa.',
  },
} as const satisfies Record<string, Promessa>

/** Windows in minutes that must both burn, and how many times faster than the budget allows. */
export const RITMOS = [
  { nome: 'rapido', longa: 60, curta: 5, vezes: 14.4 },
  { nome: 'lento', longa: 360, curta: 30, vezes: 6 },
] as const
