import type { LancamentoDeAuditoria } from '#domain/eventos/auditoria.ts'
import { type Acesso, emPalavras } from '#domain/documento/exportacao.ts'
import * as medicos from '#lambdas/store/medicos.ts'

/** The access log of a person as they read it, newest first: who, when, what. */
export async function acessosDe(
  usuario_id: string,
  linhas: readonly LancamentoDeAuditoria[],
): Promise<Acesso[]> {
  const atores = [...new Set(linhas.map(({ ator_id }) => ator_id))]
  const nomes = new Map(
    await Promise.all(atores.map(async (id) => [id, await nomeDe(id, usuario_id)] as const)),
  )
  return linhas
    .map(({ sequencia, em, ator_id, acao, objeto }) => ({
      sequencia,
      em,
      quem: nomes.get(ator_id) ?? EQUIPE,
      o_que: emPalavras(acao, objeto),
    }))
    .toReversed()
}

const EQUIPE = 'Equipe do Acolhe'

async function nomeDe(id: string, usuario_id: string): Promise<string> {
  if (id === usuario_id) return 'Você'
  const medico = await medicos.find(id)
  if (!medico) return EQUIPE
  const { nome_oficial, crm, uf } = medico
  return nome_oficial ? `Dr(a). ${nome_oficial} (CRM ${crm}/${uf})` : `Médico(a) CRM ${crm}/${uf}`
}
