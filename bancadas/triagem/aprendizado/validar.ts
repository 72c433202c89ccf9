import type { Caso } from '../caso.ts'
import { escritores, respostaVerdadeira, type Vinheta } from '../escritores.ts'
import { figuras, type Lido as Julgado } from '../figuras.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import { type Pesos, UNIDADES_POR_PONTO } from '#domain/triagem/sinais-aprendidos/pesar.ts'
import { corpus, exemplosDe, type Lido, lerCorpus, OPCOES } from './corpus.ts'
import { treinar } from './treino.ts'

/**
 * `npm run triagem:validar`: JSON lines. Each writer is left out in turn, the weights are learned from everybody else,
 * and the whole protocol is judged on the one left out. Of the writers' texts nothing is told, only figures; the
 * syndromes missed are counted over all.
 */
const inteiro = (peso = 0): number => Math.round(peso * UNIDADES_POR_PONTO)

function pesosDe(lidos: readonly Lido[]): Pesos {
  const exemplos = exemplosDe(lidos)
  const emergencia = treinar(exemplos.emergencia, OPCOES.emergencia)
  const video = treinar(exemplos.video, OPCOES.video)
  return new Map(
    [...new Set([...emergencia.keys(), ...video.keys()])].map((nome) => [
      nome,
      { emergencia: inteiro(emergencia.get(nome)), video: inteiro(video.get(nome)) },
    ]),
  )
}

const julgar = (caso: Caso, pesos: Pesos): Julgado => ({
  caso,
  resultado: triar({ paciente_id: 'validar', ...caso.pedido }, undefined, undefined, pesos),
  ms: 0,
})

interface Respondido extends Julgado {
  /** how many questions were asked */
  readonly perguntas: number
}

/** The same with the questions asked and answered by the story behind the text. */
function julgarRespondendo(vinheta: Vinheta, pesos: Pesos): Respondido {
  const pedido = { paciente_id: 'validar', ...vinheta.pedido }
  const { perguntas = [], ...resultado } = triar(pedido, undefined, undefined, pesos)
  if (perguntas.length === 0) return { caso: vinheta, resultado, ms: 0, perguntas: 0 }
  const respostas = perguntas.map(({ id }) => ({
    pergunta: id,
    resposta:
      id === 'novo'
        ? INVERSA[respostaVerdadeira(vinheta, 'igual_de_sempre')]
        : respostaVerdadeira(vinheta, id),
  }))
  return {
    caso: vinheta,
    resultado: triar({ ...pedido, respostas }, undefined, undefined, pesos),
    ms: 0,
    perguntas: perguntas.length,
  }
}

const INVERSA = { sim: 'nao', nao: 'sim', nao_sei: 'nao_sei' } as const

/** Wilson's interval of 95 % for `certos` of `todos`, in per cent. */
function wilson(certos: number, todos: number): readonly [number, number] {
  const z = 1.96
  const p = certos / todos
  const centro = p + z ** 2 / (2 * todos)
  const meio = z * Math.sqrt((p * (1 - p)) / todos + z ** 2 / (4 * todos ** 2))
  const [de, ate] = [centro - meio, centro + meio].map((valor) =>
    Number(((100 * valor) / (1 + z ** 2 / todos)).toFixed(1)),
  )
  return [de ?? 0, ate ?? 100]
}

function dizer(nome: string, julgados: readonly Julgado[]): void {
  const { ms_mediana: _mediana, ms_maximo: _maximo, ...medidas } = figuras(julgados)
  const { emergencias, emergencias_perdidas: perdidas } = medidas
  console.log(
    JSON.stringify({ de_fora: nome, ...medidas, wilson: wilson(emergencias - perdidas, emergencias) }),
  )
}

const lidos = lerCorpus(await corpus())
const soTexto = ({ depende }: Vinheta) => !depende
const todos: Julgado[] = []
const respondidos: Respondido[] = []
for (const { nome, casos } of escritores()) {
  const pesos = pesosDe(lidos.filter(({ parte }) => parte !== nome))
  const julgados = casos.filter(soTexto).map((caso) => julgar(caso, pesos))
  dizer(nome, julgados)
  todos.push(...julgados)
  respondidos.push(...casos.map((caso) => julgarRespondendo(caso, pesos)))
}
dizer('todos', todos)
dizer('todos, com as que dependem do que não está no texto, perguntando', respondidos)
const soma = respondidos.reduce((total, { perguntas }) => total + perguntas, 0)
console.log(
  JSON.stringify({
    perguntas_por_caso: Number((soma / respondidos.length).toFixed(2)),
    sem_pergunta: Number(
      (respondidos.filter(({ perguntas }) => perguntas === 0).length / respondidos.length).toFixed(2),
    ),
  }),
)
const perdidas = todos.filter(({ caso, resultado }) => caso.urgencia === 'emergencia' && !resultado.red_flag)
console.log(JSON.stringify({ perdidas: perdidas.map(({ caso }) => caso.sindrome).sort() }))
