import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Consulta } from '#domain/consulta/consulta.ts'
import { contaDe } from '#domain/acesso/machine.ts'
import { crmHabilita } from '#domain/base/crm.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { DomainError } from '#domain/base/erros.ts'
import { podeAdministrar } from '#domain/acesso/segundo-fator.ts'
import type { Sessao } from '#lambdas/runtime/actor.ts'
import { exigirProva } from '#lambdas/runtime/recente.ts'
import { segundoFatorDe, semSegundoFator } from '#lambdas/runtime/segundo-fator.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import * as documentos from '#lambdas/store/documentos.ts'
import { emConsultaKey, medicoKey, presencaKey } from '#lambdas/store/keys.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { DUE_ATTRIBUTES } from '#lambdas/store/vencimentos.ts'
import { ALWAYS, NEW, put, remove, update, type Write } from '#lambdas/store/table.ts'
import { soltar } from '#lambdas/store/unicos.ts'

/**
 * What closing a doctor's account asks and leaves beyond a patient's: other people's care, money on its way,
 * signatures.
 */

/**
 * An open session alone is not enough to close a doctor's account.
 * @throws DomainError login_recente_necessario, autenticador_necessario
 */
export async function exigirQuemE(sessao: Sessao, perfil: Usuario, now: Date): Promise<void> {
  exigirProva(sessao, now)
  const situacao = await segundoFatorDe(sessao, perfil)
  if (!podeAdministrar(situacao)) throw semSegundoFator(situacao)
}

/**
 * All consultations of a doctor, who must have none open and nothing left that they could sign: what they cannot is
 * discarded with the account (decision 091).
 * @throws DomainError consulta_aberta, transicao_invalida with documents to sign
 */
export async function semPendencias(perfil: Usuario): Promise<readonly Consulta[]> {
  const { id } = perfil
  if (await consultas.atualDoMedico(id))
    throw new DomainError('consulta_aberta', {
      detail: 'Termine ou devolva a consulta em andamento antes de encerrar a conta.',
    })
  if ((await documentos.pendentesDoMedico(id)).length > 0 && (await podeAssinar(perfil)))
    throw new DomainError('transicao_invalida', {
      detail:
        'Há documentos seus esperando assinatura. Assine-os ou descarte-os antes de encerrar a conta: estão no seu histórico, em cada consulta.',
    })
  return consultas.todasDoMedico(id)
}

/** Whether a session of theirs may open and sign. */
async function podeAssinar(perfil: Usuario): Promise<boolean> {
  const medico = await medicos.find(perfil.id)
  return medico !== undefined && crmHabilita(medico.status_crm) && contaDe(perfil) === 'approved_full'
}

/**
 * The writes that close a doctor's registration: it leaves the queue, accepts no consultation and is no longer checked
 * with the council. Name and CRM stay in the signed documents; the CRM may be used by another account.
 */
export async function daInscricao(id: string): Promise<readonly Write[]> {
  const medico = await medicos.find(id)
  const crm = medico && inscricaoNoConselho(medico)
  return [
    // A lock that is never released, so that no consultation is accepted under this account again.
    put({ ...emConsultaKey(id), entidade: 'trava' }, NEW),
    remove(presencaKey(id), ALWAYS),
    ...(medico
      ? [
          update(
            medicoKey(id),
            {
              set: { especialidade: null, especialidades_json: null, dados_fiscais_json: null },
              remove: ['endereco_profissional', 'conta_recebimento', ...DUE_ATTRIBUTES],
            },
            { updated_at: medico.updated_at },
          ),
        ]
      : []),
    ...(await soltar(id, { tipo: 'medico', crm })),
  ]
}
