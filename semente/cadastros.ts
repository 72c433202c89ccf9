import { env } from '#lambdas/runtime/env.ts'
import type { Persona, PersonaMedica } from './personas.ts'

/** A doctor the council knows and who has no account here, to register with. */
export interface MedicoDoConselho {
  readonly crm: string
  readonly uf: string
  readonly nome: string
  readonly cpf: string
  readonly data_nascimento: string
  /** The council's letter: active, or suspended. */
  readonly situacao: 'A' | 'S'
  readonly especialidades: readonly { readonly especialidade: string; readonly rqe: string }[]
  readonly descricao: string
}

export const MEDICOS_DO_CONSELHO: readonly MedicoDoConselho[] = [
  {
    crm: '701001',
    uf: 'SP',
    nome: 'Marina Aparecida Lopes Cardoso',
    cpf: '70100170188',
    data_nascimento: '1983-04-19',
    situacao: 'A',
    especialidades: [{ especialidade: 'Pediatria', rqe: '31001' }],
    descricao: 'ativo, RQE 31001 em Pediatria',
  },
  {
    crm: '701002',
    uf: 'RJ',
    nome: 'Otávio Brandão Nunes',
    cpf: '70100270212',
    data_nascimento: '1978-10-02',
    situacao: 'A',
    especialidades: [],
    descricao: 'ativo, sem RQE',
  },
  {
    crm: '701003',
    uf: 'MG',
    nome: 'Renata Farias Couto',
    cpf: '70100370357',
    data_nascimento: '1986-12-27',
    situacao: 'S',
    especialidades: [{ especialidade: 'Cardiologia', rqe: '31003' }],
    descricao: 'suspenso',
  },
]

type Pessoa = Pick<Persona['usuario'], 'cpf' | 'nome' | 'data_nascimento'>

/** Tells the embedded registries who these invented people are, as the real ones know real people. */
export const registrarNosCadastros = (
  pessoas: readonly Pessoa[],
  medicos: readonly PersonaMedica[],
): Promise<void> =>
  cadastrarNosRegistros({
    pessoas: [...pessoas, ...MEDICOS_DO_CONSELHO].map(({ cpf, nome, data_nascimento }) => ({
      cpf,
      nome,
      data_nascimento,
    })),
    medicos: [
      ...medicos.map(({ usuario: { cpf, data_nascimento }, medico }) => ({
        crm: medico.crm,
        uf: medico.uf,
        nome: medico.nome_oficial,
        cpf,
        data_nascimento,
        especialidades: medico.especialidades.filter(({ rqe }) => rqe !== null),
      })),
      ...MEDICOS_DO_CONSELHO.map(({ descricao: _descricao, ...medico }) => medico),
    ],
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
