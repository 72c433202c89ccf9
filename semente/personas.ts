import type { Usuario } from '#domain/cadastro/usuario.ts'
import type { FichaDigitada } from '#domain/ficha/entrada.ts'
import type { NomeDoRosto } from './gerar/rostos.ts'

/**
 * The one set of people used by tests and by the local seed: patients in every tier, doctors verified and pending,
 * an administrator. All invented; the CPFs only have valid check digits.
 */

/** Every persona signs in with this password. */
export const SENHA = 'VentoSul2026'

/** The driving licence somebody sent, which decides how their identity check ended. Dates are YYYY-MM-DD. */
export interface Licenca {
  readonly numero: string
  readonly rg: string
  readonly filiacao: readonly [string, string]
  readonly emitida_em: string
  readonly vale_ate: string
  /** The last day by the machine-readable zone. */
  readonly na_zona: string
}

export interface Persona {
  /** `kyc_status` and `access_tier` of whoever has a licence are what the rules make of it; a test holds it. */
  readonly usuario: Usuario
  /** The drawn face of `semente/gerar/rostos.ts`. */
  readonly rosto: NomeDoRosto
  readonly descricao: string
  /** What they told of their health; who just signed up told nothing yet. */
  readonly ficha?: FichaDigitada
  /** Of who went through an identity check that did not end in an approval. */
  readonly licenca?: Licenca
}

export interface PersonaMedica extends Persona {
  readonly medico: {
    readonly crm: string
    readonly uf: string
    readonly nome_oficial: string
    readonly status_crm: 'VERIFIED' | 'PARTIAL' | 'REJECTED' | 'PENDING'
    /** Canonical ids with their RQE; `clinica_medica` comes from the CRM itself and has none. */
    readonly especialidades: readonly { readonly especialidade: string; readonly rqe: string | null }[]
    readonly endereco_profissional: string
  }
}

const CRIADO_EM = '2026-01-05T12:00:00.000Z'

const usuario = (
  dados: Pick<Usuario, 'id' | 'nome' | 'email' | 'cpf' | 'telefone' | 'data_nascimento'> & Partial<Usuario>,
): Usuario => ({
  tipo: 'paciente',
  kyc_status: 'approved',
  access_tier: 'full',
  email_confirmado: true,
  password_set: true,
  created_at: CRIADO_EM,
  updated_at: CRIADO_EM,
  ...dados,
})

export const ANA: Persona = {
  rosto: 'ana',
  descricao: 'paciente com tudo liberado',
  ficha: {
    alergias: {
      resposta: 'lista',
      itens: [{ substancia: 'Dipirona', reacao: 'Placas vermelhas na pele' }],
    },
    medicamentos: [{ nome: 'Levotiroxina', dose: '50 mcg', frequencia: 'Uma vez ao dia, em jejum' }],
    condicoes: [{ nome: 'Hipotireoidismo' }],
    cirurgias: [{ nome: 'Apendicectomia', ano: 2009 }],
    sexo: 'F',
    gravidez: { resposta: 'nao' },
    peso_kg: 63.5,
    altura_cm: 165,
  },
  usuario: usuario({
    id: '11111111-1111-4111-8111-111111111111',
    nome: 'Ana Beatriz Nogueira',
    email: 'ana@exemplo.com.br',
    cpf: '52998224725',
    telefone: '11987650001',
    data_nascimento: '1990-03-14',
  }),
}

export const BRUNO: Persona = {
  rosto: 'bruno',
  descricao: 'paciente em análise: a CNH diz duas validades, uma pessoa decide',
  ficha: {
    alergias: { resposta: 'nenhuma', itens: [] },
    medicamentos: [{ nome: 'Losartana', dose: '50 mg', frequencia: 'De manhã e à noite' }],
    condicoes: [{ nome: 'Pressão alta' }],
    cirurgias: [],
    sexo: 'M',
    peso_kg: 84,
    altura_cm: 178,
  },
  licenca: {
    numero: '03126547890',
    rg: '21.345.678-9',
    filiacao: ['PAULO CARVALHO LIMA', 'REGINA CARVALHO LIMA'],
    emitida_em: '2023-03-18',
    vale_ate: '2033-03-16',
    na_zona: '2028-03-16',
  },
  usuario: usuario({
    id: '22222222-2222-4222-8222-222222222222',
    nome: 'Bruno Carvalho Lima',
    email: 'bruno@exemplo.com.br',
    cpf: '11144477735',
    telefone: '21987650002',
    data_nascimento: '1985-11-02',
    kyc_status: 'pending',
    access_tier: 'restricted',
  }),
}

