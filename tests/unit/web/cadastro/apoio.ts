import type { Kyc } from '../../../../web/src/features/kyc/kyc.ts'
import type { Perfil } from '../../../../web/src/lib/sessao/perfil.ts'

/** A patient who has just signed up. */
export const PERFIL: Perfil = {
  id: 'u1',
  nome: 'Ana Souza',
  email: 'ana@exemplo.test',
  cpf: '52998224725',
  telefone: '11999998888',
  data_nascimento: '1990-02-01',
  tipo: 'paciente',
  kyc_status: 'pending',
  access_tier: 'blocked',
  email_confirmado: false,
  password_set: true,
  created_at: '2026-11-01T12:00:00.000Z',
  updated_at: '2026-11-01T12:00:00.000Z',
  papeis: ['paciente'],
  etapa_cadastro: 'documento',
}

/** An identity check with nothing sent yet. */
export const KYC: Kyc = {
  current_state: 'draft',
  etapa: 'idle',
  progresso: 0,
  scores: {},
  stepResults: {},
  kyc_status: 'pending',
  access_tier: 'blocked',
  reasons: [],
  passos: [],
  documento: { documento_tipo: null, frente: null, verso: null, frente_basta: false },
  tentativas: { usadas: 0, maximo: 3, proxima_em: null },
  envios: { usados: 0, maximo: 3, proximo_em: null },
}

/** Both sides accepted. */
export const COM_DOCUMENTO: Kyc = {
  ...KYC,
  documento: { documento_tipo: 'RG', frente: 'u1/temp_f.jpg', verso: 'u1/temp_v.jpg', frente_basta: false },
}
