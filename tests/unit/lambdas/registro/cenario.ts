import { salvarRegistro } from '#domain/registro/contract.ts'
import { handler as salvar } from '#lambdas/registro/salvar-registro.lambda.ts'
import { HELENA, type Persona } from '#semente/personas.ts'
import { CONSULTA } from '../../../support/consulta.ts'
import { invoke } from '../../../support/invoke.ts'
import { ROTINA } from '../../../support/registro.ts'

/** The doctor saves the record, over this version. */
export const registrar = (quem: Persona = HELENA, dito: Partial<typeof ROTINA> = {}, versao = 0) =>
  invoke(salvar, salvarRegistro, { como: quem, entrada: { id: CONSULTA, versao, ...ROTINA, ...dito } })
