import { LIMITES_DO_SERVIDOR, type LimiteDoServidor } from '#domain/base/limites-por-operacao.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { sessaoDe } from '#lambdas/acesso/sessao.ts'
import { publica } from '#lambdas/runtime/publica.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import * as unicos from '#lambdas/store/unicos.ts'

/** Whether a whole, valid form collides with another account; what is one's own never counts (leituras §6). */
export const handler = publica(cadastro.precheckIdentity, async (input, { now, request, repetida }) => {
  const { tipo, email, cpf, telefone, crm, uf } = input
  if (!repetida) {
    await exigir('precheck_cpf', cpf, now)
    await exigir('precheck_email', email, now)
  }
  const sessao = await sessaoDe(request.headers.authorization)
  const inscricao = crm !== undefined && uf !== undefined ? inscricaoNoConselho({ crm, uf }) : undefined
  const campo = await unicos.duplicado({ tipo, email, cpf, telefone, crm: inscricao }, now, sessao?.id)
  return { success: true as const, duplicate_found: campo !== undefined, duplicate_type: campo ?? null }
})

async function exigir(tipo: LimiteDoServidor, valor: string, agora: Date): Promise<void> {
  await limites.exigir({ tipo, quem: await hmac(tipo, valor) }, LIMITES_DO_SERVIDOR[tipo], agora)
}
