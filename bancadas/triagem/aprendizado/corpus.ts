import { createHash } from 'node:crypto'
import { ESPECIALIDADE_IDS } from '#domain/base/especialidades.ts'
import { ler } from '#domain/triagem/leitura.ts'
import { idadeConsiderada } from '#domain/triagem/protocolo.ts'
import { POR_VIDEO } from '#domain/triagem/aprendido/evidencia.ts'
import { PERGUNTAS_DE_FATO, type PerguntaDeFato } from '#domain/triagem/perguntas/resposta.ts'
import type { Tabelas } from '#domain/triagem/aprendido/tabela.ts'
import { DE_MEDIDA, tracosDe } from '#domain/triagem/aprendido/tracos.ts'
import type { Caso } from '../caso.ts'
import { casosDe } from '../conjunto.ts'
import { lotesDeDesenvolvimento } from '../desenvolvimento.ts'
import { ATAQUES, escritores, PARES, respostaVerdadeira, type Vinheta } from '../escritores.ts'
import { chavesDe, type Exemplo, type Opcoes, treinar } from './treino.ts'

/** A part of what is learned from: the open vignettes, one batch of paraphrases, or one writer's lot. */
interface Parte {
  readonly nome: string
  /** how much each of its cases counts */
  readonly peso: number
  readonly casos: readonly Caso[]
}

/** The batches are paraphrases by the author of the rules: writers are nearer to the world. */
const PESO_DE_PARAFRASE = 0.3

/** Writers who told the story behind each report. */
const COM_HISTORIA: ReadonlySet<string> = new Set(escritores().map(({ nome }) => nome))

/**
 * What the weights are learned from: the open set, the batches, the writers, the pairs and the attacks, never the
 * closed third.
 */
export async function corpus(): Promise<Parte[]> {
  return [
    { nome: 'aberto', peso: PESO_DE_PARAFRASE, casos: await casosDe('aberto') },
    ...lotesDeDesenvolvimento().map(({ numero, casos }) => ({
      nome: `lote ${numero}`,
      peso: PESO_DE_PARAFRASE,
      casos,
    })),
    // Where only the hidden story makes the label, the words teach nothing of it.
    ...[...escritores(), ...escritores(PARES), ...escritores(ATAQUES)].map(({ nome, casos }) => ({
      nome,
      peso: 1,
      casos: casos.filter(({ depende }) => !depende),
    })),
  ]
}

/** SHA-256 of every text and label of a corpus, in hexadecimal. */
export function hashDoCorpus(partes: readonly Parte[]): string {
  const hash = createHash('sha256')
  for (const { casos } of partes)
    for (const { id, pedido, urgencia, especialidades } of casos)
      hash.update(JSON.stringify([id, pedido, urgencia, especialidades]))
  return hash.digest('hex')
}

/** A case with its features, read once. */
export interface Lido {
  readonly caso: Caso
  readonly parte: string
  readonly peso: number
  readonly urgencia: Uint32Array
  readonly especialidade: Uint32Array
  readonly perguntas: Uint32Array
}

export const lerCorpus = (partes: readonly Parte[]): Lido[] =>
  partes.flatMap(({ nome, peso, casos }) =>
    casos.map((caso) => {
      const { sintomas_texto, sexo, perguntas_guiadas, idade } = caso.pedido
      const leitura = ler(sintomas_texto)
      const quem = { idade: idadeConsiderada({ idade }, leitura), sexo, dias: perguntas_guiadas.duracao_dias }
      const nomes = [...tracosDe(sintomas_texto, leitura, quem).keys()]
      return {
        caso,
        parte: nome,
        peso,
        // A second opinion on urgency, by the words alone: the rules already say what the findings mean.
        urgencia: chavesDe(nomes.filter((traco) => !/^[af] /.test(traco))),
        especialidade: chavesDe(nomes.filter((traco) => !/^[pb] /.test(traco))),
        perguntas: chavesDe(nomes.filter((traco) => !/^[pbw] /.test(traco))),
      }
    }),
  )

const lado = (sim: boolean): 1 | -1 => (sim ? 1 : -1)

/** 'Go now' against the rest, video against in-person care among the rest, and 'go now' against video alone. */
const deUrgencia = ({ caso, parte, peso, urgencia }: Lido): Exemplo => ({
  chaves: urgencia,
  parte,
  peso,
  rotulos: [
    lado(caso.urgencia === 'emergencia'),
    caso.urgencia === 'emergencia' ? 0 : lado(caso.urgencia === 'tele'),
    caso.urgencia === 'presencial' ? 0 : lado(caso.urgencia === 'emergencia'),
  ],
})

/** Each specialty against the others, where the case names any and booking could follow. */
const deEspecialidade = ({ caso, parte, peso, especialidade }: Lido): Exemplo[] =>
  caso.urgencia === 'emergencia' || caso.especialidades.length === 0
    ? []
    : [
        {
          chaves: especialidade,
          parte,
          peso,
          rotulos: ESPECIALIDADE_IDS.map((id) => {
            if (!caso.especialidades.includes(id)) return -1
            // Writers name the best one first; of others that are accepted nothing is learned.
            const melhor = peso === 1 ? caso.especialidades[0] === id : caso.especialidades.length === 1
            return melhor ? 1 : 0
          }),
        },
      ]

const temHistoria = (caso: Caso): caso is Vinheta => 'fatos' in caso

/** The answer to each question by the story behind the report, where its writer was asked for one. */
const dePerguntas = ({ caso, parte, peso, perguntas }: Lido): Exemplo[] =>
  temHistoria(caso) && COM_HISTORIA.has(parte)
    ? [
        {
          chaves: perguntas,
          parte,
          peso,
          rotulos: PERGUNTAS_DE_FATO.map((id) => revela(caso, id)),
        },
      ]
    : []

/** Whether a Sim would have told of an emergency. */
function revela(caso: Vinheta, pergunta: PerguntaDeFato): 1 | -1 | 0 {
  const resposta = respostaVerdadeira(caso, pergunta)
  return resposta === 'nao_sei' ? 0 : lado(resposta === 'sim' && caso.urgencia === 'emergencia')
}

const OPCOES: Readonly<Record<keyof Tabelas, Opcoes>> = {
  urgencia: {
    minimo: 3,
    deVarios: true,
    custo: (coluna) => (coluna === POR_VIDEO ? 1 : 4),
    quantil: 0.999,
    // One measured bound more never weighs against 'go now'.
    deUmLado: { chaves: new Set(chavesDe(DE_MEDIDA)), lados: [1, -1, 1] },
  },
  especialidade: { minimo: 2, custo: () => 2 },
  perguntas: { minimo: 4, deVarios: true, custo: () => 0.3 },
}

/** The tables that a part of the corpus teaches. */
export const aprender = (lidos: readonly Lido[]): Tabelas => ({
  urgencia: treinar(lidos.map(deUrgencia), OPCOES.urgencia),
  especialidade: treinar(lidos.flatMap(deEspecialidade), OPCOES.especialidade),
  perguntas: treinar(lidos.flatMap(dePerguntas), OPCOES.perguntas),
})
