import * as z from 'zod/mini'
import { ESPECIALIDADE_IDS } from '#domain/base/especialidades.ts'

/** What is typed into variant A, as typed; survives a reload of this tab. It never holds a password. */
const linhaSchema = z.object({
  especialidade: z.union([z.literal(''), z.enum(ESPECIALIDADE_IDS)]),
  rqe: z.string(),
})
const rascunhoSchema = z.object({
  nome: z.string(),
  email: z.string(),
  cpf: z.string(),
  telefone: z.string(),
  crm: z.string(),
  uf: z.string(),
  possuiRqe: z.boolean(),
  linhas: z.array(linhaSchema),
})
export type Rascunho = z.output<typeof rascunhoSchema>
export type Linha = z.output<typeof linhaSchema>

export const LINHA_VAZIA: Linha = { especialidade: '', rqe: '' }

const RASCUNHO_VAZIO: Rascunho = {
  nome: '',
  email: '',
  cpf: '',
  telefone: '',
  crm: '',
  uf: '',
  possuiRqe: false,
  linhas: [LINHA_VAZIA],
}

/** Under the prefix of what signing out forgets (`lib/rascunho.ts`). */
const CHAVE = 'acolhe:rascunho:cadastro-medico'

/** What was typed before in this tab; nothing when it is of another shape. */
export function lerRascunho(): Rascunho {
  try {
    return z.parse(rascunhoSchema, JSON.parse(sessionStorage.getItem(CHAVE) ?? ''))
  } catch {
    return RASCUNHO_VAZIO
  }
}

export const guardarRascunho = (rascunho: Rascunho): void =>
  sessionStorage.setItem(CHAVE, JSON.stringify(rascunho))

export const esquecerRascunho = (): void => sessionStorage.removeItem(CHAVE)
