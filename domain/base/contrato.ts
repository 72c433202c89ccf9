import type * as z from 'zod/mini'
import type { TipoDeTentativa } from './limites-da-especificacao.ts'
import type { LimiteDoServidor } from './limites-por-operacao.ts'
import type { ProvedorDeCertificado } from './psc.ts'

/**
 * The one declaration of everything that runs: name, who may call it, what goes in and out, what it needs.
 * Lambdas implement it, the web calls it typed, `lib` loops over it to make function, route, authorizer and
 * least-privilege grants; the system manifest and the authorisation matrix list it. An undeclared route cannot exist.
 */

const CAPACIDADES = [
  'acesso',
  'cadastro',
  'kyc',
  'dependente',
  'ficha',
  'triagem',
  'registro',
  'opiniao',
  'conversa',
  'consulta',
  'pagamento',
  'sala',
  'documento',
  'medico',
  'admin',
  'email',
  'toque',
  'tempo-real',
  'eventos',
] as const
export type Capacidade = (typeof CAPACIDADES)[number]

export type Papel = 'paciente' | 'medico' | 'admin'
export type Tier = 'blocked' | 'restricted' | 'full'

/**
 * `rascunhos` holds unsigned files, and what was sent in a consultation until it is looked through; those in
 * `prontuario-docs` are kept for as long as the medical record must be.
 */
export type Balde = 'kyc-uploads' | 'rascunhos' | 'prontuario-docs'
export type Segredo =
  | 'cartao'
  | 'cfm'
  | 'cpf'
  | 'chaves'
  /** Key that encrypts the tokens of open signing sessions. */
  | 'sessoes'
  /** Root certificates a doctor's certificate must lead to. */
  | 'icp-brasil'
  /** Key that authenticates the hourly anchors of the access logs. */
  | 'auditoria'
  /** Secret that verifies the requests of outside systems. */
  | 'integracao'
  /** What the key pair is made of that names the product to the browsers' push services. */
  | 'push'
  /** The product's registration at each certificate provider. */
  | `psc-${ProvedorDeCertificado}`

/** What a function touches; `lib` turns each line into the narrowest grant, and nothing else is granted. */
export interface Precisa {
  /**
   * Whether it only reads or also writes; the verbs and indexes it is granted are derived from its code
   * (`lib/alcance.ts`).
   */
  readonly tabela?: 'r' | 'rw'
  readonly baldes?: Partial<Record<Balde, readonly ('r' | 'w' | 'd' | 'e')[]>>
  /** Removes a file of a consultation that became no message; nothing else of the record. */
  readonly desfazAnexos?: true
  /** Reads back the anchors of the access logs; nothing else of the record. */
  readonly releAncoras?: true
  readonly segredos?: readonly Segredo[]
  readonly cognito?: readonly `cognito-idp:${string}`[]
  readonly ia?: readonly (
    | 'textract:DetectDocumentText'
    | 'rekognition:DetectFaces'
    | 'rekognition:CompareFaces'
    | 'rekognition:SearchFacesByImage'
    | 'rekognition:IndexFaces'
    | 'rekognition:DeleteFaces'
    | 'bedrock:InvokeModel'
  )[]
  /** What it may call, only in stages that have the video proof of life on. */
  readonly provaDeVida?: readonly (
    | 'rekognition:CreateFaceLivenessSession'
    | 'rekognition:GetFaceLivenessSessionResults'
    | 'rekognition:CompareFaces'
  )[]
  /** Asks the stage's video channels for relays. */
  readonly canaisDeVideo?: true
  /** Sends e-mail through SES. */
  readonly email?: true
  /** Sends short texts to telephones, in stages where somebody does. */
  readonly sms?: true
  /** Posts to WebSocket connections. */
  readonly sockets?: true
  /** Puts events on the product's bus. */
  readonly eventos?: true
  /** State machines it may start. */
  readonly maquinas?: readonly MaquinaDeEstados[]
  /** Reads the product's metrics. */
  readonly metricas?: true
  /** Runs the health probes: writes an object of its own to each bucket, and asks whether each state machine exists. */
  readonly sondas?: true
  /** Dead-letter queues: count their messages, or also read them, send them back, or throw them away. */
  readonly falhas?: 'contar' | 'ver' | 'reenviar' | 'descartar'
}

