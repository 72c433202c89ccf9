import { type Achado, type Leitura, vale } from './leitura.ts'
import { LEXICO } from './lexico.ts'
import { emergencia, type RegraDisparada } from './regras.ts'
import type { PedidoDeTriagem } from './schema.ts'
import type { Medida } from './tipos.ts'

const MEDIDAS: Readonly<Record<Medida, (valor: number) => string>> = {
  temperatura: (v) => `temperatura ${decimal(v)} °C`,
  pressao_sistolica: (v) => `pressão máxima ${v} mmHg`,
  pressao_diastolica: (v) => `pressão mínima ${v} mmHg`,
  glicemia: (v) => `glicemia ${v} mg/dL`,
  saturacao: (v) => `saturação ${v}%`,
  frequencia_cardiaca: (v) => `batimentos ${v} por minuto`,
  dor: (v) => `dor ${v} de 10`,
}
const MEDIDA_IDS = Object.keys(MEDIDAS).filter((id): id is Medida => id in MEDIDAS)

const MAXIMO_DE_FRASES = 4
const MAXIMO_DE_NEGADOS = 8

function decimal(valor: number): string {
  return String(valor).replace('.', ',')
}

function rotulos(achados: readonly Achado[]): string {
  return [...new Set(achados.map((achado) => achado.rotulo.toLowerCase()))].join(', ')
}

function idadeEscrita(idade: number): string {
  if (idade >= 2) return `${Math.floor(idade)} anos`
  const meses = Math.floor(idade * 12)
  if (meses >= 1) return meses === 1 ? '1 mês' : `${meses} meses`
  return `${Math.max(1, Math.round(idade * 365))} dias`
}

function duracaoEscrita(dias: number): string {
  if (dias < 1) return 'menos de 1 dia'
  const inteiros = Math.round(dias)
  return inteiros === 1 ? '1 dia' : `${inteiros} dias`
}

/** What the summary is made of. */
export interface BaseDoResumo {
  readonly pedido: PedidoDeTriagem
  readonly leitura: Leitura
  readonly disparadas: readonly RegraDisparada[]
  readonly para_outra_pessoa: boolean
  /** years */
  readonly idade: number
}

/**
 * The summary's bullets (P §2.12), for the patient and the doctor: alerts, what was reported and denied,
 * duration, measured values, conditions, and the age used. It repeats the report; it never concludes.
 */
export function resumir({ pedido, leitura, disparadas, para_outra_pessoa, idade }: BaseDoResumo): string[] {
  const validos = leitura.achados.filter(vale)
  const claras = validos.filter((a) => LEXICO[a.id].classe === 'queixa')
  const queixas = claras.length > 0 ? claras : validos.filter((a) => LEXICO[a.id].classe === 'vaga')
  const condicoes = validos.filter(
    (a) => LEXICO[a.id].classe === 'contexto' && a.id !== 'crianca' && a.origem === 'texto',
  )
  const negados = leitura.achados.filter(
    (a) => !a.presente && LEXICO[a.id].classe === 'queixa' && !validos.some((b) => b.id === a.id),
  )
  const linhas = [
    ...new Set(
      disparadas
        .slice(0, MAXIMO_DE_FRASES)
        .map(
          (regra) =>
            `${emergencia(regra.destino) ? 'Sinal de alerta' : 'Pede exame presencial'}: ${regra.frase}.`,
        ),
    ),
  ]
  if (disparadas.some((regra) => regra.orientacao === 'autoagressao')) return linhas.slice(0, 1)
  if (queixas.length > 0) linhas.push(`Relato: ${rotulos(queixas)}.`)
  if (negados.length > 0) linhas.push(`Nega: ${rotulos(negados.slice(0, MAXIMO_DE_NEGADOS))}.`)
  linhas.push(`Duração: ${duracaoEscrita(leitura.duracao_dias ?? pedido.perguntas_guiadas.duracao_dias)}.`)
  const medidas = MEDIDA_IDS.flatMap((id) => {
    const valor = leitura.medidas[id]
    return valor === undefined ? [] : [MEDIDAS[id](valor)]
  })
  if (medidas.length > 0) linhas.push(`Medidas informadas: ${medidas.join(', ')}.`)
  const informadas = [
    ...pedido.perguntas_guiadas.comorbidades,
    ...new Set(condicoes.map((a) => a.rotulo.toLowerCase())),
  ]
  if (informadas.length > 0) linhas.push(`Condições informadas: ${informadas.join(', ')}.`)
  const suposta = leitura.outra_pessoa !== undefined && leitura.idade_da_outra === undefined
  linhas.push(
    `Idade considerada: ${idadeEscrita(idade)}${suposta ? ' (a da outra pessoa não foi escrita)' : ''}.`,
  )
  if (para_outra_pessoa) linhas.push('O relato é sobre outra pessoa.')
  return linhas
}
