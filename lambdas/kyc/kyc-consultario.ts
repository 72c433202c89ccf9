import type { Usuario } from '#domain/cadastro/usuario.ts'
import { avaliarCadastro, type Consultario } from '#domain/kyc/consultario.ts'
import { kycConsultario } from '#domain/kyc/contract.ts'
import { type Corrida, vereditoFeito } from '#domain/kyc/corrida.ts'
import { confirma } from '#domain/medico/verificacao.ts'
import { pessoaPorCpf } from '#lambdas/providers/conselho.ts'
import { registroMedico } from '#lambdas/providers/registro-medico.ts'
import { step } from '#lambdas/runtime/step.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as corridas from '#lambdas/store/kyc-corridas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { concluir, entrar, seCorre } from './etapa.ts'
import { perfilDe } from './perfil.ts'

/**
 * The registry's word on the CPF; for doctors the council's on CRM and RQEs as well, which decides what the doctor may
 * do, not who they are: an identity can be approved while the CRM is not (estados §2).
 */
export const handler = step(kycConsultario, async (pedido, { now }) => {
  const corrida = await entrar('consultario', pedido, now)
  const feito = vereditoFeito('consultario', corrida)
  if (feito) return { veredito: feito }
  const perfil = await perfilDe(corrida)
  const { nota, motivos } = corrida.cadastro ?? (await conferirCpf(corrida, perfil))
  const doCrm = perfil.tipo === 'medico' ? await conferirCrm(perfil, now) : []
  const achado = { nota, motivos: [...motivos, ...doCrm] }
  return { veredito: await concluir('consultario', corrida, achado, now) }
})

/** What the registry says of the CPF, kept at once: if the council is away, only the council is asked again. */
async function conferirCpf(corrida: Corrida, perfil: Usuario): Promise<Consultario> {
  const achado = avaliarCadastro(perfil, await pessoaPorCpf(perfil.cpf))
  if (perfil.tipo === 'medico') await seCorre(() => corridas.guardarCadastro(corrida, achado))
  return achado
}

async function conferirCrm(
  { id, nome }: { readonly id: string; readonly nome: string },
  now: Date,
): Promise<readonly string[]> {
  const medico = await medicos.find(id)
  if (!medico) throw new Error('The doctor has no registration')
  const informado = { nome, especialidades: medico.especialidades_json ?? [] }
  const registro = await registroMedico(medico, now, (lembrado) => confirma(informado, lembrado))
  return (await conferir(id, registro, now, nome)).motivos
}
