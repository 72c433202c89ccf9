import type { PessoasDoKit } from './pessoas.ts'

/**
 * Who is in the kit from the first start: a patient with each document, and the council's doctors without an account.
 */
type Pronta = Parameters<PessoasDoKit['comecarCom']>[0]

const paciente = (id: string, semente: number, escolhas: Pronta['escolhas']): Pronta => ({
  id,
  semente,
  telefone: `1198765${String(semente).padStart(4, '0')}`,
  escolhas,
  medico: null,
})

const medico = (
  id: string,
  semente: number,
  escolhas: Pronta['escolhas'],
  inscricao: NonNullable<Pronta['medico']>,
): Pronta => ({ ...paciente(id, semente, escolhas), medico: inscricao })

export const PRONTAS: readonly Pronta[] = [
  paciente('0-teresa', 2101, {
    layout: 'rg_novo_cin',
    nome: 'Teresa Gonçalves Andrade',
    data_nascimento: '1986-02-19',
    sexo: 'F',
    uf: 'SP',
  }),
  paciente('0-raul', 2102, {
    layout: 'cnh_nova_2022',
    nome: 'Raul Queiroz Machado',
    data_nascimento: '1994-08-07',
    sexo: 'M',
    uf: 'MG',
  }),
  paciente('0-odete', 2103, {
    layout: 'rg_antigo',
    nome: 'Odete Ramos Freitas',
    data_nascimento: '1958-11-23',
    sexo: 'F',
    uf: 'BA',
  }),
  paciente('0-caio', 2104, {
    layout: 'cnh_antiga',
    nome: 'Caio Nunes Barbosa',
    data_nascimento: '1979-05-30',
    sexo: 'M',
    uf: 'PR',
  }),
  medico(
    '0-marina',
    2105,
    {
      layout: 'cnh_nova_2022',
      nome: 'Marina Aparecida Lopes Cardoso',
      cpf: '70100170188',
      data_nascimento: '1983-04-19',
      sexo: 'F',
      uf: 'SP',
    },
    {
      crm: '701001',
      uf: 'SP',
      especialidade: { especialidade: 'Pediatria', rqe: '31001' },
      situacao: 'A',
    },
  ),
  medico(
    '0-otavio',
    2106,
    {
      layout: 'rg_novo_cin',
      nome: 'Otávio Brandão Nunes',
      cpf: '70100270212',
      data_nascimento: '1978-10-02',
      sexo: 'M',
      uf: 'RJ',
    },
    { crm: '701002', uf: 'RJ', especialidade: null, situacao: 'A' },
  ),
  medico(
    '0-renata',
    2107,
    {
      layout: 'cnh_antiga',
      nome: 'Renata Farias Couto',
      cpf: '70100370357',
      data_nascimento: '1986-12-27',
      sexo: 'F',
      uf: 'MG',
    },
    {
      crm: '701003',
      uf: 'MG',
      especialidade: { especialidade: 'Cardiologia', rqe: '31003' },
      situacao: 'S',
    },
  ),
]
