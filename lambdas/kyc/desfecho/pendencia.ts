import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { Decisao } from '#domain/kyc/decisao/decisao.ts'
import { ALTERACAO_NAO_FEITA } from '#domain/kyc/motivos.ts'
import * as auditoria from '#lambdas/store/auditoria.ts'
import type { Write } from '#lambdas/store/table.ts'
import { soltar } from '#lambdas/store/unicos.ts'

/** The reasons of a rejection, after what became of the change that waited for it. */
export const motivosDaRecusa = (
  { alteracao_pendente: pendente }: Usuario,
  motivos: readonly string[],
): readonly string[] => (pendente ? [ALTERACAO_NAO_FEITA[pendente.campo], ...motivos] : motivos)

/**
 * Ends a run together with the profile change that waited for it (estados §1): an approval applies the new value, a
 * rejection drops it. The lock on the CPF that is no longer used is released, and the access log records the outcome.
 * `gravar` writes all of it in one transaction.
 */
export async function comPendencia(
  { id, tipo, alteracao_pendente }: Usuario,
  veredito: Decisao['veredito'],
  now: Date,
  gravar: (writes: readonly Write[]) => Promise<void>,
): Promise<void> {
  if (!alteracao_pendente || veredito === 'em_analise') return gravar([])
  const { campo, valor, anterior } = alteracao_pendente
  const aprovada = veredito === 'approved'
  const soltas = campo === 'cpf' ? await soltar(id, { tipo, cpf: aprovada ? anterior : valor }) : []
  const fato = {
    paciente_id: id,
    ator_id: id,
    acao: aprovada ? 'alterar' : 'descartar_alteracao',
    objeto: `usuario:${campo}`,
    em: now.toISOString(),
  }
  await auditoria.registrarCom(fato, (linha) => gravar([linha, ...soltas]))
}
