import { contaDe, contaMachine } from '#domain/acesso/machine.ts'
import { decide } from '#domain/base/maquina.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'
import { comPendencia } from '#lambdas/kyc/desfecho/pendencia.ts'
import * as bloqueios from '#lambdas/kyc/store/bloqueios.ts'
import * as kyc from '#lambdas/kyc/store/situacao.ts'
import { ato } from '#lambdas/store/atos.ts'
import { agir, ler } from '#lambdas/store/consulta-e-pagamento.ts'
import * as consultas from '#lambdas/store/consultas.ts'
import { foraDaFila } from '#lambdas/store/crm-conferencia.ts'
import { consultaAbertaKey, kycKey, usuarioKey } from '#lambdas/store/keys.ts'
import { check, ConditionFailed, NEW, update, type Write, write } from '#lambdas/store/table.ts'

interface Porque {
  /** The operator, as the audit names them. */
  readonly ator_id: string
  readonly motivo: string
}

/**
 * Blocks an account in one transaction: profile and identity check, its line in the audit, and what it had open. A
 * doctor's patient goes back to the queue and the doctor out of it; a patient's consultation is cancelled.
 * @throws Error with a sentence when the account cannot be blocked as it stands
 */
export async function gravar(perfil: Usuario, { ator_id, motivo }: Porque, agora: Date): Promise<void> {
  const { id, tipo, email, cpf, updated_at } = perfil
  if (!decide(contaMachine, contaDe(perfil), 'bloquear', 'admin').ok)
    throw new Error(`${email} não pode ser bloqueada como está: ${contaDe(perfil)}.`)
  const em = agora.toISOString()
  const escritas = [
    update(
      usuarioKey(id),
      {
        set: { kyc_status: 'rejected', access_tier: 'blocked', bloqueado_em: em, updated_at: em },
        remove: ['alteracao_pendente'],
      },
      { updated_at },
    ),
    kyc.bloqueio(id, agora),
    await bloqueios.gravar(cpf, em),
    ato({ ator_id, acao: 'conta_bloquear', objeto: `usuario:${id}`, motivo }, agora),
  ]
  try {
    await comPendencia(perfil, 'rejected', agora, async (daPendencia) => {
      const todas = [...escritas, ...daPendencia]
      if (tipo === 'medico') await foraDaFila(id, 'bloquear_medico', 'admin', todas, agora)
      else await semConsulta(id, todas, agora)
    })
  } catch (error) {
    if (!(error instanceof ConditionFailed)) throw error
    if (error.at(kycKey(id)))
      throw new Error(`A identidade de ${email} está sendo verificada agora. Repita em alguns minutos.`, {
        cause: error,
      })
    throw new Error(`O cadastro de ${email} mudou enquanto isso. Repita o comando.`, { cause: error })
  }
}

async function semConsulta(id: string, outros: readonly Write[], agora: Date): Promise<void> {
  const aberta = await consultas.abertaDoPaciente(id)
  const atual = aberta && (await ler(aberta.id))
  if (atual) await agir(atual, 'bloquear_paciente', 'admin', agora, { outros })
  else await write(check(consultaAbertaKey(id), NEW), ...outros)
}
