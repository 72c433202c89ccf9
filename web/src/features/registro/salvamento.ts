import * as z from 'zod/mini'
import type { ErroDeCampo } from '#domain/base/erros.ts'
import { salvarRegistro, verRegistro } from '#domain/registro/contract.ts'
import { type Campos, camposSchema, EM_BRANCO, type RegistroLido } from '#domain/registro/registro.ts'
import { REGISTRO, secoesDoRegistro } from '#domain/registro/textos.ts'
import { eSemRede } from '../../components/sem-rede.ts'
import { ApiError, call } from '../../lib/api.ts'
import { esquecerRascunho, guardarRascunho, lerRascunho } from '../../lib/rascunho.ts'
import { aoMudarSessao, haSessaoGuardada } from '../../lib/sessao/sessao-guardada.ts'

/** How long nothing is typed before it is saved, and how long until it is tried again. Milliseconds. */
const PAUSA = 800
const DE_NOVO = 5_000
/** Of texts that were sent and never answered, how many are remembered: one without a network sends hundreds. */
const LEMBRADOS = 20

type Erros = Readonly<Partial<Record<string, string>>>

/** Where what is typed stands. */
export type Situacao =
  | { readonly tipo: 'igual'; readonly salvo_em?: string | undefined }
  | { readonly tipo: 'a_salvar' }
  | { readonly tipo: 'salvando' }
  | { readonly tipo: 'falhou'; readonly motivo: string }
  /** Another tab or device saved meanwhile: the person chooses. */
  | { readonly tipo: 'conflito'; readonly guardado: RegistroLido }
  /** It was closed meanwhile: what was not saved is only here. */
  | { readonly tipo: 'fechado' }

interface Escrito {
  readonly campos: Campos
  readonly situacao: Situacao
  readonly erros: Erros
  /** How often one was led to what must be corrected. */
  readonly apontado: number
}

const porCampo = (campos: readonly ErroDeCampo[]): Erros =>
  Object.fromEntries(campos.map(({ campo, motivo }) => [campo, motivo]))

const rascunhoSchema = z.object({
  versao: z.number(),
  campos: camposSchema,
  /** What was sent over that version and never answered: the server may have it. */
  semResposta: z.optional(z.array(camposSchema)),
})

const iguais = (a: Campos, b: Campos): boolean =>
  JSON.stringify(z.parse(camposSchema, a)) === JSON.stringify(z.parse(camposSchema, b))

const nomeDoRascunho = (consulta_id: string): string => `registro:${consulta_id}`

/** What was typed in this tab and is not in the record that was closed without it, as an addendum would say it. */
export function naoSalvo(fechado: RegistroLido): string {
  const rascunho = lerRascunho(nomeDoRascunho(fechado.consulta_id), rascunhoSchema)
  const guardado = new Map(secoesDoRegistro(fechado))
  return secoesDoRegistro(rascunho?.campos ?? EM_BRANCO)
    .filter(([nome, texto]) => guardado.get(nome) !== texto)
    .map(([nome, texto]) => `${nome}: ${texto}`)
    .join('\n')
}

/** It was added, or will not be. */
export const esquecerNaoSalvo = (consulta_id: string): void => esquecerRascunho(nomeDoRascunho(consulta_id))

/**
 * What a doctor types of one consultation, on its way to the server: kept in this tab with every key, saved after a
 * pause, each save over the version it builds on. It outlives the panel it is typed in, and a server that is away.
 */
export class Salvamento {
  #escrito: Escrito = { campos: EM_BRANCO, situacao: { tipo: 'igual' }, erros: {}, apontado: 0 }
  #versao = 0
  #semResposta: readonly Campos[] = []
  #timer: ReturnType<typeof setTimeout> | undefined
  #indo: Promise<void> | undefined
  readonly #ouvintes = new Set<() => void>()

  constructor(readonly consulta_id: string) {}

