import type { ConsultaVista } from '#domain/consulta/vista.ts'
import type { Perfil } from '../../../../web/src/lib/sessao/perfil.ts'

export const ID = 'c0000000-0000-4000-8000-000000000001'

export const vista = (dados: Partial<ConsultaVista> = {}): ConsultaVista => ({
  id: ID,
  paciente_id: 'ana',
  assigned_to: 'helena',
  status: 'in_progress',
  especialidade_sugerida: 'cardiologia',
  triagem_resumo_ia: '',
  triagem_conf_ia: 0.8,
  red_flag: false,
  room_url: `https://acolhe.app/chamada/${ID}`,
  created_at: '2026-11-21T12:00:00.000Z',
  started_at: '2026-11-21T12:30:00.000Z',
  updated_at: '2026-11-21T12:30:00.000Z',
  medico: { nome_oficial: 'Helena Prado', crm: '123456', uf: 'SP', especialidade: null, last_seen_at: null },
  paciente: null,
  ...dados,
})

export const paraMedica = (dados: Partial<ConsultaVista> = {}): ConsultaVista =>
  vista({
    host_url: `https://acolhe.app/chamada/${ID}`,
    paciente: { nome: 'Ana Beatriz', telefone: '11987650001' },
    ...dados,
  })

export const perfil = (id: 'ana' | 'helena' | 'outra'): Perfil => ({
  id,
  nome: id,
  email: `${id}@exemplo.test`,
  cpf: '12345678909',
  telefone: '11999998888',
  data_nascimento: '1990-02-01',
  tipo: id === 'helena' ? 'medico' : 'paciente',
  kyc_status: 'approved',
  access_tier: 'full',
  email_confirmado: true,
  password_set: true,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
  papeis: [id === 'helena' ? 'medico' : 'paciente'],
  etapa_cadastro: 'completo',
})
