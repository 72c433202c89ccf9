import { idiomaDe, NO_IDIOMA } from './idioma.ts'
import { emergencia, type RegraDisparada } from './regras.ts'
import type { Destino, Orientacao } from './regras/regra.ts'

const SEPARE = 'Tenha à mão um documento, a lista dos remédios que usa e os exames recentes.'
const PIORA =
  'Se aparecer falta de ar, dor no peito, desmaio, confusão, perda de força ou sangramento que não para, ligue 192 (SAMU).'

const POR_DESTINO: Readonly<Record<Destino, readonly string[]>> = {
  samu: [
    'Ligue agora para o SAMU, 192. A ligação é gratuita e funciona 24 horas.',
    'Diga o endereço, um ponto de referência e o que está acontecendo, e não desligue antes de a central pedir.',
    'Fique com alguém por perto e não dirija.',
    SEPARE,
  ],
  pronto_socorro: [
    'Vá agora a um pronto-socorro ou a uma UPA 24h, com alguém junto.',
    'Se não conseguir ir, ou se piorar no caminho, ligue 192 (SAMU).',
    SEPARE,
  ],
  hoje: [
    'Procure atendimento presencial ainda hoje, em uma UPA 24h ou em uma Unidade Básica de Saúde.',
    SEPARE,
    PIORA,
  ],
  dias: [
    'Marque uma avaliação presencial nos próximos dias, na Unidade Básica de Saúde ou no consultório.',
    SEPARE,
    PIORA,
  ],
}

const POR_ORIENTACAO: Readonly<Record<Orientacao, readonly string[]>> = {
  autoagressao: [
    'Você não precisa passar por isso sem companhia. Ligue agora para o CVV, 188: a conversa é gratuita, sigilosa e funciona 24 horas.',
    'Se houver perigo neste momento, ligue 192 (SAMU) ou vá ao pronto-socorro mais próximo.',
    'Chame alguém de confiança para ficar com você e afaste-se do que possa machucar.',
    'O Centro de Atenção Psicossocial (CAPS) e a Unidade Básica de Saúde também acolhem, sem hora marcada.',
  ],
  intoxicacao: [
    'Leve a embalagem ou uma foto do produto. O Disque-Intoxicação, 0800 722 6001, orienta de graça, 24 horas.',
  ],
  animais: [
    'Se puder sem se arriscar, leve uma foto do animal. O Disque-Intoxicação, 0800 722 6001, informa onde há atendimento.',
  ],
  em_risco: [
    'Você não precisa passar por isso sem companhia. O CVV, 188, ouve de graça, em sigilo, 24 horas.',
    'Se alguém ameaça ou machuca você, ligue 190. O 180 apoia mulheres; o 100, crianças, adolescentes e pessoas idosas.',
    'Chame alguém de confiança para ficar com você e afaste-se do que possa machucar.',
  ],
  violencia: [
    'O atendimento é sigiloso e não depende de boletim de ocorrência. Ligue 180 para apoio, ou 190 se houver perigo agora. Por uma criança, um adolescente ou uma pessoa idosa, ligue 100.',
  ],
}

const TELECONSULTA = [
  'Seu relato pode ser visto em uma consulta por vídeo.',
  'Escolha um lugar claro e silencioso, com boa internet.',
  SEPARE,
  PIORA,
]

const POUCO_ENTENDIDO = [
  'Não conseguimos entender bem o relato. Conte onde é, quando começou, o que piora e o que mais você sente.',
  'Se preferir, procure uma Unidade Básica de Saúde para uma avaliação presencial.',
  PIORA,
]

const OUTRA_PESSOA =
  'O relato é sobre outra pessoa, por isso vale só como orientação: a consulta por vídeo é para quem tem a conta.'

/** What the recommendations depend on. */
interface BaseDasRecomendacoes {
  readonly relato: string
  readonly disparadas: readonly RegraDisparada[]
  readonly para_outra_pessoa: boolean
  readonly pouco_entendido: boolean
}

/**
 * Where to seek care, how soon, what to prepare and when to call 192: never a diagnosis, prognosis or treatment.
 * First in the language of the report, where that is another.
 */
export function recomendar(base: BaseDasRecomendacoes): string[] {
  const idioma = idiomaDe(base.relato)
  const agora = base.disparadas.some(({ destino }) => emergencia(destino))
  return [...(idioma ? [NO_IDIOMA[idioma][agora ? 'agora' : 'depois']] : []), ...emPortugues(base)]
}

function emPortugues({
  disparadas,
  para_outra_pessoa,
  pouco_entendido,
}: Omit<BaseDasRecomendacoes, 'relato'>): string[] {
  const orientacoes = [...new Set(disparadas.flatMap((regra) => regra.orientacao ?? []))]
  const aviso = para_outra_pessoa ? [OUTRA_PESSOA] : []
  if (orientacoes.includes('autoagressao')) return [...POR_ORIENTACAO.autoagressao, ...aviso]
  const principal = disparadas[0]
  if (principal !== undefined) {
    return [...POR_DESTINO[principal.destino], ...orientacoes.flatMap((o) => POR_ORIENTACAO[o]), ...aviso]
  }
  if (pouco_entendido) return [...POUCO_ENTENDIDO, ...aviso]
  return para_outra_pessoa ? [...aviso, SEPARE, PIORA] : [...TELECONSULTA]
}
