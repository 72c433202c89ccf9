import type { Usuario } from '#domain/cadastro/usuario.ts'
import { avaliarCadastro } from '#domain/kyc/decisao/consultario.ts'
import { kycConsultario } from '#domain/kyc/contract.ts'
import { type CadastroConferido, type Corrida, vereditoFeito } from '#domain/kyc/corrida.ts'
import { confirma } from '#domain/medico/verificacao.ts'
import { pessoaPorCpf } from '#lambdas/providers/cpf.ts'
import { comTitular, inscricaoDoMedico } from '#lambdas/providers/inscricao-do-medico.ts'
import { step } from '#lambdas/runtime/step.ts'
import { conferir } from '#lambdas/store/crm-conferencia.ts'
import * as corridas from '#lambdas/kyc/store/corridas.ts'
import * as medicos from '#lambdas/store/medicos.ts'
import { concluir, entrar, seCorre } from './corrida/etapa.ts'
import { perfilDe } from './corrida/perfil-da-corrida.ts'

/**
 * What the registry says of the CPF and, for doctors, what the council says of CRM and RQEs. The council decides what
 * the doctor may do, not who they are: an identity can be approved while the CRM is not (estados §2).
 */
export const handler = step(kycConsultario, async (pedido, { now }) => {
  const corrida = await entrar('consultario', pedido, now)
  const feito = vereditoFeito('consultario', corrida)
  if (feito) return { veredito: feito }
  const perfil = await perfilDe(corrida)
  const { nota, motivos, revisao } = lembrado(corrida, perfil) ?? (await conferirCpf(corrida, perfil))
  const doCrm = perfil.tipo === 'medico' ? await conferirCrm(perfil, now) : []
  const achado = { nota, motivos: [...motivos, ...doCrm], revisao }
  return { veredito: await concluir('consultario', corrida, achado, now) }
})

/** The registry's answer in this run, including before a retry, as long as it is about the profile's current data. */
function lembrado({ cadastro }: Corrida, perfil: Usuario): CadastroConferido | undefined {
  if (!cadastro) return undefined
  const { nome, cpf, data_nascimento } = cadastro.de
  const mesmo = nome === perfil.nome && cpf === perfil.cpf && data_nascimento === perfil.data_nascimento
  return mesmo ? cadastro : undefined
}

/** Every answer of the registry is charged, so it is stored at once, before anything else can fail. */
async function conferirCpf(corrida: Corrida, perfil: Usuario): Promise<CadastroConferido> {
  const { nome, cpf, data_nascimento } = perfil
  const { codigos, motivos, ...achado } = avaliarCadastro(perfil, await pessoaPorCpf(cpf, data_nascimento))
  const conferido = {
    ...achado,
    codigos: [...codigos],
    motivos: [...motivos],
    de: { nome, cpf, data_nascimento },
  }
  await seCorre(() => corridas.guardarCadastro(corrida, conferido))
  return conferido
}

async function conferirCrm(perfil: Usuario, now: Date): Promise<readonly string[]> {
  const { id, nome } = perfil
  const medico = await medicos.find(id)
  if (!medico) throw new Error('The doctor has no registration')
  const informado = { nome, especialidades: medico.especialidades_json ?? [] }
  const inscricao = await inscricaoDoMedico(medico, now, (lembrado) => confirma(informado, lembrado))
  return (await conferir(id, await comTitular(inscricao, medico, perfil, now), now, nome)).motivos
}
