import * as z from 'zod/mini'
import * as DIAS from '../base/retencao-dias.ts'
import { emAnos } from '../base/retencao.ts'
import { dataBr } from '../base/campos.ts'

/** Closing an account: what is erased, what the law keeps and until when (estados §1, `closed`). */

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

/** Of a patient without a medical record; else it is part of the record. */
const FICHA_APAGADA = 'Sua ficha de saúde, se você a preencheu'

/** A doctor's documents refer to their registration. */
const APAGADO_DO_MEDICO = [
  'CPF, data de nascimento, e-mail e telefone do seu perfil',
  ...APAGADO.slice(1),
  'Especialidades, dados fiscais, endereço profissional e conta de recebimento',
] as const

interface Fatos {
  readonly tipo: 'paciente' | 'medico'
  readonly protocolo: string
  /** ISO instant. */
  readonly encerrada_em: string
  /** Newest entry of the medical record, ISO; null when there is none. */
  readonly ultimo_registro: string | null
  readonly houve_pagamento: boolean
  /** They answered for somebody, whose record says so. */
  readonly houve_dependente?: boolean | undefined
  readonly concluido: boolean
}

/** The receipt: every class of data with its law. */
export function reciboDe({ protocolo, encerrada_em, concluido, ...fatos }: Fatos): Recibo {
  const { tipo, ultimo_registro, houve_pagamento, houve_dependente } = fatos
  const medico = tipo === 'medico'
  const doAcesso = {
    o_que: 'Registro de quem acessou ou alterou seus dados, sem seu nome e seus contatos',
    por_que: 'Faz parte do prontuário e comprova o sigilo (Lei nº 13.787/2018)',
    ate: daquiA(encerrada_em, emAnos(DIAS.prontuario)),
  }
  const doProntuario = ultimo_registro && {
    o_que: medico
      ? 'Prontuários que você escreveu e documentos que você assinou, com seu nome e CRM'
      : 'Prontuário: consultas, triagens, ficha de saúde, termos aceitos e documentos médicos, com seu nome, CPF e data de nascimento',
    por_que: `A lei manda guardar o prontuário por ${emAnos(DIAS.prontuario)} anos a partir do último registro (Lei nº 13.787/2018, art. 6º)`,
    ate: daquiA(ultimo_registro, emAnos(DIAS.prontuario)),
  }
  const dosDependentes = houve_dependente && {
    o_que: 'Nome, CPF e data de nascimento dos seus dependentes, e a sua declaração de responsabilidade',
    por_que: 'Faz parte do prontuário deles (Lei nº 13.787/2018)',
    ate: daquiA(encerrada_em, emAnos(DIAS.prontuario)),
  }
  const dosPagamentos = houve_pagamento && {
    o_que: medico
      ? 'Repasses recebidos e recibos das suas consultas, com seu nome, CPF e CRM'
      : 'Comprovantes de pagamento',
    por_que: 'Obrigação fiscal (Código Tributário Nacional, arts. 173 e 174)',
    ate: daquiA(encerrada_em, emAnos(DIAS.pagamento)),
  }
  const mantido = [doProntuario, dosDependentes, doAcesso, dosPagamentos].filter((classe) => !!classe)
  const doPaciente = ultimo_registro === null ? [...APAGADO, FICHA_APAGADA] : [...APAGADO]
  const apagado = medico ? [...APAGADO_DO_MEDICO] : doPaciente
  return { protocolo, encerrada_em, apagado, mantido, concluido }
}

/** The same day this many years later, as a plain date; 1 March when that year has no 29 February. */
function daquiA(iso: string, anos: number): string {
  const dia = `${Number(iso.slice(0, 4)) + anos}${iso.slice(4, 10)}`
  return dataBr(dia) === null ? `${dia.slice(0, 5)}03-01` : dia
}

/** What is left of the profile: it names nobody and allows nothing. */
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
