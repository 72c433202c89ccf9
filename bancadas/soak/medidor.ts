import { performance } from 'node:perf_hooks'
import type { Operation } from '#domain/base/contrato.ts'
import { api, type Chamador, Recusada } from '../../tests/support/http.ts'
import type { Entrada } from '../../tests/support/sessao.ts'

/** How long a call may take before it counts as one that never answered, in ms. */
const SEM_RESPOSTA_MS = 30_000

/** A call that was timed. */
export interface Chamada {
  readonly operacao: string
  readonly ms: number
  /** Whole minutes since the first. */
  readonly minuto: number
}

/** Times every call to the product and counts those that went wrong. */
export class Medidor {
  readonly chamadas: Chamada[] = []
  private readonly desde = Date.now()
  /** What went wrong, by its sentence. */
  readonly erros = new Map<string, number>()

  /** The API as this person, from an address of their own: what is limited per address is limited for them alone. */
  de(origem: string, quem: Entrada, lugar: string): Chamador {
    const chamador = api(origem, quem, lugar)
    const call: Chamador['call'] = async (operation, entrada, headers) => {
      const resposta = await this.medir(operation, () => chamador.call(operation, entrada, headers))
      // What the product refuses may be right; what it does not understand never is.
      if (resposta.status >= 500 || resposta.status === 400)
        this.errou(`${operation.nome} respondeu ${resposta.status}`)
      return resposta
    }
    return {
      call,
      ok: async (operation, entrada, headers) => {
        const { status, body } = await call(operation, entrada, headers)
        if (status === 200) return body as never
        if (status < 500 && status !== 400) this.errou(`${operation.nome} respondeu ${status}`)
        throw new Recusada(operation.nome, status, body)
      },
    }
  }

  errou(frase: string): void {
    console.error(`[soak] ${frase}`)
    this.erros.set(frase, (this.erros.get(frase) ?? 0) + 1)
  }

  get totalDeErros(): number {
    return [...this.erros.values()].reduce((a, b) => a + b, 0)
  }

  private async medir<T>({ nome }: Operation, fazer: () => Promise<T>): Promise<T> {
    const antes = performance.now()
    try {
      return await prazo(fazer(), SEM_RESPOSTA_MS)
    } catch (error) {
      this.errou(`${nome}: ${error instanceof Error ? error.message : String(error)}`)
      throw error
    } finally {
      const minuto = Math.floor((Date.now() - this.desde) / 60_000)
      this.chamadas.push({ operacao: nome, ms: performance.now() - antes, minuto })
    }
  }
}

async function prazo<T>(resposta: Promise<T>, ms: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const tarde = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`sem resposta em ${ms} ms`)), ms)
  })
  try {
    return await Promise.race([resposta, tarde])
  } finally {
    clearTimeout(timer)
  }
}
