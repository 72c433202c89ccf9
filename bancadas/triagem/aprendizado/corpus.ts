import { createHash } from 'node:crypto'
import { ler } from '#domain/triagem/leitura.ts'
import { idadeConsiderada } from '#domain/triagem/protocolo.ts'
import { IDADE_APRENDIDA } from '#domain/triagem/sinais-aprendidos/decidir.ts'
import { tracosDe } from '#domain/triagem/sinais-aprendidos/tracos.ts'
import type { Caso } from '../caso.ts'
import { casosDe } from '../conjunto.ts'
import { lotesDeDesenvolvimento } from '../desenvolvimento.ts'
import { escritores } from '../escritores.ts'
import type { Exemplo, Opcoes } from './treino.ts'

/** A part of what is learned from: the open vignettes, one batch of paraphrases, or one writer's lot. */
interface Parte {
  readonly nome: string
  readonly casos: readonly Caso[]
}

/** What the weights are learned from: the open set, the batches not in `fora` and the writers, never the closed third. */
export async function corpus(fora: readonly number[] = []): Promise<Parte[]> {
  const lotes = lotesDeDesenvolvimento().filter(({ numero }) => !fora.includes(numero))
  return [
    { nome: 'aberto', casos: await casosDe('aberto') },
    ...lotes.map(({ numero, casos }) => ({ nome: `lote ${numero}`, casos })),
    // Where only the hidden story makes the label, the words teach nothing of it.
    ...escritores().map(({ nome, casos }) => ({ nome, casos: casos.filter(({ depende }) => !depende) })),
  ]
}

/** SHA-256 of every text and label of a corpus, in hexadecimal. */
export function hashDoCorpus(partes: readonly Parte[]): string {
  const hash = createHash('sha256')
  for (const { casos } of partes)
    for (const { id, pedido, urgencia } of casos) hash.update(JSON.stringify([id, pedido, urgencia]))
  return hash.digest('hex')
}

/** A case with the names of its features, read once. */
export interface Lido {
  readonly caso: Caso
  readonly parte: string
  /** years */
  readonly idade: number
  readonly tracos: readonly string[]
}

export const lerCorpus = (partes: readonly Parte[]): Lido[] =>
  partes.flatMap(({ nome, casos }) =>
    casos.map((caso) => {
      const leitura = ler(caso.pedido.sintomas_texto)
      return {
        caso,
        parte: nome,
        idade: idadeConsiderada(caso.pedido, leitura),
        tracos: [...tracosDe(caso.pedido.sintomas_texto, leitura).keys()],
      }
    }),
  )

/** 'Go now' against the rest, and video against in-person care among the rest that are not children. */
export function exemplosDe(lidos: readonly Lido[]): { emergencia: Exemplo[]; video: Exemplo[] } {
  return {
    emergencia: lidos.map(({ caso, tracos }) => ({ tracos, sim: caso.urgencia === 'emergencia' })),
    video: lidos
      .filter(({ caso, idade }) => caso.urgencia !== 'emergencia' && idade >= IDADE_APRENDIDA)
      .map(({ caso, tracos }) => ({ tracos, sim: caso.urgencia === 'tele' })),
  }
}

const COMUNS = { l2: 0.03, epocas: 8, minimo: 2 }

/** Chosen by `validar.ts`. One more finding or measured bound never weighs against 'go now'. */
export const OPCOES: Readonly<Record<'emergencia' | 'video', Opcoes>> = {
  emergencia: { ...COMUNS, topo: 3600, soSoma: (nome) => nome.startsWith('f:') || nome.startsWith('m:') },
  video: { ...COMUNS, topo: 2800, epocas: 14, soSoma: () => false },
}
