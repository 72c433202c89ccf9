import * as z from 'zod/mini'

/** Why a doctor gives a consultation back to the queue, in the order the room offers it. */
export const MOTIVOS_DE_DEVOLVER = {
  outra_area: 'O caso é de outra especialidade',
  indisponivel: 'Preciso me ausentar agora',
  falha_tecnica: 'Falha técnica do meu lado',
  impedimento: 'Impedimento ético ou pessoal com o paciente',
} as const
export type MotivoDeDevolver = keyof typeof MOTIVOS_DE_DEVOLVER
export const MOTIVOS_DE_DEVOLVER_IDS = Object.keys(MOTIVOS_DE_DEVOLVER) as [
  MotivoDeDevolver,
  ...MotivoDeDevolver[],
]

/** Every reason a consultation returned for, as a colleague reads it in the record (estados §2–3). */
export const DEVOLUCOES = {
  outra_area: 'O médico considerou que o caso é de outra especialidade.',
  indisponivel: 'O médico precisou se ausentar.',
  falha_tecnica: 'Falha técnica do lado do médico.',
  impedimento: 'O médico declarou impedimento ético ou pessoal.',
  medico_ausente: 'O médico ficou fora da sala mais tempo do que o permitido.',
  crm_suspenso: 'O registro do médico deixou de estar ativo.',
  medico_bloqueado: 'O médico deixou de atender na plataforma.',
} as const satisfies Record<MotivoDeDevolver | 'medico_ausente' | 'crm_suspenso' | 'medico_bloqueado', string>
export type MotivoDaDevolucao = keyof typeof DEVOLUCOES

/** Longest note a doctor leaves with an exit, characters. */
export const LIMITE_DA_ANOTACAO = 500

/** Note a doctor may add for the record when ending without care; blank means none. */
export const anotacaoEntrada = z.optional(
  z.pipe(
    z
      .string('Escreva a anotação em texto.')
      .check(z.maxLength(LIMITE_DA_ANOTACAO, `Use até ${LIMITE_DA_ANOTACAO} caracteres na anotação.`)),
    z.transform((texto) => texto.trim() || undefined),
  ),
)

/** One return to the queue, as the record keeps it. */
export const devolucaoSchema = z.object({
  em: z.string(),
  medico_id: z.string(),
  motivo: z.enum(Object.keys(DEVOLUCOES) as [MotivoDaDevolucao, ...MotivoDaDevolucao[]]),
  anotacao: z.optional(z.string()),
})
export type Devolucao = z.output<typeof devolucaoSchema>

/** The reason and note a doctor states with 'Devolver à fila'. */
export interface DevolucaoDita {
  readonly motivo: MotivoDeDevolver
  readonly anotacao?: string | undefined
}

/** Whether it was given back by this doctor, the last time they had it, because they may not attend this patient. */
export const declarouImpedimento = (
  { devolucoes = [] }: { readonly devolucoes?: readonly Devolucao[] | undefined },
  medico_id: string,
): boolean => devolucoes.findLast((devolucao) => devolucao.medico_id === medico_id)?.motivo === 'impedimento'
