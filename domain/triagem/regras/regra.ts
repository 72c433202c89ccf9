import type { Condicao } from '../condicao.ts'

/**
 * Where a rule sends the person: `samu` call 192 now; `pronto_socorro` go to an emergency room now;
 * `hoje` in-person care on the same day; `dias` in-person care within days. The first two are red flags.
 */
export type Destino = 'samu' | 'pronto_socorro' | 'hoje' | 'dias'

/** A situation that has a text of its own besides where to go. */
export type Orientacao = 'autoagressao' | 'intoxicacao' | 'animais' | 'violencia' | 'em_risco'

/** One rule of the protocol: when it holds, where it sends to, what the summary says, and the clinical source. */
export interface Regra {
  readonly id: string
  readonly sindrome: string
  readonly destino: Destino
  /** the summary's sentence: what was reported, never what it might be */
  readonly frase: string
  readonly fonte: string
  readonly se: Condicao
  readonly orientacao?: Orientacao
}

/** Clinical sources the rules name. */
export const FONTES = {
  manchester: 'Sistema Manchester de Classificação de Risco',
  samu: 'Ministério da Saúde, Protocolos de Suporte Básico de Vida do SAMU 192 (2016)',
  acolhimento: 'Ministério da Saúde, Cadernos de Atenção Básica 28, Acolhimento à demanda espontânea (2013)',
  dorToracica: 'Ministério da Saúde, Linha de Cuidado do infarto agudo do miocárdio',
  avc: 'Ministério da Saúde, Linha de Cuidado do acidente vascular cerebral',
  vigilancia: 'Ministério da Saúde, Guia de Vigilância em Saúde',
  dengue: 'Ministério da Saúde, Dengue: diagnóstico e manejo clínico (sinais de alarme)',
  gestacao: 'Ministério da Saúde, Manual de gestação de alto risco (2022)',
  aidpi: 'Ministério da Saúde e OPAS, AIDPI criança (sinais gerais de perigo)',
  peconhentos: 'Ministério da Saúde, Guia de animais peçonhentos do Brasil',
  raiva: 'Ministério da Saúde, Normas técnicas de profilaxia da raiva humana',
  suicidio: 'Organização Mundial da Saúde, Guia de intervenção mhGAP',
  violencia: 'Ministério da Saúde, Norma técnica de atenção às pessoas em situação de violência sexual',
  diabetes: 'Sociedade Brasileira de Diabetes, Diretriz (urgências hiper e hipoglicêmicas)',
  hipertensao: 'Sociedade Brasileira de Cardiologia, Diretrizes Brasileiras de Hipertensão Arterial',
  queimados: 'Ministério da Saúde, Cartilha para tratamento de emergência das queimaduras (2012)',
  telemedicina: 'Resolução CFM 2.314/2022, art. 6º: exame presencial quando necessário',
  caixas: 'Questionário guiado desta triagem, com discriminadores do Sistema Manchester',
} as const
