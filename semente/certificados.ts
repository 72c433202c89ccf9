import { env } from '#lambdas/runtime/env.ts'
import type { Usuario } from '#domain/cadastro/usuario.ts'

/** Opens the embedded providers' door for whoever operates them; see `local/cloud/secrets.ts`. */
const CHAVE_DE_OPERACAO = 'psc_operador_local'

type Titular = Pick<Usuario, 'nome' | 'cpf' | 'data_nascimento'>

/** Gives these invented people a certificate at every embedded provider, as real doctors have one before they come. */
export async function darCertificados(titulares: readonly Titular[]): Promise<void> {
  const [provedor = ''] = Object.values(JSON.parse(env('PSC')) as Record<string, string>)
  const response = await fetch(`${new URL('..', `${provedor}/`).href}_semente`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': CHAVE_DE_OPERACAO },
    body: JSON.stringify({
      titulares: titulares.map(({ nome, cpf, data_nascimento }) => ({ nome, cpf, data_nascimento })),
    }),
  })
  if (!response.ok)
    throw new Error(
      `Os provedores de certificado recusaram a semente: ${response.status} ${await response.text()}`,
    )
}
