import type { LancamentoDeAuditoria } from '#domain/eventos/auditoria.ts'
import { type Acesso, emPalavras } from '#domain/documento/exportacao.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import * as usuarios from '#lambdas/store/usuarios.ts'

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
/** Who acts without an account. */
const SEM_CONTA = new Map([
  ['validador-iti', 'Quem tem o documento impresso, pelo validador oficial (ITI)'],
  ['sistema', 'O Acolhe, pelo prazo'],
])

async function nomeDe(id: string, usuario_id: string): Promise<string> {
  if (id === usuario_id) return 'Você'
  const semConta = SEM_CONTA.get(id)
  if (semConta) return semConta
  const medico = await medicos.find(id)
  // A patient acts in a record that is not theirs only as another adult who answers for it.
  if (!medico) return (await ePaciente(id)) ? 'Outro responsável' : EQUIPE
  const { nome_oficial, crm, uf } = medico
  return nome_oficial ? `Dr(a). ${nome_oficial} (CRM ${crm}/${uf})` : `Médico(a) CRM ${crm}/${uf}`
}

async function ePaciente(id: string): Promise<boolean> {
  const usuario = await usuarios.find(id)
  return usuario?.tipo === 'paciente' && !(await usuarios.isAdmin(id))
}