  readonly ouvir = (ouvinte: () => void) => {
    this.#ouvintes.add(ouvinte)
    return () => void this.#ouvintes.delete(ouvinte)
  }
  readonly escrito = (): Escrito => this.#escrito

  get #nome(): string {
    return nomeDoRascunho(this.consulta_id)
  }

  /** What the server has. What was typed here and not saved is kept, and saved over the version it builds on. */
  lido(registro: RegistroLido | null): void {
    const { tipo } = this.#escrito.situacao
    if (tipo === 'a_salvar' || tipo === 'salvando' || tipo === 'falhou' || tipo === 'conflito') return
    const versao = registro?.versao ?? 0
    const campos: Campos = registro ? z.parse(camposSchema, registro) : EM_BRANCO
    const rascunho = lerRascunho(this.#nome, rascunhoSchema)
    if (rascunho && !iguais(rascunho.campos, campos)) {
      this.#base(rascunho.versao, rascunho.semResposta)
      if (registro && this.#eDaqui(registro)) this.#base(versao)
      if (this.#versao === versao) this.#comecar(rascunho.campos)
      else if (registro)
        this.#mudar({ campos: rascunho.campos, situacao: { tipo: 'conflito', guardado: registro } })
      return
    }
    esquecerRascunho(this.#nome)
    this.#base(versao)
    this.#mudar({ campos, situacao: { tipo: 'igual', salvo_em: registro?.updated_at } })
  }

  digitar(mudanca: Partial<Campos>): void {
    const resolvidos = Object.keys(mudanca)
    const erros = Object.fromEntries(
      Object.entries(this.#escrito.erros).filter(([campo]) => !resolvidos.includes(campo)),
    )
    const campos = { ...this.#escrito.campos, ...mudanca }
    this.#guardar(campos)
    if (this.#parado()) this.#mudar({ campos, erros })
    else this.#comecar(campos, erros)
  }

  /** Where it must be corrected, as the server said: one is led there. */
  apontar(campos: readonly ErroDeCampo[]): void {
    this.#mudar({ erros: porCampo(campos), apontado: this.#escrito.apontado + 1 })
  }

  /** Saves what is not saved yet. @throws Error when something remains unsaved */
  async agora(): Promise<void> {
    await this.#indo
    if (['a_salvar', 'falhou'].includes(this.#escrito.situacao.tipo)) await this.#salvar()
    if (this.#escrito.situacao.tipo !== 'igual') throw new Error(REGISTRO.salvar_antes)
  }

  /** The choice after another tab saved: this text over theirs, or theirs. */
  resolver(com: 'desta' | 'guardado'): void {
    const { situacao, campos } = this.#escrito
    if (situacao.tipo !== 'conflito') return
    this.#base(situacao.guardado.versao)
    if (com === 'desta') return this.#comecar(campos)
    esquecerRascunho(this.#nome)
    this.#mudar({ situacao: { tipo: 'igual' } })
    this.lido(situacao.guardado)
  }

  /** Nothing more is sent. */
  parar(): void {
    clearTimeout(this.#timer)
  }

  /** The version the text builds on from now. */
  #base(versao: number, semResposta: readonly Campos[] = []): void {
    this.#versao = versao
    this.#semResposta = semResposta
  }

  #guardar(campos: Campos): void {
    guardarRascunho(this.#nome, { versao: this.#versao, campos, semResposta: this.#semResposta })
  }

  /** Those sent first after the answers stopped, and the last: one of them is what the server may have. */
  #lembrar(campos: Campos): void {
    const outros = this.#semResposta.filter((enviado) => !iguais(enviado, campos))
    this.#semResposta = [...outros.slice(0, LEMBRADOS - 1), campos]
    this.#guardar(campos)
  }

  /**
   * Whether the server has what this very tab sent and was never answered: nobody else wrote, and nobody need choose.
   */
  #eDaqui(guardado: RegistroLido): boolean {
    return (
      guardado.versao === this.#versao + 1 && this.#semResposta.some((enviado) => iguais(enviado, guardado))
    )
  }

  /** What is typed while somebody must choose waits for the choice. */
  #parado(): boolean {
    const { tipo } = this.#escrito.situacao
    return tipo === 'conflito' || tipo === 'fechado'
  }

  #comecar(campos: Campos, erros: Erros = this.#escrito.erros): void {
    this.#mudar({ campos, erros, ...(!this.#indo && { situacao: { tipo: 'a_salvar' } }) })
    this.#depois(PAUSA)
  }

  #depois(ms: number): void {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#salvar(), ms)
  }

  #salvar(): Promise<void> {
    clearTimeout(this.#timer)
    // One at a time: the next builds on the version this one makes.
    this.#indo ??= this.#enviar().finally(() => {
      this.#indo = undefined
      if (this.#escrito.situacao.tipo === 'a_salvar') this.#depois(PAUSA)
    })
    return this.#indo
  }

  async #enviar(): Promise<void> {
    const { campos } = this.#escrito
    this.#lembrar(campos)
    this.#mudar({ situacao: { tipo: 'salvando' } })
    try {
      const { versao, salvo_em } = await call(salvarRegistro, {
        id: this.consulta_id,
        versao: this.#versao,
        ...campos,
        hipoteses: campos.hipoteses.map(({ codigo }) => codigo),
      })
      this.#base(versao)
      const maisDigitado = !iguais(campos, this.#escrito.campos)
      if (maisDigitado) this.#guardar(this.#escrito.campos)
      else esquecerRascunho(this.#nome)
      this.#mudar({ situacao: maisDigitado ? { tipo: 'a_salvar' } : { tipo: 'igual', salvo_em } })
    } catch (error) {
      // Refused for what it says, it is not there; otherwise nobody knows.
      if (error instanceof ApiError && error.problema.campos)
        this.#semResposta = this.#semResposta.filter((enviado) => enviado !== campos)
      await this.#falhou(error)
    }
  }

  async #falhou(error: unknown): Promise<void> {
    const problema = error instanceof ApiError ? error.problema : undefined
    if (problema?.codigo === 'conflito') {
      const guardado = await this.#ler()
      if (guardado && this.#eDaqui(guardado)) {
        this.#base(guardado.versao)
        return this.#mudar({ situacao: { tipo: 'a_salvar' } })
      }
      if (guardado) return this.#mudar({ situacao: { tipo: 'conflito', guardado } })
    }
    if (problema?.codigo === 'transicao_invalida' || problema?.codigo === 'prazo_encerrado')
      return this.#mudar({ situacao: { tipo: 'fechado' } })
    if (problema?.campos) this.#mudar({ erros: porCampo(problema.campos) })
    const motivo = eSemRede(error) ? REGISTRO.sem_rede : (problema?.detail ?? String(error))
    this.#mudar({ situacao: { tipo: 'falhou', motivo } })
    // What the server did not refuse for its content is tried again until it is saved.
    if (problema === undefined || problema.status >= 429 || problema.codigo === 'conflito')
      this.#depois(DE_NOVO)
  }

  async #ler(): Promise<RegistroLido | null> {
    try {
      return (await call(verRegistro, { id: this.consulta_id })).registro
    } catch {
      return null
    }
  }

  #mudar(mudanca: Partial<Escrito>): void {
    this.#escrito = { ...this.#escrito, ...mudanca }
    for (const ouvinte of this.#ouvintes) ouvinte()
  }
}

const abertos = new Map<string, Salvamento>()

/** The one of this consultation: the same for the panel and for whoever finishes. */
export function salvamentoDe(consulta_id: string): Salvamento {
  const salvamento = abertos.get(consulta_id) ?? new Salvamento(consulta_id)
  abertos.set(consulta_id, salvamento)
  return salvamento
}

// Another person's data must not outlive their session.
aoMudarSessao(() => {
  if (haSessaoGuardada()) return
  for (const salvamento of abertos.values()) salvamento.parar()
  abertos.clear()
})
