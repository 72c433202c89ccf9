import { CONFIANCA_MINIMA } from './elegibilidade.ts'
import { entreAspas, trechosDosMotivos } from './citacao.ts'
import type { Achado } from './leitura.ts'
import { semAcentos } from './normalizacao.ts'
import type { RespostaDoModelo, UrgenciaDaTriagem } from './resposta-do-modelo.ts'
import type { ResultadoDoProtocolo } from './protocolo.ts'
import { recomendar } from './recomendacoes.ts'
import { emergencia, type RegraDisparada } from './regras.ts'
import type { Destino } from './regras/regra.ts'
import { urgenciaDoProtocolo } from './urgencia.ts'

/** What became of the model in one triage. */
export type LeituraDoModelo =
  /** Nobody asked it: the person chose 'sem IA', the stage has no model, or the protocol had already said 'go now'. */
  | { readonly situacao: 'dispensada' }
  /** It was asked and did not answer in time, or not in the form it must. */
  | { readonly situacao: 'sem_resposta' }
  | { readonly situacao: 'lida'; readonly resposta: RespostaDoModelo; readonly modelo: string }

type Palavra = UrgenciaDaTriagem | 'sem_resposta'

/**
 * The one merge table: protocol's urgency (row), model's word (column), what is answered. Each part may raise what the
 * other said and neither may lower it; without an answer the protocol stands.
 */
export const JUNCAO: Readonly<Record<UrgenciaDaTriagem, Readonly<Record<Palavra, UrgenciaDaTriagem>>>> = {
  tele: { tele: 'tele', presencial: 'presencial', emergencia: 'emergencia', sem_resposta: 'tele' },
  presencial: {
    tele: 'presencial',
    presencial: 'presencial',
    emergencia: 'emergencia',
    sem_resposta: 'presencial',
  },
  emergencia: {
    tele: 'emergencia',
    presencial: 'emergencia',
    emergencia: 'emergencia',
    sem_resposta: 'emergencia',
  },
}

/** Most the protocol may claim alone after a model that was asked said nothing. */
export const TETO_SEM_RESPOSTA = 0.8
/** Below this lead of the protocol's specialty the model's is taken, when both agree on urgency. */
const MARGEM_FRACA = 0.25
const ADULTO = 18
const MENOR_SINAL = 3

/**
 * Whether to ask a model at all: never when the protocol has already said 'go now'. Nothing it could answer would
 * change that, and nobody in danger waits for it.
 */
export const perguntarAoModelo = (protocolo: ResultadoDoProtocolo): boolean => !protocolo.red_flag

const DESTINO: Readonly<Record<Exclude<UrgenciaDaTriagem, 'tele'>, Destino>> = {
  emergencia: 'pronto_socorro',
  presencial: 'hoje',
}

const FRASES: Readonly<Record<Exclude<UrgenciaDaTriagem, 'tele'>, string>> = {
  emergencia: 'A leitura por inteligência artificial encontrou sinais que pedem atendimento agora',
  presencial: 'A leitura por inteligência artificial pede um exame pessoalmente',
}

const simples = (texto: string): string =>
  semAcentos(texto)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

/** The words the model names as the reason, only those the patient did write. */
function sinaisDoRelato(sinais: readonly string[], relato: string): string[] {
  const lido = ` ${simples(relato)} `
  return [...new Set(sinais.map(simples))].filter(
    (sinal) => sinal.length >= MENOR_SINAL && lido.includes(` ${sinal} `),
  )
}

/** The model's raise as one more rule, so that it is shown, explained and stored like any other. */
function regraDoModelo(
  urgencia: UrgenciaDaTriagem,
  { resposta, modelo }: Extract<LeituraDoModelo, { situacao: 'lida' }>,
  relato: string,
): RegraDisparada[] {
  if (urgencia === 'tele') return []
  return [
    {
      id: 'leitura_ia',
      sindrome: 'leitura por IA',
      destino: DESTINO[urgencia],
      frase: FRASES[urgencia],
      fonte: `Modelo ${modelo}; não há regra do protocolo que o confirme`,
      motivos: sinaisDoRelato(resposta.sinais, relato).map((palavras) => ({
        achado: 'leitura_ia',
        palavras,
      })),
    },
  ]
}

const centesimos = (valor: number): number => Math.round(valor * 100) / 100

/**
 * Protocol and model to one answer, by `JUNCAO`. The model adds urgency, the patient's own words that decided it, a
 * specialty where the protocol has no clear one, and its doubt: agreement is as sure as the less sure of the two.
 * What the person is told to do always comes from the protocol's own sentences. `relato` is the patient's text.
 */
export function juntar(
  protocolo: ResultadoDoProtocolo,
  leitura: LeituraDoModelo,
  relato: string,
): ResultadoDoProtocolo {
  if (leitura.situacao === 'dispensada') return protocolo
  if (leitura.situacao === 'sem_resposta')
    return protocolo.red_flag
      ? protocolo
      : { ...protocolo, conf_ia: Math.min(protocolo.conf_ia, TETO_SEM_RESPOSTA) }

  const { resposta } = leitura
  const antes = urgenciaDoProtocolo(protocolo)
  const urgencia = JUNCAO[antes][resposta.urgencia]
  const elevada = urgencia !== antes
  const regras = [
    ...(elevada ? regraDoModelo(urgencia, leitura, relato) : []),
    ...protocolo.regras_disparadas,
  ]
  const conf_ia = confiancaDosDois(protocolo.conf_ia, resposta, antes)
  return {
    ...protocolo,
    ok_para_tele: protocolo.ok_para_tele && urgencia === 'tele',
    red_flag: protocolo.red_flag || urgencia === 'emergencia',
    conf_ia,
    especialidade_sugerida: especialidadeDosDois(protocolo, resposta),
    resumo: [
      ...(elevada ? regras.slice(0, 1).map((regra) => abertura(regra, protocolo.achados, relato)) : []),
      ...protocolo.resumo,
    ],
    recomendacoes: recomendar({
      relato,
      disparadas: regras,
      para_outra_pessoa: protocolo.para_outra_pessoa,
      pouco_entendido: conf_ia < CONFIANCA_MINIMA,
    }),
    regras_disparadas: regras,
  }
}

function abertura(
  { destino, frase, motivos }: RegraDisparada,
  achados: readonly Achado[],
  relato: string,
): string {
  const trechos = trechosDosMotivos(relato, achados, motivos)
  const dita = trechos.length === 0 ? frase : `${frase}: ${entreAspas(trechos)}`
  return `${emergencia(destino) ? 'Sinal de alerta' : 'Sinal de atenção'}: ${dita}.`
}

function confiancaDosDois(
  doProtocolo: number,
  { urgencia, confianca }: RespostaDoModelo,
  antes: UrgenciaDaTriagem,
): number {
  if (urgencia === antes) return centesimos(Math.min(doProtocolo, confianca))
  return JUNCAO[antes][urgencia] === antes ? doProtocolo : centesimos(confianca)
}

function especialidadeDosDois(
  protocolo: ResultadoDoProtocolo,
  { urgencia, especialidade }: RespostaDoModelo,
): ResultadoDoProtocolo['especialidade_sugerida'] {
  const concordam = urgencia === urgenciaDoProtocolo(protocolo)
  const crianca = protocolo.idade_considerada < ADULTO
  return concordam && !crianca && protocolo.margem < MARGEM_FRACA
    ? especialidade
    : protocolo.especialidade_sugerida
}
