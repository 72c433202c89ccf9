import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { ambiente } from './ambiente.ts'
import { ligarMotores } from './motores.ts'
import type { Entregue } from './mundo.ts'

interface Pedaco {
  /** Where each case's result is kept: what is there is done. */
  readonly pasta: string
  readonly minutos: number
  /** `1/2`: every second case, for two processes side by side. */
  readonly parte: string
}

export interface Tempo {
  readonly total: number
  readonly motores: number
  readonly chamadas: number
}

interface Funcoes {
  /** One whole check, or only its reading, and the time it took: an answer that was kept counts as it did then. */
  medir(entregue: Entregue, soLeitura: boolean): Promise<{ corrida: Corrida; tempo: Tempo }>
  close(): Promise<void>
}

async function ligarFuncoes(estagio: string, memoria: boolean): Promise<Funcoes> {
  const motores = await ligarMotores(memoria)
  ambiente(motores.url, estagio)
  const { correr } = await import('./mundo.ts')
  return {
    async medir(entregue, soLeitura) {
      motores.tempo()
      const inicio = performance.now()
      const corrida = await correr(entregue, soLeitura)
      const passado = performance.now() - inicio
      const { ms, lembrado, chamadas } = motores.tempo()
      return { corrida, tempo: { total: passado + lembrado, motores: ms + lembrado, chamadas } }
    },
    close: () => motores.close(),
  }
}

/** Carries out the cases that have no result yet, as far as the time goes, and answers every result there is. */
export async function emPedacos<C extends { readonly id: string }, R>(
  casos: readonly C[],
  { pasta, minutos, parte }: Pedaco,
  { estagio, memoria }: { readonly estagio: string; readonly memoria: boolean },
  fazer: (caso: C, funcoes: Funcoes) => Promise<R>,
): Promise<R[]> {
  mkdirSync(pasta, { recursive: true })
  const arquivoDe = ({ id }: C): string => path.join(pasta, `${id}.json`)
  const [esta = 1, partes = 1] = parte.split('/').map(Number)
  const fim = performance.now() + minutos * 60_000
  const faltam = baralhados(casos).filter(
    (caso, i) => i % partes === esta - 1 && !existsSync(arquivoDe(caso)),
  )
  if (faltam.length > 0) {
    const funcoes = await ligarFuncoes(estagio, memoria)
    for (const [feitos, caso] of faltam.entries()) {
      if (performance.now() > fim) break
      guardar(arquivoDe(caso), await fazer(caso, funcoes))
      if (feitos % 20 === 19) console.error(`${feitos + 1} de ${faltam.length}`)
    }
    await funcoes.close()
  }
  return casos.flatMap((caso) =>
    existsSync(arquivoDe(caso)) ? [JSON.parse(readFileSync(arquivoDe(caso), 'utf8')) as R] : [],
  )
}

/** In an order that has nothing to do with what they are: a run that was ended early is a fair sample. */
const baralhados = <C extends { readonly id: string }>(lista: readonly C[]): C[] =>
  lista
    .map((caso) => ({ caso, lugar: createHash('sha256').update(caso.id).digest('hex') }))
    .toSorted((a, b) => (a.lugar < b.lugar ? -1 : 1))
    .map(({ caso }) => caso)

function guardar(arquivo: string, resultado: unknown): void {
  writeFileSync(`${arquivo}.${process.pid}`, JSON.stringify(resultado))
  renameSync(`${arquivo}.${process.pid}`, arquivo)
}
