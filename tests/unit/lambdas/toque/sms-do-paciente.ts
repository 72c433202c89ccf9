import { afterAll, beforeAll, beforeEach, vi } from 'vitest'
import { ligarSms, pedirCodigoDoSms } from '#domain/toque/contract.ts'
import { handler as ligar } from '#lambdas/toque/ligar-sms.lambda.ts'
import { handler as pedir } from '#lambdas/toque/pedir-codigo-do-sms.lambda.ts'
import { ANA, BRUNO, HELENA, type Persona } from '#semente/personas.ts'
import { invoke } from '../../../support/invoke.ts'
import { segredosVivos } from '../../../support/pool-vivo.ts'
import { codigoPorSms, COM_SMS, smsVivo } from '../../../support/sms.ts'
import { itemsOf } from '../../../support/table.ts'
import { tabelaViva } from '../../../support/tabela-viva.ts'

/** A patient's telephone at a service that sends texts, for the operations that turn them on and off. */
export function cenaDoSms() {
  let telefones: Awaited<ReturnType<typeof smsVivo>>
  beforeAll(async () => {
    telefones = await smsVivo()
  })
  afterAll(async () => {
    await telefones.fechar()
  })
  beforeEach(() => {
    tabelaViva(itemsOf(ANA, BRUNO, HELENA))
    segredosVivos()
    vi.stubEnv('AWS_ENDPOINT_URL_PINPOINT_SMS_VOICE_V2', telefones.url)
    vi.stubEnv('SMS', COM_SMS)
    telefones.passar()
  })
  return {
    pedir: (como: Persona = ANA) => invoke(pedir, pedirCodigoDoSms, { como }),
    ligar: (codigo: string, como: Persona = ANA) => invoke(ligar, ligarSms, { como, entrada: { codigo } }),
    codigo: ({ usuario }: Persona = ANA) => codigoPorSms(telefones.url, usuario.telefone),
    enviados: ({ usuario }: Persona = ANA) => telefones.enviados(usuario.telefone),
    recusar: ({ usuario }: Persona) => telefones.recusar(usuario.telefone),
    passar: () => telefones.passar(),
  }
}
