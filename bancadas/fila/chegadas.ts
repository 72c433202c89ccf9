import { randomInt, randomUUID } from 'node:crypto'
import type { Consulta } from '#domain/consulta/consulta.ts'
import type { Especialidade } from '#domain/base/especialidades.ts'
import { cartaoVivo } from '../../tests/support/cartao-vivo.ts'
import type { CloudProcess } from '../../tests/support/cloud.ts'
import { cpfSorteado, loja } from '../../tests/support/pessoas.ts'

/**
 * A patient's request that only waits for their card: `entrar` authorises it, and the provider's notice does the
 * rest.
 */
export interface Chegada {
  readonly consulta_id: string
  readonly especialidade: Especialidade
  entrar(): Promise<unknown>
}

/** Writes a patient and their pending, payable consultation through the store, into the running cloud. */
export async function prepararChegada(cloud: CloudProcess, especialidade: Especialidade): Promise<Chegada> {
  const { contas, consultas, pagamentos, table } = await loja(cloud)
  const { criarIntencao } = await import('#lambdas/providers/cartao.ts')
  const em = new Date().toISOString()
  const paciente_id = randomUUID()
  const consulta_id = randomUUID()
  await contas.criar(
    {
      id: paciente_id,
      nome: 'Paciente que Espera',
      email: `espera-${paciente_id}@exemplo.com.br`,
      cpf: cpfSorteado(),
      telefone: `119${String(randomInt(10_000_000, 99_999_999))}`,
      data_nascimento: '1990-03-14',
      tipo: 'paciente',
      kyc_status: 'approved',
      access_tier: 'full',
      email_confirmado: true,
      password_set: true,
      created_at: em,
      updated_at: em,
    },
    new Date(),
  )
  const intencao = await criarIntencao({ consulta_id, paciente_id, ordem: 1 })
  const consulta: Consulta = {
    id: consulta_id,
    paciente_id,
    status: 'pending',
    especialidade_sugerida: especialidade,
    triagem_id: randomUUID(),
    triagem_resumo_ia: 'Dor de garganta há 2 dias\nSem febre',
    triagem_conf_ia: 0.82,
    red_flag: false,
    medicos_excluidos: [],
    created_at: em,
    vence_em: new Date(Date.now() + 3_600_000).toISOString(),
    updated_at: em,
  }
  await table.write(
    ...consultas.criacaoWrites(consulta),
    table.put(
      pagamentos.itemOf({
        consulta_id,
        paciente_id,
        status: 'criado',
        intent_id: intencao.id,
        intencao: 1,
        tentativas: 0,
        created_at: em,
        updated_at: em,
      }),
      table.ALWAYS,
    ),
  )
  return {
    consulta_id,
    especialidade,
    entrar: () => cartaoVivo(cloud).confirmar(intencao.client_secret, 'bom'),
  }
}
