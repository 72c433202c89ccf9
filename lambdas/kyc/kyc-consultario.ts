import { avaliarCadastro } from '#domain/kyc/consultario.ts'
import { kycConsultario } from '#domain/kyc/contract.ts'
import { verificarCrm } from '#domain/medico/verificacao.ts'
import { medicoPorCrm, pessoaPorCpf } from '#lambdas/providers/conselho.ts'
import { step } from '#lambdas/runtime/step.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { concluir, entrar } from './etapa.ts'
import { perfilDe } from './perfil.ts'

/**
 * The registry's word on the CPF; for doctors the council's on CRM and RQEs as well, which decides what the doctor may
 * do, not who they are: an identity can be approved while the CRM is not (estados §2).
 */
export const handler = step(kycConsultario, async (pedido, { now }) => {
  const corrida = await entrar('consultario', pedido, now)
  const perfil = await perfilDe(corrida)
  const { nota, motivos } = avaliarCadastro(perfil, await pessoaPorCpf(perfil.cpf))
  const doCrm = perfil.tipo === 'medico' ? await conferirCrm(perfil, now) : []
  const achado = { nota, motivos: [...motivos, ...doCrm] }
  return { veredito: await concluir('consultario', corrida, achado, now) }
})

async function conferirCrm(
  { id, nome }: { readonly id: string; readonly nome: string },
  now: Date,
): Promise<readonly string[]> {
  const medico = await medicos.find(id)
  if (!medico) throw new Error('The doctor has no registration')
  const registro = await medicoPorCrm(medico.crm, medico.uf)
  const resultado = verificarCrm({ nome, especialidades: medico.especialidades_json ?? [] }, registro)
  await medicos.registrarVerificacao(id, resultado, now)
  return resultado.motivos
}
