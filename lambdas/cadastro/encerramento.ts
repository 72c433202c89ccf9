import { PERFIL_ENCERRADO } from '#domain/cadastro/encerramento.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as doisFatores from '#lambdas/acesso/store/codigos-por-email.ts'
import * as encerramentos from '#lambdas/cadastro/store/encerramentos.ts'
import {
  consultaAbertaKey,
  doisFatoresKey,
  emConsultaKey,
  titularKey,
  usuarioKey,
} from '#lambdas/store/keys.ts'
import { ConditionFailed, NEW, put, update, type Write, write } from '#lambdas/store/table.ts'
import { soltar } from '#lambdas/store/unicos.ts'

/**
 * Closes an account in one transaction: its unique values become free, its profile no longer names anybody, no
 * consultation can be opened, and a task records what else must be erased. The medical record keeps whose it is.
 * @param daInscricao the writes that close a doctor's registration with it
 * @throws DomainError segundo_fator_necessario, consulta_aberta, conflito
 */
export async function fechar(
  perfil: Usuario,
  fim: encerramentos.Encerramento,
  daInscricao: readonly Write[],
  agora: Date,
): Promise<void> {
  const { id, tipo, email, cpf, telefone, updated_at, alteracao_pendente } = perfil
  const em = agora.toISOString()
  const soltas = await soltar(id, { tipo, email, cpf, telefone })
  const pendente = alteracao_pendente?.campo === 'cpf' ? alteracao_pendente.valor : undefined
  const pendentes = await soltar(id, { tipo, cpf: pendente })
  const titular = titularDe(perfil, fim)
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
        doisFatores.usoWrite(id, 'critical_data_change', agora),
        // A lock that is never released, so that no consultation is opened under this account again.
        put({ ...consultaAbertaKey(id), entidade: 'trava' }, NEW),
        encerramentos.aFazer(fim),
        ...(titular ? [put({ ...titularKey(id), entidade: 'titular', ...titular }, NEW)] : []),
        ...soltas,
        ...pendentes,
        ...daInscricao,
      ),
    )
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.at(doisFatoresKey(id, 'critical_data_change')))
      throw new DomainError('segundo_fator_necessario')
    const aberta = error.at(consultaAbertaKey(id)) ?? error.at(emConsultaKey(id))
    if (!aberta) throw new DomainError('conflito')
    throw new DomainError('consulta_aberta', {
      detail: 'Cancele ou termine a consulta aberta antes de encerrar a conta.',
    })
  }
}

/**
 * Whom what is kept names. A doctor's documents name them by their registration; the receipts of their consultations
 * also by their CPF.
 */
function titularDe({ tipo, nome, cpf, data_nascimento }: Usuario, fim: encerramentos.Encerramento) {
  if (tipo === 'medico') return fim.houve_pagamento && { nome, cpf, data_nascimento: '' }
  return fim.ultimo_registro !== null && { nome, cpf, data_nascimento }
}
