import * as z from 'zod/mini'
import { PERFIL_ENCERRADO } from '#domain/cadastro/encerramento.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/erros.ts'
import * as auditoria from './auditoria.ts'
import * as doisFatores from './dois-fatores.ts'
import {
  consultaAbertaKey,
  doisFatoresKey,
  encerramentoKey,
  marcasDe,
  titularKey,
  usuarioKey,
} from './keys.ts'
import { due, dueUntil, NO_DUE } from './prazos.ts'
import {
  ALWAYS,
  ConditionFailed,
  EXISTS,
  get,
  type Item,
  NEW,
  put,
  query,
  remove,
  update,
  write,
} from './table.ts'
import { soltar } from './unicos.ts'

/** Closed accounts: the act itself, and what of it is still to be carried out. */

const ENTIDADE = 'encerramento'

const encerramentoSchema = z.object({
  usuario_id: z.string(),
  protocolo: z.string(),
  encerrada_em: z.string(),
  ultimo_registro: z.nullable(z.string()),
  houve_pagamento: z.boolean(),
  concluido: z.boolean(),
})
export type Encerramento = z.output<typeof encerramentoSchema>

/** How this account was closed; undefined while it is open. */
export async function find(usuario_id: string): Promise<Encerramento | undefined> {
  const item = await get(encerramentoKey(usuario_id))
  return item && z.parse(encerramentoSchema, item)
}

/** Closed accounts of which something is still to be erased. */
export const inacabados = async (now: Date): Promise<Encerramento[]> =>
  (await dueUntil(ENTIDADE, now)).map((item) => z.parse(encerramentoSchema, item))

/**
 * Closes an account in one transaction: its values are free, its profile names nobody, no consultation can be opened
 * any more, and what else is to be erased is written down. Who the medical record is of stays with the record.
 * @throws DomainError segundo_fator_necessario, consulta_aberta, conflito
 */
export async function encerrar(perfil: Usuario, fim: Encerramento, agora: Date): Promise<void> {
  const { id, tipo, nome, email, cpf, telefone, data_nascimento, updated_at, alteracao_pendente } = perfil
  const em = agora.toISOString()
  const soltas = await soltar(id, { tipo, email, cpf, telefone })
  const pendente = alteracao_pendente?.campo === 'cpf' ? alteracao_pendente.valor : undefined
  const pendentes = await soltar(id, { tipo, cpf: pendente })
  const fato = { paciente_id: id, ator_id: id, acao: 'encerrar', objeto: `usuario:${id}`, em }
  try {
    await auditoria.registrarCom(fato, (linha) =>
      write(
        linha,
        update(
          usuarioKey(id),
          {
            set: { ...PERFIL_ENCERRADO, closed_at: em, updated_at: em },
            remove: ['alteracao_pendente'],
          },
          { updated_at, closed_at: { absent: true } },
        ),
        doisFatores.uso(id, 'critical_data_change', agora),
        // Taken for good: nobody opens a consultation here again.
        put({ ...consultaAbertaKey(id), entidade: 'trava' }, NEW),
        put({ ...encerramentoKey(id), entidade: ENTIDADE, ...fim, ...due(em, ENTIDADE, id) }, NEW),
        ...(fim.ultimo_registro === null
          ? []
          : [put({ ...titularKey(id), entidade: 'titular', nome, cpf, data_nascimento }, NEW)]),
        ...soltas,
        ...pendentes,
      ),
    )
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.at(doisFatoresKey(id, 'critical_data_change')))
      throw new DomainError('segundo_fator_necessario')
    throw new DomainError(error.at(consultaAbertaKey(id)) ? 'consulta_aberta' : 'conflito')
  }
}

/** Records of a person that are part of the medical record, or say that the account is closed. */
const FICA = [
  'PERFIL',
  'ENCERRAMENTO',
  'TITULAR',
  'CONSULTA_ABERTA',
  'TRIAGEM#',
  'ULTIMA_TRIAGEM',
  'CONSENTIMENTO#',
]

/** Erases everything else that is kept of a person: identity checks and their marks, links, codes, roles. */
export async function apagarRestos(usuario_id: string): Promise<void> {
  const marcas = await query({ index: 'gsi1', pk: marcasDe(usuario_id) })
  const doPerfil = await query({ pk: usuarioKey(usuario_id).pk })
  const restos = doPerfil.filter(({ sk }) => !FICA.some((prefixo) => sk.startsWith(prefixo)))
  await Promise.all([...marcas, ...restos].map(async (item: Item) => write(remove(item, ALWAYS))))
}

/** Nothing is left to be erased. */
export const concluir = (usuario_id: string): Promise<void> =>
  write(update(encerramentoKey(usuario_id), { set: { concluido: true }, remove: NO_DUE }, EXISTS))
