import { env } from '#lambdas/runtime/env.ts'
import type { Persona, PersonaMedica } from './personas.ts'

type Pessoa = Pick<Persona['usuario'], 'cpf' | 'nome' | 'data_nascimento'>

/** Tells the embedded registries who these invented people are, as the real ones know real people. */
export const registrarNosCadastros = (
  pessoas: readonly Pessoa[],
  medicos: readonly PersonaMedica[],
): Promise<void> =>
  cadastrarNosRegistros({
    pessoas: pessoas.map(({ cpf, nome, data_nascimento }) => ({ cpf, nome, data_nascimento })),
    medicos: medicos.map(({ usuario: { cpf, data_nascimento }, medico }) => ({
      crm: medico.crm,
      uf: medico.uf,
      nome: medico.nome_oficial,
      cpf,
      data_nascimento,
      especialidades: medico.especialidades.filter(({ rqe }) => rqe !== null),
    })),
  })

/** Adds people and doctors to the embedded registries; whoever is there already is replaced. */
export async function cadastrarNosRegistros({
  pessoas,
  medicos,
}: {
  readonly pessoas: readonly object[]
  readonly medicos: readonly object[]
}): Promise<void> {
  await contar(`${env('URL_CPF')}/_semente`, 'cpf_local', { pessoas })
  await contar(`${env('URL_CFM')}/_semente`, 'cfmlocal', { medicos })
}

async function contar(porta: string, chave: string, corpo: object): Promise<void> {
  const response = await fetch(porta, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': chave },
    body: JSON.stringify(corpo),
  })
  if (!response.ok)
    throw new Error(`O cadastro recusou a semente: ${response.status} ${await response.text()}`)
}
