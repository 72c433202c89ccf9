import type { CloudProcess } from './cloud.ts'

/** The doors of the embedded registries: whom they know from now on. */

interface PessoaConhecida {
  readonly cpf: string
  readonly nome: string
  readonly data_nascimento: string
  /** The registry's code; '0', regular, unless told. */
  readonly situacao?: string
}
export interface MedicoConhecido {
  readonly crm: string
  readonly uf: string
  readonly nome: string
  readonly cpf?: string
  readonly data_nascimento?: string
  /** The council's letter; 'A', active, unless told. */
  readonly situacao?: string
  readonly tipo_inscricao?: string
  readonly especialidades?: readonly { readonly especialidade: string; readonly rqe: string }[]
}

/** An account as the CPF registry knows whoever has it. */
export const pessoaDe = ({ cpf, nome, data_nascimento }: PessoaConhecida): PessoaConhecida => ({
  cpf,
  nome,
  data_nascimento,
})

export const conhecerPessoas = (cloud: CloudProcess, ...pessoas: readonly PessoaConhecida[]): Promise<void> =>
  contar(cloud, 'cpf', 'cpf_local', { pessoas })

export const conhecerMedicos = (cloud: CloudProcess, ...medicos: readonly MedicoConhecido[]): Promise<void> =>
  contar(cloud, 'cfm', 'cfmlocal', { medicos })

async function contar(cloud: CloudProcess, cadastro: string, chave: string, corpo: object): Promise<void> {
  const response = await fetch(`${cloud.provedores}/${cadastro}/_semente`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chave },
    body: JSON.stringify(corpo),
  })
  if (!response.ok) throw new Error(`${cadastro} refused: ${response.status} ${await response.text()}`)
}