export type MaquinaDeEstados = 'kyc' | 'expiracao'

/** Code asset: `imagem` carries sharp's binaries, `pdf` the fonts; everything else shares one bundle. */
export type Pacote = 'comum' | 'imagem' | 'pdf'

interface Base {
  readonly nome: string
  readonly capacidade: Capacidade
  /** What it does, in one Portuguese sentence: shown in the system manifest. */
  readonly resumo: string
  readonly precisa: Precisa
  readonly pacote?: Pacote
  /** MB; as `memoriaDe` tells when left out. */
  readonly memoria?: number
  /** Seconds, default 15. */
  readonly tempo?: number
}

/** Who may call an HTTP operation. The server checks it from the stored record, never from the browser's word. */
export type Acesso =
  /** Anybody, signed in or not. */
  | { readonly nivel: 'publico' }
  /** A valid session; the profile may not exist yet. */
  | { readonly nivel: 'sessao' }
  /** A stored profile with one of these roles and at least this tier. */
  | {
      readonly nivel: 'perfil'
      readonly papeis: readonly Papel[]
      readonly tier: Tier
      /** For a patient less than `tier` is enough: what the operation gives them is theirs at any tier. */
      readonly doPaciente?: Tier
      /** An administrator may call it before their second factor is set up: for the operations that set it up. */
      readonly segundoFator?: 'dispensado'
      /** Who it is must have been proven within `login_recente`; an unattended open session is not enough. */
      readonly prova?: 'recente'
    }
  /** A call-back proven by a signature over the body, not by a session. */
  | { readonly nivel: 'assinado' }

export const publico = { nivel: 'publico' } as const satisfies Acesso
export const sessao = { nivel: 'sessao' } as const satisfies Acesso
export const assinado = { nivel: 'assinado' } as const satisfies Acesso
export const perfil = (papeis: readonly Papel[], tier: Tier) =>
  ({ nivel: 'perfil', papeis, tier }) as const satisfies Acesso

/** For acts that a borrowed or stolen session must not allow: the caller proved recently who they are. */
export const comProva = <A extends ReturnType<typeof perfil>>(acesso: A) =>
  ({ ...acesso, prova: 'recente' }) as const satisfies Acesso

/** Name of a limit; `limiteChamado` of `limites-por-operacao.ts` has its numbers. */
export type NomeDoLimite = LimiteDoServidor | TipoDeTentativa

/**
 * Limits of a public operation. `lambdas/runtime/publica.ts` counts every well-formed request per network before the
 * handler runs; the handler itself counts by the identity that the input names.
 */
interface LimitesDoPublico {
  readonly ip: LimiteDoServidor
  /** Per e-mail, CPF, account or document; empty when a request names nobody. */
  readonly identidade: readonly NomeDoLimite[]
  /** A repeated `X-Idempotency-Key` with the same data counts only as a repetition. */
  readonly repetivel?: true
}

/**
 * Limits per account. `lambdas/runtime/http.ts` counts every well-formed request before the handler runs; operations
 * with the same `conta` share one count. The handler may count more.
 */
interface LimitesDaConta {
  readonly conta: NomeDoLimite
  readonly alvos?: readonly NomeDoLimite[]
}

/** Accepted reasons for having no limit. */
export const SEM_LIMITE = {
  leitura:
    'Só lê, e só o que é de quem chama. Contar custaria mais do que responder; o ritmo da rota e o do firewall, por endereço, seguram quem insiste.',
  administracao: 'Só para quem administra, com o segundo fator desta entrada, e cada ato fica registrado.',
  disputa:
    'Uma leitura e uma escrita que só um vence, e só de quem está na fila: a disputa não espera por um contador.',
  assinatura:
    'Só para quem tem o segredo combinado, que assina o corpo e o instante; o ritmo da rota segura o resto.',
} as const
interface SemLimite {
  readonly sem: keyof typeof SEM_LIMITE
}

