import type { KycStatusDaConta } from '#domain/acesso/machine.ts'
import type { Acesso, Tier } from '#domain/base/contrato.ts'

/** Everybody the authorisation matrix knows. */
export interface Identidade {
  readonly nome: string
  readonly perfil: {
    readonly tipo: 'paciente' | 'medico'
    readonly tier: Tier
    readonly kyc: KycStatusDaConta
    /** The admin role as the operator granted it, or took it back. */
    readonly admin?: 'ativo' | 'inativo'
  } | null
}

const paciente = (nome: string, tier: Tier, kyc: KycStatusDaConta): Identidade => ({
  nome,
  perfil: { tipo: 'paciente', tier, kyc },
})

export const ANONIMO: Identidade = { nome: 'anônimo', perfil: null }
export const PACIENTE_BLOQUEADO = paciente('paciente bloqueado', 'blocked', 'pending')
export const PACIENTE_RESTRITO = paciente('paciente restrito', 'restricted', 'pending')
export const PACIENTE = paciente('paciente', 'full', 'approved')
export const MEDICO_PENDENTE: Identidade = {
  nome: 'médico pendente',
  perfil: { tipo: 'medico', tier: 'blocked', kyc: 'pending' },
}
export const MEDICO: Identidade = {
  nome: 'médico verificado',
  perfil: { tipo: 'medico', tier: 'full', kyc: 'approved' },
}
export const ADMIN: Identidade = {
  nome: 'admin ativo',
  perfil: { tipo: 'paciente', tier: 'full', kyc: 'approved', admin: 'ativo' },
}
export const ADMIN_INATIVO: Identidade = {
  nome: 'admin inativo',
  perfil: { tipo: 'paciente', tier: 'full', kyc: 'approved', admin: 'inativo' },
}

export const IDENTIDADES: readonly Identidade[] = [
  ANONIMO,
  PACIENTE_BLOQUEADO,
  PACIENTE_RESTRITO,
  PACIENTE,
  MEDICO_PENDENTE,
  MEDICO,
  ADMIN,
  ADMIN_INATIVO,
]

const RANK: Record<Tier, number> = { blocked: 0, restricted: 1, full: 2 }

/** The refusal a declared access means for somebody, whatever they ask for; undefined when they may ask. */
export function recusaDoAcesso(acesso: Acesso, { perfil }: Identidade): string | undefined {
  if (acesso.nivel === 'publico') return undefined
  if (acesso.nivel === 'assinado') return 'assinatura_invalida'
  if (!perfil) return 'nao_autenticado'
  if (acesso.nivel === 'sessao') return undefined
  if (acesso.papeis.includes('admin') && perfil.admin === 'ativo') return undefined
  if (!acesso.papeis.includes(perfil.tipo)) return 'sem_permissao'
  const minimo = (perfil.tipo === 'paciente' && acesso.doPaciente) || acesso.tier
  if (RANK[perfil.tier] >= RANK[minimo]) return undefined
  return perfil.tier === 'blocked' ? 'conta_bloqueada' : 'verificacao_pendente'
}
