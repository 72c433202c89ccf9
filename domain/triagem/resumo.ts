import { idadeEscrita } from '../base/idade-escrita.ts'
import { entreAspas, frasesDoAchado, frasesDoRelato, trechosDosMotivos } from './citacao.ts'
import type { Achado } from './leitura.ts'
import { emergencia, type RegraDisparada } from './regras.ts'
import { PERGUNTAS } from './perguntas/perguntas.ts'
import type { Resposta } from './perguntas/resposta.ts'
import type { PedidoDeTriagem } from './schema.ts'
import { TRIAGEM } from './textos.ts'

/** Up to here a report is quoted whole; a longer one, by the sentences in which something was understood. */
const RELATO_CURTO = 400

const CAIXAS = Object.entries(TRIAGEM.guided.caixas)

function marcadas({ perguntas_guiadas }: PedidoDeTriagem): string[] {
  const ticadas = new Set(
    Object.entries(perguntas_guiadas).flatMap(([id, valor]) => (valor === true ? [id] : [])),
  )
  return CAIXAS.flatMap(([id, rotulo]) => (ticadas.has(id) ? [rotulo] : []))
}

const DITA: Readonly<Record<Resposta['resposta'], string>> = { sim: 'Sim', nao: 'Não', nao_sei: 'Não sei' }

function trechosDoRelato(relato: string, achados: readonly Achado[]): string[] {
  if (relato.length <= RELATO_CURTO) return [relato]
  const frases = frasesDoRelato(relato)
  const citadas = new Set(
    achados.filter(({ origem }) => origem === 'texto').flatMap((achado) => frasesDoAchado(frases, achado)),
  )
  return citadas.size === 0 ? frases.slice(0, 1) : frases.filter((frase) => citadas.has(frase))
}

/**
 * 'Sinal de alerta' with the words that made it one, each sentence once; a ticked box stands in the line of the
 * boxes.
 */
function linhasDeAlerta(
  relato: string,
  achados: readonly Achado[],
  disparadas: readonly RegraDisparada[],
): string[] {
  const trechosDe = (urgentes: boolean) =>
    trechosDosMotivos(
      relato,
      achados,
      disparadas.filter(({ destino }) => emergencia(destino) === urgentes).flatMap(({ motivos }) => motivos),
    )
  const alertas = trechosDe(true)
  const linhas = [
    ['Sinal de alerta', alertas],
    ['Sinal de atenção', trechosDe(false).filter((trecho) => !alertas.includes(trecho))],
  ] as const
  return linhas.flatMap(([nome, trechos]) =>
    trechos.length === 0 ? [] : [fechar(`${nome}: ${entreAspas(trechos)}`)],
  )
}

/** A line that ends in somebody's own full stop is not given another. */
const fechar = (linha: string): string => (/[.!?…]”$/.test(linha) ? linha : `${linha}.`)

/** What the summary is made of. */
interface BaseDoResumo {
  readonly pedido: PedidoDeTriagem
  readonly achados: readonly Achado[]
  readonly disparadas: readonly RegraDisparada[]
}

/**
 * The summary's bullets (P §2.12), for the patient and the doctor. It states what the person wrote, between quotation
 * marks, and what they answered to the form, and nothing else: a doctor reads no finding the patient did not put in
 * words.
 */
export function resumir({ pedido, achados, disparadas }: BaseDoResumo): string[] {
  const { sintomas_texto: relato, idade } = pedido
  const { duracao_dias, comorbidades } = pedido.perguntas_guiadas
  const alertas = linhasDeAlerta(relato, achados, disparadas)
  if (disparadas.some(({ orientacao }) => orientacao === 'autoagressao') && alertas.length > 0)
    return alertas.slice(0, 1)
  const caixas = marcadas(pedido)
  const inteiro = entreAspas(trechosDoRelato(relato, achados))
  return [
    ...alertas,
    ...(alertas.some((linha) => linha.includes(inteiro))
      ? []
      : [fechar(`Nas palavras do paciente: ${inteiro}`)]),
    ...(caixas.length > 0 ? [`Marcou: ${caixas.join('; ')}.`] : []),
    ...(pedido.respostas ?? []).map(
      ({ pergunta, resposta }) => `${PERGUNTAS[pergunta].texto} ${DITA[resposta]}.`,
    ),
    `Duração marcada: ${duracao_dias === 1 ? '1 dia' : `${duracao_dias} dias`}.`,
    ...(comorbidades.length > 0 ? [`Condições marcadas: ${comorbidades.join(', ')}.`] : []),
    `Idade: ${idadeEscrita(idade)}.`,
  ]
}