/** A call-back has no account: the handler counts by the identity it names. */
interface LimitesDoAssinado {
  readonly sem: 'assinatura'
  readonly alvos?: readonly NomeDoLimite[]
}

type LimitesDe<A extends Acesso> = A extends { readonly nivel: 'publico' }
  ? LimitesDoPublico
  : A extends { readonly nivel: 'assinado' }
    ? LimitesDoAssinado
    : LimitesDaConta | SemLimite

type Schema = z.ZodMiniType

export interface Operation<A extends Acesso = Acesso, I extends Schema = Schema, O extends Schema = Schema>
  extends Base {
  readonly tipo: 'http'
  readonly metodo: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  /** Under `/api` (`/webhook` for call-backs); `{name}` is a path parameter and becomes an input field. */
  readonly caminho: `/${string}`
  readonly acesso: A
  /** Path parameters, query and JSON body together, as one object. */
  readonly entrada: I
  /** The answer; undeclared fields never leave. */
  readonly saida: O
  /** Largest body in bytes, default 64 KiB. */
  readonly corpoMaximo?: number
  readonly limites: LimitesDe<A>
}

/** A stage of a workflow: one Step Functions task. */
export interface Step<I extends Schema = Schema, O extends Schema = Schema> extends Base {
  readonly tipo: 'step'
  readonly maquina: MaquinaDeEstados
  readonly entrada: I
  readonly saida: O
}

/** Who may send a message over an open connection; nobody is asked there to prove again who they are. */
export type PerfilNaConexao = Extract<Acesso, { readonly nivel: 'perfil' }> & { readonly prova?: never }
type AcessoDeMensagem = typeof sessao | PerfilNaConexao

/** A WebSocket route; messages are `{acao, ...}`. */
export interface SocketAction<I extends Schema = Schema, A extends AcessoDeMensagem = AcessoDeMensagem>
  extends Base {
  readonly tipo: 'socket'
  readonly rota: '$connect' | '$disconnect' | '$default' | (string & {})
  /** `sessao`: whoever is on the connection. What they may listen to is in `ACESSO_AO_CANAL`. */
  readonly acesso: A
  readonly entrada: I
}

/** The WebSocket API's authorizer. */
interface SocketAuthorizer extends Base {
  readonly tipo: 'socket-authorizer'
}

/**
 * Changes of the table that a consumer is called for, as far as Lambda's event filtering can tell: it looks at one item
 * before or after the change, and does not compare the two.
 */
export interface Escuta {
  /** Kinds of item, as each says itself. */
  readonly entidades: readonly string[]
  /** Which image of the item says it: the one after the change, which a removal has not, unless told. */
  readonly imagem?: 'antes' | 'depois'
  /** Attributes of that image, each with one of these texts, or with any. */
  readonly com?: Readonly<Record<string, readonly string[] | 'algum'>>
  /** Not what a heartbeat wrote (`batimento`): it says that nothing changed. */
  readonly semBatimentos?: true
}

/** A consumer of the table's stream (there are exactly two). */
export interface StreamConsumer extends Base {
  readonly tipo: 'stream'
  /**
   * Any of these; Lambda takes five at most. The code has to do without them too: a filter is set after its function.
   */
  readonly escuta: readonly Escuta[]
}

/** A consumer of events from a bus, behind its own queue and dead-letter queue. */
export interface EventConsumer extends Base {
  readonly tipo: 'evento'
  /** Who sends the events: the product's own bus by default; `aws.ses` uses the account's default bus. */
  readonly fonte?: 'aws.ses'
  /** `detail-type`s it listens to. */
  readonly eventos: readonly string[]
  /** Of such an event, those alone that pass to one of these states: the bus keeps the others away. */
  readonly para?: Readonly<Record<string, readonly string[]>>
}

