import { escritores, NAO_VISTOS, respostaVerdadeira, segundaLeitura, type Vinheta } from '../escritores.ts'
import { figuras, type Lido as Julgado } from '../figuras.ts'
import { triar } from '#domain/triagem/protocolo.ts'
import type { Tabelas } from '#domain/triagem/aprendido/tabela.ts'
import { aprender, corpus, lerCorpus } from './corpus.ts'

/**
 * `npm run triagem:validar`: JSON lines. An eighth of the writers at a time is left out, the weights are learned from
 * everybody else, and the whole protocol is judged on those left out; before them, as delivered, on writers of whom
 * nothing was learned. Of the writers' texts nothing is told, only figures; the syndromes missed are counted over
 * all.
 */
const GRUPOS = 8

interface Respondido {
  /** as the text alone was judged, and with the questions answered by the story behind it */
  readonly pelo_texto: Julgado
  readonly respondendo: Julgado
  readonly depende: boolean
  /** how many questions were asked */
  readonly perguntas: number
}

function julgar(vinheta: Vinheta, tabelas?: Tabelas): Respondido {
  const pedido = { paciente_id: 'validar', ...vinheta.pedido }
  const { perguntas = [], ...resultado } = triar(pedido, undefined, undefined, tabelas)
  const pelo_texto = { caso: vinheta, resultado, ms: 0 }
  const respostas = perguntas.map(({ id }) => ({
    pergunta: id,
    resposta:
      id === 'novo' ? INVERSA[respostaVerdadeira(vinheta, 'nada_de_novo')] : respostaVerdadeira(vinheta, id),
  }))
  const respondendo =
    respostas.length === 0
      ? pelo_texto
      : { ...pelo_texto, resultado: triar({ ...pedido, respostas }, undefined, undefined, tabelas) }
  return { pelo_texto, respondendo, depende: vinheta.depende, perguntas: perguntas.length }
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

// With the weights as delivered, which learned nothing of these.
for (const { nome, casos } of escritores(NAO_VISTOS)) {
  const julgados = casos.filter(({ depende }) => !depende).map((caso) => julgar(caso))
  dizer(
    nome,
    julgados.map(({ pelo_texto }) => pelo_texto),
  )
  // Who was only asked for sentences wrote no story behind them to answer by.
  if (casos.some(({ fatos }) => fatos.size > 0))
    dizer(
      `${nome}, perguntando`,
      julgados.map(({ respondendo }) => respondendo),
    )
}
const lidos = lerCorpus(await corpus())
const autores = escritores()
const respondidos: Respondido[] = []
for (let g = 0; g < GRUPOS; g++) {
  const grupo = autores.filter((_, i) => i % GRUPOS === g)
  const fora = new Set(grupo.map(({ nome }) => nome))
  const tabelas = aprender(lidos.filter(({ parte }) => !fora.has(parte)))
  for (const { nome, casos } of grupo) {
    const julgados = casos.map((caso) => julgar(caso, tabelas))
    dizer(
      nome,
      julgados.filter(({ depende }) => !depende).map(({ pelo_texto }) => pelo_texto),
    )
    respondidos.push(...julgados)
  }
}
const peloTexto = respondidos.filter(({ depende }) => !depende)
const todos = peloTexto.map(({ pelo_texto }) => pelo_texto)
dizer('todos', todos)
dizer(
  'os mesmos, perguntando',
  peloTexto.map(({ respondendo }) => respondendo),
)
const leituras = segundaLeitura()
dizer(
  'onde a segunda leitura concorda',
  todos.filter(({ caso }) => leituras.get(caso.id)?.urgencia === caso.urgencia),
)
// What the questions change is seen on the same cases; these are harder, and no text decides them.
dizer(
  'com as que dependem do que não está no texto',
  respondidos.map(({ pelo_texto }) => pelo_texto),
)
dizer(
  'as mesmas, perguntando',
  respondidos.map(({ respondendo }) => respondendo),
)
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
const porSindrome = new Map<string, number>()
for (const { caso } of perdidas) porSindrome.set(caso.sindrome, (porSindrome.get(caso.sindrome) ?? 0) + 1)
console.log(
  JSON.stringify({
    perdidas: Object.fromEntries([...porSindrome].sort(([, a], [, b]) => b - a)),
  }),
)
