import Stripe from 'stripe'
import { especialidadeDe } from '#domain/base/especialidades.ts'
import { inscricaoNoConselho } from '#domain/base/inscricao-no-conselho.ts'
import { env } from '#lambdas/runtime/env.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { write } from '#lambdas/store/table.ts'
import { travar } from '#lambdas/store/unicos.ts'
import type { PersonaMedica } from './personas.ts'

/** Writes a doctor's registration, specialties and, for a verified one, an account that can be paid. */
export async function registrarMedico(
  { usuario, medico }: PersonaMedica,
  id: string,
  agora: Date,
): Promise<void> {
  const verificado = medico.status_crm === 'VERIFIED'
  const { crm, uf } = medico
  const travas = await travar({
    usuario_id: id,
    identidade: { tipo: 'medico', crm: inscricaoNoConselho({ crm, uf }) },
    agora,
    provados: verificado ? ['crm'] : [],
  })
  const registro = medicos.criacaoWrite({
    id,
    crm,
    uf,
    status_crm: medico.status_crm,
    nome_oficial: medico.nome_oficial,
    especialidade: null,
    especialidades_json: medico.especialidades.flatMap(({ especialidade, rqe }) =>
      rqe === null ? [] : [{ specialty: especialidade, rqe }],
    ),
    dados_fiscais_json: null,
    endereco_profissional: medico.endereco_profissional || undefined,
    conta_recebimento: verificado ? { id: await contaDeRepasse(usuario.email, id) } : undefined,
    created_at: agora.toISOString(),
    updated_at: agora.toISOString(),
  })
  await write(...travas.map((trava) => trava.write), registro)
  for (const { especialidade, rqe } of medico.especialidades) {
    const canonica = especialidadeDe(especialidade)
    if (!canonica) throw new Error(`Especialidade desconhecida na semente: ${especialidade}`)
    await write(
      medicos.especialidadeWrite({
        medico_id: id,
        especialidade: canonica,
        verificado,
        rqe,
        origem: rqe === null ? 'crm' : 'rqe',
      }),
    )
  }
}

/** A connected account that went through the provider's own form. */
async function contaDeRepasse(email: string, medico_id: string): Promise<string> {
  const url = new URL(env('URL_CARTAO'))
  const stripe = new Stripe('sk_test_local', {
    host: url.hostname,
    port: url.port,
    protocol: 'http',
    telemetry: false,
  })
  const account = await stripe.accounts.create({
    controller: {
      fees: { payer: 'application' },
      losses: { payments: 'application' },
      requirement_collection: 'stripe',
      stripe_dashboard: { type: 'express' },
    },
    country: 'BR',
    email,
    metadata: { medico_id },
  })
  const link = await stripe.accountLinks.create({
    account: account.id,
    type: 'account_onboarding',
    return_url: env('ORIGEM'),
    refresh_url: env('ORIGEM'),
  })
  const response = await fetch(link.url, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ decisao: 'concluir' }),
  })
  if (response.status >= 400) throw new Error(`O provedor recusou o cadastro: ${response.status}`)
  return account.id
}
