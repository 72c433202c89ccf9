import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { inject } from 'vitest'
import { caixaDe, type Mensagem } from '../support/caixa.ts'
import type { CloudProcess } from '../support/cloud.ts'
import { loja, novoMedico, novoPaciente, type Pessoa } from '../support/pessoas.ts'
import type { NuvemDaCamada } from './nuvem.setup.ts'

/** Full counts (`npm run seguranca`), or a seeded sample of each. */
export const COMPLETA = process.env['SEGURANCA'] === 'completa'

/** As many as the full count asks for, or the sample. */
export const quantos = (completa: number, amostra: number): number => (COMPLETA ? completa : amostra)

export const SEMENTE = 20_261_121

const naoEDesta = () => {
  throw new Error('The cloud belongs to the whole layer')
}

/** The product under attack; the layer starts and ends it. */
export function alvo(): CloudProcess {
  const nuvem: NuvemDaCamada = inject('nuvem')
  return {
    ...nuvem,
    ambiente: async () =>
      JSON.parse(await readFile(path.join(nuvem.dados, 'ambiente.json'), 'utf8')) as Record<string, string>,
    pid: naoEDesta,
    quebrar: naoEDesta,
    falhar: naoEDesta,
    retidos: naoEDesta,
    parada: naoEDesta,
    kill: naoEDesta,
    restart: naoEDesta,
    parar: naoEDesta,
    close: naoEDesta,
  }
}

export interface Atacantes {
  readonly paciente: Pessoa
  readonly medico: Pessoa
  readonly admin: Pessoa
}

/** One of each role who may do everything of their kind, and whose limits nobody else uses up. */
export const novosAtacantes = async (): Promise<Atacantes> => ({
  paciente: await novoPaciente(alvo()),
  medico: await novoMedico(alvo()),
  admin: await novoAdmin(),
})

async function novoAdmin(): Promise<Pessoa> {
  const pessoa = await novoPaciente(alvo())
  const { papeis } = await loja(alvo())
  await papeis.mudarAdmin(
    { usuario_id: pessoa.id, ativo: true, ator_id: 'operador-dos-testes', motivo: null },
    new Date(),
  )
  return pessoa
}

let pessoas: Promise<Atacantes> | undefined

/** The same three for the whole layer. */
export const atacantes = (): Promise<Atacantes> => (pessoas ??= novosAtacantes())

let lugares = 0

/** A network address nobody has called from: what is counted per address starts at nothing. */
export function outroLugar(): string {
  lugares++
  return `127.${1 + (lugares >> 14)}.${(lugares >> 7) & 127}.${1 + (lugares & 127)}`
}

/** What was mailed to somebody, the newest first. */
export const caixa = (email: string): Promise<readonly Mensagem[]> => caixaDe(alvo(), email)

/** Does all of it, so many at a time. */
export async function emParalelo<T>(itens: readonly T[], juntos: number, fazer: (item: T) => Promise<void>) {
  const fila = [...itens]
  await Promise.all(
    Array.from({ length: juntos }, async () => {
      for (let item = fila.shift(); item !== undefined; item = fila.shift()) await fazer(item)
    }),
  )
}
