import * as z from 'zod/mini'
import { diaEmSaoPaulo } from '../base/em-sao-paulo.ts'
import { type Acesso, acessoSchema } from './exportacao.ts'

/** What somebody did in a day: the newest of the lines that say the same, and how many there are. */
export const acessoDoDiaSchema = z.extend(acessoSchema, { vezes: z.number() })
type AcessoDoDia = z.output<typeof acessoDoDiaSchema>

/**
 * Reading the same again within this time (ms) belongs to the same visit: an open page re-reads by itself every 30 s.
 */
const VISITA_MS = 10 * 60 * 1000

interface LinhaDoRegistro {
  readonly ator_id: string
  readonly acao: string
  readonly objeto: string
  readonly em: string
}

const LEITURAS: ReadonlySet<string> = new Set(['ler', 'ler_prontuario', 'ler_na_fila', 'listar'])

/**
 * The lines of a log, oldest first, with each visit reduced to its last reading: people want to know how often somebody
 * looked, not how often an open page asked the server. Acts other than reading are all kept.
 */
export function porVisita<L extends LinhaDoRegistro>(linhas: readonly L[]): L[] {
  const seguintes = new Map<string, string>()
  const ultimas = linhas.toReversed().filter(({ ator_id, acao, objeto, em }) => {
    if (!LEITURAS.has(acao)) return true
    const leitura = [ator_id, acao, objeto].join('\n')
    const seguinte = seguintes.get(leitura)
    seguintes.set(leitura, em)
    return seguinte === undefined || Date.parse(seguinte) - Date.parse(em) > VISITA_MS
  })
  return ultimas.toReversed()
}

/** The lines of a log, newest first; what a person repeats within a day appears once. */
export function semRepetir(acessos: readonly Acesso[]): AcessoDoDia[] {
  const iguais = agrupar(acessos, ({ em, quem, o_que }) => [diaEmSaoPaulo(em), quem, o_que].join('\n'))
  return iguais.map(([, [novo, ...outros]]) => ({ ...novo, vezes: 1 + outros.length }))
}

interface FraseDeAcesso {
  /** Sequence number of the newest line it stands for. */
  readonly sequencia: number
  readonly frase: string
  /** When the person last did something. */
  readonly em: string
}

export interface DiaDeAcessos {
  /** 'hoje', 'ontem', or the date. */
  readonly dia: string
  readonly frases: readonly FraseDeAcesso[]
}

/** The access log as it is read, newest first: by day one sentence for each person, with how often. */
export function acessosPorDia(acessos: readonly AcessoDoDia[], agora: Date): DiaDeAcessos[] {
  const dias = agrupar(acessos, ({ em }) => nomeDoDia(em, agora))
  return dias.map(([dia, doDia]) => ({ dia, frases: agrupar(doDia, ({ quem }) => quem).map(fraseDe) }))
}

function fraseDe([quem, feitos]: Grupo<AcessoDoDia>): FraseDeAcesso {
  const [{ sequencia, em }] = feitos
  const ditos = feitos.map(({ o_que, vezes }) => `${aoDono(o_que)}${vezes === 1 ? '' : `, ${vezes} vezes`}`)
  return { sequencia, em, frase: `${quem} ${ditos.join('; ')}` }
}

/** The sentence as the owner of the record reads it. */
const aoDono = (o_que: string): string =>
  `${o_que.charAt(0).toLowerCase()}${o_que.slice(1)}`.replace(/ o prontuário$/, ' seu prontuário')

type Grupo<A> = readonly [nome: string, acessos: readonly [A, ...A[]]]

/** Groups in order of first appearance. */
function agrupar<A extends Acesso>(acessos: readonly A[], porQue: (acesso: A) => string): Grupo<A>[] {
  const grupos = new Map<string, [A, ...A[]]>()
  for (const acesso of acessos) {
    const grupo = grupos.get(porQue(acesso))
    if (grupo) grupo.push(acesso)
    else grupos.set(porQue(acesso), [acesso])
  }
  return [...grupos]
}

const DIA_MS = 24 * 60 * 60 * 1000

function nomeDoDia(em: string, agora: Date): string {
  const dia = diaEmSaoPaulo(em)
  if (dia === diaEmSaoPaulo(agora.toISOString())) return 'hoje'
  return dia === diaEmSaoPaulo(new Date(agora.getTime() - DIA_MS).toISOString()) ? 'ontem' : dia
}