/** Whether the bus gives a consumer an event, by the state it passes to, if it has one. */
export const ouve = (
  { eventos, para = {} }: Pick<EventConsumer, 'eventos' | 'para'>,
  evento: string,
  estado?: string,
): boolean =>
  eventos.includes(evento) && (para[evento] === undefined || para[evento].some((um) => um === estado))

/** Runs on a schedule. */
export interface Schedule extends Base {
  readonly tipo: 'agenda'
  /** EventBridge schedule expression. */
  readonly cada: `rate(${string})`
}

/** A Cognito user-pool trigger. */
export interface Trigger extends Base {
  readonly tipo: 'gatilho'
  readonly gatilho:
    | 'preSignUp'
    | 'customMessage'
    | 'defineAuthChallenge'
    | 'createAuthChallenge'
    | 'verifyAuthChallengeResponse'
}

export type Funcao =
  | Operation
  | Step
  | SocketAction
  | SocketAuthorizer
  | StreamConsumer
  | EventConsumer
  | Schedule
  | Trigger

type Declared<T extends { tipo: string }> = Omit<T, 'tipo'>

/** Declares an HTTP operation. It does not compile without limits or the reason for having none. */
export const operation = <A extends Acesso, I extends Schema, O extends Schema>(
  o: Declared<Operation<A, I, O>>,
): Operation<A, I, O> => ({ tipo: 'http', ...o })
/** Declares a workflow stage. */
export const step = <I extends Schema, O extends Schema>(o: Declared<Step<I, O>>): Step<I, O> => ({
  tipo: 'step',
  ...o,
})
/** Declares a WebSocket route. */
export const socketAction = <I extends Schema, A extends AcessoDeMensagem>(
  o: Declared<SocketAction<I, A>>,
): SocketAction<I, A> => ({
  tipo: 'socket',
  ...o,
})
export const socketAuthorizer = (o: Declared<SocketAuthorizer>): SocketAuthorizer => ({
  tipo: 'socket-authorizer',
  ...o,
})
export const streamConsumer = (o: Declared<StreamConsumer>): StreamConsumer => ({ tipo: 'stream', ...o })
export const eventConsumer = <C extends Declared<EventConsumer>>(o: C): C & EventConsumer => ({
  tipo: 'evento',
  ...o,
})
export const schedule = (o: Declared<Schedule>): Schedule => ({ tipo: 'agenda', ...o })
export const trigger = (o: Declared<Trigger>): Trigger => ({ tipo: 'gatilho', ...o })

/** The per-account limit of an operation; undefined when nothing is counted, or only networks are. */
export const contaDe = ({
  limites,
}: {
  readonly limites: LimitesDoPublico | LimitesDaConta | LimitesDoAssinado | SemLimite
}): NomeDoLimite | undefined => ('conta' in limites ? limites.conta : undefined)

export type Entrada<T extends { entrada: Schema }> = z.output<T['entrada']>
export type Saida<T extends { saida: Schema }> = z.output<T['saida']>

type Lugar = Pick<Funcao, 'capacidade' | 'nome'>

/** MB a function is given where it is deployed. */
export const memoriaDe = ({ memoria }: Pick<Funcao, 'memoria'>): number => memoria ?? 256

/** What the function is called in its package. */
export const handlerPath = ({ capacidade, nome }: Lugar): string => `${capacidade}/${nome}`

/** Its source, from the repository's root. No other file ends like this, and none imports one that does. */
export const handlerSource = (f: Lugar): string => `lambdas/${handlerPath(f)}.lambda.ts`

/** Full HTTP path of an operation: call-backs live under `/webhook`, everything else under `/api`. */
export const httpPath = (o: Pick<Operation, 'acesso' | 'caminho'>): string =>
  `${o.acesso.nivel === 'assinado' ? '/webhook' : '/api'}${o.caminho}`
