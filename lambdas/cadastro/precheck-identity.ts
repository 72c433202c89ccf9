import { LIMITES_DO_SERVIDOR, type LimiteDoServidor } from '#domain/acesso/limites-do-servidor.ts'
import * as cadastro from '#domain/cadastro/contract.ts'
import { registroNoConselho } from '#domain/medico/registro.ts'
import * as cognito from '#lambdas/providers/cognito.ts'
import { http } from '#lambdas/runtime/http.ts'
import { hmac } from '#lambdas/store/hmac.ts'
import * as limites from '#lambdas/store/limites.ts'
import { primeiraVez } from '#lambdas/store/repeticoes.ts'
import * as unicos from '#lambdas/store/unicos.ts'
import { chaveDaRepeticao } from './repeticao.ts'

/** Whether a whole, valid form collides with another account; what is one's own never counts (readings). */
export const handler = http(cadastro.precheckIdentity, async (input, { now, request }) => {
  const { tipo, email, cpf, telefone, crm, uf } = input
  const chave = await chaveDaRepeticao(request.headers, input)
  if (chave === undefined || (await primeiraVez('precheck', chave, now))) {
    await exigir('precheck_ip', request.ip, now)
    await exigir('precheck_cpf', cpf, now)
    await exigir('precheck_email', email, now)
  }
  const sessao = await cognito.sessaoDe(request.headers.authorization)
  const registro = crm !== undefined && uf !== undefined ? registroNoConselho({ crm, uf }) : undefined
  const campo = await unicos.duplicado({ tipo, email, cpf, telefone, crm: registro }, now, sessao?.id)
  return { duplicate_found: campo !== undefined, duplicate_type: campo ?? null }
})

async function exigir(tipo: LimiteDoServidor, valor: string, agora: Date): Promise<void> {
  await limites.exigir({ tipo, quem: await hmac(tipo, valor) }, LIMITES_DO_SERVIDOR[tipo], agora)
}
