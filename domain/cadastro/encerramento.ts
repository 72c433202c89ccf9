import * as z from 'zod/mini'
import { dataBr } from './campos.ts'

/** Closing an account: what is erased, what the law keeps and until when (architecture §11, estados §1 `closed`). */

/** Typed by the person, so that nobody closes an account by a slip. */
export const PALAVRA_DO_ENCERRAMENTO = 'ENCERRAR'

export const encerramentoEntrada = z.object({
  confirmacao: z.literal(PALAVRA_DO_ENCERRAMENTO, 'Digite ENCERRAR para confirmar.'),
})

const mantidoSchema = z.object({
  o_que: z.string(),
  por_que: z.string(),
  /** Plain date, YYYY-MM-DD. */
  ate: z.string(),
})

/** What the person takes along. */
export const reciboSchema = z.object({
  protocolo: z.string(),
  encerrada_em: z.string(),
  apagado: z.array(z.string()),
  mantido: z.array(mantidoSchema),
  /** False while something is still being erased; it goes on by itself. */
  concluido: z.boolean(),
})
export type Recibo = z.output<typeof reciboSchema>

const APAGADO = [
  'Nome, CPF, data de nascimento, e-mail e telefone do seu perfil',
  'Fotos do seu documento e suas selfies',
  'Resultados da verificação de identidade',
  'Seu login, sua senha e as sessões abertas',
] as const

const ANOS = { prontuario: 20, pagamentos: 5 } as const

export interface Fatos {
  readonly protocolo: string
  /** ISO instant. */
  readonly encerrada_em: string
  /** Newest entry of the medical record, ISO; null when there is none. */
  readonly ultimo_registro: string | null
  readonly houve_pagamento: boolean
  readonly concluido: boolean
}

/** The receipt: every class of data with its law. */
export function reciboDe({ protocolo, encerrada_em, concluido, ...fatos }: Fatos): Recibo {
  const { ultimo_registro, houve_pagamento } = fatos
  const doAcesso = {
    o_que: 'Registro de quem acessou ou alterou seus dados, sem seu nome e seus contatos',
    por_que: 'Faz parte do prontuário e comprova o sigilo (Lei nº 13.787/2018)',
    ate: daquiA(encerrada_em, ANOS.prontuario),
  }
  const doProntuario = ultimo_registro && {
    o_que:
      'Prontuário: consultas, triagens, termos aceitos e documentos médicos, com seu nome, CPF e data de nascimento',
    por_que:
      'A lei manda guardar o prontuário por 20 anos a partir do último registro (Lei nº 13.787/2018, art. 6º)',
    ate: daquiA(ultimo_registro, ANOS.prontuario),
  }
  const dosPagamentos = houve_pagamento && {
    o_que: 'Comprovantes de pagamento',
    por_que: 'Obrigação fiscal (Código Tributário Nacional, arts. 173 e 174)',
    ate: daquiA(encerrada_em, ANOS.pagamentos),
  }
  const mantido = [doProntuario, doAcesso, dosPagamentos].filter((classe) => !!classe)
  return { protocolo, encerrada_em, apagado: [...APAGADO], mantido, concluido }
}

/** The same day so many years later, as a plain date; the day after a 29 February that year does not have. */
function daquiA(iso: string, anos: number): string {
  const dia = `${Number(iso.slice(0, 4)) + anos}${iso.slice(4, 10)}`
  return dataBr(dia) === null ? `${dia.slice(0, 5)}03-01` : dia
}

/** The profile that is left: it names nobody and may do nothing. */
export const PERFIL_ENCERRADO = {
  nome: 'Conta encerrada',
  email: '',
  cpf: '',
  telefone: '',
  data_nascimento: '',
  kyc_status: 'rejected',
  access_tier: 'blocked',
  email_confirmado: false,
  password_set: false,
} as const
