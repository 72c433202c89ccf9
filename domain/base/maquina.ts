import type { IdDeTela } from './rotas.ts'
import type { PrazoNome } from './prazos.ts'

/**
 * State machines as data. One declaration feeds the server's check, the write condition, the buttons on screen,
 * the zod enum, the diagrams (docs/generated/maquinas.md) and the tests; docs/especificacao/estados.md says why.
 */

/** Who performs an act. `sistema`: a timer, a workflow or the reconciler. `provedor`: card or signature provider. */
export type Autor = 'paciente' | 'medico' | 'sistema' | 'provedor' | 'revisor' | 'admin'

/**
 * What a person sees while something is in a status: a screen of the route table, the guard's card, or the farewell.
 */
type Tela = IdDeTela | 'guarda' | 'despedida'

/**
 * Where the patient's money is. In every state except `nenhum`, `intencao`, `liberado` and `repassado` somebody holds
 * it.
 */
export type Dinheiro =
  | 'nenhum'
  | 'intencao'
  | 'retido'
  | 'a_capturar'
  | 'falhou'
  | 'capturado'
  | 'a_repassar'
  | 'a_liberar'
  | 'liberado'
  | 'repassado'

/** A further condition of an act or of a timed exit, checked by the server in the same write. */
type Condicao = 'nunca_ambos_conectados' | 'conta_de_repasse_pronta'

/** From which instant a timer counts, when it is not the entry into the status. */
type Marco = 'created_at' | 'ended_at' | 'capture_before' | 'medico_visto_em'

/** A timed exit: `sistema` performs `ato` once `depois` has passed. */
interface SaidaPorTempo<A extends string> {
  readonly ato: A
  readonly depois: PrazoNome
  readonly desde?: Marco
  readonly se?: Condicao
}

/** After this time somebody is called; the status stays as it is. */
interface Alarme {
  readonly para: Autor
  readonly depois: PrazoNome | 'alarme_de_captura'
}

interface EstadoBase {
  /** The screen that patient and doctor see; null when the state has none for them. */
  readonly tela: { readonly paciente: Tela | null; readonly medico: Tela | null }
  readonly dinheiro: Dinheiro
  /** Who must act next; null when nobody must. */
  readonly dono: Autor | null
  readonly alarmes?: readonly Alarme[]
}

/**
 * `transitorio`: ends by itself, so it declares at least one timed exit. `repouso`: may last for ever because nothing
 * is held and nobody else waits. `terminal`: nothing leaves it.
 */
type Estado<A extends string> =
  | (EstadoBase & {
      readonly tipo: 'transitorio'
      readonly prazos: readonly [SaidaPorTempo<A>, ...SaidaPorTempo<A>[]]
    })
  | (EstadoBase & { readonly tipo: 'repouso'; readonly prazos: readonly SaidaPorTempo<A>[] })
  | (EstadoBase & { readonly tipo: 'terminal'; readonly prazos: readonly [] })

interface Ato<S extends string, R extends string> {
  readonly from: readonly S[]
  readonly to: S
  readonly by: readonly R[]
  readonly se?: Condicao
}

export interface Machine<S extends string, A extends string, R extends string = Autor> {
  readonly nome: string
  readonly statuses: readonly S[]
  readonly initial: NoInfer<S>
  readonly estados: Readonly<Record<NoInfer<S>, Estado<NoInfer<A>>>>
  readonly acts: Readonly<Record<A, Ato<NoInfer<S>, NoInfer<R>>>>
}

/** Declares a machine; a status or act that is misspelt anywhere in it does not compile. */
export const defineMachine = <const S extends string, const A extends string>(
  machine: Machine<S, A>,
): Machine<S, A> => machine

export type StatusOf<M> = M extends Machine<infer S, infer _A> ? S : never
export type AtoOf<M> = M extends Machine<infer _S, infer A> ? A : never

type Verdict<S extends string> =
  | { readonly ok: true; readonly to: S }
  | { readonly ok: false; readonly codigo: 'transicao_invalida' | 'papel_nao_autorizado' }

/** Whether `papel` may perform `ato` in `status`, and where it leads. */
export function decide<S extends string, A extends string, R extends string>(
  machine: Machine<S, A, R>,
  status: NoInfer<S>,
  ato: NoInfer<A>,
  papel: NoInfer<R>,
): Verdict<S> {
  const act: Ato<S, R> = machine.acts[ato]
  if (!act.from.includes(status)) return { ok: false, codigo: 'transicao_invalida' }
  if (!act.by.includes(papel)) return { ok: false, codigo: 'papel_nao_autorizado' }
  return { ok: true, to: act.to }
}

/** Every act of the machine. */
export const atosDe = <A extends string>(machine: { readonly acts: Readonly<Record<A, unknown>> }): A[] =>
  Object.keys(machine.acts) as A[]

/** The acts `papel` may perform in `status`: the buttons of a screen. */
export const allowedActs = <S extends string, A extends string, R extends string>(
  machine: Machine<S, A, R>,
  status: NoInfer<S>,
  papel: NoInfer<R>,
): A[] => atosDe(machine).filter((ato) => decide(machine, status, ato, papel).ok)

/** Whether nothing leaves this status. */
export const isTerminal = <S extends string, A extends string, R extends string>(
  machine: Machine<S, A, R>,
  status: NoInfer<S>,
): boolean => estadoDe(machine, status).tipo === 'terminal'

/** What a status declares: screens, timed exits, money, owner. */
const estadoDe = <S extends string, A extends string, R extends string>(
  machine: Machine<S, A, R>,
  status: NoInfer<S>,
): Estado<A> => machine.estados[status]
