import type { Alegacao } from '#domain/base/alegacoes.ts'

/** The claims this build may make: those the stage's settings prove (lib/estagios.ts), written in by the build. */
declare const ALEGACOES_LIGADAS: readonly Alegacao[]

export const TEXTOS_DAS_ALEGACOES = {
  agencia: 'Licenciado e regulamentado pela agência nacional de saúde.',
  nota: '4,9/5',
  ponta_a_ponta: 'Criptografia de ponta a ponta',
  tempo_medio: '15 min',
  crm_da_equipe: '✓ CRM Verificado',
  depoimentos: 'Quem já foi acolhido',
} as const satisfies Record<Alegacao, string>

/** The text of a claim where it may be made, else nothing. */
export const alegar = (nome: Alegacao): string | undefined =>
  ALEGACOES_LIGADAS.includes(nome) ? TEXTOS_DAS_ALEGACOES[nome] : undefined

/** The doctors and testimonials of the page are drawn from imagination, and the page says so. */
export const AVISO_DE_EXEMPLO = 'Perfis e depoimentos ilustrativos.'
