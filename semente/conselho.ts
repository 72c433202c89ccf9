import { env } from '#lambdas/runtime/env.ts'
import type { Persona, PersonaMedica } from './personas.ts'

const INSCRITO_EM = '2010-02-01'

/** A doctor the council knows and who has no account here, to register with. */
export interface MedicoDoConselho {
  readonly crm: string
  readonly uf: string
  readonly nome: string
  readonly situacao: 'ativo' | 'suspenso'
  readonly especialidades: readonly { readonly especialidade: string; readonly rqe: string }[]
  readonly descricao: string
}

export const MEDICOS_DO_CONSELHO: readonly MedicoDoConselho[] = [
  {
    crm: '701001',
    uf: 'SP',
    nome: 'Marina Aparecida Lopes Cardoso',
    situacao: 'ativo',
    especialidades: [{ especialidade: 'Pediatria', rqe: '31001' }],
    descricao: 'ativo, RQE 31001 em Pediatria',
  },
  {
    crm: '701002',
    uf: 'RJ',
    nome: 'Otávio Brandão Nunes',
    situacao: 'ativo',
    especialidades: [],
    descricao: 'ativo, sem RQE',
  },
  {
    crm: '701003',
    uf: 'MG',
    nome: 'Renata Farias Couto',
    situacao: 'suspenso',
    especialidades: [{ especialidade: 'Cardiologia', rqe: '31003' }],
    descricao: 'suspenso',
  },
]

/** Tells the embedded registry who these invented people are, as the real one knows real people. */
export async function registrarNoConselho(
  pessoas: readonly Persona[],
  medicos: readonly PersonaMedica[],
): Promise<void> {
  await cadastrarNosRegistros({
    cpfs: pessoas.map(({ usuario }) => ({
      cpf: usuario.cpf,
      nome: usuario.nome,
      data_nascimento: usuario.data_nascimento,
      situacao: 'regular',
    })),
    medicos: [
      ...medicos.map(({ medico }) => ({
        crm: medico.crm,
        uf: medico.uf,
        nome: medico.nome_oficial,
        situacao: 'ativo',
        especialidades: medico.especialidades.filter(({ rqe }) => rqe !== null),
      })),
      ...MEDICOS_DO_CONSELHO.map(({ descricao: _descricao, ...medico }) => medico),
    ],
  })
}

/** Adds people and doctors to the embedded registries; whoever is there already is replaced. */
export async function cadastrarNosRegistros({
  cpfs,
  medicos,
}: {
  readonly cpfs: readonly object[]
  readonly medicos: readonly object[]
}): Promise<void> {
  const response = await fetch(`${env('URL_CONSELHO')}/_semente`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-api-key': 'conselho_local' },
    body: JSON.stringify({
      cpfs,
      medicos: medicos.map((medico) => ({ ...medico, inscrito_em: INSCRITO_EM })),
    }),
  })
  if (!response.ok)
    throw new Error(`O conselho recusou a semente: ${response.status} ${await response.text()}`)
}
