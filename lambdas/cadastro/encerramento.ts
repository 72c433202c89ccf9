import { PERFIL_ENCERRADO } from '#domain/cadastro/encerramento.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/erros.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import * as doisFatores from '#lambdas/store/dois-fatores.ts'
import * as encerramentos from '#lambdas/store/encerramentos.ts'
import { consultaAbertaKey, doisFatoresKey, titularKey, usuarioKey } from '#lambdas/store/keys.ts'
import { ConditionFailed, NEW, put, update, write } from '#lambdas/store/table.ts'
import { soltar } from '#lambdas/store/unicos.ts'

/**
 * Closes an account in one transaction: its values are free, its profile names nobody, no consultation can be opened
 * any more, and what else is to be erased is written down. Who the medical record is of stays with the record.
 * @throws DomainError segundo_fator_necessario, consulta_aberta, conflito
 */
export async function fechar(perfil: Usuario, fim: encerramentos.Encerramento, agora: Date): Promise<void> {
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
        encerramentos.aFazer(fim),
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
