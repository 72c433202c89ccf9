import { provados } from '#domain/cadastro/duplicados.ts'
import { comPendente, type Usuario } from '#domain/cadastro/usuario.ts'
import { DomainError } from '#domain/base/erros.ts'
import type { Corrida } from '#domain/kyc/corrida.ts'
import { MOTIVOS_DO_DUPLICADO } from '#domain/kyc/motivos.ts'
import { identidadeDe } from '#lambdas/store/contas.ts'
import { marcar } from '#lambdas/kyc/store/marcas.ts'
import type { Write } from '#lambdas/store/table.ts'
import { travar } from '#lambdas/store/unicos.ts'
import { provasDe } from './provas.ts'

/**
 * What an approval writes besides the run's end: the locks that are now for good and the marks by which the same
 * document or picture is noticed in another account.
 * @throws DomainError `duplicado` when somebody else holds a lock
 */
export async function aprovacao(corrida: Corrida, antes: Usuario, agora: Date): Promise<Write[]> {
  const perfil = comPendente(antes)
  const { numeros, frente, verso, selfie } = provasDe(corrida)
  const { identidade, crm_confirmado } = await identidadeDe(perfil)
  const [travas, marcas] = await Promise.all([
    travar({
      usuario_id: perfil.id,
      // A CRM that the council has not confirmed says nothing about who the person is, and may be another's.
      identidade: { ...identidade, crm: crm_confirmado ? identidade.crm : undefined },
      agora,
      provados: provados({ ...perfil, kyc_status: 'approved', crm_confirmado }),
      desloca: true,
    }),
    marcar(
      { usuario_id: perfil.id, cpf: perfil.cpf },
      { numeros, documentos: verso ? [frente, verso] : [frente], selfie },
      agora.toISOString(),
    ),
  ])
  return [...travas.map((trava) => trava.write), ...marcas]
}

/** What somebody else holds that this account cannot be approved with; null when the error is another. */
export function motivoDoDuplicado(error: unknown): string | null {
  if (!(error instanceof DomainError) || error.codigo !== 'duplicado') return null
  const campo = error.detalhes.extra?.duplicate_type
  const [, motivo] = Object.entries(MOTIVOS_DO_DUPLICADO).find(([nome]) => nome === campo) ?? []
  return motivo ?? null
}