export const CARLA: Persona = {
  rosto: 'carla',
  descricao: 'paciente recém-cadastrada, sem documento',
  usuario: usuario({
    id: '33333333-3333-4333-8333-333333333333',
    nome: 'Carla Menezes Duarte',
    email: 'carla@exemplo.com.br',
    cpf: '39053344705',
    telefone: '31987650003',
    data_nascimento: '1998-07-21',
    kyc_status: 'pending',
    access_tier: 'blocked',
    email_confirmado: false,
  }),
}

export const DIEGO: Persona = {
  rosto: 'davi',
  descricao: 'paciente com a verificação rejeitada: a CNH venceu',
  licenca: {
    numero: '05041775078',
    rg: '9.876.543-2',
    filiacao: ['OTÁVIO TEIXEIRA', 'SÔNIA FERRAZ TEIXEIRA'],
    emitida_em: '2022-06-20',
    vale_ate: '2025-06-18',
    na_zona: '2025-06-18',
  },
  usuario: usuario({
    id: '44444444-4444-4444-8444-444444444444',
    nome: 'Diego Ferraz Teixeira',
    email: 'diego@exemplo.com.br',
    cpf: '15350946056',
    telefone: '41987650004',
    data_nascimento: '1979-01-30',
    kyc_status: 'rejected',
    access_tier: 'blocked',
  }),
}

export const HELENA: PersonaMedica = {
  rosto: 'gisele',
  descricao: 'médica verificada em clínica médica e cardiologia',
  usuario: usuario({
    id: '55555555-5555-4555-8555-555555555555',
    nome: 'Helena Prado Vasconcelos',
    email: 'helena@exemplo.com.br',
    cpf: '86288366757',
    telefone: '11987650005',
    data_nascimento: '1980-05-09',
    tipo: 'medico',
  }),
  medico: {
    crm: '123456',
    uf: 'SP',
    nome_oficial: 'Helena Prado Vasconcelos',
    status_crm: 'VERIFIED',
    especialidades: [
      { especialidade: 'clinica_medica', rqe: null },
      { especialidade: 'cardiologia', rqe: '45871' },
    ],
    endereco_profissional: 'Rua das Acácias, 120, conjunto 34, São Paulo/SP',
  },
}

export const IGOR: PersonaMedica = {
  rosto: 'fabio',
  descricao: 'médico verificado em clínica médica e dermatologia',
  usuario: usuario({
    id: '66666666-6666-4666-8666-666666666666',
    nome: 'Igor Santana Ribeiro',
    email: 'igor@exemplo.com.br',
    cpf: '74682489070',
    telefone: '71987650006',
    data_nascimento: '1975-09-17',
    tipo: 'medico',
  }),
  medico: {
    crm: '65432',
    uf: 'BA',
    nome_oficial: 'Igor Santana Ribeiro',
    status_crm: 'VERIFIED',
    especialidades: [
      { especialidade: 'clinica_medica', rqe: null },
      { especialidade: 'dermatologia', rqe: '9087' },
    ],
    endereco_profissional: 'Avenida do Porto, 88, sala 501, Salvador/BA',
  },
}

export const JULIA: PersonaMedica = {
  rosto: 'iris',
  descricao: 'médica com a verificação pendente',
  usuario: usuario({
    id: '77777777-7777-4777-8777-777777777777',
    nome: 'Júlia Amaral Pires',
    email: 'julia@exemplo.com.br',
    cpf: '29537995593',
    telefone: '51987650007',
    data_nascimento: '1991-12-03',
    tipo: 'medico',
    kyc_status: 'pending',
    access_tier: 'blocked',
  }),
  medico: {
    crm: '40123',
    uf: 'RS',
    nome_oficial: 'Júlia Amaral Pires',
    status_crm: 'PENDING',
    especialidades: [],
    endereco_profissional: '',
  },
}

export const LUCIA: Persona = {
  rosto: 'elza',
  descricao: 'administradora',
  usuario: usuario({
    id: '88888888-8888-4888-8888-888888888888',
    nome: 'Lúcia Moreira Campos',
    email: 'lucia@exemplo.com.br',
    cpf: '83469512051',
    telefone: '61987650008',
    data_nascimento: '1972-04-25',
  }),
}

const PACIENTES: readonly Persona[] = [ANA, BRUNO, CARLA, DIEGO]
export const MEDICOS: readonly PersonaMedica[] = [HELENA, IGOR, JULIA]
export const ADMINISTRADORES: readonly Persona[] = [LUCIA]
export const PERSONAS: readonly Persona[] = [...PACIENTES, ...MEDICOS, ...ADMINISTRADORES]
